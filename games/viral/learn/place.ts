// Positions by what matters: the rest is filled in so that it keeps the invariants. Lessons and
// tests are written in it

import { type MutationCardId, mutationCardIds, startingCardIds } from "../data/cards.ts"
import { type EventId, eventIds } from "../data/events.ts"
import { type OrganId, zoneIds } from "../data/organs.ts"
import { rounds, type SupplyPreset, supplyFor, symbolRow } from "../data/tracks.ts"
import { type VirusId, virusIds } from "../data/viruses.ts"
import type { ZoneTokenId } from "../data/zone-tokens.ts"
import type { Cards, Pair } from "../rules/state.ts"

export type Running = { readonly proc: string; readonly step: string; readonly [local: string]: unknown }

export interface Placed {
  readonly seats?: number
  readonly options?: { readonly [name: string]: unknown }
  readonly round?: number
  readonly step?: number
  readonly first?: number
  readonly body?: { readonly [O in OrganId]?: readonly string[] }
  readonly crises?: readonly (OrganId | null)[]
  readonly scores?: readonly number[]
  readonly research?: readonly number[]
  readonly ties?: readonly number[]
  readonly zoneTokens?: readonly ZoneTokenId[]
  readonly event?: EventId
  readonly display?: readonly MutationCardId[]
  /** Gained mutation cards by seat; without it each seat has as many as its score says. */
  readonly gained?: readonly (readonly MutationCardId[])[]
  readonly unseen?: readonly (readonly MutationCardId[])[]
  /** The pair at place 1, by seat. */
  readonly playing?: readonly (Pair | null)[]
  /** The pair at place 2, by seat. */
  readonly second?: readonly (Pair | null)[]
  readonly decks?: readonly (readonly MutationCardId[])[]
}

/** In a real round, at the step given. */
export const inRound = (step: string): readonly Running[] => [
  { proc: "game", step: "final" },
  { proc: "round", step },
]

export const immune: Running = { proc: "immune", step: "next", token: 0, organ: null }
export const cure: Running = { proc: "cure", step: "next", at: 0 }
export const end: Running = { proc: "end", step: "ties" }
export const event: Running = { proc: "event", step: "read" }
export const research = (zone = 1): Running => ({
  proc: "research",
  step: "zone",
  zone,
  controller: -1,
  steps: 0,
})
export const score = (...gains: { who: number; vp: number }[]): Running => ({
  proc: "score",
  step: "mark",
  gains,
  at: 0,
  due: 0,
})
export const card = (seat: number): Running => ({ proc: "card", step: "icon", seat, used: [] })

export function place(given: Placed, running: readonly Running[]) {
  const { seats = 3, round = 1, step = 1, first = 0, body = {}, event } = given
  const played = Math.max(round, 1)
  const participants = seats === 2 ? 3 : seats
  const viruses = virusIds.slice(0, participants)
  const scores = given.scores ?? new Array<number>(participants).fill(0)
  const isDraft = given.options?.draft === true
  const hands = handsOf(given, seats, scores)
  const taken = [
    ...hands.flatMap(({ mutations, unseen, deck, places }) => [
      ...mutations,
      ...unseen,
      ...deck,
      ...places.map((p) => p.card),
    ]),
  ]
  const free = mutationCardIds.filter((id) => !taken.includes(id))
  const display = isDraft ? [] : (given.display ?? free.slice(0, 3))
  const isAfterEvent = step > 3
  const isOver = isAfterEvent && round === rounds
  const earlier = eventIds
    .filter((id) => id !== event)
    .slice(0, isAfterEvent && !isOver ? played : played - 1)
  const top = event ?? (eventIds.find((id) => !earlier.includes(id)) as EventId)
  const shown = [...earlier, top]
  return {
    viruses,
    round,
    step,
    first,
    body: Object.fromEntries(Object.entries(body).map(([organ, tokens]) => [organ, tokens.toSorted()])),
    crises: given.crises ?? [null, null, null, null],
    reserve: viruses.map((virus) => supply(given) - count(body, virus)),
    scores,
    research: given.research ?? new Array<number>(participants).fill(0),
    ties: given.ties ?? (seats === 2 ? [2, 0, 1] : Array.from({ length: seats }, (_, seat) => seat)),
    zoneTokens: given.zoneTokens ?? ["T3", "T4", "T5", "T6", "T7", "T8"],
    side: scores.some((points) => points >= 21) ? "blue" : "white",
    event: isOver ? null : top,
    eventsLeft: rounds + (isAfterEvent ? 0 : 1) - played,
    events: { unknown: eventIds.filter((id) => !shown.includes(id)) },
    display,
    mutations: { unknown: isDraft ? [] : free.filter((id) => !display.includes(id)) },
    cards: Object.fromEntries(hands.map((hand, seat) => [seat, hand])),
    packets: null,
    frames: running,
  }
}

function supply({ seats = 3, options }: Placed): number {
  return supplyFor((options?.supply as SupplyPreset | undefined) ?? "shifted", seats)
}

function count(body: Placed["body"] & object, virus: VirusId): number {
  return Object.values(body).join("").split(virus).length - 1
}

function handsOf(given: Placed, seats: number, scores: readonly number[]): Cards[] {
  const { round = 1, step = 1, playing = [], second = [], unseen = [], decks = [] } = given
  const rests: Pair[] =
    round > 1 || step > 1
      ? [
          { zone: 1, card: "B1" },
          { zone: 2, card: "B2" },
        ]
      : []
  const pool = mutationCardIds.slice().reverse()
  const spoken = new Set([...(given.display ?? []), ...unseen.flat(), ...decks.flat()])
  return Array.from({ length: seats }, (_, seat) => {
    const earned = symbolRow.at.filter((symbol) => symbol <= (scores[seat] as number)).length
    const secret = unseen[seat] ?? []
    const gained =
      given.gained?.[seat] ??
      Array.from({ length: earned - secret.length }, () => {
        let card = pool.shift() as MutationCardId
        while (spoken.has(card)) card = pool.shift() as MutationCardId
        return card
      })
    const places = [playing[seat] ?? null, second[seat] ?? null].filter((pair) => pair !== null)
    const away = [...rests, ...places]
    return {
      zones: zoneIds.filter((zone) => !away.some((p) => p.zone === zone)),
      mutations: [...startingCardIds, ...gained].filter((id) => !away.some((p) => p.card === id)).sort(),
      unseen: secret,
      places,
      timer: rests,
      gained: gained.length + secret.length,
      deck: decks[seat] ?? [],
    }
  })
}
