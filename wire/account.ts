// My account: ways to come in, sessions, bot accounts, and what is kept of anybody.
import { z } from "zod"
import { Json, list } from "./game-data.ts"
import { NoticeWishes } from "./notices.ts"
import { Player } from "./people.ts"

export const AccountState = z.object({
  password: z.boolean().meta({ description: "false: by passkey alone" }),
  recoveryCodes: z.number().meta({ description: "how many are left" }),
  email: z.string().nullable(),
  pending: z.string().nullable().meta({ description: "an address that is not confirmed yet" }),
  letters: z.boolean().meta({ description: "whether this server sends any" }),
})
export type AccountState = Readonly<z.infer<typeof AccountState>>

/** Where somebody is signed in. */
export const Session = z.object({
  id: z.string(),
  device: z.string().meta({ description: "browser and system; empty, if not known" }),
  createdAt: z.number(),
  seenAt: z.number().meta({ description: "to the hour" }),
  current: z.boolean().meta({ description: "the one that asks" }),
})
export type Session = Readonly<z.infer<typeof Session>>

export const Passkey = z.object({ id: z.string(), createdAt: z.number() })
export type Passkey = Readonly<z.infer<typeof Passkey>>

/**
 * As WebAuthn writes it in JSON: what else is in there is between the device and the library that
 * asks it.
 */
export const PasskeyQuestion = z.object({
  options: z.looseObject({ challenge: z.string() }).meta({ description: "for navigator.credentials" }),
})
export type PasskeyQuestion = Readonly<z.infer<typeof PasskeyQuestion>>

export const BotAccount = z.object({
  id: z.string(),
  playerId: z.string(),
  name: z.string(),
  createdAt: z.number(),
})
export type BotAccount = Readonly<z.infer<typeof BotAccount>>

export const NewRecoveryCodes = z.object({ codes: list(z.string()) })
export type NewRecoveryCodes = Readonly<z.infer<typeof NewRecoveryCodes>>

/** An account with a passkey alone. */
export const EnteredWithPasskey = z.object({ player: Player, recoveryCodes: list(z.string()) })
export type EnteredWithPasskey = Readonly<z.infer<typeof EnteredWithPasskey>>

export const NewBotAccount = z.object({
  id: z.string(),
  player: Player,
  token: z.string().meta({ description: "shown this once; only its hash is kept" }),
})
export type NewBotAccount = Readonly<z.infer<typeof NewBotAccount>>

const lines = list(z.record(z.string(), Json))

export const MyData = z
  .object({
    genepoolData: z.literal(1),
    writtenAt: z.string(),
    account: z.record(z.string(), Json),
    sessions: lines,
    botAccounts: lines,
    ratings: lines,
    results: lines,
    said: lines,
    reports: lines,
    sanctions: lines,
    notices: z.object({ wishes: NoticeWishes, channels: lines, told: lines }),
    tables: lines,
  })
  .meta({ description: "everything that is kept about me" })

/** In milliseconds; null keeps for ever. */
const keeping = z.number().nullable()

/** How long things are kept. */
export const Retention = z.object({
  listedTables: keeping.meta({
    description:
      "a listed table that has not begun, once nobody of it is there any more; slow ones as others",
  }),
  openTables: keeping.meta({
    description: "any other table that has not begun, once nobody of it has come for so long",
  }),
  cancelledTables: keeping.meta({ description: "a table that was cancelled, after that" }),
  abandonedTables: keeping.meta({ description: "a game in which nothing has happened for so long" }),
  finishedTables: keeping.meta({ description: "a finished game, after its end" }),
  guests: keeping.meta({ description: "a guest without games, after they were last here" }),
  botKeys: keeping.meta({ description: "the key of a bot account, after it was last used" }),
  reports: keeping.meta({ description: "a reported line, after somebody has looked at it" }),
  deeds: keeping.meta({ description: "the log of what operators and moderators did" }),
})
export type Retention = Readonly<z.infer<typeof Retention>>

const share = z.object({ person: z.number(), address: z.number() })

/** How much one may have at a time. */
export const Shares = z.object({
  listed: share.meta({ description: "listed tables that have not begun" }),
  tables: share.meta({ description: "tables that have not begun or are played" }),
  bytes: share.meta({
    description:
      "options and editions of tables as long as they are stored; of finished games for three days after the end",
  }),
})
export type Shares = Readonly<z.infer<typeof Shares>>

export const KeptFor = z.object({
  ...Retention.shape,
  sessions: z.number().meta({ description: "that are not used" }),
  recoveryLinks: z.number(),
  confirmationLinks: z.number(),
  letters: z.boolean().meta({ description: "whether e-mail addresses are asked for at all" }),
  quotas: Shares.nullable().meta({ description: "at most at a time; null: no limits" }),
})
export type KeptFor = Readonly<z.infer<typeof KeptFor>>
