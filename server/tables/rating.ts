// What a rated table asks for before the game, and whether a finished game counts.

import type { Manner } from "@genepool/wire"
import { Problem } from "../problem.ts"
import type { Play } from "./play.ts"
import type { Seated } from "./snapshot.ts"

type Kind = "guest" | "member" | "bot"

/** Throws Problem: a rated table has no hints, is for accounts, and for at least two of them. */
export function mustBeRateable(
  { rated, hints }: Pick<Manner, "rated" | "hints">,
  maker: { readonly kind: Kind },
  seats: readonly { readonly kind: string }[],
): void {
  if (!rated) return
  if (hints)
    throw new Problem(
      "badInput",
      "There are no hints at a rated table.",
      "Give hints: false, or rated: false.",
      { where: "body.manner.hints" },
    )
  if (seats.filter(({ kind }) => kind !== "bot").length < 2)
    throw new Problem("badInput", "A rated game is between people.", "Leave two seats to people at least.", {
      where: "body.seats",
    })
  mustHaveAccount({ rated }, maker)
}

/** Throws Problem `registerFirst` for a guest at a rated table. */
export function mustHaveAccount({ rated }: Pick<Manner, "rated">, player: { readonly kind: Kind }): void {
  if (rated && player.kind === "guest")
    throw new Problem(
      "registerFirst",
      "This table is rated, and guests are not.",
      "Register; you keep your tables and games.",
    )
}

/** The seats of people who have not made a single choice of their own that still stands. */
export function silentSeats(play: Play, seats: readonly Pick<Seated, "seat" | "kind">[]): number[] {
  return seats.flatMap(({ seat, kind }) => (kind === "bot" || play.hasChosen(seat) ? [] : [seat]))
}

/**
 * A game that is over and in which somebody never made a choice: nobody has won or lost it. Who is late may still come
 * while it goes on.
 */
export const isAborted = (play: Play, seats: readonly Pick<Seated, "seat" | "kind">[]): boolean =>
  play.result !== null && silentSeats(play, seats).length > 0

/** Whether the finished game counts for ratings. Tables from before there was a choice said nothing, and do not. */
export function isRated(play: Play, seats: readonly Seated[]): boolean {
  const { rated, hints } = play.setting.manner
  if (!rated || hints || isAborted(play, seats)) return false
  return seats.every(({ playerKind }) => playerKind !== "guest")
}
