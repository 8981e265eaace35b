// What a member can do about the account itself: passwords, ways back in, sessions.

import type { Locale } from "@genepool/engine"
import type { AccountState, Player, Session, WayBack } from "@genepool/wire"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import type { Notices } from "../notices/notices.ts"
import { NotTaken, type Post } from "../notices/post.ts"
import { unlinked } from "../notices/words.ts"
import { Problem } from "../problem.ts"
import { hashOf, newCode, newLinkToken } from "../secrets.ts"
import type { ChannelRow, Database } from "../store/schema.ts"
import { mustBeGood } from "./good-password.ts"
import { addressGone, confirmation, stillYours, wayBack } from "./letters.ts"
import { handleOf } from "./name.ts"
import type { Arrived, People } from "./people.ts"
import type { SignIn } from "./sign-in.ts"

/**
 * Who asks, by their session; and the password once more, for what a borrowed device must not do.
 */
export interface Asking {
  readonly player: Player
  readonly cookie: string
  readonly password: string | undefined
}

interface Setting {
  readonly db: Kysely<Database>
  readonly signIn: SignIn
  readonly people: People
  readonly clock: Clock
  readonly post: Post | null
  /** For letters that nobody waits for, and for what else reaches people. */
  readonly notices: Notices
  /** Where people find the server, for links in letters. */
  readonly origin: string
  readonly log: FastifyBaseLogger
}

export const codesAtOnce = 8
const hour = 3_600_000
/** How long a link in a letter works. */
export const linksLast = { confirm: 24 * hour, recover: hour } as const
/** For so long it is of use to hear that an address is used no more. */
const worthTelling = 7 * 24 * hour
/** Accounts that may share an address, as far as letters go. */
const mostAccounts = 5

export class Accounts {
  private readonly db: Kysely<Database>
  private readonly signIn: SignIn
  private readonly people: People
  private readonly clock: Clock
  private readonly post: Post | null
  private readonly notices: Notices
  private readonly origin: string
  private readonly log: FastifyBaseLogger
  /** The last of the letters that are being written. */
  private writing = Promise.resolve()

  constructor({ db, signIn, people, clock, post, notices, origin, log }: Setting) {
    this.db = db
    this.signIn = signIn
    this.people = people
    this.clock = clock
    this.post = post
    this.notices = notices
    this.origin = origin
    this.log = log
  }

  get sendsLetters(): boolean {
    return this.post !== null
  }

  async state(player: Player): Promise<AccountState> {
    const [user] = await this.people.usersOf(player.id)
    const codes = await this.db
      .selectFrom("recovery_code")
      .select(({ fn }) => fn.countAll<number>().as("left"))
      .where("player_id", "=", player.id)
      .executeTakeFirstOrThrow()
    const pending = await this.db
      .selectFrom("mail_token")
      .select("address")
      .where("player_id", "=", player.id)
      .where("purpose", "=", "confirm")
      .where("expires_at", ">=", this.clock.now())
      .executeTakeFirst()
    return {
      password: user !== undefined && (await this.signIn.hasPassword(user)),
      recoveryCodes: Number(codes.left),
      email: await this.addressOf(player.id),
      pending: pending?.address ?? null,
      letters: this.sendsLetters,
    }
  }

  /**
   * All other sessions end, with every code and link that whoever knew the old password may have
   * drawn; their devices hear nothing more, webhooks rest, and the e-mail address has to be
   * confirmed once more: it may be theirs. Passkeys and the keys of bots stay, for their owner to
   * look through. Throws Problem `wrongPassword` or `signInAgain`.
   */
  async changePassword(asking: Asking, wanted: string, locale: Locale): Promise<void> {
    mustBeGood(wanted, asking.player.name)
    const user = await this.mustBeThemselves(asking)
    await this.setPassword(asking.player.id, user, wanted)
    await this.doubtAddress(asking.player, locale)
    await this.signIn.endOthers(user, asking.cookie)
    await this.sessionsEnded(asking.player.id)
  }

  /** Devices hear nothing more once the session that named them is over. */
  async sessionsEnded(playerId: string): Promise<void> {
    this.people.sessionsEnded(playerId)
    const users = await this.people.usersOf(playerId)
    const living = (await Promise.all(users.map((user) => this.signIn.sessionsOf(user, "")))).flat()
    await this.notices.channels.keepSessions(
      playerId,
      living.map(({ id }) => id),
    )
  }

  /** Not used until its owner has opened a link there, signed in: whoever is shut out cannot. */
  private async doubtAddress({ id, name }: Pick<Player, "id" | "name">, locale: Locale): Promise<void> {
    const address = await this.addressOf(id)
    if (address === null) return
    await this.db.deleteFrom("mail_address").where("player_id", "=", id).execute()
    if (this.post === null) return
    const link = `${this.origin}/confirm#${await this.newLink(id, "confirm", address)}`
    const letter = stillYours[locale]({ name, link, origin: this.origin })
    await this.notices.outbox.addLetter(address, letter, this.clock.now() + linksLast.confirm)
  }

  /** Shown this once; those from before work no more. */
  async newRecoveryCodes(asking: Asking): Promise<string[]> {
    await this.mustBeThemselves(asking)
    return this.drawRecoveryCodes(asking.player.id)
  }

  async drawRecoveryCodes(playerId: string): Promise<string[]> {
    const codes = Array.from({ length: codesAtOnce }, newCode)
    const created_at = this.clock.now()
    await this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom("recovery_code").where("player_id", "=", playerId).execute()
      const rows = codes.map((code) => ({ player_id: playerId, hash: codeHash(playerId, code), created_at }))
      await tx.insertInto("recovery_code").values(rows).execute()
    })
    return codes
  }

  /** A code works once. Throws Problem `wrongCode`, whichever of the two was wrong. */
  async recoverByCode(name: string, code: string, password: string, device: string): Promise<Arrived> {
    // Before the code is used up
    mustBeGood(password, name)
    const member = await this.db
      .selectFrom("player")
      .select("id")
      .where("handle", "=", handleOf(name))
      .executeTakeFirst()
    const used = await this.db
      .deleteFrom("recovery_code")
      .where("player_id", "=", member?.id ?? "")
      .where("hash", "=", codeHash(member?.id ?? "", code))
      .executeTakeFirst()
    if (member === undefined || used.numDeletedRows === 0n)
      throw new Problem(
        "wrongCode",
        "Name and recovery code do not fit together.",
        "Check both; every code works only once.",
      )
    return this.comeBack(member.id, password, device, null)
  }

  /**
   * Whether there is such an account, and whether it has an address, is not told to whoever asks:
   * not even by how long the answer takes.
   */
  askForWayBack(who: string, locale: Locale, mayMail: (playerId: string) => Promise<boolean>): void {
    if (this.post === null)
      throw new Problem("notNow", "This server does not send e-mail.", "Use a recovery code, or a passkey.")
    this.writing = this.writing
      .then(() => this.writeWayBack(who, locale, mayMail))
      .catch((error: unknown) => this.log.error({ err: error }, "a letter could not be written"))
  }

  /** Resolves when all letters asked for by now are in the outbox. */
  settled(): Promise<void> {
    return this.writing
  }

  private async writeWayBack(
    who: string,
    locale: Locale,
    mayMail: (playerId: string) => Promise<boolean>,
  ): Promise<void> {
    const members = await this.db
      .selectFrom("mail_address")
      .innerJoin("player", "player.id", "mail_address.player_id")
      .select(["player.id", "player.name", "mail_address.address"])
      .where((where) =>
        where.or([where("player.handle", "=", handleOf(who)), where("mail_address.key", "=", keyOf(who))]),
      )
      .limit(mostAccounts)
      .execute()
    for (const { id, name, address } of members) {
      if (!(await mayMail(id))) continue
      const link = `${this.origin}/recover#${await this.newLink(id, "recover", address)}`
      const letter = wayBack[locale]({ name, link, origin: this.origin })
      await this.notices.outbox.addLetter(address, letter, this.clock.now() + linksLast.recover)
    }
  }

  /** For who asked the operator, and is known to be who they say. */
  async wayBackByOperator(playerId: string): Promise<WayBack> {
    // Not sent to the account's address, and so no proof that it is still theirs
    const token = await this.newLink(playerId, "recover", "")
    return { token, expiresAt: this.clock.now() + linksLast.recover }
  }

  /** Throws Problem `wrongCode`. */
  async recoverByLink(token: string, password: string, device: string): Promise<Arrived> {
    mustBeGood(password, "")
    const { player_id, address } = await this.useLink(token, "recover")
    return this.comeBack(player_id, password, device, address)
  }

  /**
   * The address is used once the link in the letter was opened; until then the one from before is.
   */
  async giveAddress(asking: Asking, address: string, locale: Locale): Promise<void> {
    const { post } = this
    if (post === null) throw new Problem("notNow", "This server does not send e-mail.", "Use recovery codes.")
    await this.mustBeThemselves(asking)
    const { id, name } = asking.player
    const link = `${this.origin}/confirm#${await this.newLink(id, "confirm", address)}`
    try {
      // Whose address it is, is not known yet
      const letter = confirmation[locale]({ name: unlinked(name), link, origin: this.origin })
      await post.send(address, letter)
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      this.log.warn({ reason: error.message, tries: 1 }, "a letter could not be sent")
      throw new Problem(
        "unavailable",
        "The letter could not be sent now.",
        "Check the address, or try again in a few minutes.",
        { retryAfter: 60 },
      )
    }
  }

  /**
   * Only for who is signed in: a link alone, which somebody else may have asked for, changes no
   * account.
   */
  async confirmAddress(player: Player, token: string, locale: Locale): Promise<void> {
    const { address } = await this.useLink(token, "confirm", player.id)
    const before = await this.addressOf(player.id)
    const row = { address, key: keyOf(address), confirmed_at: this.clock.now() }
    await this.db
      .insertInto("mail_address")
      .values({ player_id: player.id, ...row })
      .onConflict((conflict) => conflict.column("player_id").doUpdateSet(row))
      .execute()
    if (before !== null && keyOf(before) !== row.key) await this.tellOld(before, player, locale)
  }

  async forgetAddress(asking: Asking, locale: Locale): Promise<void> {
    await this.mustBeThemselves(asking)
    const before = await this.addressOf(asking.player.id)
    await this.db.deleteFrom("mail_token").where("player_id", "=", asking.player.id).execute()
    await this.db.deleteFrom("mail_address").where("player_id", "=", asking.player.id).execute()
    if (before !== null) await this.tellOld(before, asking.player, locale)
  }

  /** Whoever reads the address from before hears that it is used no more. */
  private async tellOld(address: string, { name }: Player, locale: Locale): Promise<void> {
    if (this.post === null) return
    const letter = addressGone[locale]({ name, origin: this.origin })
    await this.notices.outbox.addLetter(address, letter, this.clock.now() + worthTelling)
  }

  channelsOf({ id }: Player): Promise<ChannelRow[]> {
    return this.notices.channels.rowsOf(id)
  }

  async sessionsOf(player: Player, cookie: string): Promise<Session[]> {
    const users = await this.people.usersOf(player.id)
    return (await Promise.all(users.map((user) => this.signIn.sessionsOf(user, cookie)))).flat()
  }

  /** Its streams end too. False, if there is no such session of theirs. */
  async endSession(player: Player, id: string): Promise<boolean> {
    for (const user of await this.people.usersOf(player.id))
      if (await this.signIn.endSession(user, id)) {
        await this.sessionsEnded(player.id)
        return true
      }
    return false
  }

  /**
   * By the password, where there is one; else by having come in lately. The answer is the sign-in's
   * own id.
   */
  async mustBeThemselves({ player, cookie, password }: Asking): Promise<string> {
    const [user] = await this.people.usersOf(player.id)
    if (player.kind !== "member" || user === undefined)
      throw new Problem("notNow", "Only an account has this.", "Register first.")
    if (await this.signIn.hasPassword(user)) {
      if (password !== undefined && (await this.signIn.isPassword(user, password))) return user
      throw new Problem("wrongPassword", "This is not your password.", "Give the password that you have now.")
    }
    if (await this.signIn.isFresh(user, cookie)) return user
    throw new Problem(
      "signInAgain",
      "You came in a while ago.",
      "Sign out and in again; then this can be done.",
    )
  }

  /** `proved`: an address that whoever comes back has just read a letter at. */
  private async comeBack(
    playerId: string,
    password: string,
    device: string,
    proved: string | null,
  ): Promise<Arrived> {
    const [user] = await this.people.usersOf(playerId)
    const member = await this.db
      .selectFrom("player")
      .select(["handle", "name"])
      .where("id", "=", playerId)
      .executeTakeFirst()
    if (user === undefined || member?.handle == null) throw wrongLink()
    await this.setPassword(playerId, user, password)
    const address = await this.addressOf(playerId)
    if (address !== null && keyOf(address) !== keyOf(proved ?? ""))
      await this.doubtAddress({ id: playerId, name: member.name }, "en")
    // Whoever made it necessary to come back is out
    await this.signIn.endAll(user)
    await this.sessionsEnded(playerId)
    return this.people.enter(member.handle, password, device)
  }

  /** What was drawn or asked for while another password was good ends with it. */
  private async setPassword(playerId: string, user: string, password: string): Promise<void> {
    await this.signIn.setPassword(user, password)
    await this.db.transaction().execute(async (tx) => {
      for (const table of ["mail_token", "recovery_code"] as const)
        await tx.deleteFrom(table).where("player_id", "=", playerId).execute()
    })
    await this.notices.channels.doubt(playerId)
  }

  private async addressOf(playerId: string): Promise<string | null> {
    const row = await this.db
      .selectFrom("mail_address")
      .select("address")
      .where("player_id", "=", playerId)
      .executeTakeFirst()
    return row?.address ?? null
  }

  private async newLink(playerId: string, purpose: keyof typeof linksLast, address: string): Promise<string> {
    const token = newLinkToken()
    const now = this.clock.now()
    await this.db.deleteFrom("mail_token").where("expires_at", "<", now).execute()
    // The last letter counts
    await this.db
      .deleteFrom("mail_token")
      .where("player_id", "=", playerId)
      .where("purpose", "=", purpose)
      .execute()
    const expires_at = now + linksLast[purpose]
    await this.db
      .insertInto("mail_token")
      .values({ hash: hashOf(token), player_id: playerId, purpose, address, expires_at })
      .execute()
    return token
  }

  /** `playerId`: for nobody else. */
  private async useLink(token: string, purpose: keyof typeof linksLast, playerId: string | null = null) {
    let link = this.db
      .deleteFrom("mail_token")
      .where("hash", "=", hashOf(token))
      .where("purpose", "=", purpose)
    if (playerId !== null) link = link.where("player_id", "=", playerId)
    const used = await link.returning(["player_id", "address", "expires_at"]).executeTakeFirst()
    if (used === undefined || used.expires_at < this.clock.now()) throw wrongLink()
    return used
  }
}

const wrongLink = () =>
  new Problem(
    "wrongCode",
    "This link does not work any more.",
    "Links work once and for a while; ask for another.",
  )

/** Written with or without dashes, in capitals or not; 0 and O, 1, I and L are the same. */
const codeHash = (playerId: string, code: string): string =>
  hashOf(`${playerId} ${code.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1")}`)

/** Addresses are compared without regard to capitals. */
const keyOf = (address: string): string => address.toLowerCase()
