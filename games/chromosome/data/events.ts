// CHR-CONST-07: the twelve event cards. That effects are immediate, last a round or are permanent
// is the rulebook's; the cards were reconstructed.

import type { Status } from "./status.ts"

export const eventNames = [
  "EV01",
  "EV02",
  "EV03",
  "EV04",
  "EV05",
  "EV06",
  "EV07",
  "EV08",
  "EV09",
  "EV10",
  "EV11",
  "EV12",
] as const
export type EventName = (typeof eventNames)[number]

/** What a card can change for the rest of the round. */
export const modifierNames = ["sterility", "sparkEnergy", "randomMutationEnergy"] as const
export type ModifierName = (typeof modifierNames)[number]
export type Modifiers = { [name in ModifierName]: number }

/** Rooms by number, or every radioactive room, the strongest first. */
export type EventRooms = readonly number[] | "radioactive"

/** Everybody, or everybody tied for the fewest or most tokens on the map. */
export type EventPlayers = "all" | "fewestTokens" | "mostTokens"

/** The closed vocabulary of event cards; rules/events.ts carries it out. */
export type EventEffect =
  /** For good; red rooms only. */
  | { readonly effect: "removeRooms"; readonly rooms: readonly number[] }
  | { readonly effect: "addCubes"; readonly rooms: EventRooms; readonly cubes: number }
  | { readonly effect: "removeCubes"; readonly rooms: EventRooms; readonly cubes: number }
  /** Everybody charges one own group of their choice. */
  | { readonly effect: "chargeChosen" }
  | { readonly effect: "irradiate"; readonly who: EventPlayers; readonly points: number }
  | { readonly effect: "fortune"; readonly who: EventPlayers; readonly points: number }
  /** Until the end of the round. */
  | { readonly effect: "modify"; readonly what: ModifierName; readonly by: number }

export interface EventRow {
  readonly event: EventName
  readonly duration: "immediate" | "round" | "permanent"
  readonly effect: readonly EventEffect[]
  readonly status: Status
}

function card(event: EventName, duration: EventRow["duration"], effect: EventEffect): EventRow {
  return { event, duration, effect: [effect], status: "reconstructed" }
}

export const eventRows: readonly EventRow[] = [
  card("EV01", "permanent", { effect: "removeRooms", rooms: [7, 8] }),
  card("EV02", "permanent", { effect: "removeRooms", rooms: [9, 10] }),
  card("EV03", "permanent", { effect: "removeRooms", rooms: [16, 17] }),
  card("EV04", "immediate", { effect: "addCubes", rooms: [14, 15], cubes: 1 }),
  card("EV05", "immediate", { effect: "addCubes", rooms: "radioactive", cubes: 1 }),
  card("EV06", "immediate", { effect: "removeCubes", rooms: "radioactive", cubes: 1 }),
  card("EV07", "immediate", { effect: "chargeChosen" }),
  card("EV08", "immediate", { effect: "irradiate", who: "all", points: 1 }),
  card("EV09", "immediate", { effect: "fortune", who: "fewestTokens", points: 1 }),
  card("EV10", "round", { effect: "modify", what: "sterility", by: -1 }),
  card("EV11", "round", { effect: "modify", what: "sparkEnergy", by: 1 }),
  card("EV12", "round", { effect: "modify", what: "randomMutationEnergy", by: -1 }),
]
