// Carries one message to one channel, and says what became of it. Neither addresses nor contents
// are ever logged.
import { createHash, createHmac } from "node:crypto"
import type { NoticeMessage, NoticeWishes, Undelivered } from "@genepool/wire"
import webPush from "web-push"
import type { ChannelRow } from "../store/schema.ts"
import { type Answered, NotReached, type Outbound } from "./outbound.ts"
import { NotTaken, type Post } from "./post.ts"
import type { VapidKeys } from "./seal.ts"
import { digestOf, messageOf, type Sayable } from "./words.ts"

export interface Parcel {
  readonly id: string
  readonly said: readonly (Sayable & { readonly table: string | null; readonly at: number })[]
  readonly wishes: NoticeWishes
  /** Seconds for which it is worth something. */
  readonly ttl: number
}

export type Carried =
  | { readonly outcome: "sent" }
  /** There is no such address any more. */
  | { readonly outcome: "gone"; readonly undelivered: Undelivered }
  /** The other side asks for a pause. */
  | { readonly outcome: "pause"; readonly milliseconds: number; readonly undelivered: Undelivered }
  /** It may go better later. */
  | { readonly outcome: "failed"; readonly undelivered: Undelivered; readonly reason: string }
  /** This message will never be taken. */
  | { readonly outcome: "refused"; readonly undelivered: Undelivered; readonly reason: string }

interface Setting {
  readonly outbound: Outbound
  readonly post: Post | null
  readonly vapid: VapidKeys
  readonly origin: string
  /** The confirmed e-mail address of a player, at this moment. */
  readonly addressOf: (player: string) => Promise<string | null>
  /** Unix milliseconds, for signatures: those who check them have clocks of their own. */
  readonly now: () => number
}

/** Where the other side says that it is too much, and not for how long. */
const usualPause = 60_000
/** Bytes: with what encryption adds there are 4096 at most (RFC 8030, 7.2). */
const mostPushed = 3500

export class Courier {
  private readonly setting: Setting

  constructor(setting: Setting) {
    this.setting = setting
  }

  async carry(channel: ChannelRow, parcel: Parcel): Promise<Carried> {
    try {
      switch (channel.kind) {
        case "push":
          return await this.push(channel, parcel)
        case "webhook":
          return await this.call(channel, parcel)
        case "mail":
          return await this.write(channel, parcel)
      }
    } catch (error) {
      if (error instanceof NotReached)
        return { outcome: "failed", undelivered: { why: error.why, status: null }, reason: error.message }
      if (error instanceof NotTaken)
        return {
          outcome: error.final ? "refused" : "failed",
          undelivered: { why: "mail", status: null },
          reason: error.message,
        }
      throw error
    }
  }

  private message({ id, said, wishes }: Parcel): NoticeMessage {
    const { origin } = this.setting
    const [first] = said
    const single = said.length === 1 && first !== undefined
    return {
      id,
      ...messageOf(wishes.locale, said),
      url: single ? first.url : `${origin}/`,
      tag: single ? `table ${first.table ?? first.kind}` : "tables",
      notices: said.map(({ kind, table, at }) => ({ kind, table, at })),
    }
  }

  /** As much of it as a push service takes. */
  private short(parcel: Parcel): NoticeMessage {
    const message = this.message(parcel)
    const { said } = parcel
    if (said.length === 1 || Buffer.byteLength(JSON.stringify(message)) <= mostPushed) return message
    return this.short({ ...parcel, said: said.slice(0, Math.ceil(said.length / 2)) })
  }

  private async push(channel: ChannelRow, parcel: Parcel): Promise<Carried> {
    const { outbound, vapid, origin } = this.setting
    const message = this.short(parcel)
    const keys = JSON.parse(channel.keys) as { p256dh: string; auth: string }
    // A push service keeps the last of what has the same topic for a device that is off
    const topic = createHash("sha256").update(message.tag).digest("base64url").slice(0, 32)
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: channel.address, keys },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(origin), ...vapid },
        TTL: parcel.ttl,
        topic,
        urgency: "normal",
      },
    )
    const plain = Object.fromEntries(
      Object.entries(headers).filter(([name]) => name !== "Content-Length"),
    ) as { [name: string]: string | number }
    const answered = await outbound.post(channel.address, plain, body ?? "")
    // The subscription was made with a key that this server no longer has
    const { status } = answered
    if (status === 401 || status === 403) return { outcome: "gone", undelivered: { why: "gone", status } }
    if (status === 400 || status === 413)
      return { outcome: "refused", undelivered: { why: "status", status }, reason: `status ${status}` }
    return carried(answered)
  }

  private async call(channel: ChannelRow, parcel: Parcel): Promise<Carried> {
    const { outbound, now } = this.setting
    const message = this.message(parcel)
    const body = JSON.stringify(shaped(channel.shape, message))
    const { secret } = JSON.parse(channel.keys) as { secret: string }
    const at = Math.floor(now() / 1000)
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
    const headers = {
      "Content-Type": "application/json",
      "X-Genepool-Delivery": parcel.id,
      "X-Genepool-Signature": `t=${at},v1=${signature}`,
    }
    return carried(await outbound.post(channel.address, headers, body))
  }

  private async write(channel: ChannelRow, { id, said, wishes }: Parcel): Promise<Carried> {
    const { post, addressOf, origin } = this.setting
    const to = await addressOf(channel.player_id)
    if (post === null || to === null)
      return {
        outcome: "refused",
        undelivered: { why: "mail", status: null },
        reason: "no address, or no mail server",
      }
    await post.send(to, digestOf(wishes.locale, said, `${origin}/settings#notices`), id)
    return { outcome: "sent" }
  }
}

function carried({ status, retryAfter }: Answered): Carried {
  if (status >= 200 && status < 300) return { outcome: "sent" }
  if (status === 404 || status === 410) return { outcome: "gone", undelivered: { why: "gone", status } }
  if (status === 429 || (status === 503 && retryAfter !== null))
    return {
      outcome: "pause",
      milliseconds: Math.max(retryAfter ?? usualPause, 1000),
      undelivered: { why: "tooMany", status },
    }
  // The address was checked, and not where it leads
  const why = status >= 300 && status < 400 ? "redirect" : "status"
  return { outcome: "failed", undelivered: { why, status }, reason: `status ${status}` }
}

function shaped(shape: ChannelRow["shape"], message: NoticeMessage): object {
  const { title, body, url } = message
  switch (shape) {
    case "plain":
      return message
    case "discord": {
      // Names are people's own: nobody is called by them, and nothing is marked up
      const text = `${title}: ${body}`.replace(/[\\*_~`|>[\]()#@<]/g, "\\$&")
      return { content: `${text}\n${url}`.slice(0, 2000), allowed_mentions: { parse: [] } }
    }
    case "slack": {
      const text = `${title}: ${body}`.replace(/[&<>]/g, (sign) => slackSigns[sign] as string)
      return { text: `${text}\n${url}` }
    }
  }
}

const slackSigns: { readonly [sign: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

/** Whom a push service may turn to. */
const subjectOf = (origin: string): string =>
  origin.startsWith("https:") ? origin : `mailto:operator@${new URL(origin).hostname}`
