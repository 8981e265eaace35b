// What visitors ask of a table all the time, worked out here: how it stands, a choice, and a stream
// of what happens.
import type { Acknowledgement, Choosing, Player, Said, TableMessage } from "@genepool/wire"
import { Problem } from "../problem.ts"
import { mustSit } from "./change.ts"
import type { Listener } from "./onlookers.ts"
import { eventOf, type Sendable } from "./sendable.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"
import { readableTo, saidSince } from "./talk.ts"

/** Who asks; null is a stranger. */
export interface Visit {
  readonly player: Player | null
  /** Where they come from. */
  readonly address: string
}

export interface Glance {
  readonly since?: number | undefined
  readonly until?: number | undefined
}

export interface Seen {
  readonly message: TableMessage
  /** How many lines of the journal it tells. */
  readonly lines: number
}

export interface WatchWish {
  /** What of the game and of the talk they know already. */
  readonly known: { readonly n: number; readonly chat: number } | null
  readonly since?: number | undefined
  /** Only what is other than before. */
  readonly byChanges: boolean
}

export interface Watch {
  readonly lines: number
  /**
   * Tells what was missed, and all that happens until what this answers is called; `moved` when
   * that goes on elsewhere.
   */
  begin(send: (message: Sendable) => void, moved: () => void): () => void
  /** It is not begun after all. */
  abandon(): void
}

export async function lookHere(
  tables: Tables,
  id: string,
  { player, address }: Visit,
  glance: Glance,
): Promise<Seen> {
  const table = await tables.get(id)
  const who = table.audienceOf(player?.id ?? null)
  if (player !== null && who !== "spectator")
    tables.presence.asked(table, who, { person: player.id, address })
  const { since = table.play.openN, until } = glance
  return {
    lines: table.onlookers.linesSince(since, who, until),
    message: table.onlookers.since(since, who, until),
  }
}

export async function chooseHere(
  tables: Tables,
  id: string,
  player: Player,
  address: string,
  { n, choice, rest, key, seat: meant }: Choosing,
): Promise<Acknowledgement> {
  const known = await tables.known(id)
  // Whoever sat down at another node is found by looking again; the rest the journal decides
  const table = known.seatOf(player.id) === null ? await tables.get(id) : known
  const seat = mustSit(table, player)
  if (meant !== undefined && meant !== seat)
    throw new Problem("notYours", "This choice was made for another seat.", "Read the table again.")
  tables.presence.asked(table, seat, { person: player.id, address })
  return table.choose(seat, n, choice, { key, rest })
}

export async function watchHere(
  tables: Tables,
  id: string,
  { player, address }: Visit,
  wish: WatchWish,
): Promise<Watch> {
  const table = await tables.get(id)
  const playerId = player?.id ?? null
  const { known, since } = wish
  const { said, upTo } = await saidTo(tables, table, known?.chat ?? 0)
  const openNow = () => known?.n ?? since ?? table.onlookers.playFor(table.audienceOf(playerId)).openN
  return {
    lines: table.onlookers.linesSince(openNow(), table.audienceOf(playerId)),
    abandon: () => undefined,
    begin(send, moved) {
      const listener: Listener = {
        playerId,
        address,
        as: null,
        openN: openNow(),
        knowsOptions: false,
        byChanges: wish.byChanges,
        knows: null,
        send,
        moved,
      }
      // What was said later, at another node, is told like everything later
      for (const line of readableTo(table, playerId, said))
        if (line.n <= upTo) send(eventOf(`${known?.n ?? 0}.${line.n}`, "chat", JSON.stringify(line)))
      // No pause between the two: whatever happens after the first message reaches the listener
      table.onlookers.show(listener)
      tables.presence.arrive(table, listener)
      return () => tables.presence.leave(table, listener)
    },
  }
}

/** Talk is read from the database, and again if somebody spoke meanwhile. */
async function saidTo(tables: Tables, table: Table, heard: number): Promise<{ said: Said[]; upTo: number }> {
  const letGo = table.hold()
  try {
    for (;;) {
      const upTo = table.onlookers.chatN
      const said = heard === upTo ? [] : await saidSince(tables.db, table, heard)
      if (table.onlookers.chatN === upTo) return { said, upTo }
    }
  } finally {
    letGo()
  }
}
