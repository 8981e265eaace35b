// For who runs the server: roles, reports, what is done about people and tables, how the server
// stands.
import { z } from "zod"
import { list } from "./game-data.ts"
import { Player } from "./people.ts"
import { TableStatus } from "./table.ts"

/** A moderator looks after people and talk, an operator after the server, too. */
export const OperatorRole = z.enum(["moderator", "operator"])
export type OperatorRole = z.infer<typeof OperatorRole>

/** Who acts: somebody with a role, or whoever has the server's terminal. */
export const Operator = z.object({ role: OperatorRole, name: z.string(), terminal: z.boolean() })
export type Operator = Readonly<z.infer<typeof Operator>>

/** Why, for the log of who did what. */
const reason = z.string().trim().min(1).max(300)
export const ForReason = z.object({ reason })
/** For so long; without it until it is lifted. */
export const ForTime = z.object({ reason, hours: z.number().positive().max(87_600).nullable() })
export type ForTime = Readonly<z.infer<typeof ForTime>>

export const Sanction = z
  .object({
    id: z.string(),
    kind: z.enum(["mute", "ban", "address"]),
    player: Player.nullable(),
    network: z.string().nullable().meta({ description: "of a ban by address, as 203.0.113.0/24" }),
    until: z.number().nullable().meta({ description: "null: until it is lifted" }),
    reason: z.string(),
    by: z.string(),
    at: z.number(),
  })
  .meta({ id: "Sanction" })
export type Sanction = Readonly<z.infer<typeof Sanction>>

export const AddressBan = ForTime.extend({
  network: z
    .string()
    .max(60)
    .meta({ description: "an address, or a range as 203.0.113.0/24 or 2001:db8::/48" }),
})

export const FoundPerson = z
  .object({
    player: Player,
    role: OperatorRole.nullable(),
    createdAt: z.number(),
    seenAt: z.number().nullable(),
    tables: z.number().meta({ description: "that have not begun or are played" }),
    sanctions: list(Sanction),
  })
  .meta({ id: "FoundPerson" })
export type FoundPerson = Readonly<z.infer<typeof FoundPerson>>

export const NewRole = z.object({ role: OperatorRole.nullable(), reason })
export const NewName = z.object({ name: z.string().max(100), reason })
export const WayBack = z.object({
  token: z.string().meta({ description: "for /recover#token; shown this once" }),
  expiresAt: z.number(),
})
export type WayBack = Readonly<z.infer<typeof WayBack>>

const Line = z.object({ n: z.number(), player: Player.nullable(), text: z.string(), at: z.number() })

export const ReportedLine = z
  .object({
    id: z.string(),
    table: z.string(),
    at: z.number(),
    by: Player.nullable().meta({ description: "null: gone" }),
    about: Player.nullable().meta({ description: "whose line it is" }),
    reason: z.string(),
    line: z.number(),
    said: z.string().nullable(),
    around: list(Line).meta({ description: "what was said before and after, as far as it is still there" }),
    settled: z.object({ at: z.number(), by: z.string(), note: z.string() }).nullable(),
  })
  .meta({ id: "ReportedLine" })
export type ReportedLine = Readonly<z.infer<typeof ReportedLine>>

export const Settled = z.object({ note: z.string().trim().max(300) })

export const OperatedTable = z
  .object({
    table: z.string(),
    game: z.string(),
    version: z.string(),
    status: TableStatus,
    createdAt: z.number(),
    lastAt: z.number().nullable().meta({ description: "of the last line of the journal" }),
    keeper: z.string().nullable(),
    seats: list(z.object({ seat: z.number(), kind: z.string(), player: Player.nullable() })),
  })
  .meta({ id: "OperatedTable" })
export type OperatedTable = Readonly<z.infer<typeof OperatedTable>>

/** What everybody is told: that the server will be away for a while, or a few words. */
export const Notice = z
  .object({
    at: z.number().nullable().meta({ description: "when the server goes; null: only words" }),
    minutes: z.number().int().min(0).max(1440).meta({ description: "for about so long" }),
    text: z.string().trim().max(300).meta({ description: "in the operator's own words; may be empty" }),
  })
  .meta({ id: "Notice" })
export type Notice = Readonly<z.infer<typeof Notice>>

export const NoticeNow = z.object({ notice: Notice.nullable() })
export type NoticeNow = Readonly<z.infer<typeof NoticeNow>>

export const Deed = z
  .object({
    id: z.string(),
    at: z.number(),
    by: z.string(),
    action: z.string(),
    about: z.string(),
    name: z.string().nullable().meta({ description: "of whom it is about, as they are called now" }),
    reason: z.string(),
  })
  .meta({ id: "Deed", description: "a line of the log of who did what" })
export type Deed = Readonly<z.infer<typeof Deed>>

export const ServerTrouble = z
  .object({
    message: z.string().meta({ description: "the words of the log" }),
    error: z.string().nullable().meta({ description: "its name and code, and where in the program it was" }),
    reason: z.string().nullable().meta({ description: "a code, where one was logged" }),
    isError: z.boolean().meta({ description: "else a warning" }),
    count: z.number().meta({ description: "how often since the start" }),
    first: z.number(),
    last: z.number(),
    request: z.string().nullable().meta({ description: "X-Request-Id of the last one: the log has more" }),
  })
  .meta({ id: "ServerTrouble" })
export type ServerTrouble = Readonly<z.infer<typeof ServerTrouble>>

export const ServerStatus = z
  .object({
    version: z.string(),
    node: z.string().nullable(),
    upSince: z.number(),
    database: z.object({
      kind: z.enum(["sqlite", "postgres"]),
      bytes: z.number(),
      log: z.number().nullable().meta({ description: "bytes of SQLite's write-ahead log" }),
      waiting: z.number().meta({ description: "questions that wait for a connection" }),
      slow: z.number().meta({ description: "questions that took a second or longer since the start" }),
    }),
    times: z
      .object({
        choice: z.number().nullable(),
        write: z.number().nullable(),
        question: z.number().nullable(),
        bot: z.number().nullable(),
      })
      .meta({
        description:
          "milliseconds within which 99 of 100 choices were answered, writes to journals done, questions to the database answered, and 9 of 10 choices of bots thought out, at this node since its start",
      }),
    disk: z
      .object({ free: z.number(), size: z.number() })
      .nullable()
      .meta({ description: "of the data folder" }),
    backedUpAt: z.number().nullable(),
    wrong: z.string().nullable().meta({ description: "why /healthz says no" }),
    load: z.number().meta({ description: "of the machine, in the last minute, for one core" }),
    memory: z.number().meta({ description: "bytes that this process holds" }),
    streams: z.number().meta({ description: "open at this node" }),
    online: z.number().meta({ description: "people with a stream open at this node" }),
    tables: list(z.object({ game: z.string(), status: TableStatus, count: z.number() })),
    stuck: list(z.string()).meta({ description: "tables at which something is due and cannot be done" }),
    overdue: z.number().meta({ description: "milliseconds since the oldest thing that is due" }),
    bots: z.object({ waiting: z.number(), faults: z.number() }),
    requests: z.object({ failed: z.number().meta({ description: "answered 500 since the start" }) }),
    troubles: list(ServerTrouble).meta({ description: "of this node, the latest first" }),
    reports: z.number().meta({ description: "that nobody has settled" }),
    redis: z.boolean().nullable().meta({ description: "whether it carries the news; null: there is none" }),
    nodes: list(z.object({ id: z.string(), version: z.string(), tables: z.number() })),
  })
  .meta({ id: "ServerStatus" })
export type ServerStatus = Readonly<z.infer<typeof ServerStatus>>
