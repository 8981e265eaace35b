// The table of any game: the board on its stage, and around it seats, prompt, options in words, and the log

import type { BoardProps, Choice, Decision, Withheld } from "@genepool/engine"
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { BoardFailure } from "../house/failure.tsx"
import { Icon } from "../house/icons.tsx"
import type { Preferences } from "../house/preferences.ts"
import { useSteady } from "../house/steady.ts"
import { useTitle } from "../house/waiting.ts"
import type { HouseSay } from "../text/index.ts"
import { boardPropsOf } from "./board-props.ts"
import type { LoadedGame } from "./games.ts"
import { HandOver } from "./hand-over.tsx"
import { HintButton, Hints } from "./hints.tsx"
import { Instructions } from "./instructions.tsx"
import { LogOfGame } from "./log-of-game.tsx"
import { useWords } from "./names.ts"
import { Options } from "./options.tsx"
import { Prompt } from "./prompt.tsx"
import { Score } from "./score.tsx"
import { Seats } from "./seats.tsx"
import { useSight } from "./sight.ts"
import { Since } from "./since.tsx"
import { chime } from "./sound.ts"
import type { HintShown, Sight, TableSource } from "./source.ts"
import "./table.css"
import { WithheldList } from "./withheld-list.tsx"

export interface FrameProps {
  readonly loaded: LoadedGame
  readonly source: TableSource
  readonly preferences: Preferences
  readonly say: HouseSay
  readonly momentAddress: ((n: number) => string) | null
  /** Where a rule of the game can be read. */
  readonly ruleAddress: (rule: string) => string
  /** Buttons beside undo and hint, such as a new game. */
  readonly actions?: (sight: Sight) => ReactNode
  /** Below the prompt: the state of the connection, a request of another player. */
  readonly notices?: ReactNode
  /** Below the log, such as the chat. */
  readonly below?: ReactNode
}

/** In files of the font of their own, which would otherwise come when first needed, and have the whole page laid out anew. */
const rareLetters = "→≥"

export function TableFrame(props: FrameProps) {
  useEffect(() => void document.fonts?.load('1em "Onest Variable"', rareLetters), [])
  const sight = useSight(props.source)
  if (sight === null) return <p className="room-note">{props.say("house.loading")}</p>
  return <Table {...props} sight={sight} />
}

function Table(props: FrameProps & { readonly sight: Sight }) {
  const { loaded, source, sight, preferences, say, momentAddress, ruleAddress, actions, notices, below } =
    props
  const { module, Emblem, MyArea } = loaded
  const { decision, result, view, handOver, who } = sight
  const { words, seatNames } = useWords(module.texts, sight.seats, preferences, say)
  const [pointed, setPointed] = useWhile<readonly Choice[]>(view, [])
  const point = useSteady((options: readonly Choice[]) => startTransition(() => setPointed(options)))
  const [narrowed, setNarrowed] = useWhile<readonly Choice[] | null>(view, null)
  const [explained, setExplained] = useWhile<string | null>(view, null)
  const [hints, setHints] = useWhile<readonly HintShown[] | "thinking" | null>(view, null)
  const gameName = words.say("game.name")

  const whole = decision?.options ?? none
  const isPart = narrowed !== null && narrowed.length > 0 && narrowed.length < whole.length
  const options = isPart ? narrowed : whole

  const ask = decision?.ask ?? ""
  const sayOption = useCallback((option: Choice) => words.sayOption(ask, option), [words, ask])
  const choose = useSteady((choice: Choice) => {
    if (choice.do !== "instruct" && !isStillAsked(decision, source.sight()?.decision)) return
    void source.choose(choice).then((refused) => {
      if (refused === null) return
      if (refused.reason !== null) setExplained(words.sayReason(refused.reason))
      else if (refused.problem !== null) setExplained(say(refused.problem))
    })
  })
  const explain = useSteady((withheld: Withheld | null) =>
    setExplained(withheld === null ? null : words.sayReason(withheld.reason)),
  )
  const isThinking = hints === "thinking"
  const shownHints = isThinking ? null : hints
  const askHint = () => {
    if (isThinking) return
    setHints(shownHints === null ? "thinking" : null)
    if (shownHints === null) source.hint?.().then(setHints, () => setHints(null))
  }
  const hintButton = (kind: "icon" | "wide") =>
    source.hint !== null &&
    decision !== null && (
      <HintButton
        kind={kind}
        isThinking={isThinking}
        isShown={shownHints !== null}
        say={say}
        press={askHint}
      />
    )

  useKeys({
    digit: (digit) => {
      const option = options[digit - 1]
      if (option !== undefined) choose(option)
    },
    leave: () => {
      setNarrowed(null)
      if (!isThinking) setHints(null)
    },
    undo: () => sight.mayUndo && source.undo(),
  })
  const myTurn = decision !== null && sight.waiting.includes(decision.seat)
  const isHidden = useHidden()
  useTurnSound(preferences.sound, myTurn, sight.facts.length > 0)
  useTitle(`${myTurn && isHidden ? "● " : ""}${gameName}`, say("house.name"))
  // The last option was chosen from the list, which is gone now: the focus must not be lost with it
  const buttons = useRef<HTMLDivElement>(null)
  const isOver = result !== null
  useEffect(() => {
    if (isOver && document.activeElement === document.body)
      buttons.current?.querySelector<HTMLElement>("[data-kind=main]")?.focus()
  }, [isOver])

  const touch = { pointed, point, choose, narrow: setNarrowed, explain }
  const boardProps = boardPropsOf(sight, { words, seatNames }, preferences, touch)

  return (
    <div className="table" data-game={loaded.id} data-step={sight.step}>
      <h1 className="table-heading">{gameName}</h1>
      <div className="table-stage">
        <Seats names={seatNames} sight={sight} Emblem={Emblem} say={say} />
        {handOver === null ? (
          <Stage loaded={loaded} houseSay={say} {...boardProps} />
        ) : (
          <HandOver
            key={handOver}
            seat={handOver}
            name={seatNames[handOver] ?? ""}
            say={say}
            take={source.takeScreen}
          />
        )}
        {MyArea !== null && who !== "spectator" && (
          <div className="table-area">
            <BoardFailure say={say} otherwise={null}>
              <MyArea {...boardProps} />
            </BoardFailure>
          </div>
        )}
        <div className="table-actions" ref={buttons}>
          <button type="button" className="button" disabled={!sight.mayUndo} onClick={source.undo}>
            <Icon shape="undo" />
            {say("table.undo")}
          </button>
          {hintButton("wide")}
          {actions?.(sight)}
        </div>
      </div>
      <div className="table-side">
        <div className="table-decision">
          <Prompt
            sight={sight}
            explained={explained}
            words={words}
            seatNames={seatNames}
            Emblem={Emblem}
            say={say}
            ruleAddress={sight.prompt?.rule ? ruleAddress(sight.prompt.rule) : null}
            hint={hintButton("icon")}
          />
          {notices}
          {decision !== null && shownHints !== null && (
            <Hints
              hints={shownHints}
              options={options}
              ask={decision.ask}
              words={words}
              say={say}
              point={point}
              choose={choose}
            />
          )}
          {result === null && handOver === null && who !== "spectator" && (
            <Options
              options={options}
              sayOption={sayOption}
              say={say}
              pointed={pointed}
              given={decision?.given ?? none}
              point={point}
              choose={choose}
              showAll={isPart ? () => setNarrowed(null) : null}
            />
          )}
        </div>
        {result !== null && (
          <Score result={result} view={view} words={words} seatNames={seatNames} Emblem={Emblem} say={say} />
        )}
        <WithheldList
          withheld={sight.withheld}
          sayOption={sayOption}
          sayReason={({ reason }) => words.sayReason(reason)}
          say={say}
        />
        <Since sight={sight} words={words} say={say} />
        {result === null && view.standing !== null && (
          <Instructions
            instructions={module.game.instructions}
            standing={view.standing}
            words={words}
            say={say}
            choose={choose}
          />
        )}
        <LogOfGame sight={sight} words={words} Emblem={Emblem} say={say} momentAddress={momentAddress} />
        {below}
      </div>
    </div>
  )
}

const none: readonly Choice[] = []

interface StageProps extends BoardProps {
  readonly loaded: LoadedGame
  readonly houseSay: HouseSay
}

/** Drawn anew only when something on the board is new: not for a line in the log, nor for who comes and goes. */
const Stage = memo(function Stage({ loaded: { Board, TextBoard }, houseSay, ...props }: StageProps) {
  return (
    <div className="table-board">
      <BoardFailure say={houseSay} otherwise={<TextBoard {...props} />}>
        <Board {...props} />
      </BoardFailure>
    </div>
  )
})

/** What is not drawn yet cannot have been meant: a click answers the question that its player saw. */
function isStillAsked(seen: Decision | null, now: Decision | null | undefined): boolean {
  return seen === now || JSON.stringify(seen) === JSON.stringify(now)
}

/** Something that holds only as long as the position is the same; who comes and goes does not matter. */
function useWhile<T>(view: Sight["view"], initial: T): [T, (value: T) => void] {
  const [held, hold] = useState<{ view: Sight["view"]; value: T } | null>(null)
  const value = held !== null && held.view === view ? held.value : initial
  return [value, useCallback((next: T) => hold({ view, value: next }), [view])]
}

interface Keys {
  readonly digit: (digit: number) => void
  readonly leave: () => void
  readonly undo: () => void
}

/** The digits choose from the list, wherever the focus is, except where one writes. */
function useKeys({ digit, leave, undo }: Keys): void {
  const onKeyDown = useSteady((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented) return
    if ((event.target as Element).matches?.("input, select, textarea, dialog *")) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z") undo()
    else if (event.altKey || event.ctrlKey || event.metaKey) return
    else if (event.key === "Escape") leave()
    else if (/^[1-9]$/.test(event.key)) digit(Number(event.key))
  })
  useEffect(() => {
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [onKeyDown])
}

/** A window in the background shows by its title that its player is waited for. */
function useHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener)
      return () => document.removeEventListener("visibilitychange", listener)
    },
    () => document.hidden,
  )
}

function useTurnSound(on: boolean, myTurn: boolean, heard: boolean): void {
  useEffect(() => {
    if (on && myTurn) chime("turn")
  }, [on, myTurn])
  useEffect(() => {
    if (on && heard && !myTurn) chime("happened")
  }, [on, heard, myTurn])
}
