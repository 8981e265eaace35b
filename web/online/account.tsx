// Who I am on this server: a guest who may register and keep everything, or somebody who comes back

import { useEffect, useId, useState } from "react"
import { Confirm } from "../house/confirm.tsx"
import { Icon } from "../house/icons.tsx"
import type { PageProps } from "../house/page.ts"
import { ApiProblem, hasServer, type Player, problemWithName, request, whoAmI } from "./api.ts"
import { refreshMyTables } from "./my-tables.ts"
import "./online.css"
import { enterWithPasskey, hasPasskeys } from "./passkey.ts"
import { Passkeys } from "./passkeys.tsx"

export default function Account({ preferences, say }: PageProps) {
  const id = useId()
  const [me, setMe] = useState<Player | null | undefined>(undefined)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    hasServer()
      .then((there) => (there ? whoAmI().then(setMe) : undefined))
      .catch(() => undefined)
  }, [])
  if (me === undefined) return null
  const become = (player: Player | null) => {
    setMe(player)
    refreshMyTables()
  }
  const signOut = (everywhere: boolean) =>
    request("POST", "/me/sign-out", { everywhere }).then(
      () => become(null),
      () => undefined,
    )
  const remove = () =>
    request("DELETE", "/me").then(
      () => become(null),
      () => undefined,
    )
  return (
    <section className="account" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{say("account.title")}</h2>
      <p>{me === null ? say("account.nobody") : say("account.me", { name: me.name, kind: me.kind })}</p>
      {me?.kind !== "member" && <Door say={say} onIn={become} />}
      {me?.kind === "member" && <Passkeys preferences={preferences} say={say} />}
      {me !== null && (
        <div className="account-row">
          <a className="button" href={`/player/${me.id}`}>
            {say("account.profile")}
          </a>
          {me.kind === "member" && (
            <>
              <button type="button" className="button" onClick={() => void signOut(false)}>
                {say("account.signOut")}
              </button>
              <button type="button" className="button" onClick={() => void signOut(true)}>
                {say("account.everywhere")}
              </button>
            </>
          )}
          <button type="button" className="button" onClick={() => setLeaving(true)}>
            {say("account.delete")}
          </button>
        </div>
      )}
      {isLeaving && (
        <Confirm
          question={say("account.delete.sure")}
          yes={say("account.delete")}
          say={say}
          answer={(yes) => {
            setLeaving(false)
            if (yes) void remove()
          }}
        />
      )}
    </section>
  )
}

interface DoorProps {
  readonly say: PageProps["say"]
  readonly onIn: (player: Player) => void
}

/** By name and password, new or known; or by a passkey. */
function Door({ say, onIn }: DoorProps) {
  const id = useId()
  const [name, setName] = useState("")
  const [password, setPassword] = useState("")
  const [problem, setProblem] = useState<Parameters<typeof say>[0] | null>(null)
  const enter = async (how: "register" | "sign-in") => {
    try {
      onIn((await request<{ player: Player }>("POST", `/me/${how}`, { name, password })).player)
    } catch (error) {
      setProblem(problemWithName(error))
    }
  }
  const withPasskey = async () => {
    try {
      onIn(await enterWithPasskey())
    } catch (error) {
      setProblem(error instanceof ApiProblem ? problemWithName(error) : "account.passkey.failed")
    }
  }
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
        void enter(button?.value === "register" ? "register" : "sign-in")
      }}
    >
      <label htmlFor={`${id}name`}>{say("account.name")}</label>
      <input
        id={`${id}name`}
        className="field"
        required
        autoComplete="username"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}password`}>{say("account.password")}</label>
      <input
        id={`${id}password`}
        className="field"
        type="password"
        required
        minLength={8}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {problem !== null && (
        <p className="new-table-problem" role="alert">
          {say(problem)}
        </p>
      )}
      <div className="branch-row">
        <button type="submit" className="button" data-kind="main" value="register">
          {say("account.register")}
        </button>
        <button type="submit" className="button" value="sign-in">
          {say("account.signIn")}
        </button>
        {hasPasskeys() && (
          <button type="button" className="button" onClick={() => void withPasskey()}>
            <Icon shape="key" />
            {say("account.passkey.signIn")}
          </button>
        )}
      </div>
    </form>
  )
}
