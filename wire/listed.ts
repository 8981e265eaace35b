// Tables and games as lists show them: what anybody may know without sitting down.
import { z } from "zod"
import { list, Seat } from "./game-data.ts"
import { ClockSetting, UndoMood } from "./manner.ts"
import { SeatKind, TableStatus } from "./table.ts"

export const ListedTable = z
  .object({
    table: z.string(),
    game: z.string(),
    status: TableStatus,
    owner: z.string(),
    createdAt: z.number(),
    clock: ClockSetting,
    undo: UndoMood,
    choices: z.number().meta({ description: "how many there were" }),
    waiting: list(Seat).meta({ description: "the seats that owe a choice" }),
    yourTurn: z.boolean(),
    yourDeadline: z
      .number()
      .nullable()
      .meta({ description: "if it is your turn: when your time is up, your reserve included" }),
    yourStandIn: z.boolean().meta({ description: "a bot plays for you until you are back" }),
    winners: list(Seat).nullable().meta({ description: "of a finished game; may be none" }),
    seats: list(
      z.object({
        kind: SeatKind,
        player: z.string().nullable(),
        name: z.string().nullable(),
        guest: z.boolean(),
        level: z.number().nullable(),
        ready: z.boolean().meta({ description: "agrees to begin with these seats and options" }),
      }),
    ),
  })
  .meta({ id: "ListedTable" })
export type ListedTable = Readonly<z.infer<typeof ListedTable>>

const GameOption = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("flag"), default: z.boolean() }),
  z.object({ kind: z.literal("one"), of: list(z.string()), default: z.string() }),
  z.object({ kind: z.literal("number"), min: z.number(), max: z.number(), default: z.number() }),
  z.object({ kind: z.literal("data"), default: z.null() }).meta({ description: "such as an edition" }),
])

export const ListedGame = z
  .object({
    id: z.string(),
    version: z.string().meta({ description: "of the rules" }),
    seats: z.object({ min: z.number(), max: z.number() }),
    instructions: list(z.string()).meta({ description: "what a seat may leave as its standing instruction" }),
    options: z.record(z.string(), GameOption).meta({ description: "by name: kind, default and bounds" }),
  })
  .meta({ id: "ListedGame" })
export type ListedGame = Readonly<z.infer<typeof ListedGame>>

export const SeatCode = z.object({ seat: Seat, code: z.string() })
export type SeatCode = Readonly<z.infer<typeof SeatCode>>
