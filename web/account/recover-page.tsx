// Back into one's account: by a code that was written down, by a letter, or by the link in it

import type { KeptFor } from "@genepool/wire"
import { type FormEvent, useEffect, useState } from "react"
import { goTo, useFragment } from "../app/address.ts"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { request } from "../online/api.ts"
import { refreshMyTables } from "../online/my-tables.ts"
import "../new-table/new-table.css"
import "../online/online.css"
import "../settings/settings.css"
import "./account.css"
import { type Acting, useAct } from "./act.ts"
import { LabelledField } from "./labelled-field.tsx"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"
import { PasswordField } from "./password-field.tsx"

/** Whoever is in again sees their account. */
async function comeBack(acting: Acting, path: string, body: object): Promise<void> {
  if (!(await acting.act(() => request("POST", path, body)))) return
  refreshMyTables()
  goTo("/settings", { replace: true })
}

export default function RecoverPage({ preferences, say }: PageProps) {
  const token = useFragment()
  useTitle(say("recover.title"), say("app.name"))
  return (
    <div className="settings">
      <h1>{say("recover.title")}</h1>
      {token === "" ? (
        <>
          <ByCode say={say} />
          <ByLetter preferences={preferences} say={say} />
        </>
      ) : (
        <ByLink token={token} say={say} />
      )}
    </div>
  )
}

function ByLink({ token, say }: { readonly token: string; readonly say: PageProps["say"] }) {
  const [password, setPassword] = useState("")
  const acting = useAct()
  return (
    <Part heading="h2" title={say("recover.link.title")} about={say("recover.others")}>
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault()
          void comeBack(acting, "/me/recover/link", { token, password })
        }}
      >
        <PasswordField label={say("account.password.new")} isNew value={password} set={setPassword} />
        <button type="submit" className="button" data-kind="main" disabled={acting.isBusy}>
          {say("recover.enter")}
        </button>
      </form>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}

function ByCode({ say }: { readonly say: PageProps["say"] }) {
  const [name, setName] = useState("")
  const [code, setCode] = useState("")
  const [password, setPassword] = useState("")
  const acting = useAct()
  const recover = (event: FormEvent) => {
    event.preventDefault()
    void comeBack(acting, "/me/recover/code", { name, code, password })
  }
  return (
    <Part heading="h2" title={say("recover.code.title")} about={say("recover.others")}>
      <form className="name-form" onSubmit={recover}>
        <LabelledField
          label={say("account.name")}
          required
          maxLength={100}
          autoComplete="username"
          value={name}
          set={setName}
        />
        <LabelledField
          label={say("recover.code")}
          className="field code-field"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          set={setCode}
        />
        <PasswordField label={say("account.password.new")} isNew value={password} set={setPassword} />
        <button type="submit" className="button" data-kind="main" disabled={acting.isBusy}>
          {say("recover.enter")}
        </button>
      </form>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}

function ByLetter({ preferences: { locale }, say }: PageProps) {
  const [who, setWho] = useState("")
  const [letters, setLetters] = useState<boolean | null>(null)
  const acting = useAct()
  useEffect(() => {
    request<KeptFor>("GET", "/kept").then(
      (kept) => setLetters(kept.letters),
      () => undefined,
    )
  }, [])
  if (letters === null) return null
  if (!letters) return <p className="option-about">{say("recover.noLetters")}</p>
  return (
    <Part heading="h2" title={say("recover.letter.title")} about={say("recover.letter.about")}>
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault()
          void acting.act(() => request("POST", "/me/recover/letter", { who, locale }), "recover.letter.sent")
        }}
      >
        <LabelledField
          label={say("recover.letter.who")}
          required
          maxLength={254}
          autoComplete="username"
          value={who}
          set={setWho}
        />
        <button type="submit" className="button" disabled={acting.isBusy}>
          {say("recover.letter.send")}
        </button>
      </form>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}
