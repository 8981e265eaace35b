// What the board reads out of a view: whose card is in play, what is chosen already, who would
// control a zone

import type { Seat } from "@genepool/engine"
import { type Box, boxOf } from "../data/box.ts"
import { type OrganId, type ZoneId, zoneIds } from "../data/organs.ts"
import { eventStep } from "../data/tracks.ts"
import type { VirusId } from "../data/viruses.ts"
import { absorb } from "../rules/actions/absorb.ts"
import { attack } from "../rules/actions/attack.ts"
import { crisis } from "../rules/actions/crisis.ts"
import { infect } from "../rules/actions/infect.ts"
import { magnet } from "../rules/actions/magnet.ts"
import { move } from "../rules/actions/move.ts"
import { shield } from "../rules/actions/shield.ts"
import type { Choice } from "../rules/choices.ts"
import { controllerOf } from "../rules/control.ts"
import { draft } from "../rules/draft.ts"
import { dummyCards } from "../rules/dummy.ts"
import { relocate } from "../rules/events.ts"
import { pair, playCard } from "../rules/play.ts"
import { score } from "../rules/scoring.ts"
import { setUp } from "../rules/setup.ts"
import { type Pair, supplyOf, thresholdOf } from "../rules/state.ts"
import type { Token } from "../rules/tokens.ts"
import type { View } from "../rules/view.ts"

export interface CardSight extends Pair {
  readonly seat: Seat
  /** The slots that have been used. */
  readonly used: readonly number[]
  /** The zone that the action going on is bound to; 0 for none, null while no action goes on. */
  readonly bound: number | null
}

export interface Sight {
  readonly box: Box
  readonly threshold: number
  /** Virus tokens of each player. */
  readonly supply: number
  /** In which round the open event happens. */
  readonly comes: "first" | "this" | "next" | null
  readonly phase: "viruses" | "settling" | "draft" | "round" | "end"
  readonly card: CardSight | null
  /** A virus on its way: where it comes from, and where to, as far as that is known. */
  readonly from: OrganId | null
  readonly to: OrganId | null
  readonly token: Token | null
  /** Whether it goes along the ways of the body, rather than by a leap. */
  readonly walks: boolean
  /** Who would be paid for zones 1 to 6 now. */
  readonly controllers: readonly (VirusId | null)[]
  /** Whose pair lies face down. */
  readonly laid: readonly boolean[]
  /** What the one at this screen has laid down in secret. */
  readonly mine: readonly Choice[]
  /** Zone cards turned up for the virus without a player, and how many of them are done. */
  readonly dummy: { readonly zones: readonly ZoneId[]; readonly turned: number } | null
  /** Whose mutation card is being chosen. */
  readonly taker: Seat | null
}

/**
 * The action that goes on: its zone, and what of it is chosen already, as far as it has that at
 * all.
 */
function actionOf(view: View) {
  const nothing = { from: null, to: null, token: null, walks: false }
  const moving = move.in(view)
  if (moving !== null)
    return { ...nothing, zone: moving.zone, from: moving.from, token: moving.token, walks: true }
  const pulling = magnet.in(view)
  if (pulling !== null) {
    const { zone, from, to, anchor } = pulling
    return { ...nothing, zone, from, to: to ?? anchor, walks: true }
  }
  const infecting = infect.in(view) ?? relocate.in(view)
  if (infecting !== null)
    return { ...nothing, zone: infecting.zone, from: infecting.from, token: infecting.token }
  const meeting = attack.in(view) ?? absorb.in(view)
  if (meeting !== null) return { ...nothing, zone: meeting.zone, to: meeting.organ }
  const other = shield.in(view) ?? crisis.in(view)
  return other === null ? null : { ...nothing, zone: other.zone }
}

export function sightOf(view: View): Sight {
  const card = playCard.in(view)
  const action = actionOf(view)
  const pairInPlay = card === null ? undefined : view.cards[card.seat]?.places.at(-1)
  const scoring = score.in(view)
  return {
    box: boxOf(view.options.edition),
    threshold: thresholdOf(view),
    supply: supplyOf(view),
    comes: comingIn(view),
    phase:
      draft.in(view) !== null
        ? "draft"
        : setUp.in(view) !== null
          ? view.ties.length === 0
            ? "viruses"
            : "settling"
          : view.frames.length === 0
            ? "end"
            : "round",
    card:
      card === null || pairInPlay === undefined
        ? null
        : { seat: card.seat, used: card.used, ...pairInPlay, bound: action?.zone ?? null },
    from: action?.from ?? null,
    to: action?.to ?? null,
    token: action?.token ?? null,
    walks: action?.walks ?? false,
    controllers: zoneIds.map((zone) => controllerNow(view, zone)),
    laid: view.cards.map((_, seat) => answersOf(view, seat) !== null),
    mine: typeof view.who === "number" ? mineOf(view, view.who) : [],
    dummy: dummyCards.in(view),
    taker: scoring?.step === "take" ? (scoring.gains[scoring.at]?.who ?? null) : null,
  }
}

/** VIR-EVT-02: once the event of a round is over, the card that lies open is the next round's. */
function comingIn({ event, round, step }: View): Sight["comes"] {
  if (event === null) return null
  if (round === 0) return "first"
  return step > eventStep ? "next" : "this"
}

function controllerNow(view: View, zone: ZoneId): VirusId | null {
  if (view.ties.length === 0) return null
  return view.viruses[controllerOf(view, zone)] ?? null
}

function answersOf(view: View, seat: Seat): readonly Choice[] | "given" | null {
  const answer = (pair.in(view) ?? draft.in(view))?.answers?.[seat] ?? null
  if (answer === null || answer === "open") return null
  return answer === "given" || answer.length > 0 ? answer : null
}

function mineOf(view: View, seat: Seat): readonly Choice[] {
  const answer = answersOf(view, seat)
  return answer === null || answer === "given" ? [] : answer
}
