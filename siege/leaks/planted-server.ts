// A server whose tables begin in the middle: in a position that was planted, with people and dice
// that are the same in every such server. Two of them, planted with worlds that a seat cannot tell
// apart, must say the same to that seat.

import { createHash } from "node:crypto"
import { commitmentOf, type GameModule, type Position } from "@genepool/engine"
import { EventStream, type HandClock } from "@genepool/server/testing"
import { type Bots, hashOf, keepsEverything, type Play } from "@genepool/server/testing/inside"
import type { Manner } from "@genepool/wire"
import { HandServer, predictableBots } from "./hand-server.ts"

export interface Planting {
  readonly table: string
  readonly module: GameModule
  readonly seats: number
  readonly state: Position
  readonly options: object
  readonly manner: Manner
  /** Which seats bots play. */
  readonly bots: readonly boolean[]
}

export const mostSeats = 6

/** The key of a player; the same in every server. */
export const tokenOf = (seat: number): string =>
  `gp_${createHash("sha256").update(`seat ${seat}`).digest("base64url")}`

export const headersOf = (seat: number | "spectator"): Record<string, string> =>
  seat === "spectator" ? {} : { authorization: `Bearer ${tokenOf(seat)}` }

export const secretOf = (table: string): string =>
  createHash("sha256").update(`dice of ${table}`).digest("hex")

export class PlantedServer extends HandServer {
  /** Whether a choice has opened something since this was last looked at. */
  opened = false
  private readonly positions = new Map<string, Position>()
  private readonly retired = new Set<string>()

  static async open(
    modules: ReadonlyMap<string, GameModule>,
    bots: (clock: HandClock) => Bots = predictableBots,
  ): Promise<PlantedServer> {
    const server = new PlantedServer()
    const games = new Map([...modules].map(([id, module]) => [id, server.planted(module)]))
    await server.start(games, bots)
    server.tables.keeping = { ...keepsEverything, keeps: (table) => !server.retired.has(table) }
    await server.invite()
    return server
  }

  /** The same game, except that a table with the option `planted` begins there. */
  private planted({ game, ...rest }: GameModule): GameModule {
    const positions = this.positions
    const noteOpened = (opened: boolean) => {
      this.opened ||= opened
    }
    const fields = {
      ...game.options.fields,
      planted: { kind: "data" as const, default: null, parse: (value: unknown) => value },
    }
    return {
      ...rest,
      game: {
        ...game,
        options: { ...game.options, fields },
        setup(seats, options, turn) {
          const position = positions.get((options as { planted: string | null }).planted ?? "")
          return position === undefined ? game.setup(seats, options, turn) : game.clone(position)
        },
        apply(state, seat, choice, turn) {
          game.apply(state, seat, choice, turn)
          noteOpened(turn.opened)
        },
      },
    }
  }

  private async invite(): Promise<void> {
    const { db } = this.tables
    for (let seat = 0; seat < mostSeats; seat++) {
      const id = `player${seat}`
      const player = {
        id,
        name: `Player ${seat}`,
        kind: "member" as const,
        handle: id,
        created_at: 0,
        deleted_at: null,
      }
      await db.insertInto("player").values(player).execute()
      const token = {
        id: `token${seat}`,
        player_id: id,
        owner_id: id,
        hash: hashOf(tokenOf(seat)),
        name: id,
        created_at: 0,
      }
      await db.insertInto("token").values(token).execute()
    }
  }

  /** A table that starts there; its first seat is a person's, who starts it. */
  async plant({ table, module, seats, state, options, manner, bots }: Planting): Promise<void> {
    const { db } = this.tables
    const { id: game, version } = module.game
    this.positions.set(table, state)
    const secret = secretOf(table)
    await db
      .insertInto("game_table")
      .values({
        id: table,
        game,
        version,
        options: JSON.stringify({ ...options, planted: table }),
        manner: JSON.stringify(manner),
        listed: 1,
        status: "open",
        owner: "player0",
        commitment: commitmentOf(secret),
        secret,
        created_at: 0,
        started_at: null,
        finished_at: null,
        result: null,
        rematch: null,
      })
      .execute()
    const rows = Array.from({ length: seats }, (_, seat) => {
      const bot = bots[seat] === true
      const place = {
        table_id: table,
        seat,
        number: `number ${seat}`,
        code: `code-${table}-${seat}`,
        agreed: 0,
      }
      return bot
        ? { ...place, kind: "bot" as const, player_id: null, level: 1 }
        : { ...place, kind: "open" as const, player_id: `player${seat}`, level: null }
    })
    await db.insertInto("seat").values(rows).execute()
  }

  /** Nothing rings and no bot thinks at that table any more. */
  retire(table: string): void {
    this.retired.add(table)
    this.tables.rest([table])
  }

  async play(table: string): Promise<Play> {
    return (await this.tables.get(table)).play
  }

  listen(table: string, who: number | "spectator", byChanges = false): EventStream {
    const query = byChanges ? "?since=0&changes=1" : "?since=0"
    return new EventStream(`${this.line.url}/api/v1/tables/${table}/stream${query}`, headersOf(who))
  }
}
