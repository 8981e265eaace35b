// What holds at every moment; each breach as `ID: what is wrong`

import { deckSize } from "@genepool/engine"
import { fullLife, lastRound, openCards, supplyInBox } from "../data/box.ts"
import { areas, tokens } from "../data/kinds.ts"
import { caves } from "./caves.ts"
import { threshold } from "./end.ts"
import { forest } from "./forest.ts"
import { mountains } from "./mountains.ts"
import { round } from "./round.ts"
import { game } from "./setup.ts"
import { dataIn, isConscious, pointsOf, type State } from "./state.ts"

export function invariants(state: State): string[] {
  const broken: string[] = []
  const check = (id: string, holds: boolean, what: string) => {
    if (!holds) broken.push(`${id}: ${what}`)
  }
  const { players, supply, gathering, hunting, bonus, evolutions, kromosaur, trophy, frames } = state
  const { decks, kromosaur: beast } = dataIn(state)

  for (const kind of tokens) {
    const counts = [supply[kind], ...players.map((player) => player[kind])]
    const sum = counts.reduce((a, b) => a + b, 0)
    check("KRO-INV-01", sum === supplyInBox[kind], `${sum} ${kind} instead of ${supplyInBox[kind]}`)
    check(
      "KRO-INV-01",
      counts.every((count) => count >= 0 && Number.isInteger(count)),
      `${kind} below zero`,
    )
  }

  players.forEach(({ life }, seat) => {
    check(
      "KRO-INV-02",
      life >= 0 && life <= fullLife && Number.isInteger(life),
      `seat ${seat} has ${life} life`,
    )
  })
  if (kromosaur !== null) {
    const { life, area } = kromosaur
    check("KRO-INV-02", life >= 0 && life <= beast.life, `the Kromosaur has ${life} life`)
    check("KRO-INV-13", area !== "caves", "the Kromosaur is in the caves")
    check("KRO-INV-13", area === null || (life > 0 && state.round > 0), "the Kromosaur is where it cannot be")
  }

  const course = round.in(state)
  const top = frames[frames.length - 1]
  const moving = round.top(state)?.step === "movement"
  if (moving)
    check(
      "KRO-INV-03",
      players.every(({ life }) => life > 0),
      "somebody is stunned before moving",
    )

  const count = (id: string, deck: readonly string[], ...piles: (readonly (string | null)[])[]) =>
    check(id, sameCards(piles, deck), `other cards than the ${deck.length} of the box`)
  const hands = players.map(({ hand }) => hand)
  count("KRO-INV-04", decks.bonus, bonus.deck.unknown, bonus.deck.bottom, bonus.discard, ...hands)
  count("KRO-INV-05", decks.gathering, gathering.deck.unknown, gathering.deck.bottom, gathering.discard)
  count("KRO-INV-06", decks.hunting, hunting.deck.unknown, hunting.deck.bottom, hunting.discard, hunting.open)
  check("KRO-INV-06", hunting.open.length === openCards, `${hunting.open.length} open animals`)
  const { deck, open } = evolutions
  const owned = players.map((player) => player.evolutions)
  count("KRO-INV-07", decks.evolutions, deck.unknown, deck.bottom, open, ...owned)
  const over = frames.length === 0
  check("KRO-INV-07", !open.includes(null) || deckSize(deck) === 0 || over, "an evolution space is empty")

  check(
    "KRO-INV-08",
    (trophy !== null) === (kromosaur?.life === 0),
    "a trophy without a defeated Kromosaur, or none",
  )
  check("KRO-INV-08", trophy === null || players[trophy] !== undefined, "the trophy is with nobody")

  const chief = players.some((_, seat) => pointsOf(state, seat) >= threshold(state))
  check(
    "KRO-INV-10",
    over === (chief || (over && state.round === lastRound)),
    "over without a chief, or not over",
  )

  broken.push(...phaseProblems(state))

  if (course !== null) {
    const { area, order, acted } = course
    const here = order.filter((seat) => players[seat]?.area === area).length
    check("KRO-INV-16", new Set(order).size === order.length && acted <= order.length, "somebody acts twice")
    if (area !== null) check("KRO-INV-17", here === order.length, `somebody acts who is not in ${area}`)
    check("KRO-INV-17", area === null || areas.includes(area), `${area} is no area`)
  }
  if (top !== undefined && "seat" in top && game.top(state) === null)
    check("KRO-INV-12", isConscious(state, top.seat as number), "a stunned seat is asked")
  return broken
}

/** KRO-INV-11 */
function phaseProblems(state: State): string[] {
  const { prices } = dataIn(state)
  const [visit, walk, climb] = [caves.in(state), forest.in(state), mountains.in(state)]
  const problems: string[] = []
  if (visit?.rested === true && visit.bought > 0) problems.push("KRO-INV-11: rest and services together")
  if (walk !== null && walk.gathered > prices.gathering.length)
    problems.push(`KRO-INV-11: ${walk.gathered} gathered in one phase`)
  if (climb !== null && climb.rerolls > prices.rerolls.length)
    problems.push(`KRO-INV-11: ${climb.rerolls} rerolls in one phase`)
  return problems
}

function sameCards(piles: readonly (readonly (string | null)[])[], deck: readonly string[]): boolean {
  const left = new Map<string, number>()
  for (const card of deck) left.set(card, (left.get(card) ?? 0) + 1)
  let cards = 0
  for (const pile of piles)
    for (const card of pile) {
      if (card === null) continue
      const count = left.get(card) ?? 0
      if (count === 0) return false
      left.set(card, count - 1)
      cards++
    }
  return cards === deck.length
}
