// What the board reads out of a view: whose card is in play, what is chosen already, who would control a zone

import type { FrameView, Seat } from "@genepool/engine"
import { type Box, boxOf } from "../data/box.ts"
import { type OrganId, type ZoneId, zoneIds } from "../data/organs.ts"
import { eventStep } from "../data/tracks.ts"
import type { VirusId } from "../data/viruses.ts"
import type { Choice } from "../rules/choice.ts"
import { controllerOf } from "../rules/control.ts"
import { type Pair, type State, supplyOf, thresholdOf } from "../rules/state.ts"
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

interface ActionFrame {
  readonly zone?: number
  readonly from?: OrganId | null
  readonly to?: OrganId | null
  readonly organ?: OrganId | null
  readonly anchor?: OrganId | null
  readonly token?: Token | null
}

const actionProcedures: readonly string[] = [
  "shield",
  "move",
  "infect",
  "attack",
  "magnet",
  "absorb",
  "crisis",
  "relocate",
]

export function sightOf(view: View): Sight {
  const find = <T>(proc: string) =>
    view.frames.findLast((frame) => frame.proc === proc) as (FrameView & T) | undefined
  const setUp = find("setUp")
  const draft = find("draft")
  const card = find<{ seat: Seat; used: number[] }>("card")
  const action = view.frames.findLast(({ proc }) => actionProcedures.includes(proc)) as
    | (FrameView & ActionFrame)
    | undefined
  const pair = card === undefined ? undefined : view.cards[card.seat]?.places.at(-1)
  const score = find<{ gains: { who: number }[]; at: number }>("score")
  return {
    box: boxOf(view.options.edition),
    threshold: thresholdOf(view),
    supply: supplyOf(view),
    comes: comingIn(view),
    phase:
      draft !== undefined
        ? "draft"
        : setUp !== undefined
          ? view.ties.length === 0
            ? "viruses"
            : "settling"
          : view.frames.length === 0
            ? "end"
            : "round",
    card:
      card === undefined || pair === undefined
        ? null
        : {
            seat: card.seat,
            used: card.used,
            ...pair,
            bound: action === undefined ? null : (action.zone ?? 0),
          },
    from: action?.from ?? null,
    to: action?.to ?? action?.anchor ?? action?.organ ?? null,
    token: action?.token ?? null,
    walks: action?.proc === "move" || action?.proc === "magnet",
    controllers: zoneIds.map((zone) => controllerNow(view, zone)),
    laid: view.cards.map((_, seat) => answersOf(view, seat) !== null),
    mine: typeof view.who === "number" ? mineOf(view, view.who) : [],
    dummy: find<{ zones: ZoneId[]; turned: number }>("dummy") ?? null,
    taker: score?.step === "take" ? (score.gains[score.at]?.who ?? null) : null,
  }
}

/** VIR-EVT-02: once the event of a round is over, the card that lies open is the next round's. */
function comingIn({ event, round, step }: View): Sight["comes"] {
  if (event === null) return null
  if (round === 0) return "first"
  return step > eventStep ? "next" : "this"
}

/** The controller reads nothing but the body, the viruses and the tie chart, which every view has. */
function controllerNow(view: View, zone: ZoneId): VirusId | null {
  if (view.ties.length === 0) return null
  return view.viruses[controllerOf(view as unknown as State, zone)] ?? null
}

function answersOf(view: View, seat: Seat): readonly Choice[] | "given" | null {
  const frame = view.frames.findLast(({ proc }) => proc === "pair" || proc === "draft")
  const answer = frame?.answers?.[seat]
  if (answer === "given") return "given"
  return Array.isArray(answer) && answer.length > 0 ? (answer as unknown as Choice[]) : null
}

function mineOf(view: View, seat: Seat): readonly Choice[] {
  const answer = answersOf(view, seat)
  return answer === null || answer === "given" ? [] : answer
}

/** The others clockwise, from the one at this screen on; the virus without a player comes last. */
export function othersOf(view: View, me: Seat | null): number[] {
  const all = Array.from({ length: view.seats }, (_, i) => ((me ?? 0) + i) % view.seats)
  const seats = all.filter((seat) => seat !== me)
  return view.viruses.length > view.seats ? [...seats, view.seats] : seats
}
