// Who I am on this server: a guest who may register and keep everything, or somebody who comes back

import { useEffect, useId, useState } from "react"
import type { HouseSay } from "../text/index.ts"
import { hasServer, type Player, request, whoAmI } from "./api.ts"
import "./online.css"

export default function Account({ say }: { readonly say: HouseSay }) {
  const id = useId()
  const [me, setMe] = useState<Player | null | undefined>(undefined)
  const [name, setName] = useState("")
  const [password, setPassword] = useState("")
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    hasServer()
      .then((there) => (there ? whoAmI().then(setMe) : undefined))
      .catch(() => undefined)
  }, [])
  if (me === undefined) return null
  const enter = async (how: "register" | "sign-in") => {
    try {
      const { player } = await request<{ player: Player }>("POST", `/me/${how}`, { name, password })
      setMe(player)
      setProblem(null)
      setPassword("")
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const leave = async () => {
    await request("POST", "/me/sign-out", {})
    setMe(null)
  }
  return (
    <section className="account" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{say("account.title")}</h2>
      <p>{me === null ? say("account.nobody") : say("account.me", { name: me.name, kind: me.kind })}</p>
      {me?.kind === "member" ? (
        <button type="button" className="button" onClick={() => void leave()}>
          {say("account.signOut")}
        </button>
      ) : (
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
              {problem}
            </p>
          )}
          <div className="branch-row">
            <button type="submit" className="button" data-kind="main" value="register">
              {say("account.register")}
            </button>
            <button type="submit" className="button" value="sign-in">
              {say("account.signIn")}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}
