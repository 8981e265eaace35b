// Turns that find people: what they are told while they do not look, by which ways, and when.
import { locales } from "@genepool/engine"
import { z } from "zod"
import { list } from "./game-data.ts"

export const NoticeKind = z
  .enum(["turn", "began", "seated", "over", "resigned", "standIn", "nudge", "undo", "rematch", "off"])
  .meta({
    description:
      "my turn; my game began; somebody sat down at my table; a game of mine is over; somebody resigned from one; a bot plays for me, as time or patience ran out; I was nudged; an undo or a rematch " +
      "is asked of me; a channel of mine was switched off",
  })
export type NoticeKind = z.infer<typeof NoticeKind>

export const ChannelKind = z.enum(["push", "mail", "webhook"])
export type ChannelKind = z.infer<typeof ChannelKind>

export const WebhookShape = z.enum(["plain", "discord", "slack"])
export type WebhookShape = z.infer<typeof WebhookShape>

export const ChannelOff = z.enum(["dead", "gone", "passwordChanged"]).meta({
  description:
    "nothing arrived there for days; the other side says that there is no such address; the password was changed since",
})
export type ChannelOff = z.infer<typeof ChannelOff>

export const Undelivered = z
  .object({
    why: z
      .enum([
        ...(["private", "badAddress", "unknownHost", "certificate", "unreachable", "noAnswer"] as const),
        ...(["redirect", "status", "tooMany", "gone", "mail"] as const),
      ])
      .meta({
        description:
          "the address leads into a private network; is none that can be called; has a host that does not exist in the " +
          "open network, or no valid certificate; nobody can be reached there; nobody answers in time; the other side sends elsewhere; answers " +
          "with that status; has had enough for now; says that there is no such address; the mail server did not take it",
      }),
    status: z.number().nullable().meta({ description: "of HTTP, where there was an answer" }),
  })
  .meta({ id: "Undelivered", description: "why a message did not arrive" })
export type Undelivered = Readonly<z.infer<typeof Undelivered>>

export const Rhythm = z.enum(["now", "hour", "daily", "never"]).meta({
  description: "at once; when it has been so for an hour; once a day, all together; not at all",
})
export type Rhythm = z.infer<typeof Rhythm>

/** A time of the day, in minutes since midnight. */
const minutes = z.number().int().min(0).max(1439)

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone })
    return true
  } catch {
    return false
  }
}

export const NoticeWishes = z.object({
  rhythm: z.object({ push: Rhythm, mail: Rhythm, webhook: Rhythm }),
  zone: z.string().max(64).refine(isZone, "is no time zone, such as Europe/Warsaw"),
  quiet: z.object({ from: minutes, to: minutes }).nullable().meta({
    description: "hours in which nothing is sent, by the clock of the zone; minutes since midnight",
  }),
  daily: minutes.meta({ description: "when the daily message is sent" }),
  locale: z.enum(locales),
})
export type NoticeWishes = Readonly<z.infer<typeof NoticeWishes>>

export const Channel = z.object({
  id: z.string(),
  kind: ChannelKind,
  name: z.string().meta({
    description:
      "browser and system, or the host of a webhook and the last four characters of a long path; empty for e-mail",
  }),
  shape: WebhookShape,
  createdAt: z.number(),
  sentAt: z.number().nullable(),
  off: ChannelOff.nullable(),
  failing: z
    .object({ since: z.number(), ...Undelivered.shape })
    .nullable()
    .meta({ description: "since when nothing has arrived there, and what came of the last attempt" }),
  current: z.boolean().meta({ description: "the device that asks" }),
})
export type Channel = Readonly<z.infer<typeof Channel>>

export const NoticesState = z.object({
  pushKey: z.string().meta({ description: "the server's own, for PushManager.subscribe" }),
  mail: z.enum(["unable", "noAddress", "ready"]).meta({
    description: "whether the server sends letters, and whether it has a confirmed address of mine",
  }),
  webhooks: z.boolean().meta({ description: "whether I may have any: accounts may, guests may not" }),
  wishes: NoticeWishes,
  channels: list(Channel),
})
export type NoticesState = Readonly<z.infer<typeof NoticesState>>

export const PushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z
      .string()
      .max(100)
      .regex(/^[\w-]{80,}=*$/),
    auth: z
      .string()
      .max(30)
      .regex(/^[\w-]{20,}=*$/),
  }),
})
export type PushSubscription = Readonly<z.infer<typeof PushSubscription>>

export const NewChannel = z.object({ id: z.string() })
export type NewChannel = Readonly<z.infer<typeof NewChannel>>

export const NewWebhook = z.object({
  id: z.string(),
  secret: z.string().meta({ description: "what messages are signed with; shown this once" }),
})
export type NewWebhook = Readonly<z.infer<typeof NewWebhook>>

/** What a plain webhook and a device are sent. */
export const NoticeMessage = z.object({
  id: z.string().meta({ description: "the same for the same message, though it should come twice" }),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  tag: z.string().meta({ description: "what has the same is about the same, and takes its place" }),
  notices: list(
    z.object({
      kind: z.union([NoticeKind, z.literal("test")]),
      table: z.string().nullable(),
      at: z.number(),
    }),
  ),
})
export type NoticeMessage = Readonly<z.infer<typeof NoticeMessage>>
