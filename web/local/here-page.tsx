// A table on this device: against bots, on a shared screen, or both

import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react"
import { Confirm } from "../app/confirm.tsx"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useCoach } from "../coach/use-coach.tsx"
import { loadGame } from "../table/games.ts"
import type { Sight } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { beginTable, wantedHere } from "./begin.ts"
import { type LocalSource, openLocalTable } from "./local-source.ts"
import type { Wanted } from "./messages.ts"
import { keptTables } from "./store.ts"

export default function HerePage({ id, ...props }: PageProps & { readonly id: string }) {
  /** Undefined until it is known. */
  const [wanted, setWanted] = useState<Wanted | null | undefined>(() => wantedHere() ?? undefined)
  useEffect(() => {
    if (wanted === undefined) void whatIsKept(id).then(setWanted)
  }, [id, wanted])
  if (wanted === undefined) return <p className="room-note">{props.say("app.loading")}</p>
  if (wanted === null) return <NotKept {...props} />
  return <HereTable key={id} id={id} wanted={wanted} {...props} />
}

async function whatIsKept(id: string): Promise<Wanted | null> {
  const kept = (await keptTables()).find((summary) => summary.id === id)
  if (kept === undefined) return null
  const { game, seating, options, branchOf } = kept
  return { game, seating, options, ...(branchOf === undefined ? {} : { branchOf }) }
}

function NotKept({ say }: PageProps) {
  return (
    <div className="room-note">
      <h1>{say("here.notKept")}</h1>
      <a className="button" data-kind="main" href="/">
        {say("app.home")}
      </a>
    </div>
  )
}

interface HereProps extends PageProps {
  readonly id: string
  readonly wanted: Wanted
}

function HereTable({ id, wanted, preferences, say }: HereProps) {
  const loaded = use(loadGame(wanted.game))
  const [source, setSource] = useState<LocalSource | null>(null)
  const [failed, setFailed] = useState(false)
  const [asking, setAsking] = useState(false)
  const { seating } = wanted
  const isAlone = seating.length > 1 && seating.filter((by) => by === "person").length === 1
  const coach = useCoach(loaded, id, isAlone, say)

  useEffect(() => {
    const opened = openLocalTable(id, wanted)
    opened.ready.catch(() => setFailed(true))
    setSource(opened)
    return () => opened.close()
  }, [id, wanted])

  const again = () => {
    const { log: _log, seed: _seed, branchOf: _branchOf, ...same } = wanted
    beginTable(same)
  }
  const newGame = ({ result, step }: Sight) => (result === null && step > 0 ? setAsking(true) : again())
  if (failed) throw new Error("the table could not be opened")
  if (source === null) return <p className="room-note">{say("app.loading")}</p>
  return (
    <HeldHere source={source} say={say}>
      <TableFrame
        loaded={loaded}
        source={source}
        preferences={preferences}
        say={say}
        momentAddress={(n) => `/here/${id}/replay/${n}`}
        coach={coach}
        notices={
          wanted.branchOf !== undefined && (
            <a className="button" data-kind="small" href={wanted.branchOf}>
              <Icon shape="branch" />
              {say("here.branch")}
            </a>
          )
        }
        actions={(sight) => (
          <>
            {sight.step > 0 && (
              <a className="button" href={`/here/${id}/replay/${sight.step}`}>
                <Icon shape="replay" />
                {say(sight.result === null ? "table.replay" : "end.review")}
              </a>
            )}
            <button
              type="button"
              className="button"
              data-kind={sight.result === null ? undefined : "main"}
              onClick={() => newGame(sight)}
            >
              <Icon shape="again" />
              {say(sight.result === null ? "table.newGame" : "online.rematch")}
            </button>
            {sight.result !== null && (
              <a className="button" href="/">
                {say("end.other")}
              </a>
            )}
          </>
        )}
      />
      {asking && (
        <Confirm
          question={say("here.leave")}
          yes={say("table.newGame")}
          say={say}
          answer={(yes) => {
            setAsking(false)
            if (yes) again()
          }}
        />
      )}
    </HeldHere>
  )
}

interface HeldProps {
  readonly source: LocalSource
  readonly say: PageProps["say"]
  readonly children: ReactNode
}

/** Two windows do not fight over a table: one has it, the other may take it. */
function HeldHere({ source, say, children }: HeldProps) {
  if (!useSyncExternalStore(source.subscribe, source.isElsewhere)) return children
  return (
    <div className="room-note" role="status">
      <h1>{say("here.elsewhere")}</h1>
      <button type="button" className="button" data-kind="main" onClick={source.takeOver}>
        {say("here.takeOver")}
      </button>
    </div>
  )
}
