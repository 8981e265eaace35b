// Looking back on a game: step by step, through any eyes one may look through, with dice that can
// be checked

import type { Log } from "@genepool/engine"
import { use, useEffect, useRef, useState } from "react"
import { goTo } from "../app/address.ts"
import type { PageProps } from "../app/page.ts"
import { Technical } from "../app/technical.tsx"
import { useTitle } from "../app/waiting.ts"
import { loadGame } from "../table/games.ts"
import { OpenLog } from "./open-log.tsx"
import { openPlayback, openTablePlayback, type PlaybackSource } from "./playback-source.ts"
import { ReplayTable } from "./replay-table.tsx"
import "./replay.css"

/** Where the log comes from: a table kept on this device, or a finished one on the server. */
export type ReplayFrom = { readonly here: string } | { readonly table: string }

interface Props extends PageProps {
  readonly from: ReplayFrom | null
  readonly n: number | null
}

export default function ReplayPage({ from, n, ...props }: Props) {
  const [opened, setOpened] = useState<{ readonly log: Log } | null>(null)
  useTitle(props.say("replay.title"), props.say("app.name"))
  if (from === null && opened === null) return <OpenLog open={(log) => setOpened({ log })} {...props} />
  return <Playback from={from} log={opened?.log ?? null} n={n} {...props} />
}

function Playback({ from, log, n, ...props }: Props & { readonly log: Log | null }) {
  const [playback, setPlayback] = useState<PlaybackSource | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const key = JSON.stringify(from)
  const first = useRef(n)
  useEffect(() => {
    let opened: PlaybackSource | null = null
    let here = true
    open(JSON.parse(key) as ReplayFrom | null, log)
      .then((source) => {
        opened = source
        if (here) setPlayback(source)
        else source.close()
      })
      .catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)))
    return () => {
      here = false
      opened?.close()
    }
  }, [key, log])
  if (failed !== null)
    return (
      <div className="room-note" role="alert">
        <h1>{props.say("replay.failed")}</h1>
        <p>
          <Technical line={failed} say={props.say} />
        </p>
        <a className="button" data-kind="main" href="/">
          {props.say("app.home")}
        </a>
      </div>
    )
  if (playback === null) return <p className="room-note">{props.say("app.loading")}</p>
  const address = from === null ? null : (at: number) => `${baseOf(from)}/${at}`
  return (
    <LoadedPlayback
      source={playback}
      first={first.current ?? playback.told.last}
      wished={n}
      // The address names the moment, so that it can be shared; a file on this device has no
      // address
      onMoment={(at) => address !== null && goTo(address(at), { replace: true, state: history.state })}
      address={address}
      tableAddress={from === null ? null : baseOf(from).replace("/replay", "")}
      {...props}
    />
  )
}

async function open(from: ReplayFrom | null, log: Log | null): Promise<PlaybackSource> {
  if (log !== null) return openPlayback({ log })
  if (from === null) throw new Error("no log")
  return "here" in from ? openPlayback({ id: from.here }) : openTablePlayback(from.table)
}

const baseOf = (from: ReplayFrom) =>
  "here" in from ? `/here/${from.here}/replay` : `/table/${from.table}/replay`

type LoadedProps = Omit<Parameters<typeof ReplayTable>[0], "loaded">

function LoadedPlayback(props: LoadedProps) {
  return <ReplayTable loaded={use(loadGame(props.source.told.game))} {...props} />
}
