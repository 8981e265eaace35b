// What the games put into messages: choices, facts, views. Beside the fields named here, which
// every game has, there are the game's own; the table's `game` says whose. The types are the
// engine's.
import type * as engine from "@genepool/engine"
import { z } from "zod"

/** Of anything, in an order that means something; nobody changes what was sent. */
export const list = <T extends z.ZodType>(of: T): z.ZodType<readonly z.output<T>[], readonly z.input<T>[]> =>
  z.array(of)

/** A schema of one of the engine's types. */
type Of<T> = z.ZodType<T, T>

/** Any JSON: the fields that are a game's own. */
export const Json: Of<engine.Json> = z
  .lazy(() =>
    z.union([z.string(), z.number(), z.boolean(), z.null(), list(Json), z.record(z.string(), Json)]),
  )
  .meta({ id: "Json", description: "any JSON value" })

const Param = z.union([z.string(), z.number(), z.boolean(), z.null(), list(z.string()), list(z.number())])

export const Seat: Of<engine.Seat> = z
  .number()
  .int()
  .min(0)
  .meta({ id: "Seat", description: "0 is the first; the others follow clockwise" })

export const Who: Of<engine.Who> = z
  .union([Seat, z.literal("spectator")])
  .meta({ id: "Who", description: "a seat, or spectator for whoever has none" })

export const Choice: Of<engine.Choice> = z
  .object({ do: z.string().meta({ description: "which kind of choice; the key of its text" }) })
  .catchall(Param)
  .meta({
    id: "Choice",
    description: "one option of a decision, such as { do: mark, cell: 4 }; to be sent as it is",
  })

export const Fact: Of<engine.Fact> = z
  .object({ fact: z.string().meta({ description: "what happened; the key of its text" }) })
  .catchall(Json)
  .meta({ id: "Fact", description: "something that happened, such as { fact: marked, seat: 0, cell: 4 }" })

export const Reason: Of<engine.Reason> = z
  .object({ why: z.string().meta({ description: "the key of its text" }) })
  .catchall(Param)
  .meta({ id: "Reason", description: "why something is not on the list" })

export const Withheld: Of<engine.Withheld> = z.object({ choice: Choice, reason: Reason }).meta({
  id: "Withheld",
  description: "what one would look for on the list, and the reason it is not there",
})

export const Decision: Of<engine.Decision> = z
  .object({
    seat: Seat,
    ask: z.string().meta({ description: "which question: procedure.step" }),
    options: list(Choice).meta({ description: "everything that may be chosen; there is nothing else" }),
    together: z.boolean().meta({
      description:
        "others may be answering too; until the last answer is in, yours is secret and may be changed",
    }),
    given: list(Choice).meta({ description: "what you have answered so far, where it is taken together" }),
    answered: z.boolean().meta({
      description: "that answer is whole: nothing more is waited for from you, though you may change it",
    }),
  })
  .meta({ id: "Decision" })

export const Prompt: Of<engine.Prompt> = z
  .object({
    ask: z.string(),
    rule: z.string().nullable().meta({ description: "the id of the rule behind the question" }),
    about: z.record(z.string(), Param).meta({ description: "parameters of its text" }),
  })
  .meta({ id: "Prompt", description: "what the decision is about" })

export const Result: Of<engine.Result> = z
  .object({
    winners: list(Seat).meta({ description: "may be none" }),
    places: list(z.number()).meta({ description: "by seat, from 1; equal places are shared" }),
    scores: list(z.number()).meta({ description: "by seat" }),
    parts: list(z.record(z.string(), z.number())).meta({ description: "by seat: how the score came about" }),
    passedOver: z.exactOptional(list(Seat)).meta({
      description: "who came before the winners, or level with them, and has not won, because they resigned",
    }),
    conceded: z.exactOptional(z.literal(true)).meta({
      description: "it was not played out: all others resigned",
    }),
  })
  .meta({ id: "Result" })

const FrameView: Of<engine.FrameView> = z
  .object({
    proc: z.string(),
    step: z.string(),
    answers: list(z.union([list(Choice), z.enum(["given", "open"])]).nullable())
      .nullable()
      .meta({
        description: "where several are asked at once, by seat; of others only whether they have answered",
      }),
    result: Json.meta({ description: "what the procedure called last handed back" }),
  })
  .catchall(Json)
  .meta({ id: "Frame", description: "a rule that is being carried out: procedure, step, and its own fields" })

export const View: Of<engine.PositionView> = z
  .object({
    who: Who,
    frames: list(FrameView).meta({ description: "where in the rules the game is, the outermost first" }),
    standing: z.string().nullable().meta({ description: "your standing instruction" }),
  })
  .catchall(Json)
  .meta({
    id: "View",
    description:
      "what one onlooker may know of the position. All other fields are the game's own: see the table's `game`",
  })

/**
 * The game's options as people wrote them, or an edition: what is in there is the game's own
 * affair.
 */
export const GameOptions: z.ZodType<
  { readonly [name: string]: unknown },
  { readonly [name: string]: unknown }
> = z.record(z.string(), Json).meta({
  id: "GameOptions",
  description: "by name, as GET /api/v1/games lists them for the table's `game`",
})

const LoggedChoice: Of<engine.LoggedChoice> = z.object({
  seat: Seat,
  choice: Choice,
  at: z.exactOptional(z.number()).meta({ description: "milliseconds since 1970" }),
})

const Dice: Of<engine.Dice> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("seed"), seed: z.string() }),
  z.object({
    kind: z.literal("sealed"),
    commitment: z.string(),
    numbers: list(z.string()).meta({ description: "what the seats have added" }),
    secret: z.exactOptional(z.string()),
  }),
])

export const Log: Of<engine.Log> = z
  .object({
    genepool: z.literal(1),
    game: z.string(),
    version: z.string().meta({ description: "of the rules" }),
    seats: z.number().int(),
    options: GameOptions,
    dice: Dice,
    choices: list(LoggedChoice),
    resigned: z.exactOptional(list(Seat)),
    resignedAfter: z.exactOptional(list(z.number())).meta({
      description: "after how many choices each of them did",
    }),
  })
  .meta({ id: "Log", description: "a whole game; everything else follows from it" })
