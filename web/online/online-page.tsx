// A table on the server: the waiting room before the game, then the table itself

import { use, useEffect, useState, useSyncExternalStore } from "react"
import { goTo } from "../house/address.ts"
import { Confirm } from "../house/confirm.tsx"
import { Icon } from "../house/icons.tsx"
import type { PageProps } from "../house/page.ts"
import { TableFrame } from "../table/frame.tsx"
import { loadGame } from "../table/games.ts"
import { type Player, request, type Snapshot, whoAmI } from "./api.ts"
import { Chat } from "./chat.tsx"
import { Notices } from "./notices.tsx"
import "./online.css"
import { type OnlineSource, openOnlineTable } from "./online-source.ts"
import { WaitingRoom } from "./waiting-room.tsx"

export default function OnlinePage({ id, ...props }: PageProps & { readonly id: string }) {
  const [me, setMe] = useState<Player | null>(null)
  const [source, setSource] = useState<OnlineSource | null>(null)
  const [missing, setMissing] = useState(false)
  const [entered, setEntered] = useState(0)
  // Who somebody is decides what they may hear: coming in opens the line anew
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let opened: OnlineSource | null = null
    let here = true
    const begin = async () => {
      await request("GET", `/tables/${id}`)
      const player = await whoAmI()
      if (!here) return
      setMe(player)
      opened = openOnlineTable(id)
      setSource(opened)
    }
    begin().catch(() => here && setMissing(true))
    return () => {
      here = false
      opened?.close()
    }
  }, [id, entered])
  if (missing)
    return (
      <div className="room-note">
        <h1>{props.say("online.missing")}</h1>
        <a className="button" data-kind="main" href="/">
          {props.say("house.home")}
        </a>
      </div>
    )
  if (source === null) return <p className="room-note">{props.say("house.loading")}</p>
  return <OnlineRoom source={source} me={me} onIn={() => setEntered(entered + 1)} {...props} />
}

interface RoomProps extends PageProps {
  readonly source: OnlineSource
  readonly me: Player | null
  readonly onIn: () => void
}

function OnlineRoom({ source, me, onIn, ...props }: RoomProps) {
  const state = useSyncExternalStore(source.subscribe, source.state)
  const { now } = state
  if (now === null) return <p className="room-note">{props.say("house.loading")}</p>
  if (now.status === "cancelled")
    return (
      <div className="room-note">
        <h1>{props.say("online.cancelled")}</h1>
        <a className="button" data-kind="main" href="/">
          {props.say("house.home")}
        </a>
      </div>
    )
  if (now.status === "open")
    return <WaitingRoom now={now} source={source} me={me} onIn={onIn} refused={state.refused} {...props} />
  return <OnlineTable source={source} now={now} {...props} />
}

function OnlineTable({
  source,
  now,
  preferences,
  say,
}: PageProps & { readonly source: OnlineSource; readonly now: Snapshot }) {
  const loaded = use(loadGame(now.game))
  const state = useSyncExternalStore(source.subscribe, source.state)
  const [resigning, setResigning] = useState(false)
  const isIn = now.you !== "spectator"
  const nameOf = (seat: number) => now.seats[seat]?.name ?? say("table.player", { number: seat + 1 })
  const rematch = async () => {
    const answer = (await source.ask("rematch")) as { table: string } | null
    if (answer !== null) goTo(`/table/${answer.table}`)
  }
  const over = now.status === "finished"
  const asked = now.pauseVotes.length > 0
  return (
    <>
      <TableFrame
        loaded={loaded}
        source={source}
        preferences={preferences}
        say={say}
        momentAddress={over ? (n) => `/table/${now.table}/replay/${n}` : null}
        ruleAddress={(rule) => `/rules/${now.game}#${rule}`}
        notices={<Notices state={state} source={source} nameOf={nameOf} say={say} />}
        actions={() => (
          <>
            {over && (
              <a className="button" href={`/table/${now.table}/replay/${now.choices}`}>
                <Icon shape="replay" />
                {say("table.replay")}
              </a>
            )}
            {over && now.rematch !== null && (
              <a className="button" data-kind="main" href={`/table/${now.rematch}`}>
                {say("online.toRematch")}
              </a>
            )}
            {over && isIn && now.rematch === null && (
              <button type="button" className="button" data-kind="main" onClick={() => void rematch()}>
                <Icon shape="again" />
                {say("online.rematch")}
              </button>
            )}
            {!over && isIn && (
              <>
                <button
                  type="button"
                  className="button"
                  onClick={() => void source.ask(asked ? "resume" : "pause")}
                >
                  <Icon shape={asked ? "play" : "pause"} />
                  {asked ? say("online.resume") : say("replay.pause")}
                </button>
                <button type="button" className="button" onClick={() => setResigning(true)}>
                  {say("online.resign")}
                </button>
              </>
            )}
          </>
        )}
        below={
          <Chat
            said={state.said}
            maySpeak={isIn}
            say={say}
            speak={(text) => void source.ask("chat", { text })}
          />
        }
      />
      {resigning && (
        <Confirm
          question={say("online.resign.sure")}
          yes={say("online.resign")}
          say={say}
          answer={(yes) => {
            setResigning(false)
            if (yes) void source.ask("resign")
          }}
        />
      )}
    </>
  )
}
