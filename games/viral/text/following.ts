// How a game of Viral is followed: which facts strike a player, and how a round came out for
// everybody.

import type { Following, Harms, Seat } from "@genepool/engine"
import type { VirusId } from "../data/viruses.ts"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"
import { sheet } from "./sheet.ts"

/** What is behind viruses that leave the body, the nearest of them. */
const behindLosses = ["attacked", "immuneResponse", "event", "cured"] as const

const harms: Harms<Fact, View> = {
  choseVirus: null,
  dummy: null,
  firstPlayer: null,
  settled: null,
  zoneTokens: null,
  nextEvent: null,
  lastEvent: null,
  displayed: null,
  packetsPassed: null,
  deckLaid: null,
  round: null,
  step: null,
  dummyCards: null,
  dummyIdle: null,
  revealed: null,
  finished: null,
  timer: null,
  infected: null,
  reinfected: null,
  moved: null,
  pulled: {
    whom: ({ virus, by }, { view }) => seatsOf(view, [virus], by),
    by: ({ by }, _cause, view) => seatOf(view, by),
    light: true,
  },
  pushed: {
    whom: ({ virus, by }, { view }) => seatsOf(view, [virus], by),
    by: ({ by }, _cause, view) => seatOf(view, by),
    light: true,
  },
  shielded: null,
  // What the attack took away is told right after it
  attacked: null,
  absorbed: {
    whom: ({ virus, viruses }, { view }) => seatsOf(view, viruses, virus),
    by: ({ virus }, _cause, view) => seatOf(view, virus),
  },
  provoked: null,
  removed: {
    whom: ({ virus }, { view }) => seatsOf(view, [virus]),
    by: attacker,
    from: behindLosses,
  },
  shieldLost: {
    whom: ({ virus }, { view }) => seatsOf(view, [virus]),
    by: attacker,
    from: behindLosses,
  },
  released: null,
  crisis: null,
  noCrisis: null,
  gained: null,
  flipped: null,
  tookCard: null,
  drewCard: null,
  drewUnseen: null,
  noCard: null,
  controlled: {
    whom: ({ zone, virus }, { view, before }) => seatsOf(view, lastIn(before, zone), virus),
    by: ({ virus }, _cause, view) => seatOf(view, virus),
  },
  uncontrolled: {
    whom: ({ zone }, { view, before }) => seatsOf(view, lastIn(before, zone)),
    by: () => null,
  },
  missing: {
    whom: ({ virus }, { view }) => seatsOf(view, [virus]),
    from: ["controlled", "uncontrolled"],
    by: (_fact, cause, view) => (cause?.fact === "controlled" ? seatOf(view, cause.virus) : null),
    light: true,
  },
  research: {
    whom: ({ virus, before, now, top }, { view, before: heard }) =>
      now > before && (top || isOfEvent(heard)) ? seatsOf(view, [virus]) : [],
    from: ["controlled", "event"],
    by: () => null,
    light: true,
  },
  event: null,
  majority: null,
  nobodyThere: null,
  declined: null,
  immuneResponse: null,
  crisisOver: null,
  crisisStays: null,
  cured: { whom: ({ virus }, { view }) => seatsOf(view, [virus]), by: () => null },
  tieChart: null,
  finalScore: null,
  won: null,
}

export const following: Following<Fact, View> = { harms, roundBegins: "round", sheet }

/** The seat of a virus; null for the neutral one, which nobody plays. */
function seatOf(view: View, virus: VirusId): Seat | null {
  const seat = view.viruses.indexOf(virus)
  return seat >= 0 && seat < view.seats ? seat : null
}

/** Nobody strikes themselves: absorbing one's own viruses is a wish. */
function seatsOf(view: View, viruses: readonly VirusId[], by: VirusId | null = null): Seat[] {
  return [...new Set(viruses)]
    .filter((virus) => virus !== by)
    .map((virus) => seatOf(view, virus))
    .filter((seat) => seat !== null)
}

function attacker(_fact: Fact, cause: Fact | null, view: View): Seat | null {
  return cause?.fact === "attacked" ? seatOf(view, cause.virus) : null
}

/** Who controlled the zone when it was last looked at. */
function lastIn(before: readonly Fact[], zone: number): readonly VirusId[] {
  const last = before.findLast(
    (fact) => (fact.fact === "controlled" || fact.fact === "uncontrolled") && fact.zone === zone,
  )
  return last?.fact === "controlled" ? [last.virus] : []
}

/** Research that an event brings to everybody, rather than a zone to who controls it. */
function isOfEvent(heard: readonly Fact[]): boolean {
  return (
    heard.findLast(({ fact }) => fact === "event" || fact === "controlled" || fact === "step")?.fact ===
    "event"
  )
}
