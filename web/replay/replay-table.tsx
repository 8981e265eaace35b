// A moment of a game on the stage, and the controls that lead from moment to moment

import { type Log, prefix, type Seat } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useEffect, useMemo, useState } from "react"
import type { PageProps } from "../house/page.ts"
import { isStill } from "../house/preferences.ts"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import { Review } from "../review/review.tsx"
import { Bar, BarButton } from "../table/bar.tsx"
import { boardPropsOf, untouched } from "../table/board-props.ts"
import { Drawer, useIsPinned } from "../table/drawer.tsx"
import type { LoadedGame } from "../table/games.ts"
import { LogOfGame } from "../table/log-of-game.tsx"
import { Menu } from "../table/menu.tsx"
import { useWords } from "../table/names.ts"
import { Part, Room, StagePart } from "../table/parts.tsx"
import { Plates } from "../table/plates.tsx"
import { Prompt } from "../table/prompt.tsx"
import { rulesBehind } from "../table/rules-behind.ts"
import { Score } from "../table/score.tsx"
import { SeatArea } from "../table/seat-area.tsx"
import { Shell } from "../table/shell.tsx"
import type { Sight } from "../table/source.ts"
import { BotsChecked } from "./bots-checked.tsx"
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
    const branchOf = address === null ? {} : { branchOf: address(n) }
    beginTable({ game: log.game, seating, options: log.options, log: prefix(log, n), ...branchOf })
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
          {log !== null && (
            <Review
              log={log}
              seating={told.seating}
              words={words}
              n={n}
              move={move}
              preferences={preferences}
              say={say}
            />
          )}
          {log !== null && (
            <Branch
              seats={log.seats}
              seating={told.seating}
              begin={branch}
              sayName={(seat) => words.sayName("seat", seat)}
              say={say}
            />
          )}
          {log !== null && <Draws source={source} shot={shot} log={log} words={words} say={say} />}
          {log !== null && <BotsChecked source={source} log={log} move={move} words={words} say={say} />}
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
  const { module, Emblem } = loaded
  const behind = useMemo(() => rulesBehind(loaded), [loaded])
  const { words, seatNames } = useWords(module.texts, sight.seats, preferences, say)
  const boardProps = boardPropsOf(sight, { words, seatNames }, preferences, untouched)
  const [opened, setOpened] = useState<Seat | null>(null)
  const isPinned = useIsPinned()
  // Beside the board, where there is room for both
  const [isOpen, setOpen] = useState(() => innerWidth >= 1000)
  const isPlayer = sight.who !== "spectator"
  return (
    <Room parts={loaded.parts} boardProps={boardProps}>
      {(parts) => (
        <Shell
          className="replay"
          game={loaded.id}
          step={sight.step}
          sideSize={parts?.Side === undefined ? 0 : parts.size.side}
          traySize={isPlayer && parts?.Tray !== undefined ? parts.size.tray : 0}
          say={say}
          bar={
            <Bar
              name={words.say("game.name")}
              mark={<span className="replay-mark">{say("replay.title")}</span>}
              strip={<Part parts={parts} part="Strip" className="strip" say={say} />}
              say={say}
              menu={
                <Menu
                  preferences={preferences}
                  say={say}
                  rulesAddress={`/rules/${loaded.id}`}
                  learnAddress={null}
                />
              }
            >
              {!isPinned && (
                <BarButton
                  shape="log"
                  words={say("table.log")}
                  press={() => setOpen(!isOpen)}
                  expanded={isOpen}
                />
              )}
            </Bar>
          }
          plates={
            <Plates
              names={seatNames}
              sight={sight}
              Emblem={Emblem}
              parts={parts}
              say={say}
              opened={opened}
              open={setOpened}
            />
          }
          stage={<StagePart loaded={loaded} parts={parts} houseSay={say} {...boardProps} />}
          sideName={parts?.Side === undefined ? null : words.say("board.side")}
          side={<Part parts={parts} part="Side" className="table-side" say={say} />}
          over={
            opened !== null && (
              <SeatArea
                key={opened}
                seat={opened}
                shown={sight.seats[opened]!}
                name={seatNames[opened] ?? ""}
                parts={parts}
                say={say}
                close={() => setOpened(null)}
              />
            )
          }
          dock={
            <>
              <Prompt
                sight={sight}
                explained={null}
                answer={null}
                words={words}
                seatNames={seatNames}
                Emblem={Emblem}
                say={say}
              />
              {controls}
            </>
          }
          tray={isPlayer && <Part parts={parts} part="Tray" className="table-tray" say={say} />}
          drawer={
            (isPinned || isOpen) && (
              <Drawer isPinned={isPinned} close={() => setOpen(false)} say={say}>
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
                {aside(words)}
                <LogOfGame
                  sight={sight}
                  words={words}
                  seatNames={seatNames}
                  Emblem={Emblem}
                  say={say}
                  momentAddress={address}
                  ruleBehind={behind.fact}
                />
              </Drawer>
            )
          }
        />
      )}
    </Room>
  )
}
