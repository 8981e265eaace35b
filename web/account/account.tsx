// Who I am on this server: a guest who may register and keep everything, or somebody who comes back

import type { AccountState, Player } from "@genepool/wire"
import { useCallback, useEffect, useId, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { hasServer, request, whoAmI } from "../online/api.ts"
import { refreshMyTables } from "../online/my-tables.ts"
import "../new-table/new-table.css"
import "../online/online.css"
import "./account.css"
import { BotKeys } from "./bot-keys.tsx"
import { Door } from "./door.tsx"
import { Email } from "./email.tsx"
import { MyData } from "./my-data.tsx"
import { Notices } from "./notices.tsx"
import { Passkeys } from "./passkeys.tsx"
import { Password } from "./password.tsx"
import { FreshCodes, RecoveryCodes } from "./recovery-codes.tsx"
import { Sessions } from "./sessions.tsx"
import { Vacation } from "./vacation.tsx"

export default function Account({ preferences, say }: PageProps) {
  const id = useId()
  const [me, setMe] = useState<Player | null | undefined>(undefined)
  const [account, setAccount] = useState<AccountState | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = useCallback(
    () =>
      request<AccountState>("GET", "/me/account").then(setAccount, () => {
        setAccount(null)
      }),
    [],
  )
  useEffect(() => {
    hasServer()
      .then((there) => (there ? whoAmI().then(setMe) : undefined))
      .catch(() => undefined)
  }, [])
  const kind = me?.kind
  useEffect(() => {
    setAccount(null)
    if (kind === "member") void refresh()
  }, [kind, refresh])
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
  const part = { preferences, say }
  return (
    <section className="account" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{say("account.title")}</h2>
      <p>{me === null ? say("account.nobody") : say("account.me", { name: me.name, kind: me.kind })}</p>
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
        </div>
      )}
      {codes !== null && <FreshCodes codes={codes} say={say} onKept={() => setCodes(null)} />}
      {me?.kind !== "member" && (
        <Door
          say={say}
          onIn={(player, fresh) => {
            setCodes(fresh)
            become(player)
          }}
        />
      )}
      {me !== null && (
        <Notices key={`${me.id} ${me.kind} ${account?.email}`} {...part} hasAccount={me.kind === "member"} />
      )}
      {account !== null && (
        <>
          <Passkeys {...part} />
          <BotKeys {...part} />
          <Password {...part} account={account} refresh={() => void refresh()} />
          <RecoveryCodes {...part} account={account} refresh={() => void refresh()} />
          {account.letters && <Email {...part} account={account} refresh={() => void refresh()} />}
          <Sessions {...part} />
        </>
      )}
      {me !== null && <Vacation {...part} />}
      {me !== null && (me.kind !== "member" || account !== null) && (
        <MyData {...part} me={me} hasPassword={account?.password ?? false} onGone={() => become(null)} />
      )}
      {me === null && <a href="/kept">{say("kept.title")}</a>}
    </section>
  )
}
