// Who is who: one player each, whatever they sign in with. Tables and results know players only.
import type { OperatorRole, Passkey, Player } from "@genepool/wire"
import type { Kysely, Transaction } from "kysely"
import type { Clock } from "../clock.ts"
import { forgetDevices } from "../notices/channels.ts"
import { Problem } from "../problem.ts"
import { hashOf, newId, newToken } from "../secrets.ts"
import { skeletonOf } from "../skeleton.ts"
import type { Database } from "../store/schema.ts"
import { isDuplicate } from "../store/store.ts"
import { giveWay, mustBeFree, nameTaken } from "./claim.ts"
import { mustBeGood } from "./good-password.ts"
import { handleOf } from "./name.ts"
import { Seen } from "./seen.ts"
import type { Renewed } from "./session-cookie.ts"
import type { Ceremony, FreshSession, Signed, SignIn } from "./sign-in.ts"

export interface Arrived {
  readonly player: Player
  readonly cookies: readonly string[]
}

export interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

/**
 * What somebody is trusted by, read out of what came with the request: of a program's key only the
 * hash is ever kept.
 */
export interface Proof {
  readonly key: string
  readonly program: boolean
}

/**
 * How long a session that was looked up is trusted: the library's look-up costs as much as a
 * choice. Whoever signs out is forgotten here at once, and at other nodes as soon as they hear of
 * it. Streams are looked at every ten seconds, and end within a minute so.
 */
const trustedFor = 50_000
/** The same where other nodes may not be heard. */
const trustedUnheard = 10_000
const mostTrusted = 20_000
/**
 * A sign-in that has no player so long after it was made is left over from a server that was
 * stopped in between.
 */
const signingUp = 5 * 60_000

export class People {
  private readonly db: Kysely<Database>
  private readonly signIn: SignIn
  private readonly clock: Clock
  /** Other nodes trust sessions too. */
  onForget: (playerId: string) => void = () => undefined
  /** Tables show names. */
  onRename: (playerIds: readonly string[]) => Promise<void> = async () => undefined
  /** Whether it is heard here when somebody signs out elsewhere. */
  hears: () => boolean = () => true
  private readonly trusted = new Map<string, { player: Player; until: number }>()
  private readonly lookingUp = new Map<string, { since: number; answer: Promise<Player | null> }>()
  private readonly watching = new Set<(playerId: string) => void>()
  /** How often anybody was forgotten: what was read before that may be old. */
  private forgettings = 0

  readonly seen: Seen

  constructor(db: Kysely<Database>, signIn: SignIn, clock: Clock) {
    this.db = db
    this.seen = new Seen(db, clock)
    this.signIn = signIn
    this.clock = clock
  }

  get cookieName(): string {
    return this.signIn.sessionCookie.name
  }

  /** For who still has the cookie from before people found the server by https. */
  renew(cookie: string): Promise<Renewed | null> {
    return this.signIn.renew(cookie)
  }

  /** Whether that is asked for at all: hardly ever. */
  mayRenew(cookie: string | undefined): cookie is string {
    return cookie !== undefined && this.signIn.sessionCookie.oldIn(cookie) !== null
  }

  /** The player behind a request, by the key of a program or by the session's cookie. */
  async who(credentials: Credentials, proof = this.proofOf(credentials)): Promise<Player | null> {
    if (proof === null) return null
    const known = this.known(proof)
    if (known !== null) return known
    const { key } = proof
    // After a restart one person comes with many requests at once: they are looked up once
    const already = this.lookingUp.get(key)
    if (already !== undefined && already.since === this.forgettings) return already.answer
    const looking = { since: this.forgettings, answer: this.lookUp(credentials, proof) }
    this.lookingUp.set(key, looking)
    try {
      return await looking.answer
    } finally {
      if (this.lookingUp.get(key) === looking) this.lookingUp.delete(key)
    }
  }

  private async lookUp(credentials: Credentials, proof: Proof): Promise<Player | null> {
    const { key, program } = proof
    const before = this.forgettings
    const player = program ? await this.byToken(key) : await this.bySession(credentials.cookie as string)
    // Somebody signed out while this was read: it may have been them
    if (before !== this.forgettings) return this.lookUp(credentials, proof)
    this.trusted.delete(key)
    if (player === null) return null
    this.seen.note(player.id)
    if (this.trusted.size >= mostTrusted) this.trusted.delete(this.trusted.keys().next().value as string)
    const trust = this.hears() ? trustedFor : trustedUnheard
    this.trusted.set(key, { player, until: this.clock.now() + trust })
    return player
  }

  /** The same at once, if they were here lately. */
  known({ key }: Proof): Player | null {
    const known = this.trusted.get(key)
    return known !== undefined && known.until > this.clock.now() ? known.player : null
  }

  async guest(name: string, device = ""): Promise<Arrived> {
    await mustBeFree(this.db, name, "person", null)
    const session = await this.signIn.guest(device)
    const player: Player = { id: newId(), name, kind: "guest" }
    await this.add(player, null, session.userId)
    return { player, cookies: session.cookies }
  }

  /** A guest who registers stays the same player, with all tables and results. */
  async register(current: Player | null, name: string, password: string, device = ""): Promise<Arrived> {
    mustBeGood(password, name)
    return this.becomeMember(current, name, (handle) => this.signIn.register(handle, password, device))
  }

  async beginAccount(name: string): Promise<Ceremony> {
    await mustBeFree(this.db, name, "person", null)
    return this.signIn.beginAccount(handleOf(name), name)
  }

  /** The same with nothing but a passkey. */
  registerWithPasskey(
    current: Player | null,
    name: string,
    signed: Signed,
    device: string,
  ): Promise<Arrived> {
    return this.becomeMember(current, name, (handle) =>
      this.signIn.registerWithPasskey(handle, signed, device),
    )
  }

  private async becomeMember(
    current: Player | null,
    name: string,
    make: (handle: string) => Promise<FreshSession>,
  ): Promise<Arrived> {
    if (current !== null && current.kind !== "guest") throw registeredAlready()
    await mustBeFree(this.db, name, "person", current?.id ?? null)
    const handle = handleOf(name)
    await this.freeHandle(handle)
    const session = await make(handle)
    if (current === null) {
      const player: Player = { id: newId(), name, kind: "member" }
      await this.add(player, handle, session.userId)
      await this.nameBelongsTo(player)
      return { player, cookies: session.cookies }
    }
    const before = await this.usersOf(current.id)
    try {
      await this.db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("player")
          .set({ name, handle, kind: "member", ...looks(name, "member") })
          .where("id", "=", current.id)
          // Who asks twice at once becomes one member, by the name that came first
          .where("kind", "=", "guest")
          .where("deleted_at", "is", null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw registeredAlready()
        await forgetDevices(tx, current.id)
        await tx.deleteFrom("login").where("player_id", "=", current.id).execute()
        await tx.insertInto("login").values({ user_id: session.userId, player_id: current.id }).execute()
      })
    } catch (error) {
      await this.signIn.remove(session.userId)
      throw isDuplicate(error) ? nameTaken() : error
    }
    for (const userId of before) await this.signIn.remove(userId)
    const player: Player = { id: current.id, name, kind: "member" }
    await this.nameBelongsTo(player)
    return { player, cookies: session.cookies }
  }

  /**
   * Which of the devices it is from which somebody has come in by that name; null, if it is none.
   */
  familiarDevice(name: string, cookie: string | undefined): string | null {
    return this.signIn.familiarDevice(handleOf(name), cookie)
  }

  async enter(name: string, password: string, device = ""): Promise<Arrived> {
    return this.arrived(await this.signIn.withPassword(handleOf(name), password, device))
  }

  async beginPasskey(player: Player, cookie: string): Promise<Ceremony> {
    // A guest's sign-in is gone once they register, and the passkey with it
    if (player.kind !== "member")
      throw new Problem("notNow", "Only an account can have passkeys.", "Register first.")
    return this.signIn.beginPasskey(await this.userOf(player), cookie, player.name)
  }

  async addPasskey(player: Player, signed: Signed): Promise<void> {
    await this.signIn.addPasskey(await this.userOf(player), signed)
  }

  async passkeysOf(player: Player): Promise<Passkey[]> {
    return this.signIn.passkeysOf(await this.userOf(player))
  }

  /** The last one stays, where there is no password to come in by. */
  async removePasskey(player: Player, id: string): Promise<boolean> {
    const user = await this.userOf(player)
    const passkeys = await this.signIn.passkeysOf(user)
    const isLast = passkeys.length === 1 && passkeys[0]?.id === id
    if (isLast && !(await this.signIn.hasPassword(user)))
      throw new Problem("notNow", "This passkey is your only way to sign in.", "Set a password first.")
    return this.signIn.removePasskey(user, id)
  }

  beginWithPasskey(): Promise<Ceremony> {
    return this.signIn.beginWithPasskey()
  }

  async enterWithPasskey(signed: Signed, device: string): Promise<Arrived> {
    return this.arrived(await this.signIn.withPasskey(signed, device))
  }

  /** Ends this session, or every session of the player; the cookies clear the browser's. */
  async leave(player: Player, cookie: string, everywhere: boolean): Promise<readonly string[]> {
    const cookies = await this.signIn.end(cookie)
    if (everywhere) for (const userId of await this.usersOf(player.id)) await this.signIn.endAll(userId)
    this.forget(player.id)
    return cookies
  }

  async rename(player: Player, name: string): Promise<Player> {
    if (player.kind !== "guest")
      throw new Problem(
        "notNow",
        "A registered name cannot be changed.",
        "Only guests can change their name.",
      )
    await mustBeFree(this.db, name, "person", player.id)
    await this.db
      .updateTable("player")
      .set({ name, ...looks(name, "guest") })
      .where("id", "=", player.id)
      .execute()
    await this.renamed([player.id])
    return { ...player, name }
  }

  /**
   * By an operator, whoever it is; a member comes in by the new name from now on. Throws Problem
   * `taken`.
   */
  async giveName(player: Player, name: string): Promise<void> {
    const { id, kind } = player
    await mustBeFree(this.db, name, kind === "bot" ? "bot" : "person", id)
    const handle = kind === "member" ? handleOf(name) : null
    try {
      await this.db
        .updateTable("player")
        .set({ name, handle, ...looks(name, kind) })
        .where("id", "=", id)
        .execute()
    } catch (error) {
      throw isDuplicate(error) ? nameTaken() : error
    }
    if (handle !== null) for (const user of await this.usersOf(id)) await this.signIn.rename(user, handle)
    if (kind === "member") await this.nameBelongsTo({ ...player, name })
    else await this.renamed([id])
  }

  async roleOf(player: Player): Promise<OperatorRole | null> {
    const row = await this.db
      .selectFrom("player")
      .select("role")
      .where("id", "=", player.id)
      .where("deleted_at", "is", null)
      .executeTakeFirst()
    return row?.role ?? null
  }

  /** The account goes; what it played in finished games stays, under a neutral name. */
  async remove(player: Player): Promise<void> {
    for (const userId of await this.usersOf(player.id)) await this.signIn.remove(userId)
    const owned = await this.db.selectFrom("player").select("id").where("owner_id", "=", player.id).execute()
    const all = [player.id, ...owned.map(({ id }) => id)]
    await this.db.transaction().execute((tx) => this.neutralise(tx, all))
    await this.renamed(all)
  }

  /**
   * A guest who goes on as somebody else. Where both have sat at one table the guest's seat keeps
   * its name, as long as the account of `heir` is there.
   */
  async retire(guest: Player, heir: Player): Promise<void> {
    const seat = await this.db
      .selectFrom("seat")
      .select("seat")
      .where("player_id", "=", guest.id)
      .executeTakeFirst()
    if (seat === undefined) return this.remove(guest)
    for (const userId of await this.usersOf(guest.id)) await this.signIn.remove(userId)
    await this.db.transaction().execute(async (tx) => {
      await this.strip(tx, [guest.id])
      await tx
        .updateTable("player")
        .set({ owner_id: heir.id, seen_at: null })
        .where("id", "=", guest.id)
        .execute()
    })
    this.forget(guest.id)
  }

  /** Nothing is left of these players but their seats. */
  private async neutralise(tx: Transaction<Database>, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.strip(tx, ids)
    await tx
      .updateTable("player")
      .set({
        name: "",
        handle: null,
        skeleton: null,
        claim: null,
        owner_id: null,
        role: null,
        seen_at: null,
        deleted_at: this.clock.now(),
      })
      .where("id", "in", ids)
      .execute()
  }

  /** Nothing is left of these players but their seats and names. */
  private async strip(tx: Transaction<Database>, ids: readonly string[]): Promise<void> {
    await tx.deleteFrom("token").where("player_id", "in", ids).execute()
    for (const table of [
      "login",
      "recovery_code",
      "mail_token",
      "mail_address",
      "rating",
      "puzzle_attempt",
      "report",
      "mute",
      "chat",
      "sanction",
      "outbox",
      "channel",
      "notice_wish",
      "notice",
      "looking",
      "vacation",
    ] as const)
      await tx.deleteFrom(table).where("player_id", "in", ids).execute()
  }

  /** With a key or without. */
  botAccountsOf(ownerId: string): Promise<{ id: string; name: string; created_at: number }[]> {
    return this.db
      .selectFrom("player")
      .select(["id", "name", "created_at"])
      .where("owner_id", "=", ownerId)
      .where("kind", "=", "bot")
      .orderBy("created_at")
      .execute()
  }

  /** A bot account of the player's, and the key that plays as it. The key is shown this once. */
  async addBot(owner: Player, name: string): Promise<{ id: string; player: Player; token: string }> {
    await mustBeFree(this.db, name, "bot", null)
    const player: Player = { id: newId(), name, kind: "bot" }
    const token = newToken()
    const id = newId()
    const now = this.clock.now()
    await this.db.transaction().execute(async (tx) => {
      await tx
        .insertInto("player")
        .values({
          ...player,
          handle: null,
          ...looks(name, "bot"),
          owner_id: owner.id,
          created_at: now,
          deleted_at: null,
        })
        .execute()
      const row = { id, player_id: player.id, owner_id: owner.id, hash: hashOf(token), name, created_at: now }
      await tx.insertInto("token").values(row).execute()
    })
    return { id, player, token }
  }

  async botsOf(owner: Player): Promise<{ id: string; playerId: string; name: string; createdAt: number }[]> {
    const rows = await this.db.selectFrom("token").selectAll().where("owner_id", "=", owner.id).execute()
    return rows.map((row) => ({
      id: row.id,
      playerId: row.player_id,
      name: row.name,
      createdAt: row.created_at,
    }))
  }

  /**
   * The key stops working; the bot's finished games stay. False if there is no such key of the
   * owner's.
   */
  async removeToken(owner: Player, id: string): Promise<boolean> {
    const row = await this.db
      .deleteFrom("token")
      .where("id", "=", id)
      .where("owner_id", "=", owner.id)
      .returning("player_id")
      .executeTakeFirst()
    if (row !== undefined) this.forget(row.player_id)
    return row !== undefined
  }

  /** A bot's key that nobody uses stops working. */
  async endKey(id: string, botId: string): Promise<void> {
    await this.db.deleteFrom("token").where("id", "=", id).execute()
    this.forget(botId)
  }

  /** Sessions whose time is over, some of them. True, if there may be more. */
  endOldSessions(now: number): Promise<boolean> {
    return this.signIn.endExpired(new Date(now))
  }

  /** Nothing is left of the player, who has no part in any table. */
  async erase(playerId: string): Promise<void> {
    for (const userId of await this.usersOf(playerId)) await this.signIn.remove(userId)
    const bots = await this.botAccountsOf(playerId)
    await this.db.transaction().execute(async (tx) => {
      await this.neutralise(
        tx,
        bots.map(({ id }) => id),
      )
      for (const table of [
        ...(["login", "mute", "chat", "report", "rating", "puzzle_attempt", "sanction"] as const),
        ...(["outbox", "channel", "notice_wish", "notice", "looking", "vacation"] as const),
      ])
        await tx.deleteFrom(table).where("player_id", "=", playerId).execute()
      await tx.deleteFrom("player").where("id", "=", playerId).execute()
    })
    await this.renamed([playerId, ...bots.map(({ id }) => id)])
  }

  /**
   * Sign-ins that never got a player, some of them. The answer is where to go on, null at the end.
   */
  async endUnfinished(now: number, after: string): Promise<string | null> {
    const users = await this.signIn.usersAfter(after, new Date(now - signingUp))
    for (const id of await this.withoutPlayer(users)) await this.signIn.remove(id)
    return users.at(-1) ?? null
  }

  /**
   * A server that was stopped between sign-in and player left a name that nobody has: it is
   * anybody's.
   */
  private async freeHandle(handle: string): Promise<void> {
    const user = await this.signIn.userNamed(handle, new Date(this.clock.now() - signingUp))
    if (user !== null) for (const id of await this.withoutPlayer([user])) await this.signIn.remove(id)
  }

  private async withoutPlayer(users: readonly string[]): Promise<string[]> {
    if (users.length === 0) return []
    const known = await this.db.selectFrom("login").select("user_id").where("user_id", "in", users).execute()
    const have = new Set(known.map(({ user_id }) => user_id))
    return users.filter((id) => !have.has(id))
  }

  private async arrived({ userId, cookies }: FreshSession): Promise<Arrived> {
    const player = await this.byUser(userId)
    if (player === null) throw new Error("a sign-in without a player")
    return { player, cookies }
  }

  private async add(player: Player, handle: string | null, userId: string): Promise<void> {
    try {
      await this.db.transaction().execute(async (tx) => {
        await tx
          .insertInto("player")
          .values({
            ...player,
            handle,
            ...looks(player.name, player.kind),
            created_at: this.clock.now(),
            deleted_at: null,
          })
          .execute()
        await tx.insertInto("login").values({ user_id: userId, player_id: player.id }).execute()
      })
    } catch (error) {
      await this.signIn.remove(userId)
      throw isDuplicate(error) ? nameTaken() : error
    }
  }

  private async bySession(cookie: string): Promise<Player | null> {
    const userId = await this.signIn.userOf(cookie)
    return userId === null ? null : this.byUser(userId)
  }

  private async byUser(userId: string): Promise<Player | null> {
    const row = await this.db
      .selectFrom("login")
      .innerJoin("player", "player.id", "login.player_id")
      .select(["player.id", "player.name", "player.kind"])
      .where("login.user_id", "=", userId)
      .executeTakeFirst()
    return row === undefined ? null : { id: row.id, name: row.name, kind: row.kind }
  }

  private async byToken(hash: string): Promise<Player | null> {
    const row = await this.db
      .selectFrom("token")
      .innerJoin("player", "player.id", "token.player_id")
      .select(["player.id", "player.name", "player.kind"])
      .where("token.hash", "=", hash)
      .executeTakeFirst()
    return row === undefined ? null : { id: row.id, name: row.name, kind: row.kind }
  }

  /** The library's own users behind a player: one, once somebody has registered. */
  async usersOf(playerId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom("login")
      .select("user_id")
      .where("player_id", "=", playerId)
      .execute()
    return rows.map((row) => row.user_id)
  }

  /** Whoever is trusted for a moment longer than their sign-in is there is signed in no more. */
  private async userOf(player: Player): Promise<string> {
    const [user] = await this.usersOf(player.id)
    if (user === undefined) throw new Problem("signInFirst", "Nobody is signed in.", "Sign in again.")
    return user
  }

  /** Null for a stranger. */
  proofOf({ cookie, authorization }: Credentials): Proof | null {
    const token = authorization === undefined ? undefined : /^Bearer (gp_[\w-]+)$/.exec(authorization)?.[1]
    if (token !== undefined) return { key: hashOf(token), program: true }
    const key = this.signIn.sessionCookie.valueIn(cookie)
    return key === null ? null : { key, program: false }
  }

  private async nameBelongsTo(member: Player): Promise<void> {
    await this.renamed([member.id, ...(await giveWay(this.db, member.name, member.id))])
  }

  private async renamed(playerIds: readonly string[]): Promise<void> {
    for (const id of playerIds) this.forget(id)
    await this.onRename(playerIds)
  }

  /**
   * One or all of the sessions of somebody who stays signed in elsewhere: streams are looked at
   * anew.
   */
  sessionsEnded(playerId: string): void {
    this.forget(playerId)
  }

  private forget(playerId: string): void {
    this.forgotten(playerId)
    this.onForget(playerId)
  }

  /** Somebody signed out, was renamed or is gone, here or at another node. */
  forgotten(playerId: string): void {
    this.forgettings++
    for (const [key, { player }] of this.trusted) if (player.id === playerId) this.trusted.delete(key)
    for (const watch of this.watching) watch(playerId)
  }

  /**
   * Calls when a session of somebody's may have ended, here or at another node; the answer stops
   * it.
   */
  onChange(watch: (playerId: string) => void): () => void {
    this.watching.add(watch)
    return () => this.watching.delete(watch)
  }
}

const registeredAlready = () =>
  new Problem("notNow", "You are registered already.", "Sign out first to make another account.")

/** How the name looks, and for a member that nobody else may look so. */
const looks = (name: string, kind: Player["kind"]) => {
  const skeleton = skeletonOf(name)
  return { skeleton, claim: kind === "member" ? skeleton : null }
}
