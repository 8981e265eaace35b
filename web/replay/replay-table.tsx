// A moment of a game on the stage, and the controls that lead from moment to moment

import { type Log, prefix } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useEffect, useState } from "react"
import { BoardFailure } from "../house/failure.tsx"
import type { PageProps } from "../house/page.ts"
import { isStill } from "../house/preferences.ts"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/local-table.ts"
import { boardPropsOf, untouched } from "../table/board-props.ts"
import type { LoadedGame } from "../table/games.ts"
import { LogOfGame } from "../table/log-of-game.tsx"
import { useWords } from "../table/names.ts"
import { Prompt } from "../table/prompt.tsx"
import { Score } from "../table/score.tsx"
import { Seats } from "../table/seats.tsx"
import type { Sight } from "../table/source.ts"
import "../table/table.css"
import { Branch } from "./branch.tsx"
import { Controls } from "./controls.tsx"
import { Draws } from "./draws.tsx"
import type { ReelSource, Shot } from "./reel-source.ts"

interface Props extends PageProps {
  readonly loaded: LoadedGame
  readonly source: ReelSource
  readonly first: number
  /** The moment that the address names. */
  readonly wished: number | null
  readonly onMoment: (n: number) => void
  readonly address: ((n: number) => string) | null
  readonly tableAddress: string | null
}

export function ReplayTable(props: Props) {
  const { source, first, wished, onMoment, address, tableAddress, preferences, say } = props
  const { told } = source
  const [n, setN] = useState(first)
  const [who, setWho] = useState<Sight["who"]>(
    () => told.eyes.find((eyes) => eyes !== "spectator") ?? "spectator",
  )
  const [shot, setShot] = useState<Shot | null>(null)
  const [log, setLog] = useState<Log | null>(null)

  useEffect(() => {
    let here = true
    const show = (next: Shot) => {
      if (here)
        setShot((before) => ({
          ...next,
          sight: { ...next.sight, facts: isNext(before, next) ? next.sight.facts : [] },
        }))
    }
    // A moment that was taken back meanwhile cannot be shown: what is there stays
    source.shot(n, who).then(show, () => undefined)
    return () => {
      here = false
    }
  }, [source, n, who])
  useEffect(() => {
    void source.log().then(setLog)
  }, [source])
  // A link in the log leads to another moment of the same game
  useEffect(() => {
    if (wished !== null) setN(Math.min(wished, told.last))
  }, [wished, told.last])

  if (shot === null) return <p className="room-note">{say("house.loading")}</p>
  const move = (to: number) => {
    const at = Math.min(Math.max(0, to), told.last)
    setN(at)
    onMoment(at)
  }
  const branch = (seating: readonly Seating[]) => {
    if (log === null) return
    beginTable({ game: log.game, seating, options: log.options, log: prefix(log, n) })
  }
  return (
    <ShownShot
      {...props}
      shot={shot}
      who={who}
      setWho={setWho}
      address={address}
      controls={<Controls n={n} last={told.last} still={isStill(preferences)} move={move} say={say} />}
      aside={(words) => (
        <>
          {tableAddress !== null && !told.over && (
            <a className="button" data-kind="main" href={tableAddress}>
              {say("replay.backToTable")}
            </a>
          )}
          {log !== null && <Branch seats={log.seats} seating={told.seating} begin={branch} say={say} />}
          {log !== null && <Draws source={source} shot={shot} log={log} words={words} say={say} />}
          {log === null && <p className="replay-note">{say("replay.running")}</p>}
        </>
      )}
    />
  )
}

/** Only a single step forward is worth showing as movement. */
function isNext(before: Shot | null, next: Shot): boolean {
  return before !== null && next.sight.who === before.sight.who && next.sight.step === before.sight.step + 1
}

interface ShownProps extends Props {
  readonly shot: Shot
  readonly who: Sight["who"]
  readonly setWho: (who: Sight["who"]) => void
  readonly controls: React.ReactNode
  readonly aside: (words: Speaker) => React.ReactNode
}

function ShownShot(props: ShownProps) {
  const { loaded, source, shot, who, setWho, controls, aside, address, preferences, say } = props
  const { told } = source
  const { sight } = shot
  const { module, Board, TextBoard, Emblem, MyArea } = loaded
  const { words, seatNames } = useWords(module.texts, sight.seats, preferences, say)
  const boardProps = boardPropsOf(sight, { words, seatNames }, preferences, untouched)
  return (
    <div className="table replay" data-game={loaded.id} data-step={sight.step}>
      <h1 className="table-heading">
        {words.say("game.name")} <span className="replay-mark">{say("replay.title")}</span>
      </h1>
      <div className="table-stage">
        <Seats names={seatNames} sight={sight} Emblem={Emblem} say={say} />
        <div className="table-board">
          <BoardFailure say={say} otherwise={<TextBoard {...boardProps} />}>
            <Board {...boardProps} />
          </BoardFailure>
        </div>
        {MyArea !== null && sight.who !== "spectator" && (
          <div className="table-area">
            <MyArea {...boardProps} />
          </div>
        )}
        {controls}
      </div>
      <div className="table-side">
        <Prompt
          sight={sight}
          explained={null}
          words={words}
          seatNames={seatNames}
          Emblem={Emblem}
          say={say}
          ruleAddress={null}
          hint={null}
        />
        {sight.result !== null && (
          <Score
            result={sight.result}
            view={sight.view}
            words={words}
            seatNames={seatNames}
            Emblem={Emblem}
            say={say}
          />
        )}
        {told.eyes.length > 1 && (
          <label className="replay-eyes">
            {say("replay.eyes")}
            <select
              className="field"
              value={String(who)}
              onChange={({ target }) =>
                setWho(target.value === "spectator" ? "spectator" : Number(target.value))
              }
            >
              {told.eyes.map((eyes) => (
                <option key={eyes} value={String(eyes)}>
                  {eyes === "spectator" ? say("replay.spectator") : seatNames[eyes]}
                </option>
              ))}
            </select>
          </label>
        )}
        <LogOfGame sight={sight} words={words} Emblem={Emblem} say={say} momentAddress={address} />
        {aside(words)}
      </div>
    </div>
  )
}
