// Codes that let their owner back in: shown once, to be written down

import type { NewRecoveryCodes } from "@genepool/wire"
import { type FormEvent, type ReactNode, useState } from "react"
import { request } from "../online/api.ts"
import type { AppSay } from "../text/index.ts"
import { useAct } from "./act.ts"
import { Fold } from "./fold.tsx"
import { Outcome } from "./outcome.tsx"
import { Part, type PartProps } from "./part.tsx"
import { PasswordField } from "./password-field.tsx"

export function RecoveryCodes({ account, refresh, say }: PartProps) {
  const [password, setPassword] = useState("")
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const acting = useAct()
  const draw = async (event: FormEvent) => {
    event.preventDefault()
    const body = account.password ? { password } : {}
    await acting.act(async () => {
      setCodes((await request<NewRecoveryCodes>("POST", "/me/recovery-codes", body)).codes)
    })
    setPassword("")
    refresh()
  }
  return (
    <Part title={say("account.codes.title")} about={say("account.codes.about")}>
      <p>{say("account.codes.left", { count: account.recoveryCodes })}</p>
      {codes === null ? (
        <Asked label={say("account.codes.draw")} isFolded={account.password}>
          <form className="name-form" onSubmit={(event) => void draw(event)}>
            {account.password && (
              <PasswordField label={say("account.password.now")} value={password} set={setPassword} />
            )}
            <button type="submit" className="button" disabled={acting.isBusy}>
              {say(account.password ? "account.codes.show" : "account.codes.draw")}
            </button>
          </form>
        </Asked>
      ) : (
        <FreshCodes codes={codes} say={say} onKept={() => setCodes(null)} />
      )}
      <Outcome acting={acting} say={say} />
    </Part>
  )
}

/** Where nothing has to be filled in, there is nothing to fold. */
function Asked({
  label,
  isFolded,
  children,
}: {
  readonly label: string
  readonly isFolded: boolean
  readonly children: ReactNode
}) {
  return isFolded ? <Fold label={label}>{children}</Fold> : children
}

interface FreshProps {
  readonly codes: readonly string[]
  readonly say: AppSay
  readonly onKept: () => void
}

export function FreshCodes({ codes, say, onKept }: FreshProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Genepool, ${location.host}\n\n${codes.join("\n")}\n`)}`
  return (
    <div className="fresh-codes">
      <p role="status">{say("account.codes.shown")}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-row">
        <a className="button" href={file} download="genepool-codes.txt">
          {say("account.codes.save")}
        </a>
        <button type="button" className="button" data-kind="main" onClick={onKept}>
          {say("account.codes.kept")}
        </button>
      </div>
    </div>
  )
}
