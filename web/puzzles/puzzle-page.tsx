// One puzzle on the real board: one choice, then why, and a table that goes on from there

import { bestOf, difficultyOf, isSolvedBy, type Puzzle } from "@genepool/bots"
import { type Choice, kindOf, sameChoice } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { use, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { goTo } from "../app/address.ts"
import { afterFrame } from "../app/after-frame.ts"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { faces } from "../lobby/catalogue.ts"
import { beginTable } from "../local/begin.ts"
import { Pop } from "../table/pop.tsx"
import { TableFrame } from "../table/table.tsx"
import { keepAttempts, keptAttempts, keptWish } from "./kept.ts"
import { loadPuzzles, type PuzzleGame } from "./load.ts"
import { gameOfDay, nextPuzzle, puzzleOfDay } from "./pick.ts"
import { type PuzzleSource, puzzleSource } from "./puzzle-source.ts"
import "./puzzles.css"
import { dayOf, ofTheDay, standingOf } from "./standing.ts"
import { puzzleSay } from "./texts.ts"
import { shareAttempts } from "./with-account.ts"

interface Props extends PageProps {
  /** Both null: the one of today. */
  readonly game: string | null
  readonly id: string | null
}

const withCards = faces.map(({ id }) => id)

export default function PuzzlePage({ game, id, ...props }: Props) {
  const [today] = useState(() => dayOf(Date.now()))
  // Whoever is signed in may be another than last time
  useEffect(() => void shareAttempts(), [])
  const loaded = use(loadPuzzles(game ?? gameOfDay(withCards, today)))
  const { puzzles } = loaded
  const puzzle =
    id === null && puzzles.length > 0
      ? puzzleOfDay(puzzles, withCards.length, today)
      : puzzles.find((one) => one.id === id)
  if (puzzle === undefined) return <NoPuzzle {...props} />
  return <Solving key={puzzle.id} of={loaded} puzzle={puzzle} day={id === null ? today : null} {...props} />
}

function NoPuzzle({ preferences, say }: PageProps) {
  const words = puzzleSay(preferences.locale)
  return (
    <div className="room-note">
      <h1>{words("none")}</h1>
      <a className="button" data-kind="main" href="/puzzles">
        {words("all")}
      </a>
      <a className="button" href="/">
        {say("app.home")}
      </a>
    </div>
  )
}

interface SolvingProps extends PageProps {
  readonly of: PuzzleGame
  readonly puzzle: Puzzle
  readonly day: number | null
}

/** What an attempt did to the rating; null where it did not count. */
interface Counted {
  readonly rating: number
  readonly change: number | null
}

function Solving({ of, puzzle, day, preferences, say }: SolvingProps) {
  const { loaded } = of
  const { id: gameId, module } = loaded
  const [counted, setCounted] = useState<Counted | null>(null)
  const [source] = useState<PuzzleSource>(() =>
    puzzleSource(module.game, puzzle, (right) => setCounted(count(gameId, puzzle, right, day))),
  )
  const chosen = useSyncExternalStore(source.subscribe, source.chosen)
  const words = puzzleSay(preferences.locale)
  useTitle(words("title"), say("app.name"))
  const again = () => {
    setCounted(null)
    source.again()
  }
  return (
    <TableFrame
      loaded={loaded}
      source={source}
      preferences={preferences}
      say={say}
      momentAddress={null}
      notices={
        chosen === null ? (
          <Task of={of} puzzle={puzzle} preferences={preferences} say={say} />
        ) : (
          <Verdict
            of={of}
            puzzle={puzzle}
            chosen={chosen}
            counted={counted}
            again={again}
            preferences={preferences}
            say={say}
          />
        )
      }
    />
  )
}

/** Keeps the attempt; the first one at a puzzle moves the rating. */
function count(game: string, puzzle: Puzzle, right: boolean, day: number | null): Counted {
  const at = Date.now()
  const before = keptAttempts()
  const attempt = { puzzle: `${game}/${puzzle.id}`, difficulty: difficultyOf(puzzle), right, at }
  const isFirst = !before.some((one) => one.puzzle === attempt.puzzle)
  const made = [day === null ? attempt : ofTheDay(before, attempt, day)]
  keepAttempts(made)
  void shareAttempts(made)
  const { rating } = standingOf(keptAttempts(), at)
  return { rating, change: isFirst ? rating - standingOf(before, at).rating : null }
}

type TaskProps = Pick<SolvingProps, "of" | "puzzle"> & PageProps

function Task({ of, puzzle, preferences }: TaskProps) {
  const { game, texts, spoken } = of.loaded.module
  const words = puzzleSay(preferences.locale)
  const { say } = speaker(texts, preferences.locale).to(puzzle.seat)
  const theme = say(`kind.${kindOf(puzzle.ask)}`)
  const [me] = spoken?.position(game.view(puzzle.position, puzzle.seat), say).players[puzzle.seat] ?? []
  return (
    <p className="puzzle-task">
      <strong>{words("find")}</strong>{" "}
      <span>{words("find.about", { theme, difficulty: String(difficultyOf(puzzle)) })}</span>{" "}
      {me !== undefined && <span>{me}</span>}
    </p>
  )
}

interface VerdictProps extends TaskProps {
  readonly chosen: Choice
  readonly counted: Counted | null
  readonly again: () => void
}

function Verdict({ of, puzzle, chosen, counted, again, preferences, say }: VerdictProps) {
  const { locale } = preferences
  const words = puzzleSay(locale)
  const [isOpen, setOpen] = useState(true)
  const right = isSolvedBy(puzzle, chosen)
  const next = useRef<HTMLButtonElement>(null)
  const verdict = useId()
  // There is no question any more: the focus goes where it is heard how it came out
  useEffect(() => afterFrame(() => next.current?.focus({ preventScroll: true })), [])
  return (
    <>
      <p className="puzzle-verdict" id={verdict} data-right={right}>
        {right ? words("right") : words("wrong")}
      </p>
      {!isOpen && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {words("why")}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-kind="main"
        ref={next}
        aria-describedby={isOpen ? `${verdict} ${verdict}-tried` : verdict}
        onClick={() => goToNext(of)}
      >
        <Icon shape="forward" />
        {words("next")}
      </button>
      {isOpen && (
        <Pop close={() => setOpen(false)} say={say}>
          <Tried
            id={`${verdict}-tried`}
            of={of}
            puzzle={puzzle}
            chosen={chosen}
            preferences={preferences}
            say={say}
          />
          <p className="puzzle-rating">{counted !== null && sayCounted(counted, locale, words)}</p>
          <div className="puzzle-actions">
            {!right && (
              <button type="button" className="button" onClick={again}>
                <Icon shape="again" />
                {words("again")}
              </button>
            )}
            <button type="button" className="button" onClick={() => playOn(of.loaded.id, puzzle)}>
              <Icon shape="branch" />
              {say("replay.branch")}
            </button>
          </div>
        </Pop>
      )}
    </>
  )
}

function sayCounted(
  { rating, change }: Counted,
  locale: string,
  words: ReturnType<typeof puzzleSay>,
): string {
  if (change === null) return words("rating.same", { rating: String(rating) })
  const signed = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }).format(change)
  return words("rating.now", { rating: String(rating), change: signed })
}

interface TriedProps extends Omit<VerdictProps, "counted" | "again"> {
  readonly id: string
}

/** What was tried when the puzzle was found, with the chances and why the best is best. */
function Tried({ id, of, puzzle, chosen, preferences }: TriedProps) {
  const { locale } = preferences
  const { texts } = of.loaded.module
  const { tried, tempting, reason, ask, seats } = puzzle
  const words = puzzleSay(locale)
  const game = useMemo(() => {
    const seatNames = Array.from({ length: seats }, (_, seat) => texts[locale][`name.seat.${seat}`] ?? "")
    return speaker(texts, locale, seatNames.every((name) => name !== "") ? { seatNames } : {})
  }, [texts, locale, seats])
  const percent = new Intl.NumberFormat(locale, { style: "percent" })
  const rows: { choice: Choice; chance: number | null }[] = [...tried]
  for (const choice of [chosen, tempting])
    if (!rows.some((row) => sameChoice(row.choice, choice))) rows.push({ choice, chance: null })
  const marks = (choice: Choice) => [
    ...(isSolvedBy(puzzle, choice) ? [words("best")] : []),
    ...(sameChoice(choice, chosen) ? [words("yours")] : []),
    ...(sameChoice(choice, tempting) && !isSolvedBy(puzzle, choice) ? [words("tempting")] : []),
  ]
  return (
    <section className="hints" aria-label={words("chance")}>
      <h2 className="side-heading">{words("chance")}</h2>
      <ol id={id} className="puzzle-tried">
        {rows.map(({ choice, chance }) => (
          <li key={JSON.stringify(choice)} data-best={isSolvedBy(puzzle, choice) || undefined}>
            <span className="hint-words">
              {game.sayOption(ask, choice)}
              <span className="hint-reason">
                {[
                  ...marks(choice),
                  ...(reason !== null && sameChoice(choice, bestOf(puzzle)) ? [game.sayReason(reason)] : []),
                ].join(" · ")}
              </span>
            </span>
            <span className="hint-chance">{chance === null ? "" : percent.format(chance)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Against the bots that play the other seats. */
function playOn(game: string, { position, seat, seats }: Puzzle): void {
  beginTable({
    game,
    options: {},
    seating: Array.from({ length: seats }, (_, other) => (other === seat ? "person" : "level3")),
    start: position,
  })
}

function goToNext({ loaded, puzzles }: PuzzleGame): void {
  const { theme = "", difficulty = "any" } = keptWish()
  const attempts = keptAttempts()
  const { rating } = standingOf(attempts, Date.now())
  const wish = { game: loaded.id, theme, difficulty }
  const random = (count: number) => Math.floor(Math.random() * count)
  const next =
    nextPuzzle(puzzles, wish, attempts, rating, random) ??
    nextPuzzle(puzzles, { ...wish, theme: "", difficulty: "any" }, attempts, rating, random)
  goTo(next === null ? "/puzzles" : `/puzzles/${loaded.id}/${next.id}`)
}
