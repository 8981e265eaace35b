// The gate for choices that come from outside: only what is on the list goes through, everything
// else changes nothing.

import type { AnyGame, Choice, Decision, Reason, Seat } from "./contract.ts"
import { Refusal } from "./problem.ts"
import type { Turn } from "./turn.ts"

/**
 * Applies a choice that may be anything at all. Throws Refusal, and then the state is as it was.
 */
export function choose(
  game: AnyGame,
  state: ReturnType<AnyGame["setup"]>,
  seat: Seat,
  choice: unknown,
  turn: Turn,
): void {
  game.apply(state, seat, onTheList(game, state, seat, choice), turn)
}

/** The option that the choice means. Throws Refusal when there is none. */
export function onTheList(
  game: AnyGame,
  state: ReturnType<AnyGame["setup"]>,
  seat: Seat,
  choice: unknown,
): Choice {
  if (state.frames.length === 0) throw new Refusal("over", "the game is over")
  if (!isChoice(choice)) throw new Refusal("malformed", "a choice is an object with a text `do`")
  if (choice.do === "instruct") return standingInstruction(game, state, seat, choice)
  const decision = Number.isInteger(seat) ? game.decision(state, seat) : null
  if (decision === null) throw new Refusal("notAsked", `seat ${seat} has nothing to decide now`)
  if (decision.options.includes(choice)) return choice
  for (const option of decision.options) if (sameChoice(option, choice)) return option
  for (const option of game.restarts(state, seat)) if (sameChoice(option, choice)) return option
  const withheld = game.whyNot(state, seat).find((w) => sameChoice(w.choice, choice))
  const reason: Reason | null = withheld?.reason ?? null
  const because = reason === null ? "" : `: ${JSON.stringify(reason)}`
  throw new Refusal(
    "notOffered",
    `${JSON.stringify(choice)} is not on the list of ${decision.ask}${because}`,
    reason,
  )
}

function standingInstruction(
  game: AnyGame,
  state: ReturnType<AnyGame["setup"]>,
  seat: Seat,
  choice: Choice,
): Choice {
  if (state.standing[seat] === undefined)
    throw new Refusal("notAsked", `no seat ${seat} that could leave an instruction`)
  const { do: _, standing, now, ...more } = choice
  if (
    Object.keys(more).length > 0 ||
    (now !== undefined && now !== true) ||
    !game.instructions.includes(standing as string)
  )
    throw new Refusal(
      "malformed",
      `an instruction has \`standing\`, one of ${game.instructions.join(", ")}, and perhaps \`now: true\``,
    )
  return choice
}

/**
 * The seat's decision as a person is shown it: with what would begin an answer of several parts
 * anew.
 */
export function decisionFor(game: AnyGame, state: ReturnType<AnyGame["setup"]>, seat: Seat): Decision | null {
  const decision: Decision | null = game.decision(state, seat)
  const restarts = game.restarts(state, seat)
  if (decision === null || restarts.length === 0) return decision
  return { ...decision, options: [...decision.options, ...restarts] }
}

/**
 * The first option of one of these kinds, in the order of the kinds; undefined, if there is none.
 */
export function firstOfKinds<C extends Choice>(
  options: readonly C[],
  kinds: readonly C["do"][],
): C | undefined {
  for (const kind of kinds) {
    const found = options.find((option) => option.do === kind)
    if (found !== undefined) return found
  }
  return undefined
}

function isChoice(value: unknown): value is Choice {
  return typeof value === "object" && value !== null && typeof (value as { do?: unknown }).do === "string"
}

/** Whether two choices are the same JSON, whatever the order of their keys. */
export function sameChoice(a: Choice, b: Choice): boolean {
  if (a.do !== b.do) return false
  let keys = 0
  for (const key in a) {
    keys++
    const x = a[key]
    const y = b[key]
    if (x === y) continue
    if (!Array.isArray(x) || !Array.isArray(y) || x.length !== y.length) return false
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false
  }
  for (const _ in b) keys--
  return keys === 0
}
