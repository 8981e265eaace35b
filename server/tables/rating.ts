// What a rated table asks for before the game, and whether a finished game counts.

import type { Manner } from "@genepool/wire"
import type { Kysely } from "kysely"
import { Problem } from "../problem.ts"
import type { Database } from "../store/schema.ts"
import type { Play } from "./play.ts"
import type { Seated } from "./seated.ts"

type Kind = "guest" | "member" | "bot"

/**
 * Throws Problem: a rated table has a clock and no hints, is for accounts, and for at least two of
 * them.
 */
export function mustBeRateable(
  { rated, hints, clock }: Pick<Manner, "rated" | "hints" | "clock">,
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
  // Else who is about to lose would only have to stop moving
  if (clock.kind === "none")
    throw new Problem(
      "badInput",
      "A rated table has a clock.",
      "Give a clock, live or slow, or rated: false.",
      {
        where: "body.manner.clock",
      },
    )
  if (seats.filter(({ kind }) => kind !== "bot").length < 2)
    throw new Problem("badInput", "A rated game is between people.", "Leave at least two seats to people.", {
      where: "body.seats",
    })
  mustHaveAccount({ rated }, maker)
}

/** Throws Problem `registerFirst` for a guest at a rated table. */
function mustHaveAccount({ rated }: Pick<Manner, "rated">, player: { readonly kind: Kind }): void {
  if (rated && player.kind === "guest") throw registerFirst()
}

const registerFirst = () =>
  new Problem(
    "registerFirst",
    "This table is rated, and guests and their bots are not.",
    "Register; you keep your tables and games.",
  )

/** Who answers for a player: themselves, or the owner of a bot, where that is known. */
interface Answerable {
  readonly owner: string | null
  readonly guest: boolean
}

async function answerable(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<ReadonlyMap<string, Answerable>> {
  const rows = await db
    .selectFrom("player")
    .leftJoin("player as owner", "owner.id", "player.owner_id")
    .select(["player.id", "player.kind", "owner.id as owner", "owner.kind as ownerKind"])
    .where("player.id", "in", players)
    .execute()
  return new Map(
    rows.map(({ id, kind, owner, ownerKind }) => [
      id,
      kind === "bot" ? { owner, guest: ownerKind === "guest" } : { owner: id, guest: kind === "guest" },
    ]),
  )
}

/** Throws Problem: nobody is rated for a game against themselves, and no guest by way of a bot. */
export async function mustBeNobodyElses(
  db: Kysely<Database>,
  { rated }: Pick<Manner, "rated">,
  seats: readonly Pick<Seated, "player_id">[],
  player: { readonly id: string; readonly kind: Kind },
): Promise<void> {
  if (!rated) return
  mustHaveAccount({ rated }, player)
  const others = seats.flatMap(({ player_id }) => player_id ?? [])
  const all = await answerable(db, [player.id, ...others])
  const own = all.get(player.id)
  if (own === undefined || own.owner === null || own.guest) throw registerFirst()
  if (others.some((other) => all.get(other)?.owner === own.owner))
    throw new Problem(
      "ownBot",
      "At a rated table nobody plays against their own bot, nor two bots of one owner.",
      "Play it at a table that is not rated.",
    )
}

/** The seats of people who have not made a single choice of their own that still stands. */
export function silentSeats(play: Play, seats: readonly Pick<Seated, "seat" | "kind">[]): number[] {
  return seats.flatMap(({ seat, kind }) => (kind === "bot" || play.hasChosen(seat) ? [] : [seat]))
}

/**
 * A game that is over and in which somebody never made a choice: nobody has won or lost it. Who is
 * late may still come while it goes on, but at a rated table not after a bot has played for them.
 */
export const isAborted = (play: Play, seats: readonly Pick<Seated, "seat" | "kind">[]): boolean =>
  play.result !== null && silentSeats(play, seats).length > 0

/**
 * Whether the finished game counts for ratings. Tables from before there was a choice said nothing,
 * and do not.
 */
export async function isRated(db: Kysely<Database>, play: Play, seats: readonly Seated[]): Promise<boolean> {
  const { rated, hints } = play.setting.manner
  if (!rated || hints || isAborted(play, seats)) return false
  const players = seats.flatMap(({ player_id }) => player_id ?? [])
  const all = [...(await answerable(db, players)).values()]
  const owners = new Set(all.map(({ owner }) => owner))
  return all.every(({ owner, guest }) => owner !== null && !guest) && owners.size === players.length
}
