// A moment of a game on the stage, and the controls that lead from moment to moment

import { type Log, prefix } from "@genepool/engine"
import { asideOf, type Speaker, sayTurns } from "@genepool/text"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import { Review } from "../review/review.tsx"
import { reviewSay } from "../review/say.ts"
import { BarButton } from "../table/bar.tsx"
import { boardPropsOf, untouched } from "../table/board-props.ts"
import { Drawer, isBesideBoard, useIsPinned } from "../table/drawer.tsx"
import type { LoadedGame } from "../table/games.ts"
import { LogOfGame } from "../table/log-of-game.tsx"
import { useWords } from "../table/names.ts"
import { useTaps } from "../table/pace.tsx"
import { Places } from "../table/places.tsx"
import { Prompt } from "../table/prompt.tsx"
import { rulesBehind } from "../table/rules-behind.ts"
import { sayBeat } from "../table/say-beat.ts"
import { Score } from "../table/score.tsx"
import type { Show, Shown } from "../table/show.ts"
import type { Sight } from "../table/source.ts"
import { useSaidAloud, useShow, useShown } from "../table/use-show.ts"
import { BotsChecked } from "./bots-checked.tsx"
import { Branch } from "./branch.tsx"
import { Controls } from "./controls.tsx"
import { Draws } from "./draws.tsx"
import type { PlaybackSource, PlaybackStep } from "./playback-source.ts"

interface Props extends PageProps {
  readonly loaded: LoadedGame
  readonly source: PlaybackSource
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
  const [step, setStep] = useState<PlaybackStep | null>(null)
  const [looked] = useState(lookedAt)
  const [seen, setSeen] = useState(-1)
  const [log, setLog] = useState<Log | null>(null)
  const [turns, setTurns] = useState<readonly number[]>([])
  const rounds = useRounds(source, props.loaded.module.following?.roundBegins)

  useEffect(() => {
    let here = true
    const take = (next: PlaybackStep) => {
      if (!here) return
      setStep(next)
      const { sight } = next
      looked.take(isNext(looked.sight(), sight) ? sight : { ...sight, facts: [] })
    }
    // A moment that was taken back meanwhile cannot be shown: what is there stays
    source.step(n, who).then(take, () => undefined)
    return () => {
      here = false
    }
  }, [source, n, who, looked])
  useEffect(() => {
    void source.log().then(setLog)
  }, [source])
  // A link in the log leads to another moment of the same game
  useEffect(() => {
    if (wished !== null) setN(Math.min(wished, told.last))
  }, [wished, told.last])

  useEffect(() => looked.onSeen(setSeen), [looked])
  // Every step is asked for here: none waits for another tap
  const speed = preferences.speed === "step" ? "1" : preferences.speed
  const show = useShow(looked, props.loaded, { ...preferences, speed })
  const shown = useShown(show)
  if (step === null || shown === null) return <p className="room-note">{say("app.loading")}</p>
  const move = (to: number) => {
    const at = Math.min(Math.max(0, to), told.last)
    // What is still being shown is left out: somebody wants to go on
    show.goOn()
    setSeen(-1)
    setN(at)
    onMoment(at)
  }
  const branch = (seating: readonly Seating[]) => {
    if (log === null) return
    const branchOf = address === null ? {} : { branchOf: address(n) }
    beginTable({ game: log.game, seating, options: log.options, log: prefix(log, n), ...branchOf })
  }
  return (
    <ShownMoment
      {...props}
      show={show}
      shown={shown}
      who={who}
      setWho={setWho}
      address={address}
      controls={
        <Controls
          n={n}
          last={told.last}
          isSeen={seen === n}
          rounds={rounds}
          turns={turns}
          move={move}
          say={say}
        />
      }
      isReviewed={log !== null}
      aside={(words, happened, uncover) => {
        const lookAt = (at: number) => {
          uncover()
          move(at)
        }
        return (
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
                mine={source.mine}
                words={words}
                n={n}
                happened={happened}
                move={move}
                show={lookAt}
                address={address}
                onTurns={setTurns}
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
            {log !== null && <Draws source={source} step={step} log={log} words={words} say={say} />}
            {log !== null && <BotsChecked source={source} log={log} move={lookAt} words={words} say={say} />}
            {log === null && <p className="replay-note">{say("replay.running")}</p>}
          </>
        )
      }}
    />
  )
}

/** The moments in which rounds began, as everybody heard of them. */
function useRounds(source: PlaybackSource, begins: string | undefined): readonly number[] {
  const [rounds, setRounds] = useState<readonly number[]>([])
  useEffect(() => {
    let here = true
    if (begins === undefined) return
    const take = ({ sight }: PlaybackStep) => {
      if (here)
        setRounds(
          sight.moments.filter(({ facts }) => facts.some(({ fact }) => fact === begins)).map(({ n }) => n),
        )
    }
    source.step(source.told.last, "spectator").then(take, () => undefined)
    return () => {
      here = false
    }
  }, [source, begins])
  return rounds
}

/** Only a single step forward is worth showing as movement. */
function isNext(before: Sight | null, { who, step }: Sight): boolean {
  return before !== null && who === before.who && step === before.step + 1
}

/** Of all that happened at a moment so much stands under the curve; the log has the rest. */
const mostTold = 6

/** What is looked at, as the show of a table takes it. */
function lookedAt() {
  const listeners = new Set<() => void>()
  let now: Sight | null = null
  let tell: (step: number) => void = () => undefined
  return {
    take(sight: Sight) {
      now = sight
      for (const listener of listeners) listener()
    },
    sight: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    seen: (step: number) => tell(step),
    onSeen(listener: (step: number) => void) {
      tell = listener
    },
  }
}

interface ShownProps extends Props {
  readonly show: Show
  readonly shown: Shown
  readonly who: Sight["who"]
  readonly setWho: (who: Sight["who"]) => void
  readonly controls: ReactNode
  /** The game is over, and how it came about can be read. */
  readonly isReviewed: boolean
  /** `happened`: at the moment that is shown, in words; `uncover`: makes the board visible. */
  readonly aside: (words: Speaker, happened: string, uncover: () => void) => ReactNode
}

function ShownMoment(props: ShownProps) {
  const { loaded, source, show, shown, who, setWho, controls, isReviewed, aside, address } = props
  const { preferences, say } = props
  const { told } = source
  const { module, Emblem } = loaded
  const behind = useMemo(() => rulesBehind(loaded), [loaded])
  const { words, seatNames, bareNames } = useWords(module.texts, shown.seats, shown.view, preferences, say)
  useSaidAloud(show, words.sayFact)
  useTaps(show, shown)
  const isPinned = useIsPinned()
  const facts = shown.moments.at(-1)?.facts ?? []
  const happened = facts
    .slice(0, mostTold)
    .map((fact) => words.sayFact(fact))
    .join(" · ")
  // Beside the board, where there is room for both
  const [isOpen, setOpen] = useState(isBesideBoard)
  const isClosed = !isPinned && !isOpen
  // What is looked at may look like the game itself, which waits
  const waiting = told.over ? null : props.tableAddress
  return (
    <Places
      className="replay"
      loaded={loaded}
      sight={shown}
      boardProps={boardPropsOf(shown, { words, seatNames }, preferences, untouched)}
      words={words}
      seatNames={seatNames}
      bareNames={bareNames}
      preferences={preferences}
      say={say}
      mark={<span className="replay-mark">{say("replay.title")}</span>}
      icons={
        !isPinned && (
          <BarButton shape="log" words={say("table.log")} press={() => setOpen(!isOpen)} expanded={isOpen} />
        )
      }
      dock={
        <>
          <Prompt
            sight={shown}
            explained={null}
            answer={null}
            aside={asideOf({ module, words, view: shown.view, prompt: shown.prompt })}
            words={words}
            sayFact={words.sayFact}
            sayBeat={(told) => sayBeat(told, shown.moments.at(-1), { module, words, view: shown.view })}
            quiet={loaded.parts?.pacing?.quiet}
            seatNames={seatNames}
            Emblem={Emblem}
            say={say}
            announce={() => <HeardThere shown={shown} module={module} words={words} />}
          />
          {waiting !== null && isClosed && (
            <a className="button replay-review replay-back" data-kind="main" href={waiting}>
              {say("replay.backToTable")}
            </a>
          )}
          {waiting === null && isReviewed && isClosed && (
            <button type="button" className="button replay-review" onClick={() => setOpen(true)}>
              {reviewSay(preferences.locale)("title")}
            </button>
          )}
          {controls}
        </>
      }
      drawer={
        <Drawer isPinned={isPinned} isClosed={isClosed} close={() => setOpen(false)} say={say}>
          {shown.result !== null && (
            <Score
              result={shown.result}
              seats={shown.seats}
              view={shown.view}
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
          {aside(words, happened, () => isBesideBoard() || setOpen(false))}
          <LogOfGame
            sight={shown}
            words={words}
            seatNames={seatNames}
            Emblem={Emblem}
            figures={module.texts.figures}
            say={say}
            momentAddress={address}
            ruleBehind={behind.fact}
          />
        </Drawer>
      }
    />
  )
}

/**
 * Whoever goes from moment to moment by ear hears what happened at each, when it has been shown.
 */
function HeardThere({
  shown,
  module,
  words,
}: Pick<ShownProps, "shown"> & Pick<LoadedGame, "module"> & { readonly words: Speaker }) {
  const moment = shown.showing ? undefined : shown.moments.at(-1)
  return (
    <p className="visually-hidden" role="status">
      {moment === undefined ? "" : sayTurns([moment], { module, words, view: shown.view }).join(" ")}
    </p>
  )
}
