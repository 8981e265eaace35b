// An address of one's own that is called; what its messages are signed with is shown once

import type { NewWebhook, WebhookShape } from "@genepool/wire"
import { type FormEvent, useId, useState } from "react"
import { ApiProblem, problemKey, request } from "../online/api.ts"
import type { AppSay } from "../text/index.ts"
import { useAct } from "./act.ts"
import { Fold } from "./fold.tsx"
import { Outcome } from "./outcome.tsx"

interface Props {
  readonly say: AppSay
  readonly onAdd: (add: () => Promise<unknown>) => Promise<unknown>
}

/** What is wrong with the address, and what would be right. */
function webhookProblem(error: unknown): Parameters<AppSay>[0] {
  const undelivered = error instanceof ApiProblem ? error.undelivered : null
  return undelivered === null ? problemKey(error) : `notices.undelivered.${undelivered.why}`
}

const shapes: readonly WebhookShape[] = ["plain", "discord", "slack"]

export function WebhookForm({ say, onAdd }: Props) {
  const id = useId()
  const [url, setUrl] = useState("")
  const [shape, setShape] = useState<WebhookShape>("plain")
  const [secret, setSecret] = useState<string | null>(null)
  const acting = useAct(undefined, webhookProblem)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const call = async () => {
      const made = await request<NewWebhook>("POST", "/me/notices/webhook", { url, shape })
      setSecret(made.secret)
    }
    if (await acting.act(() => onAdd(call))) setUrl("")
  }
  return (
    <Fold label={say("notices.webhook.add")}>
      <p className="option-about">{say("notices.webhook.about")}</p>
      <form className="name-form" onSubmit={(event) => void add(event)}>
        <label htmlFor={`${id}url`}>{say("notices.webhook.url")}</label>
        <input
          id={`${id}url`}
          className="field"
          type="url"
          maxLength={1000}
          required
          placeholder="https://"
          autoComplete="off"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <label htmlFor={`${id}shape`}>{say("notices.webhook.shape")}</label>
        <select
          id={`${id}shape`}
          className="field"
          value={shape}
          onChange={({ target }) => setShape(target.value as WebhookShape)}
        >
          {shapes.map((one) => (
            <option key={one} value={one}>
              {say(`notices.webhook.${one}`)}
            </option>
          ))}
        </select>
        <button type="submit" className="button" disabled={acting.isBusy || url === ""}>
          {say("notices.webhook.save")}
        </button>
      </form>
      {secret !== null && (
        <div className="fresh-codes" role="status">
          <p>{say("notices.webhook.secret")}</p>
          <code>{secret}</code>
        </div>
      )}
      <Outcome acting={acting} say={say} />
    </Fold>
  )
}
