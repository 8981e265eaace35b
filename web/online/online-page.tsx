// A table on the server: the waiting room before the game, then the table itself

import type { Player } from "@genepool/wire"
import { useEffect, useState, useSyncExternalStore } from "react"
import type { PageProps } from "../app/page.ts"
import { problemKey, request, whoAmI } from "./api.ts"
import { refreshMyTables } from "./my-tables.ts"
import "./online.css"
import { type OnlineSource, openOnlineTable } from "./online-source.ts"
import { OnlineTable } from "./online-table.tsx"
import { closeNoticesOf } from "./seen-notices.ts"
import { onSignedInElsewhere } from "./signed-in.ts"
import { WaitingRoom } from "./waiting-room.tsx"

/** How often a server that is away is asked again. */
const retryAfter = 2000

export default function OnlinePage({ id, ...props }: PageProps & { readonly id: string }) {
  const [me, setMe] = useState<Player | null>(null)
  const [source, setSource] = useState<OnlineSource | null>(null)
  const [missing, setMissing] = useState<"table" | "server" | null>(null)
  const [entered, setEntered] = useState(0)
  // The line may have come back before the browser had the new session: then as a stranger's
  useEffect(() => onSignedInElsewhere(() => setEntered((times) => times + 1)), [])
  useEffect(() => closeNoticesOf(id), [id])
  // Who somebody is decides what they may hear: coming in opens the line anew
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let opened: OnlineSource | null = null
    let here = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const begin = async () => {
      await request("GET", `/tables/${id}`)
      const player = await whoAmI()
      if (!here) return
      setMissing(null)
      setMe(player)
      opened = openOnlineTable(id)
      setSource(opened)
    }
    // A server that is away comes back, and the table with it
    const tryOn = () => {
      clearTimeout(retry)
      begin().catch((error: unknown) => {
        if (!here) return
        const away = problemKey(error) === "problem.unreachable"
        setMissing(away ? "server" : "table")
        if (away) retry = setTimeout(tryOn, retryAfter)
      })
    }
    tryOn()
    return () => {
      here = false
      clearTimeout(retry)
      opened?.close()
    }
  }, [id, entered])
  if (missing !== null)
    return (
      <div className="room-note" role="status">
        <h1>{props.say(missing === "table" ? "online.missing" : "online.away")}</h1>
        <a className="button" data-kind="main" href="/">
          {props.say("app.home")}
        </a>
      </div>
    )
  if (source === null) return <p className="room-note">{props.say("app.loading")}</p>
  return (
    <OnlineRoom
      source={source}
      me={me}
      onIn={() => {
        setEntered((times) => times + 1)
        refreshMyTables()
      }}
      {...props}
    />
  )
}

interface RoomProps extends PageProps {
  readonly source: OnlineSource
  readonly me: Player | null
  readonly onIn: () => void
}

function OnlineRoom({ source, me, onIn, ...props }: RoomProps) {
  const state = useSyncExternalStore(source.subscribe, source.state)
  const { now } = state
  if (now === null) return <p className="room-note">{props.say("app.loading")}</p>
  if (now.status === "cancelled")
    return (
      <div className="room-note">
        <h1>{props.say("online.cancelled")}</h1>
        <a className="button" data-kind="main" href="/">
          {props.say("app.home")}
        </a>
      </div>
    )
  if (now.status === "open")
    return (
      <WaitingRoom
        now={now}
        source={source}
        me={me}
        onIn={onIn}
        refused={state.refused}
        said={state.said}
        {...props}
      />
    )
  return <OnlineTable source={source} now={now} me={me} onIn={onIn} {...props} />
}
