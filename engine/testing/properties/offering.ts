// The list is the rules: never empty, never twice the same, all of it accepted, and nothing else.

import { choose, sameChoice } from "../../choose.ts"
import type { AnyGame, Choice, Position, Seat } from "../../contract.ts"
import { canonical } from "../../hash.ts"
import { Refusal } from "../../problem.ts"
import { FastRandom } from "../../random/fast.ts"
import { Turn } from "../../turn.ts"
import { difference, same } from "../difference.ts"
import { brief } from "../match.ts"
import {
  type Breadth,
  type Conditions,
  copyJson,
  messageOf,
  type Property,
  type Scene,
  some,
} from "./property.ts"
import { orderProblems, resultProblems } from "./results.ts"
import { flatProblem } from "./telling.ts"
import { distorted, malformed } from "./wrong.ts"

export const offers: Property = {
  name: "there is always a decision or a result, and every list is whole",
  watch: (conditions) =>
    function* (scene) {
      const { game, state, seats, text } = scene
      yield* decisionProblems(game, state, seats, conditions)
      yield* whyNotProblems(scene)
      for (const who of scene.onlookers) game.view(state, who)
      game.invariants(state)
      if (JSON.stringify(state) !== text)
        yield `being asked changed the state:${difference(scene.before(), state)}`
      const settled = game.clone(state)
      game.settle(settled, scene.nextTurn())
      if (!scene.isLike(settled))
        yield `it is not at rest, rules could go on by themselves:${difference(state, settled)}`
    },
}

/** What `offers` says of dead ends, for where there is no time for more. */
export const noDeadEnds: Property = {
  name: offers.name,
  watch: () => (scene) => deadEnds(scene.game, scene.state),
}

export const accepts: Property = {
  name: "every option is accepted, and leads on",
  watch: (conditions) =>
    function* (scene) {
      const { game, state, seats, random } = scene
      const tries: { seat: Seat; choice: Choice }[] = scene.tried.slice()
      const instructions = state.frames.length > 0 && scene.rare ? game.instructions : []
      for (const standing of instructions)
        tries.push({ seat: random.below(seats), choice: { do: "instruct", standing } })
      for (const { seat, choice } of tries) {
        const after = game.clone(state)
        const asked = `seat ${seat} chose ${brief(choice)}`
        try {
          choose(game, after, seat, copyJson(choice), scene.nextTurn(false))
          for (const problem of scene.rare
            ? decisionProblems(game, after, seats, conditions)
            : deadEnds(game, after))
            yield `${asked}: ${problem}`
          for (const problem of game.invariants(after)) yield `${asked}: ${problem}`
        } catch (error) {
          yield `${asked}, which is offered: ${messageOf(error)}`
        }
      }
    },
}

export const refuses: Property = {
  name: "what is not offered is refused and changes nothing",
  watch({ breadth }) {
    const earlier: Choice[] = []
    return function* (scene) {
      const { game, state, seats, random } = scene
      const { made } = scene.moment
      if (made !== null && made.choice.do !== "instruct" && earlier.length < 100) earlier.push(made.choice)
      const lists = Map.groupBy(scene.possible, ({ seat }) => seat)
      const asked = [...lists.keys()]
      const tries = some(wrongOnes(scene, earlier, breadth), breadth.wrongChoices, random)
        // Each tried by somebody who is asked, and by somebody or something else
        .flatMap((choice) =>
          [...some(asked, 1, random), ...some(places(seats), 1, random)].map((seat) => ({ seat, choice })),
        )
        .filter(({ seat, choice }) => !isOffered(lists.get(seat) ?? [], choice))
      // What goes wrong is kept off the game that is being played
      const tried = game.clone(state)
      for (const { seat, choice } of tries) {
        const problem = notRefused(game, tried, seat, choice)
        if (problem === null) continue
        yield `seat ${seat} chose ${brief(choice)}, which is not offered, and ${problem}`
        return
      }
      if (scene.isLike(tried)) return
      for (const { seat, choice } of tries) {
        const changed = game.clone(state)
        notRefused(game, changed, seat, choice)
        if (!scene.isLike(changed))
          yield `refusing ${brief(choice)} of seat ${seat} changed the state:${difference(state, changed)}`
      }
    }
  },
}

/** Seats, and what could be taken for one. */
function places(seats: number): Seat[] {
  return [...Array(seats).keys(), -1, seats, 0.5, ...([null, undefined, "0"] as never[])]
}

/**
 * No choices at all, options with something wrong in them or of another seat, and choices of
 * earlier.
 */
function wrongOnes(
  { game, possible, random }: Scene,
  earlier: readonly Choice[],
  { wrongChoices }: Breadth,
): unknown[] {
  return [
    ...some(malformed(game), wrongChoices, random),
    ...some(possible, wrongChoices, random).flatMap(({ choice }) => [
      choice,
      ...some(distorted(choice), 6, random),
    ]),
    ...some(earlier, wrongChoices, random),
  ]
}

function notRefused(game: AnyGame, state: Position, seat: Seat, choice: unknown): string | null {
  try {
    choose(game, state, seat, choice, new Turn(new FastRandom(0), false))
    return "it was taken"
  } catch (error) {
    return error instanceof Refusal ? null : `there was an error instead of a refusal: ${messageOf(error)}`
  }
}

export const invariants: Property = {
  name: "invariants hold after every choice",
  watch: () => (scene) => scene.game.invariants(scene.state),
}

function isOffered(list: readonly { choice: Choice }[], choice: unknown): boolean {
  if (typeof choice !== "object" || choice === null) return false
  return list.some((option) => sameChoice(option.choice, choice as Choice))
}

function* decisionProblems(
  game: AnyGame,
  state: Position,
  seats: number,
  { widest, last }: Conditions,
): Iterable<string> {
  const decisions = game.decisions(state)
  const result = game.result(state)
  yield* deadEnds(game, state)
  if (result !== null) {
    yield* resultProblems(result, seats)
    if (last !== null) yield* orderProblems(result, (seat) => last(state, seat))
  }
  if ((result === null) === (state.frames.length === 0))
    yield result === null ? "the game is over without a result" : "there is a result before the game is over"
  const seen = new Set<number>()
  for (const decision of decisions) {
    const { seat, ask, options } = decision
    const place = `${ask} asks seat ${seat}`
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats || seen.has(seat))
      yield `${place}, of ${seats} seats`
    seen.add(seat)
    if (options.length > widest)
      yield `${place} to choose from ${options.length} options, more than ${widest}`
    if (new Set(options.map(canonical)).size < options.length)
      yield `${place} with the same option twice: ${brief(options)}`
    for (const option of options) {
      const problem =
        typeof option.do !== "string" || option.do === "instruct" ? "`do` is not a name" : flatProblem(option)
      if (problem !== null) yield `${place} with an option ${brief(option)}: ${problem}`
    }
    const again = game.decision(state, seat)
    if (!same(again, decision))
      yield `${place}, but by itself its decision is another:${difference(decision, again)}`
    const prompt = game.prompt(state, seat)
    if (prompt?.ask !== ask || flatProblem(prompt.about) !== null)
      yield `${place} with a wrong prompt ${brief(prompt)}`
  }
  for (let seat = 0; seat < seats; seat++)
    if (!seen.has(seat) && game.decision(state, seat)?.together === false)
      yield `seat ${seat} is not asked, and yet may choose`
}

function* deadEnds(game: AnyGame, state: Position): Iterable<string> {
  const decisions = game.decisions(state)
  const frame = state.frames.at(-1)
  if (decisions.length === 0 && frame !== undefined)
    yield `a dead end: nobody is asked at ${frame.proc}.${frame.step}`
  for (const { ask, seat, options } of decisions)
    if (options.length === 0) yield `a dead end: ${ask} asks seat ${seat} to choose from nothing`
}

function* whyNotProblems({ game, state, seats, decisions }: Scene): Iterable<string> {
  for (let seat = 0; seat < seats; seat++) {
    const options = decisions[seat]?.options ?? []
    for (const { choice, reason } of game.whyNot(state, seat)) {
      if (options.some((option) => sameChoice(option, choice)))
        yield `${brief(choice)} of seat ${seat} is offered, and withheld because of ${brief(reason)}`
      if (typeof reason.why !== "string" || flatProblem(reason) !== null)
        yield `${brief(choice)} is withheld for a malformed reason ${brief(reason)}`
    }
  }
}
