// What a table refuses, and in which words: what comes too late, too often, or from whom nothing is
// asked.
import { type AnyGame, type Choice, type Refusal, type Seat, sameChoice } from "@genepool/engine"
import { Problem } from "../problem.ts"
import type { TableRow } from "../store/schema.ts"
import { choicesIn } from "./journal.ts"
import { choicesSince, type JournalLine, type Play } from "./play.ts"

/** Times that a seat may answer one question, each in place of the one before. */
const mostAnswers = 200

const whereabouts = (play: Play, seat?: Seat) => ({
  n: play.openN,
  status: play.result === null ? "playing" : "finished",
  seat: seat ?? null,
})

export const stale = (play: Play, seat?: Seat): Problem =>
  new Problem(
    "stale",
    "The table has moved on since.",
    "Read the table again and choose from the list that is there now.",
    { table: whereabouts(play, seat) },
  )

/** Throws Problem `notNow` where no game is under way, `paused` where it is paused. */
export function mustRun(
  { row, play }: { readonly row: TableRow; readonly play: Play },
  evenPaused = false,
): void {
  if (row.status === "cancelled" || play.state === null || play.result !== null)
    throw new Problem(
      "notNow",
      play.result === null ? "The game has not started." : "The game is over.",
      "Look at the table's status.",
      { table: whereabouts(play) },
    )
  if (play.paused && !evenPaused)
    throw new Problem("paused", "The table is paused.", "Resume it first.", { table: whereabouts(play) })
}

/** The line that the same request has made before, if it has. */
export function repeated(
  play: Play,
  seat: Seat,
  n: number,
  parts: readonly unknown[],
  key: string | undefined,
): JournalLine | null {
  const own = choicesSince(play, seat, Math.min(n, play.stepSince))
  if (key !== undefined) {
    const found = own.find((entry) => entry.body.key === key)
    if (found === undefined) return null
    if (!isSame(choicesIn(found), parts))
      throw new Problem(
        "otherRequest",
        "This key has already been used for another choice.",
        "Give every request its own key; only a retry repeats it.",
        { table: whereabouts(play, seat) },
      )
    return play.happenings[found.n - 1] as JournalLine
  }
  const asked = choicesSince(play, seat, n)
  // Answers taken together can be changed and changed back: there only the last one can be meant
  const found = n < play.stepSince ? asked[0] : asked[asked.length - 1]
  if (found === undefined || !isSame(choicesIn(found), parts)) return null
  return play.happenings[found.n - 1] as JournalLine
}

/** Throws Problem `stale` for who knows `n` open lines, and should know more, or fewer. */
export function mustBeCurrent(play: Play, seat: Seat, n: number): void {
  if (n < play.stepSince || n > play.openN) throw stale(play, seat)
}

/**
 * Answers taken together can be changed, and instructions as well, but not for ever: each is a line
 * that stands.
 */
export function mustHaveAnswersLeft(game: AnyGame, play: Play, seat: Seat, choice: Choice): void {
  if (choicesSince(play, seat, play.stepSince).length < mostAnswers) return
  // The first answer is always taken: others wait for it
  const given = game.decision(play.state, seat)?.given ?? []
  if (choice.do !== "instruct" && given.length === 0) return
  throw new Problem("notNow", "You have answered this question too often.", "What you said last counts.", {
    table: whereabouts(play, seat),
  })
}

/**
 * Throws Problem `notNow` where the seat has paused and taken back so much that the game has to get
 * further first.
 */
export function mustBeRestrained(play: Play, seat: Seat): void {
  if (play.restraint.has(seat)) return
  throw new Problem(
    "notNow",
    "You have paused and undone too often at this table.",
    "Play on: every choice that stands allows more.",
  )
}

/** What the rules refuse, as the one who sent it is told. */
export function refused(play: Play, { code, reason }: Refusal): Problem {
  switch (code) {
    case "over":
      return new Problem("notNow", "The game is over.", "Look at the result.")
    case "notAsked":
      return new Problem("notYours", "It is not your turn to decide.", "Wait until the table asks you.", {
        table: whereabouts(play),
      })
    case "malformed":
    case "notOffered":
      return new Problem(
        "notOnTheList",
        "This choice is not on the list.",
        "Send one of decision.options exactly as it is.",
        { reason },
      )
  }
}

function isSame(choices: readonly Choice[], others: readonly unknown[]): boolean {
  return (
    choices.length === others.length &&
    choices.every((choice, i) => {
      const other = others[i]
      return typeof other === "object" && other !== null && sameChoice(choice, other as Choice)
    })
  )
}
