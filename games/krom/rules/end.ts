// End of the game: the first to reach the threshold is the new chief, at that very moment

import { finish, type Result, type Seat } from "@genepool/engine"
import { pointsToWin, trophyPoints } from "../data/box.ts"
import type { Fact, Turn } from "./facts.ts"
import { pointsOf, type State } from "./state.ts"

/** KRO-END-02, KRO-END-03 */
export function threshold({ seats, options }: State): number {
  return pointsToWin(seats, options.longer)
}

/**
 * KRO-END-01, KRO-RUL-33: looked at after every single change of points. Goes on at `next` if it is
 * not the end.
 */
export function chiefOr<N>(state: State, seat: Seat, turn: Turn, next: N): N | typeof finish {
  if (pointsOf(state, seat) < threshold(state)) return next
  turn.tell({ fact: "chief", seat, points: pointsOf(state, seat) })
  return theEnd(state, turn)
}

/** Tells the result list, best first, and closes the game. */
export function theEnd(state: State, turn: Turn): typeof finish {
  if (turn.told !== null) {
    const { places, scores } = standings(state)
    for (const seat of inOrder(places))
      turn.tell({ fact: "placed", seat, place: places[seat] as number, points: scores[seat] as number })
  }
  return finish
}

const inOrder = (places: readonly number[]): Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] as number) - (places[b] as number))

/**
 * Where somebody has resigned, the game may end with what a bot did for them: they do not become
 * chief, and come last.
 */
export function retold(state: State, fact: Fact, result: Result, resigned: readonly Seat[]): Fact {
  if (fact.fact === "chief" && resigned.includes(fact.seat)) return { ...fact, fact: "reachedAndGone" }
  if (fact.fact !== "placed") return fact
  const { places, scores } = standings(state)
  const seat = inOrder(result.places)[inOrder(places).indexOf(fact.seat)] as Seat
  return { ...fact, seat, place: result.places[seat] as number, points: scores[seat] as number }
}

/** KRO-END-07: equal points share a place, and the next place is left out */
function standings(state: State): { places: number[]; scores: number[] } {
  const scores = state.players.map((_, seat) => pointsOf(state, seat))
  const places = scores.map((points) => 1 + scores.filter((other) => other > points).length)
  return { places, scores }
}

/**
 * Who reached the threshold has more points than all others; after KRO-RUL-45 the most points win,
 * ties are shared.
 */
export function result(state: State): Result | null {
  if (state.frames.length > 0) return null
  const { places, scores } = standings(state)
  return {
    winners: scores.flatMap((_, seat) => (places[seat] === 1 ? [seat] : [])),
    places,
    scores,
    parts: scores.map((points, seat) => {
      const trophy = state.trophy === seat ? trophyPoints : 0
      return { evolutions: points - trophy, trophy }
    }),
  }
}
