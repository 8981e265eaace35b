// Twin turns: the same turn twice, with one draw or one choice that came out otherwise. Whoever
// does not learn it by the rules' own word (`knownTo`) sees and hears the same; and what all may
// learn, all can see.

import { sameChoice } from "../../choose.ts"
import type { Choice, Position, Seat, Who } from "../../contract.ts"
import { FastRandom } from "../../random/fast.ts"
import type { Random } from "../../random/random.ts"
import { parseOptions } from "../../schema.ts"
import type { Audience } from "../../turn.ts"
import {
  cameUp,
  type Drawn,
  isKnownTo,
  learns,
  otherOutcomes,
  retold,
  type WatchedTurn,
  watched,
} from "../chance.ts"
import { difference, same } from "../difference.ts"
import { brief, nameOf } from "../match.ts"
import { type Property, type Scene, some } from "./property.ts"
import { sightOf } from "./sight.ts"

/** What twins count as, in the tally. */
export const hiddenDraws = "twins of hidden draws"
export const hiddenChoices = "twins of hidden choices"
const instructions = "twins of instructions"
const openDraws = "twins of open draws"
const openChoices = "twins of open choices"

/** A turn that can be taken again and again: gives the position that it leads to. */
type Take = (turn: WatchedTurn) => Position

interface Taken {
  readonly state: Position
  readonly turn: WatchedTurn
}

/** Set-ups that are looked at in every game, beside its own. */
const setUps = 6

export const twins: Property = {
  name: "who may not learn a draw or a choice sees and hears nothing of it, and who may can see it",
  everyTurn: true,
  moreGames: 4,
  watch({ breadth }) {
    let before: { readonly state: Position; readonly n: number } | null = null
    return function* (scene) {
      const { game, state, moment, random } = scene
      const { n, made, log } = moment
      if (made === null) {
        const options = parseOptions(game.options, log.options, log.seats)
        const setUp: Take = (turn) => game.setup(log.seats, options, turn)
        for (let i = 0; i < Math.min(setUps, breadth.onlookers); i++)
          yield* drawTwins(scene, "the set-up", setUp, new FastRandom(random.below(1_000_000)))
      } else if (before !== null && before.n === n - 1) {
        const { state: from } = before
        const take: Take = (turn) => applied(scene, from, made.seat, made.choice, turn)
        yield* drawTwins(scene, saidOf(made.seat, made.choice), take, scene.chanceAt(n))
        if (made.choice.do !== "instruct" && game.knownTo(from, made.seat, made.choice) !== "all")
          yield* choiceTwins(scene, before, made.seat, made.choice)
      }
      before = { state: game.clone(state), n }
      if (!scene.whole || !scene.rare) return
      yield* instructionTwins(scene)
      for (const { seat, choice } of scene.tried) {
        const take: Take = (turn) => applied(scene, state, seat, choice, turn)
        yield* drawTwins(scene, saidOf(seat, choice), take, scene.chanceAt(n + 1))
        yield* choiceTwins(scene, moment, seat, choice)
      }
    }
  },
}

/** Alters the draws of a turn, one at a time. */
function* drawTwins(scene: Scene, what: string, take: Take, chance: Random): Iterable<string> {
  const a = taken(take, watched(chance))
  const { draws } = a.turn
  const hidden = places(draws, ({ knownTo }) => knownTo !== "all")
  const open = places(draws, ({ knownTo }) => knownTo === "all")
  for (const n of [...some(hidden, 6, scene.random), ...some(open, scene.whole ? 1 : 0, scene.random)]) {
    const drawn = draws[n] as Drawn
    for (const at of some(otherOutcomes(drawn), drawn.knownTo === "all" ? 1 : 2, scene.random)) {
      const b = taken(take, retold(draws, { n, at }, scene.random))
      const twin = `${what}, and the draw "${drawn.name}" gave ${brief(cameUp(drawn))} or ${brief(drawn.outcomes[at])}`
      yield* drawn.knownTo === "all"
        ? unseen(scene, a, b, openDraws, () => true, `${twin}. It is open to all (no \`knownTo\`)`)
        : noticed(
            scene,
            a,
            b,
            `${hiddenDraws} "${drawn.name}"`,
            (who) => !isKnownTo(drawn.knownTo, who),
            twin,
          )
    }
  }
}

/** The seat chooses one thing or another. */
function* choiceTwins(
  scene: Scene,
  { state, n }: { readonly state: Position; readonly n: number },
  seat: Seat,
  choice: Choice,
): Iterable<string> {
  const { game, random } = scene
  const decision = game.decision(state, seat)
  const others = decision?.options.filter((option: Choice) => !sameChoice(option, choice)) ?? []
  const [other] = some<Choice>(others, 1, random)
  if (other === undefined) return
  const a = taken((turn) => applied(scene, state, seat, choice, turn), watched(scene.chanceAt(n + 1)))
  const b = taken((turn) => applied(scene, state, seat, other, turn), retold(a.turn.draws, null, random))
  // An answer that others still wait for is nobody's to know: another property looks at those
  if (decision?.together && !(a.turn.opened && b.turn.opened)) return
  const audiences: Audience[] = [game.knownTo(state, seat, choice), game.knownTo(state, seat, other)]
  const twin = `seat ${seat} chose ${brief(choice)} or ${brief(other)}`
  if (audiences.some((knownTo) => knownTo !== "all")) {
    const mayNot = (who: Who) => who !== seat && audiences.every((knownTo) => !isKnownTo(knownTo, who))
    yield* noticed(scene, a, b, `${hiddenChoices} "${choice.do}"`, mayNot, twin)
  } else
    yield* unseen(
      scene,
      a,
      b,
      openChoices,
      (who) => who !== seat,
      `${twin}. That is open to all (no \`knownTo\`)`,
    )
}

/** A seat leaves one instruction or another: that is its own secret, until it is followed. */
function* instructionTwins(scene: Scene): Iterable<string> {
  const { game, state, seats, random } = scene
  if (state.frames.length === 0 || game.instructions.length < 2) return
  const seat = random.below(seats)
  const [a, b] = some(game.instructions, 2, random).map((standing) =>
    taken(
      (turn) => applied(scene, state, seat, { do: "instruct", standing }, turn),
      watched(scene.chanceAt(scene.moment.n + 1)),
    ),
  ) as [Taken, Taken]
  const twin = `seat ${seat} left one or another instruction`
  yield* noticed(scene, a, b, instructions, (who) => who !== seat, twin)
}

/** Complains of onlookers who may not tell the twins apart, and can. */
function* noticed(
  scene: Scene,
  a: Taken,
  b: Taken,
  kind: string,
  mayNot: (who: Who) => boolean,
  twin: string,
): Iterable<string> {
  const { game, seats, tally } = scene
  for (const who of scene.onlookers) {
    if (!mayNot(who) || learns(a.turn, b.turn, who)) continue
    tally.add(kind)
    const [sight, sightThere] = [a, b].map(({ state, turn }) => sightOf(game, state, turn, who, seats))
    // Both could be the real one: what is imagined from the same view does not depend on which of
    // them is
    const [world, worldThere] = [a, b].map(({ state }) =>
      game.imagine(game.view(state, who), new FastRandom("twin")),
    )
    if (!same(sight, sightThere))
      yield `${twin}. ${nameOf(who)} may not learn which, but can tell by what it hears or sees:${difference(sight, sightThere)}`
    else if (!same(world, worldThere))
      yield `${twin}. ${nameOf(who)} may not learn which, but what it imagines depends on it:${difference(world, worldThere)}`
  }
}

/**
 * Complains of onlookers who may tell the twins apart, and cannot, though there is a difference.
 */
function* unseen(
  scene: Scene,
  a: Taken,
  b: Taken,
  kind: string,
  looks: (who: Who) => boolean,
  twin: string,
): Iterable<string> {
  const { game, tally } = scene
  // Where hidden draws came up otherwise as well, the difference may be theirs
  if (!same(hiddenIn(a), hiddenIn(b)) || JSON.stringify(a.state) === JSON.stringify(b.state)) return
  for (const who of scene.onlookers) {
    if (!looks(who)) continue
    tally.add(kind)
    if (JSON.stringify(game.view(a.state, who)) === JSON.stringify(game.view(b.state, who)))
      yield `${twin}, but ${nameOf(who)} cannot see the difference that it makes:${difference(a.state, b.state)}`
  }
}

function hiddenIn({ turn }: Taken): unknown[] {
  return turn.draws.filter(({ knownTo }) => knownTo !== "all").map((drawn) => [drawn.name, cameUp(drawn)])
}

function places(draws: readonly Drawn[], wanted: (drawn: Drawn) => boolean): number[] {
  return draws.flatMap((drawn, n) => (wanted(drawn) ? [n] : []))
}

function taken(take: Take, turn: WatchedTurn): Taken {
  return { state: take(turn), turn }
}

function applied({ game }: Scene, from: Position, seat: Seat, choice: Choice, turn: WatchedTurn): Position {
  const state = game.clone(from)
  game.apply(state, seat, choice, turn)
  return state
}

function saidOf(seat: Seat, choice: Choice): string {
  return `seat ${seat} chose ${brief(choice)}`
}
