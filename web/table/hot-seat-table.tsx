// A table on one screen: the board on its stage, and around it seats, prompt, options in words, and the log

import { type Choice, Refusal, sameChoice, type Withheld } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { use, useEffect, useMemo, useRef, useState } from "react"
import { Icon } from "../house/icons.tsx"
import { isStill, type Preferences } from "../house/preferences.ts"
import type { HouseSay } from "../text/index.ts"
import { type LoadedGame, loadGame } from "./games.ts"
import { chosen, freshLog, keepLog, keptLog, lookAt, undone } from "./hot-seat.ts"
import { LogOfGame } from "./log-of-game.tsx"
import { Options } from "./options.tsx"
import { Prompt } from "./prompt.tsx"
import { Seats } from "./seats.tsx"
import "./table.css"

interface Props {
  readonly preferences: Preferences
  readonly say: HouseSay
}

export function HotSeat({ id, ...props }: Props & { readonly id: string }) {
  return <HotSeatTable key={id} loaded={use(loadGame(id))} {...props} />
}

function HotSeatTable({ loaded, preferences, say }: Props & { readonly loaded: LoadedGame }) {
  const { module, Board, Emblem } = loaded
  const { game, texts } = module
  const [log, setLog] = useState(() => keptLog(game, localStorage) ?? freshLog(game, game.seats.min))
  /** The last choice was made just now, and is worth showing as movement. */
  const [fresh, setFresh] = useState(false)
  const [pointed, setPointed] = useState<readonly Choice[]>([])
  const [narrowed, setNarrowed] = useState<readonly Choice[] | null>(null)
  const [explained, setExplained] = useState<Withheld | null>(null)

  const sight = useMemo(() => lookAt(game, log), [game, log])
  const { locale } = preferences
  const seatNames = useMemo(
    () =>
      Array.from({ length: log.seats }, (_, seat) => {
        const called = texts[locale][`name.seat.${seat}`]
        return called ?? say("table.player", { number: seat + 1 })
      }),
    [texts, locale, log.seats, say],
  )
  const words = useMemo(() => speaker(texts, locale, { seatNames }), [texts, locale, seatNames])
  const before = useMemo(() => undone(game, log), [game, log])
  const { decision, result, view } = sight
  const options = narrowed ?? decision?.options ?? []
  const gameName = words.say("game.name")

  const goTo = (next: typeof log, news: boolean) => {
    setLog(next)
    setFresh(news)
    setPointed([])
    setNarrowed(null)
    setExplained(null)
    keepLog(game, next, localStorage)
  }
  const choose = (choice: Choice) => {
    if (decision === null) return
    try {
      goTo(chosen(game, log, decision.seat, choice), true)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.reason !== null) setExplained({ choice, reason: error.reason })
    }
  }

  useDigits((digit) => {
    const option = options[digit - 1]
    if (option !== undefined) choose(option)
  })
  // The last option was chosen from the list, which is gone now: the focus must not be lost with it
  const newGame = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (fresh && result !== null && document.activeElement === document.body) newGame.current?.focus()
  }, [fresh, result])
  useEffect(() => {
    document.title = `${gameName} · ${say("house.name")}`
  }, [gameName, say])

  return (
    <div className="table">
      <div className="table-heading">
        <h1>{gameName}</h1>
        <p>{words.say("game.pitch")}</p>
      </div>
      <div className="table-stage">
        <Seats names={seatNames} sight={sight} Emblem={Emblem} say={say} />
        <div className="table-board">
          <Board
            view={view}
            decision={decision}
            withheld={sight.withheld}
            facts={fresh ? (sight.heard.at(-1) ?? []) : []}
            step={log.choices.length}
            seatNames={seatNames}
            say={words.say}
            still={isStill(preferences)}
            pointed={pointed}
            point={setPointed}
            choose={choose}
            narrow={setNarrowed}
            explain={setExplained}
          />
        </div>
        <div className="table-actions">
          <button
            type="button"
            className="button"
            disabled={before === null}
            onClick={() => before !== null && goTo(before, false)}
          >
            <Icon shape="undo" />
            {say("table.undo")}
          </button>
          <button
            ref={newGame}
            type="button"
            className="button"
            data-kind={result === null ? undefined : "main"}
            onClick={() => goTo(freshLog(game, log.seats), false)}
          >
            <Icon shape="again" />
            {say("table.newGame")}
          </button>
        </div>
      </div>
      <div className="table-side">
        <Prompt
          sight={sight}
          explained={explained}
          words={words}
          seatNames={seatNames}
          Emblem={Emblem}
          say={say}
        />
        {decision !== null && (
          <Options
            options={options}
            say={(option) => words.sayOption(decision.ask, option)}
            label={say("table.decide")}
            isPointed={(option) => pointed.some((other) => sameChoice(option, other))}
            point={setPointed}
            choose={choose}
          />
        )}
        <LogOfGame sight={sight} words={words} Emblem={Emblem} say={say} />
      </div>
    </div>
  )
}

/** The digits choose from the list, wherever the focus is. */
function useDigits(onDigit: (digit: number) => void): void {
  const latest = useRef(onDigit)
  useEffect(() => {
    latest.current = onDigit
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (/^[1-9]$/.test(event.key)) latest.current(Number(event.key))
    }
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}
