// How turns find me while I do not look: devices, e-mail, webhooks, and when

import type { NoticesState, NoticeWishes } from "@genepool/wire"
import { useCallback, useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { ApiProblem, problemKey, request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Channels } from "./channels.tsx"
import { NoticeTimes } from "./notice-times.tsx"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"
import {
  type DeviceState,
  deviceState,
  forgetThisDevice,
  nameThisDeviceAgain,
  tellThisDevice,
} from "./this-device.ts"
import { WebhookForm } from "./webhook-form.tsx"
import "./notices.css"

interface Props extends PageProps {
  readonly hasAccount: boolean
}

export function Notices({ preferences, say, hasAccount }: Props) {
  const [state, setState] = useState<NoticesState | null>(null)
  const [device, setDevice] = useState<DeviceState>("unable")
  const acting = useAct(undefined, (error) =>
    // Why stands beside the channel
    error instanceof ApiProblem && error.undelivered !== null ? "notices.untested" : problemKey(error),
  )
  const look = useCallback(async () => {
    const found = await request<NoticesState>("GET", "/me/notices")
    setDevice(await deviceState(found.pushKey))
    setState(found)
  }, [])
  useEffect(() => {
    request<NoticesState>("GET", "/me/notices")
      .then(({ pushKey }) => nameThisDeviceAgain(pushKey).catch(() => undefined))
      .then(look)
      .catch(() => undefined)
  }, [look])
  const isKnown = state !== null
  // Whoever comes for them need not look for them
  useEffect(() => {
    if (isKnown && location.hash === "#notices") document.querySelector("#notices")?.scrollIntoView()
  }, [isKnown])
  if (state === null) return null
  const { wishes, channels, mail, webhooks, pushKey } = state
  const act = (work: () => Promise<unknown>, done?: Parameters<typeof acting.act>[1]) =>
    acting.act(work, done).then(look)
  const save = (wish: NoticeWishes) => act(() => request("PUT", "/me/notices", wish), "notices.saved")
  // With the first channel one's own time zone and language are meant
  const here = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: preferences.locale }
  const begin = async (work: () => Promise<unknown>) => {
    await work()
    if (channels.length === 0) await request("PUT", "/me/notices", { ...wishes, ...here })
  }
  const button = (label: string, work: () => Promise<unknown>) => (
    <button
      type="button"
      className="button"
      disabled={acting.isBusy}
      onClick={() => void act(() => begin(work))}
    >
      {label}
    </button>
  )
  const hasMail = channels.some(({ kind }) => kind === "mail")
  return (
    <div id="notices" className="notices">
      <Part title={say("notices.title")} about={say("notices.about")}>
        {device === "unable" && <p className="option-about">{say("notices.device.unable")}</p>}
        {device === "denied" && <p role="status">{say("notices.device.denied")}</p>}
        <div className="account-row">
          {device === "off" && button(say("notices.device.on"), () => tellThisDevice(pushKey))}
          {mail === "ready" &&
            !hasMail &&
            button(say("notices.mail.on"), () => request("POST", "/me/notices/mail"))}
        </div>
        {mail === "noAddress" && (
          <p className="option-about">
            {say(hasAccount ? "notices.mail.noAddress" : "notices.mail.noAccount")}
          </p>
        )}
        {mail === "unable" && <p className="option-about">{say("notices.mail.unable")}</p>}
        {!hasAccount && !webhooks && <p className="option-about">{say("notices.webhook.noAccount")}</p>}
        <Channels
          channels={channels}
          isBusy={acting.isBusy}
          locale={preferences.locale}
          say={say}
          onTest={(id) =>
            void act(() => request("POST", `/me/notices/channels/${id}/test`), "notices.tested")
          }
          onSwitchOn={(id) => void act(() => request("POST", `/me/notices/channels/${id}/on`))}
          onRemove={({ id, current }) =>
            void act(async () => {
              if (current) await forgetThisDevice()
              await request("DELETE", `/me/notices/channels/${id}`)
            })
          }
        />
        <Outcome acting={acting} say={say} />
        {webhooks && <WebhookForm say={say} onAdd={(add) => begin(add).then(look)} />}
        {channels.length > 0 && (
          <NoticeTimes
            key={JSON.stringify(wishes)}
            wishes={wishes}
            locale={preferences.locale}
            kinds={[...new Set(channels.map(({ kind }) => kind))]}
            isBusy={acting.isBusy}
            say={say}
            onSave={(wish) => void save(wish)}
          />
        )}
      </Part>
    </div>
  )
}
