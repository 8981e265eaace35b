// A table as one onlooker is shown it, and what happened there.
import { z } from "zod"
import { Change } from "./change.ts"
import { Decision, Fact, GameOptions, list, Prompt, Result, Seat, View, Who, Withheld } from "./game-data.ts"
import { MannerShown } from "./manner.ts"

const at = z.number().meta({ description: "milliseconds since 1970" })

export const TableStatus = z.enum(["open", "playing", "finished", "cancelled"])
export type TableStatus = z.infer<typeof TableStatus>

export const SeatKind = z.enum(["open", "invited", "bot"])

export const SnapshotSeat = z
  .object({
    seat: Seat,
    kind: SeatKind.meta({
      description: "for whom the seat is: anybody, who is invited, or a bot of the server",
    }),
    player: z.string().nullable().meta({ description: "the id of who sits there" }),
    name: z.string().nullable().meta({ description: "empty, where the account is gone" }),
    bot: z.boolean().meta({ description: "a bot of the server, or a program with a key" }),
    guest: z.boolean().meta({ description: "without an account: the name is only borrowed" }),
    level: z.number().nullable().meta({ description: "of a bot of the server" }),
    resigned: z.boolean(),
    resignedAfter: z
      .number()
      .nullable()
      .meta({ description: "how many choices everybody knew of when it resigned; null for who has not" }),
    playedBy: z.enum(["person", "bot", "nobody"]).meta({ description: "who makes its choices now" }),
    standIn: z.boolean().meta({
      description:
        "a bot stands in until the player returns; without that one may still answer what was overdue",
    }),
    ready: z.boolean().meta({ description: "has said yes to the table as it is" }),
    awayUntil: at.nullable().meta({ description: "until when its player is, or was, on vacation" }),
  })
  .meta({ id: "SnapshotSeat" })
export type SnapshotSeat = Readonly<z.infer<typeof SnapshotSeat>>

const Undo = z.object({
  free: z.number().nullable().meta({ description: "to how many choices you may go back by yourself" }),
  furthest: z.number().nullable().meta({ description: "the same, if the others agree; null: not at all" }),
  request: z
    .object({ seat: Seat, to: z.number(), agreed: list(Seat) })
    .nullable()
    .meta({ description: "somebody asks to go back to that many choices" }),
})

export const LateSeat = z
  .object({
    seat: Seat,
    since: at.meta({ description: "since when it is waited for" }),
    nudgedAt: at.nullable().meta({ description: "when somebody reminded it of that" }),
    nudgeFrom: at.meta({ description: "from when on it may be reminded" }),
    voteFrom: at.nullable().meta({
      description:
        "from when on the others may vote for a bot to stand in; null where a clock sees to it, or before a reminder",
    }),
    votes: list(Seat).meta({ description: "who has voted for it" }),
  })
  .meta({ id: "LateSeat" })
export type LateSeat = Readonly<z.infer<typeof LateSeat>>

const Clocks = z.object({
  bank: list(z.number()).meta({
    description: "by seat: milliseconds left beyond the time for each turn or choice",
  }),
  since: list(at.nullable()).meta({ description: "by seat: since when it is being waited for" }),
  turnEnds: z.exactOptional(list(at.nullable())).meta({
    description: "by seat: when the time for the turn is, or was, up, and the bank begins",
  }),
  deadlines: list(at.nullable()).meta({ description: "by seat: when the bank is used up, too" }),
})

export const Snapshot = z
  .object({
    table: z.string(),
    game: z.string(),
    version: z.string().meta({ description: "of the rules" }),
    options: GameOptions,
    manner: MannerShown,
    listed: z.boolean().meta({ description: "shown in the lobby; else found by its link only" }),
    owner: z.string().meta({ description: "the player who made it" }),
    terms: z
      .number()
      .meta({ description: "what people say yes to: another number after every change of seats" }),
    status: TableStatus,
    n: z.number().meta({ description: "how many lines of the table's journal everybody knows of" }),
    choices: z.number().meta({ description: "how many choices everybody knows of" }),
    you: Who,
    seats: list(SnapshotSeat),
    commitment: z.string().meta({ description: "SHA-256 of the secret of the dice" }),
    paused: z.boolean(),
    pauseVotes: list(Seat),
    late: list(LateSeat).meta({
      description: "who is waited for, at tables without a clock or with a slow one",
    }),
    undo: Undo,
    clock: Clocks.nullable().meta({ description: "null, where no time is kept" }),
    rematch: z.string().nullable().meta({ description: "the table that continues with the same seats" }),
    result: Result.nullable(),
    silent: list(Seat).meta({
      description:
        "of a finished game, the seats of people who never made a choice, or let others make the first at a rated table: it was aborted",
    }),
    view: View.nullable().meta({ description: "null before the game begins" }),
    waiting: list(Seat).meta({ description: "the seats that everybody sees as asked" }),
    decision: Decision.nullable().meta({ description: "yours, if you are asked" }),
    prompt: Prompt.nullable(),
    whyNot: list(Withheld),
  })
  .meta({ id: "Snapshot", description: "how the table stands for you" })
export type Snapshot = Readonly<z.infer<typeof Snapshot>>

export const HappeningKind = z.enum([
  ...(["start", "choice", "timeOut", "undo", "undoRequest", "undoAnswer"] as const),
  ...(["resign", "takeOver", "giveBack", "pause", "resume"] as const),
  ...(["nudge", "standIn", "away"] as const),
])
export type HappeningKind = z.infer<typeof HappeningKind>

export const Happening = z
  .object({
    n: z.number().meta({ description: "its number among the lines that everybody knows of" }),
    kind: HappeningKind,
    seat: Seat.nullable(),
    at,
    choices: z.number().meta({ description: "how many choices everybody knows of after it" }),
    facts: list(Fact).meta({ description: "what you hear of it" }),
    to: z.exactOptional(z.number()).meta({ description: "to how many choices it goes back" }),
    agree: z.exactOptional(z.boolean()),
    whom: z.exactOptional(Seat).meta({ description: "the seat that is reminded or voted on" }),
    until: z.exactOptional(at).meta({ description: "until when the seat's player is away" }),
  })
  .meta({ id: "Happening", description: "one line of the table's journal as you hear it" })
export type Happening = Readonly<z.infer<typeof Happening>>

export const TableMessage = z
  .object({ happened: list(Happening), now: Snapshot })
  .meta({ id: "TableMessage", description: "what happened, and how the table stands now" })
export type TableMessage = Readonly<z.infer<typeof TableMessage>>

/**
 * A table's options stay as they are, and may be large: a stream tells them once, in the view too.
 */
export const TableNews = z
  .object({ happened: list(Happening), now: Snapshot.partial({ options: true }) })
  .meta({
    id: "TableNews",
    description:
      "the same on a stream, where `now.options` and `now.view.options` come with the first position only",
  })
export type TableNews = Readonly<z.infer<typeof TableNews>>

export const TableChange = z.object({ happened: list(Happening), change: Change }).meta({
  id: "TableChange",
  description: "what happened, and what of `now` is other than in the event before",
})
export type TableChange = Readonly<z.infer<typeof TableChange>>

export const TableMade = z.object({ table: z.string() }).meta({ description: "its id" })
export type TableMade = Readonly<z.infer<typeof TableMade>>

export const PastMoment = z
  .object({ n: z.number(), view: View, result: Result.nullable() })
  .meta({ id: "PastMoment", description: "how the table stood for you after the n-th choice" })
export type PastMoment = Readonly<z.infer<typeof PastMoment>>

export const Acknowledgement = z
  .object({ n: z.number().int() })
  .meta({ description: "how many lines of the journal you know of now" })
export type Acknowledgement = Readonly<z.infer<typeof Acknowledgement>>

export const Said = z
  .object({
    n: z.number(),
    room: z.enum(["table", "spectators"]),
    player: z.string(),
    name: z.string(),
    guest: z.boolean(),
    seat: Seat.nullable(),
    text: z.string(),
    at,
  })
  .meta({ id: "Said", description: "one line of talk at a table" })
export type Said = Readonly<z.infer<typeof Said>>

export const Attending = z
  .object({
    seats: list(Seat).meta({ description: "those whose players look at the table" }),
    botsWait: z.enum(["people", "watchers"]).nullable().meta({
      description: "why bots do not move: the people are away, or bots play alone and nobody watches",
    }),
  })
  .meta({ id: "Attending", description: "who is there" })
export type Attending = Readonly<z.infer<typeof Attending>>
