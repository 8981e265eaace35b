// By name and password, new or known; or by a passkey, new or known

import type { Entered, Player } from "@genepool/wire"
import { useState } from "react"
import { Icon } from "../app/icons.tsx"
import { problemWithName, request } from "../online/api.ts"
import type { AppSay } from "../text/index.ts"
import { useAct } from "./act.ts"
import { LabelledField } from "./labelled-field.tsx"
import { Outcome } from "./outcome.tsx"
import { enterWithPasskey, hasPasskeys, registerWithPasskey } from "./passkey.ts"

interface Props {
  readonly say: AppSay
  /** With recovery codes, where there is nothing else to come back by. */
  readonly onIn: (player: Player, codes: readonly string[] | null) => void
}

export function Door({ say, onIn }: Props) {
  const [name, setName] = useState("")
  const [password, setPassword] = useState("")
  const acting = useAct("account.passkey.failed", problemWithName)
  const enter = (how: "register" | "sign-in") =>
    acting.act(async () => {
      onIn((await request<Entered>("POST", `/me/${how}`, { name, password })).player, null)
    })
  const withPasskey = () => acting.act(async () => onIn(await enterWithPasskey(), null))
  const newPasskey = () =>
    acting.act(async () => {
      const { player, recoveryCodes } = await registerWithPasskey(name)
      onIn(player, recoveryCodes)
    })
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
        void enter(button?.value === "register" ? "register" : "sign-in")
      }}
    >
      <LabelledField
        label={say("account.name")}
        required
        maxLength={100}
        autoComplete="username"
        value={name}
        set={setName}
      />
      <LabelledField
        label={say("account.password")}
        type="password"
        required
        minLength={8}
        maxLength={128}
        autoComplete="current-password"
        value={password}
        set={setPassword}
      />
      <Outcome acting={acting} say={say} />
      <div className="branch-row">
        <button type="submit" className="button" data-kind="main" value="register" disabled={acting.isBusy}>
          {say("account.register")}
        </button>
        <button type="submit" className="button" value="sign-in" disabled={acting.isBusy}>
          {say("account.signIn")}
        </button>
      </div>
      {hasPasskeys() && (
        <>
          <p className="option-about">{say("account.passkey.alone")}</p>
          <div className="branch-row">
            <button
              type="button"
              className="button"
              disabled={acting.isBusy || name.trim() === ""}
              onClick={() => void newPasskey()}
            >
              <Icon shape="key" />
              {say("account.passkey.signUp")}
            </button>
            <button
              type="button"
              className="button"
              disabled={acting.isBusy}
              onClick={() => void withPasskey()}
            >
              <Icon shape="key" />
              {say("account.passkey.signIn")}
            </button>
          </div>
        </>
      )}
      <a href="/recover">{say("account.forgot")}</a>
    </form>
  )
}
