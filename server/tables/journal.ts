// The journal of a table: everything that happened there, in order, each line once. The position is
// its fold.
import type { Choice, LoggedThought, Seat } from "@genepool/engine"
import type { HappeningKind } from "@genepool/wire"
import { z } from "zod"
import { Problem } from "../problem.ts"
import type { EntryRow } from "../store/schema.ts"
import { backSchema } from "./taking-back.ts"

const choiceSchema = z.custom<Choice>(
  (value) => typeof value === "object" && value !== null && typeof (value as Choice).do === "string",
)
const thoughtSchema = z.custom<LoggedThought>(
  (value) => typeof value === "object" && value !== null && Array.isArray((value as LoggedThought).parts),
)
const nothing = z.object({})

/** What each kind of line says beside its seat. */
const bodies = {
  /** The seats' numbers for the dice are fixed; the game is set up. */
  start: z.object({ numbers: z.array(z.string()) }),
  choice: z.object({
    choice: choiceSchema,
    key: z.string().optional(),
    /** Of a bot: nobody gets to see it before the game is over. */
    thought: thoughtSchema.optional(),
  }),
  /**
   * All parts of an answer in a decision taken together, which take the place of the seat's answer
   * before.
   */
  answer: z.object({ choices: z.array(choiceSchema).min(2), key: z.string().optional() }),
  /** The seat's time was up, and this was answered for it. */
  timeOut: z.object({ choice: choiceSchema }),
  /** Back to that many choices. */
  undo: z.object({ to: z.number().int(), back: backSchema }),
  /** Granted at once where nobody is left to ask. */
  undoRequest: z.object({ to: z.number().int(), back: backSchema }),
  undoAnswer: z.object({ agree: z.boolean(), back: backSchema }),
  resign: nothing,
  /** A bot stands in for the seat. */
  takeOver: nothing,
  /** The player is back. */
  giveBack: nothing,
  /** The seat would like to pause; all people together do. */
  pause: nothing,
  resume: nothing,
  /** The seat reminds another one that it is waited for. */
  nudge: z.object({ whom: z.number().int() }),
  /** The seat votes for a bot to stand in for another one, or takes its vote back. */
  standIn: z.object({ whom: z.number().int(), agree: z.boolean() }),
  /** The seat's player is on vacation until then; back, if that is now. */
  away: z.object({ until: z.number() }),
} as const satisfies { readonly [K in HappeningKind | "answer"]: z.ZodType }

/** The lines that people make by choosing, or that are made for them. */
export type ChoiceEntry = Entry & { readonly kind: "choice" | "answer" | "timeOut" }

export const isChoice = (entry: Entry): entry is ChoiceEntry =>
  entry.kind === "choice" || entry.kind === "answer" || entry.kind === "timeOut"

/** What was chosen, part by part. */
export const choicesIn = ({ kind, body }: ChoiceEntry): readonly Choice[] =>
  kind === "answer" ? body.choices : [body.choice]

/**
 * What of a line its seat itself said. What the server wrote beside that is not the seat's: a line
 * that takes back keeps all that was told to anybody, and everybody's clocks.
 */
const said = z
  .object({
    choice: choiceSchema,
    choices: z.array(choiceSchema),
    key: z.string(),
    to: z.number().int(),
    agree: z.boolean(),
    whom: z.number().int(),
    until: z.number(),
  })
  .partial()

export const saidIn = (row: Pick<EntryRow, "body">) => said.parse(JSON.parse(row.body))

export type EntryKind = keyof typeof bodies
export type Body<K extends EntryKind> = z.infer<(typeof bodies)[K]>

export type Entry = {
  [K in EntryKind]: {
    readonly n: number
    readonly kind: K
    readonly seat: Seat | null
    readonly body: Body<K>
    readonly at: number
  }
}[EntryKind]

/** A line that is about to be written. */
export function newEntry<K extends EntryKind>(
  n: number,
  kind: K,
  seat: Seat | null,
  body: Body<K>,
  at: number,
): Entry {
  const entry: { readonly [field in keyof Entry]: unknown } = { n, kind, seat, body, at }
  return entry as Entry
}

/** A newer version of the program has written it; a node that has that version can go on. */
export class UnknownLine extends Problem {
  constructor({ table_id, n, kind }: EntryRow) {
    super(
      "elsewhere",
      `Table ${table_id}, line ${n}: this version of the program does not know the kind ${kind}.`,
      "Send the request again: another node may have a newer version.",
      { retryAfter: 1 },
    )
  }
}

export function readEntry(row: EntryRow): Entry {
  const schema = bodies[row.kind as EntryKind]
  if (schema === undefined) throw new UnknownLine(row)
  const body: unknown = schema.parse(JSON.parse(row.body))
  return { n: row.n, kind: row.kind, seat: row.seat, body, at: row.at } as Entry
}

export function writeEntry(tableId: string, entry: Entry): EntryRow {
  return {
    table_id: tableId,
    n: entry.n,
    kind: entry.kind,
    seat: entry.seat,
    body: JSON.stringify(entry.body),
    at: entry.at,
  }
}
