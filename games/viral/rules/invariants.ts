// What holds at every decision. Each broken one is named by its id.

import { type CardId, mutationCardIds, startingCardIds } from "../data/cards.ts"
import { eventIds } from "../data/events.ts"
import { organIds, zoneIds } from "../data/organs.ts"
import { crisisTokens, flipAt, openCards, rounds } from "../data/tracks.ts"
import { virusIds } from "../data/viruses.ts"
import { isDue, isPoolEmpty, placeCrises } from "./crises.ts"
import { draft } from "./draft.ts"
import { immune } from "./immune.ts"
import { pair } from "./play.ts"
import { score } from "./scoring.ts"
import { boxIn, type Cards, participantsOf, type State, supplyOf } from "./state.ts"
import { carries, under, withoutStack } from "./tokens.ts"

type Check = (id: string, holds: boolean, what: string) => void

export function invariants(state: State): string[] {
  const broken: string[] = []
  const check: Check = (id, holds, what) => {
    if (!holds) broken.push(`${id}: ${what}`)
  }
  checkTokens(state, check)
  if (broken.length > 0) return broken
  checkCrises(state, check)
  checkHands(state, check)
  checkMutationCards(state, check)
  checkCharts(state, check)
  checkEvents(state, check)
  checkRounds(state, check)
  return broken
}

const tokenForm = /^[GYOPA]\*?(\[[GYOPA]\*?(,[GYOPA]\*?)*\])?$/

function checkTokens(state: State, check: Check): void {
  const counts = new Map<string, number>()
  for (const organ of organIds)
    for (const token of state.body[organ]) {
      check("VIR-INV-04", tokenForm.test(token), `${token} in ${organ} is no virus with its stack`)
      for (const one of [withoutStack(token), ...under(token)]) {
        const virus = one[0] as string
        counts.set(virus, (counts.get(virus) ?? 0) + 1)
        check("VIR-INV-01", state.viruses.includes(virus as never), `${virus} in ${organ} belongs to nobody`)
      }
    }
  check(
    "VIR-INV-01",
    new Set(state.viruses).size === state.viruses.length && state.viruses.every((v) => virusIds.includes(v)),
    `viruses ${state.viruses.join(" ")} are not different viruses`,
  )
  state.viruses.forEach((virus, who) => {
    const all = (state.reserve[who] as number) + (counts.get(virus) ?? 0)
    check("VIR-INV-01", all === supplyOf(state), `${virus} has ${all} tokens instead of ${supplyOf(state)}`)
  })
}

function checkCrises(state: State, check: Check): void {
  const placed = state.crises.filter((organ) => organ !== null)
  check(
    "VIR-INV-02",
    state.crises.length === crisisTokens && new Set(placed).size === placed.length,
    `crisis tokens lie at ${JSON.stringify(state.crises)}`,
  )
  const isInWork = immune.in(state) !== null || placeCrises.in(state) !== null
  if (!isInWork && !isPoolEmpty(state))
    for (const organ of organIds)
      check("VIR-INV-03", !isDue(state, organ), `${organ} is full and carries no crisis token`)
  if (state.frames.length === 0 || isAtRoundStart(state))
    for (const organ of organIds)
      check("VIR-INV-04", !state.body[organ].some(carries), `absorbed viruses in ${organ}`)
  if (draft.in(state) !== null) {
    for (const organ of organIds)
      check(
        "VIR-INV-16",
        state.body[organ].length === 1 && state.body[organ][0]?.length === 1,
        `${organ} does not start with one virus`,
      )
    check("VIR-INV-16", placed.length === 0, "a crisis token is out at the start")
  }
}

function checkHands(state: State, check: Check): void {
  state.cards.forEach((cards, seat) => {
    const pairs = [...cards.places, ...cards.timer]
    const zones = [...cards.zones, ...pairs.map(({ zone }) => zone)].sort((a, b) => a - b)
    check("VIR-INV-05", zones.join() === zoneIds.join(), `seat ${seat} has zone cards ${zones.join(" ")}`)
    const mutations = mutationsOf(cards)
    const starting = mutations.filter((card) => startingCardIds.includes(card as never))
    check(
      "VIR-INV-05",
      new Set(mutations).size === mutations.length &&
        starting.length === startingCardIds.length &&
        mutations.length === starting.length + cards.gained,
      `seat ${seat} has mutation cards ${mutations.join(" ")}, ${cards.gained} of them gained`,
    )
    const rests = state.round === 0 || (state.round === 1 && state.step === 1) ? 0 : 2
    check(
      "VIR-INV-06",
      cards.timer.length === rests,
      `seat ${seat} has ${cards.timer.length} pairs at the Timer`,
    )
    if (isAtRoundStart(state))
      check(
        "VIR-INV-07",
        cards.zones.length >= 4 && cards.mutations.length + cards.unseen.length >= 3,
        `seat ${seat} cannot form two pairs`,
      )
  })
}

function checkMutationCards(state: State, check: Check): void {
  const gained = state.cards.flatMap((cards) => [
    ...mutationsOf(cards).filter((card) => mutationCardIds.includes(card as never)),
    ...cards.deck,
  ])
  const packets = (state.packets ?? []).flatMap(({ kept, left }) => [...kept, ...left])
  const all = [...state.mutations.unknown, ...state.mutations.bottom, ...state.display, ...gained, ...packets]
  check(
    "VIR-INV-09",
    new Set(all).size === all.length,
    `a mutation card is there twice: ${all.sort().join(" ")}`,
  )
  if (state.options.draft) {
    check(
      "VIR-INV-09",
      state.display.length === 0 && state.mutations.unknown.length === 0,
      "a display in the draft",
    )
  } else {
    const isLaidOut = state.round > 0
    const deck = state.mutations.unknown.length + state.mutations.bottom.length
    check("VIR-INV-09", all.length === mutationCardIds.length, `${all.length} mutation cards`)
    check(
      "VIR-INV-09",
      !isLaidOut || deck === 0 || state.display.length === openCards,
      `${state.display.length} open cards`,
    )
  }
  state.cards.forEach(({ gained, deck }, seat) => {
    const earned = boxIn(state).symbols.filter((symbol) => symbol <= (state.scores[seat] as number)).length
    const expected = earned - dueTo(state, seat)
    const isShort = state.display.length === 0 && deck.length === 0
    check(
      "VIR-INV-10",
      isShort ? gained <= expected : gained === expected,
      `seat ${seat} has gained ${gained} cards with ${state.scores[seat]} points`,
    )
  })
}

function checkCharts(state: State, check: Check): void {
  const top = boxIn(state).researchTop
  const isAfterCure = state.step === 6 || (state.step === 1 && state.round > 1)
  state.research.forEach((at, who) => {
    check("VIR-INV-11", at >= 0 && at <= top && Number.isInteger(at), `research of ${who} is ${at}`)
    if (isAfterCure) check("VIR-INV-11", at < top, `${who} is on top of the research chart after the cure`)
  })
  check(
    "VIR-INV-12",
    (state.side === "blue") === state.scores.some((score) => score >= flipAt),
    `zone tokens show ${state.side} with scores ${state.scores.join(" ")}`,
  )
  if (state.ties.length > 0) {
    const chart = state.ties.slice().sort((a, b) => a - b)
    check(
      "VIR-INV-13",
      chart.join() === Array.from({ length: participantsOf(state) }, (_, who) => who).join(),
      `tie chart ${state.ties.join(" ")}`,
    )
    if (isAfterCure)
      check(
        "VIR-INV-13",
        state.ties.every(
          (who, i) =>
            i === 0 || (state.scores[state.ties[i - 1] as number] as number) <= (state.scores[who] as number),
        ),
        `tie chart ${state.ties.join(" ")} does not follow the scores ${state.scores.join(" ")}`,
      )
  }
}

function checkEvents(state: State, check: Check): void {
  if (state.round === 0) return
  const left = rounds + (state.step <= 3 ? 1 : 0) - state.round
  check(
    "VIR-INV-14",
    state.eventsLeft === left,
    `${state.eventsLeft} events left in step ${state.step} of round ${state.round}`,
  )
  const shown = rounds - state.eventsLeft + (state.event === null ? 0 : 1)
  check(
    "VIR-INV-14",
    state.events.unknown.length === eventIds.length - shown &&
      !state.events.unknown.includes(state.event as never),
    `${state.events.unknown.length} unseen events after ${shown} were shown`,
  )
}

function checkRounds(state: State, check: Check): void {
  check("VIR-INV-21", state.round >= 0 && state.round <= rounds, `round ${state.round}`)
  if (state.frames.length > 0) return
  check(
    "VIR-INV-21",
    state.round === rounds && state.step === 6,
    `the game ended in step ${state.step} of round ${state.round}`,
  )
}

function mutationsOf({ mutations, unseen, places, timer }: Cards): CardId[] {
  return [...mutations, ...unseen, ...[...places, ...timer].map(({ card }) => card)]
}

/** Cards that the seat has earned and is just choosing. */
function dueTo(state: State, seat: number): number {
  const frame = score.in(state)
  return frame?.gains[frame.at]?.who === seat ? frame.due : 0
}

/** Before anybody has played a card this round. */
function isAtRoundStart(state: State): boolean {
  const top = pair.top(state)
  return top?.step === "choose" && top.place === 1
}
