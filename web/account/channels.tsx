// The channels that I am told by: each can be tried, switched on again, and removed

import type { Locale } from "@genepool/engine"
import type { Channel } from "@genepool/wire"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly channels: readonly Channel[]
  readonly isBusy: boolean
  readonly locale: Locale
  readonly say: AppSay
  readonly onTest: (id: string) => void
  readonly onSwitchOn: (id: string) => void
  readonly onRemove: (channel: Channel) => void
}

export function Channels({ channels, isBusy, locale, say, onTest, onSwitchOn, onRemove }: Props) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
  const nameOf = ({ kind, name, current }: Channel) => {
    if (current) return say("account.sessions.this")
    if (kind === "mail") return say("account.email.title")
    return name === "" ? say("account.sessions.unknown") : name
  }
  const names = channels.map(nameOf)
  const toTheSecond = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" })
  /** What has the same name is told apart by when it was added. */
  const fullNameOf = (channel: Channel) => {
    const name = nameOf(channel)
    return names.filter((other) => other === name).length === 1
      ? name
      : say("account.bots.of", { name, date: toTheSecond.format(channel.createdAt) })
  }
  if (channels.length === 0) return null
  return (
    <ul className="account-list notice-channels">
      {channels.map((channel) => {
        const { id, off, sentAt, failing } = channel
        const name = fullNameOf(channel)
        const sent =
          sentAt === null ? say("notices.sent.never") : say("notices.sent", { date: date.format(sentAt) })
        return (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <small>{off === null ? sent : say(`notices.off.${off}`)}</small>
              {failing !== null && (
                <small className="notice-failing">
                  {off === null && say("notices.failing", { date: date.format(failing.since) })}{" "}
                  {say(`notices.undelivered.${failing.why}`, { status: failing.status ?? 0 })}
                </small>
              )}
            </span>
            <span className="notice-buttons">
              <button
                type="button"
                className="button"
                data-kind="small"
                disabled={isBusy}
                aria-label={say(off === null ? "notices.test.name" : "notices.again.name", { name })}
                onClick={() => (off === null ? onTest(id) : onSwitchOn(id))}
              >
                {say(off === null ? "notices.test" : "notices.again")}
              </button>
              <button
                type="button"
                className="button"
                data-kind="small"
                disabled={isBusy}
                aria-label={say("notices.remove.name", { name })}
                onClick={() => onRemove(channel)}
              >
                {say("notices.remove")}
              </button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
