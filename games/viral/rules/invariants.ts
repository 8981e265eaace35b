// What holds at every decision. Each broken one is named by its id.

import type { Frame } from "@genepool/engine"
import { type CardId, mutationCardIds, startingCardIds } from "../data/cards.ts"
import { eventIds } from "../data/events.ts"
import { type OrganId, organIds, organsOf, zoneIds } from "../data/organs.ts"
import { crisisTokens, flipAt, mostGainedCards, openCards, rounds } from "../data/tracks.ts"
import { virusIds } from "../data/viruses.ts"
import { controllerOf } from "./control.ts"
import { isDue, isPoolEmpty } from "./crises.ts"
import { result } from "./final.ts"
import { boxIn, type Cards, isIn, participantsOf, type State, supplyOf, virusOfParticipant } from "./state.ts"
import { carries, under, withoutStack } from "./tokens.ts"

type Check = (id: string, holds: boolean, what: string) => void

export function invariants(s: State): string[] {
  const broken: string[] = []
  const check: Check = (id, holds, what) => {
    if (!holds) broken.push(`${id}: ${what}`)
  }
  checkTokens(s, check)
  if (broken.length > 0) return broken
  checkCrises(s, check)
  checkHands(s, check)
  checkMutationCards(s, check)
  checkCharts(s, check)
  checkEvents(s, check)
  checkRounds(s, check)
  return broken
}

const tokenForm = /^[GYOPA]\*?(\[[GYOPA]\*?(,[GYOPA]\*?)*\])?$/

function checkTokens(s: State, check: Check): void {
  const counts = new Map<string, number>()
  for (const organ of organIds)
    for (const token of s.body[organ]) {
      check("VIR-INV-04", tokenForm.test(token), `${token} in ${organ} is no virus with its stack`)
      for (const one of [withoutStack(token), ...under(token)]) {
        const virus = one[0] as string
        counts.set(virus, (counts.get(virus) ?? 0) + 1)
        check("VIR-INV-01", s.viruses.includes(virus as never), `${virus} in ${organ} belongs to nobody`)
      }
    }
  check(
    "VIR-INV-01",
    new Set(s.viruses).size === s.viruses.length && s.viruses.every((v) => virusIds.includes(v)),
    `viruses ${s.viruses.join(" ")} are not different viruses`,
  )
  s.viruses.forEach((virus, who) => {
    const all = (s.reserve[who] as number) + (counts.get(virus) ?? 0)
    check("VIR-INV-01", all === supplyOf(s), `${virus} has ${all} tokens instead of ${supplyOf(s)}`)
  })
}

function checkCrises(s: State, check: Check): void {
  const placed = s.crises.filter((organ) => organ !== null)
  check(
    "VIR-INV-02",
    s.crises.length === crisisTokens && new Set(placed).size === placed.length,
    `crisis tokens lie at ${JSON.stringify(s.crises)}`,
  )
  const isInWork = isRunning(s, "immune") || isRunning(s, "crises")
  if (!isInWork && !isPoolEmpty(s))
    for (const organ of organIds)
      check("VIR-INV-03", !isDue(s, organ), `${organ} is full and carries no crisis token`)
  if (s.frames.length === 0 || isAtRoundStart(s))
    for (const organ of organIds)
      check("VIR-INV-04", !s.body[organ].some(carries), `absorbed viruses in ${organ}`)
  if (isRunning(s, "draft")) {
    for (const organ of organIds)
      check(
        "VIR-INV-16",
        s.body[organ].length === 1 && s.body[organ][0]?.length === 1,
        `${organ} does not start with one virus`,
      )
    check("VIR-INV-16", placed.length === 0, "a crisis token is out at the start")
  }
}

function checkHands(s: State, check: Check): void {
  s.cards.forEach((cards, seat) => {
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
    const rests = s.round === 0 || (s.round === 1 && s.step === 1) ? 0 : 2
    check(
      "VIR-INV-06",
      cards.timer.length === rests,
      `seat ${seat} has ${cards.timer.length} pairs at the Timer`,
    )
    if (isAtRoundStart(s))
      check(
        "VIR-INV-07",
        cards.zones.length >= 4 && cards.mutations.length + cards.unseen.length >= 3,
        `seat ${seat} cannot form two pairs`,
      )
  })
}

function checkMutationCards(s: State, check: Check): void {
  const gained = s.cards.flatMap((cards) => [
    ...mutationsOf(cards).filter((card) => mutationCardIds.includes(card as never)),
    ...cards.deck,
  ])
  const packets = (s.packets ?? []).flatMap(({ kept, left }) => [...kept, ...left])
  const all = [...s.mutations.unknown, ...s.mutations.bottom, ...s.display, ...gained, ...packets]
  check(
    "VIR-INV-09",
    new Set(all).size === all.length,
    `a mutation card is there twice: ${all.sort().join(" ")}`,
  )
  if (s.options.draft) {
    check("VIR-INV-09", s.display.length === 0 && s.mutations.unknown.length === 0, "a display in the draft")
  } else {
    const isLaidOut = s.round > 0
    const deck = s.mutations.unknown.length + s.mutations.bottom.length
    check("VIR-INV-09", all.length === mutationCardIds.length, `${all.length} mutation cards`)
    check(
      "VIR-INV-09",
      !isLaidOut || deck === 0 || s.display.length === openCards,
      `${s.display.length} open cards`,
    )
  }
  s.cards.forEach(({ gained, deck }, seat) => {
    const earned = boxIn(s).symbols.filter((symbol) => symbol <= (s.scores[seat] as number)).length
    const expected = Math.min(mostGainedCards, earned) - dueTo(s, seat)
    const isShort = s.display.length === 0 && deck.length === 0
    check(
      "VIR-INV-10",
      gained === expected || (isShort && gained < expected),
      `seat ${seat} has gained ${gained} cards with ${s.scores[seat]} points`,
    )
  })
}

function checkCharts(s: State, check: Check): void {
  const top = boxIn(s).researchTop
  const isAfterCure = s.round > 0 && (s.step === 6 || s.frames.length === 0 || (s.step === 1 && s.round > 1))
  s.research.forEach((at, who) => {
    check("VIR-INV-11", at >= 0 && at <= top && Number.isInteger(at), `research of ${who} is ${at}`)
    if (isAfterCure) check("VIR-INV-11", at < top, `${who} is on top of the research chart after the cure`)
  })
  check(
    "VIR-INV-12",
    (s.side === "blue") === s.scores.some((score) => score >= flipAt),
    `zone tokens show ${s.side} with scores ${s.scores.join(" ")}`,
  )
  if (s.ties.length > 0) {
    const chart = s.ties.slice().sort((a, b) => a - b)
    check(
      "VIR-INV-13",
      chart.join() === Array.from({ length: participantsOf(s) }, (_, who) => who).join(),
      `tie chart ${s.ties.join(" ")}`,
    )
    if (isAfterCure)
      check(
        "VIR-INV-13",
        s.ties.every(
          (who, i) => i === 0 || (s.scores[s.ties[i - 1] as number] as number) <= (s.scores[who] as number),
        ),
        `tie chart ${s.ties.join(" ")} does not follow the scores ${s.scores.join(" ")}`,
      )
  }
  if (s.viruses.length === participantsOf(s))
    for (const zone of zoneIds) {
      const who = controllerOf(s, zone)
      check(
        "VIR-INV-15",
        who < 0 ||
          (organsOf[zone] as readonly OrganId[]).every((organ) => isIn(s, virusOfParticipant(s, who), organ)),
        `zone ${zone} is controlled by ${who}, who is not in every organ`,
      )
    }
}

function checkEvents(s: State, check: Check): void {
  if (s.round === 0) return
  const left = rounds + (s.step <= 3 && s.frames.length > 0 ? 1 : 0) - s.round
  check(
    "VIR-INV-14",
    s.eventsLeft === left,
    `${s.eventsLeft} events left in step ${s.step} of round ${s.round}`,
  )
  const shown = rounds - s.eventsLeft + (s.event === null ? 0 : 1)
  check(
    "VIR-INV-14",
    s.events.unknown.length === eventIds.length - shown && !s.events.unknown.includes(s.event as never),
    `${s.events.unknown.length} unseen events after ${shown} were shown`,
  )
}

function checkRounds(s: State, check: Check): void {
  check("VIR-INV-21", s.round >= 0 && s.round <= rounds, `round ${s.round}`)
  if (s.frames.length > 0) return
  check(
    "VIR-INV-21",
    s.round === rounds && s.step === 6,
    `the game ended in step ${s.step} of round ${s.round}`,
  )
  check("VIR-INV-21", result(s)?.winners.length === 1, "there is not exactly one winner")
}

function mutationsOf({ mutations, unseen, places, timer }: Cards): CardId[] {
  return [...mutations, ...unseen, ...[...places, ...timer].map(({ card }) => card)]
}

/** Cards that the seat has earned and is just choosing. */
function dueTo(s: State, seat: number): number {
  const frame = s.frames.find(({ proc }) => proc === "score") as
    | (Frame & { gains: { who: number }[]; at: number; due: number })
    | undefined
  return frame?.gains[frame.at]?.who === seat ? frame.due : 0
}

function isRunning(s: State, proc: string): boolean {
  return s.frames.some((frame) => frame.proc === proc)
}

/** Before anybody has played a card this round. */
function isAtRoundStart(s: State): boolean {
  const top = s.frames[s.frames.length - 1] as (Frame & { place?: number }) | undefined
  return top?.proc === "pair" && top.step === "choose" && top.place === 1
}
