// Sign-in by better-auth: guests, names with passwords, passkeys, sessions in cookies. Nothing
// outside this file knows of it.

import { passkey } from "@better-auth/passkey"
import type { Passkey, PasskeyQuestion, Session } from "@genepool/wire"
import { betterAuth } from "better-auth"
import { APIError } from "better-auth/api"
import { getMigrations } from "better-auth/db/migration"
import { anonymous, username } from "better-auth/plugins"
import type { FastifyBaseLogger } from "fastify"
import { type Kysely, sql } from "kysely"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"
import { Familiar } from "./familiar.ts"
import { onlyCookie, type Renewed, SessionCookie } from "./session-cookie.ts"

/** A sign-in that has just been made: whose, and the cookies that carry it. */
export interface FreshSession {
  readonly userId: string
  readonly cookies: readonly string[]
}

/**
 * A question for the device, as WebAuthn writes it, and the cookies by which its answer is known.
 */
export interface Ceremony {
  readonly options: PasskeyQuestion["options"]
  readonly cookies: readonly string[]
}

/** What the device answered, on which page, with the cookies of the question. */
export interface Signed {
  readonly cookie: string
  readonly origin: string
  readonly response: { readonly [field: string]: unknown }
}

export interface SignIn {
  guest(device: string): Promise<FreshSession>
  /** Throws Problem `taken`. */
  register(handle: string, password: string, device: string): Promise<FreshSession>
  /** Throws Problem `wrongPassword`, whichever of the two was wrong. */
  withPassword(handle: string, password: string, device: string): Promise<FreshSession>
  hasPassword(userId: string): Promise<boolean>
  isPassword(userId: string, password: string): Promise<boolean>
  setPassword(userId: string, password: string): Promise<void>
  /** They come in by that name from now on. */
  rename(userId: string, handle: string): Promise<void>
  /**
   * What the browser is to ask its device for: the passkey of a new account, which has nothing
   * else.
   */
  beginAccount(handle: string, name: string): Promise<Ceremony>
  /** Throws Problem `notNow`, if what the device answered does not fit. */
  registerWithPasskey(handle: string, signed: Signed, device: string): Promise<FreshSession>
  /** The same for a passkey of who is signed in, and is called so. Throws Problem `signInAgain`. */
  beginPasskey(userId: string, cookie: string, name: string): Promise<Ceremony>
  /**
   * Throws Problem `notNow`, if what the device answered does not fit, or to what another was
   * asked.
   */
  addPasskey(userId: string, signed: Signed): Promise<void>
  passkeysOf(userId: string): Promise<Passkey[]>
  /** False, if there is no such passkey of theirs. */
  removePasskey(userId: string, id: string): Promise<boolean>
  /** The same for coming in by a passkey, whosever it is. */
  beginWithPasskey(): Promise<Ceremony>
  /** Throws Problem `wrongPasskey`. */
  withPasskey(signed: Signed, device: string): Promise<FreshSession>
  /** Whether the session is theirs, and began within the last hour. */
  isFresh(userId: string, cookie: string): Promise<boolean>
  /** The newest first. */
  sessionsOf(userId: string, cookie: string): Promise<Session[]>
  /** False, if there is no such session of theirs. */
  endSession(userId: string, id: string): Promise<boolean>
  /** All but the one of the cookie. */
  endOthers(userId: string, cookie: string): Promise<void>
  /**
   * Whether somebody came in by that name and a password from the same device before: which device
   * it is, or null.
   */
  familiarDevice(handle: string, cookie: string | undefined): string | null
  readonly sessionCookie: SessionCookie
  userOf(cookie: string): Promise<string | null>
  /**
   * A session from before people found the server by https, under the cookie's name of now; null,
   * if it is none. Only sessions that began before that: whoever can put a cookie into a browser by
   * http has none such of their own any more.
   */
  renew(cookie: string): Promise<Renewed | null>
  /** Ends the session of the cookie; the answer's cookies clear the browser's. */
  end(cookie: string): Promise<readonly string[]>
  endAll(userId: string): Promise<void>
  remove(userId: string): Promise<void>
  /** Who is called so, and was made before then. */
  userNamed(handle: string, before: Date): Promise<string | null>
  /** Some of those who were made before then, by id, from after that one on. */
  usersAfter(id: string, before: Date): Promise<string[]>
  /** Forgets some of the sessions whose time was over by then. True, if there may be more. */
  endExpired(by: Date): Promise<boolean>
}

export interface SignInSettings {
  readonly database?: "sqlite" | "postgres"
  readonly secret: string
  /** Where people find the server; https makes the cookies secure. */
  readonly origin: string
  readonly log?: Pick<FastifyBaseLogger, "error">
}

/** Sessions that are forgotten in one go; and users that are read. */
const mostSessions = 100
const mostUsers = 200
/** Sessions of one account: with more, those that were not used for longest end. */
const mostOfOne = 50
/**
 * Accounts from before there was such a bound may have more; without a number the library reads a
 * hundred of them.
 */
const allOfOne = 10_000

const hour = 3_600_000
/** A session that is not used for so long ends. */
export const sessionsLast = 90 * 24 * hour
/** What concerns the account itself asks those without a password to have come in so lately. */
const freshFor = hour
/** What a ceremony for a new account begins its context with; the handle follows. */
const newAccount = "new "
/**
 * By which a ceremony's end is told whose passkey it is to be: only this file writes such headers.
 */
const ownerHeader = "genepool-owner"

export async function openSignIn(db: Kysely<Database>, settings: SignInSettings): Promise<SignIn> {
  // Without one the library signs with a text that everybody can read
  if (settings.secret.length < 32) throw new Error("a secret of at least 32 characters is needed")
  const secure = settings.origin.startsWith("https:")
  const options = {
    secret: settings.secret,
    baseURL: settings.origin,
    database: { db, type: settings.database ?? "sqlite" },
    logger: {
      level: "error" as const,
      log: settings.log === undefined ? () => undefined : into(settings.log),
    },
    telemetry: { enabled: false },
    // Spans that nobody reads would cost a part of every look-up, and the first one, made while
    // everybody comes back after a restart, a fifth of a second in which a library is loaded
    experimental: { instrumentation: { enabled: false } },
    advanced: {
      cookiePrefix: "genepool",
      useSecureCookies: secure,
      // One question for a session and its user; of two, the second would be told to the console
      // when it fails
      database: { joins: true },
    },
    session: { expiresIn: sessionsLast / 1000, updateAge: 60 * 60 },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    plugins: [
      anonymous({ emailDomainName: "guests.invalid" }),
      // Names are checked where they come in; here they are only compared
      username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true }),
      // The page's own address counts, which was compared with the host before; the name it is
      // bound to is the server's
      passkey({
        rpName: "Genepool",
        authenticatorSelection: { residentKey: "required" },
        advanced: { webAuthnChallengeCookie: "passkey" },
        registration: {
          // Whoever is signed in is looked at where passkeys come in; here somebody may have
          // nothing but a passkey
          requireSession: false,
          resolveUser: ({ context }) => {
            if (context?.startsWith(newAccount) !== true) throw new APIError("UNAUTHORIZED")
            return { id: newId(), name: context.slice(newAccount.length) }
          },
          afterVerification: async ({ ctx, context, user: asked }) => {
            const owner = ctx.headers?.get(ownerHeader) ?? null
            const isNew = context?.startsWith(newAccount) === true
            // What was begun for an account ends there: for this one, or for a new one
            if (isNew ? owner !== null : owner !== asked.id) throw new APIError("UNAUTHORIZED")
            if (!isNew) return
            const user = userNamed(context.slice(newAccount.length))
            const made = await ctx.context.internalAdapter.createUser(user, { method: "passkey" })
            return { userId: made.id }
          },
        },
      }),
    ],
  }
  await (await getMigrations(options)).runMigrations()
  // Those that are over are looked for every minute
  await sql`create index if not exists "session_expiry" on "session" ("expiresAt")`.execute(db)
  const auth = betterAuth(options)
  const { internalAdapter, password: passwords, adapter } = await auth.$context

  const fresh = (userId: string, headers: Headers): FreshSession => ({
    userId,
    cookies: headers.getSetCookie(),
  })
  const familiar = new Familiar(settings.secret, secure)
  /** By name and password: the device is known from now on. */
  const familiarSession = (handle: string, userId: string, headers: Headers): FreshSession => ({
    userId,
    cookies: [...headers.getSetCookie(), familiar.cookie(handle)],
  })
  const sessionCookie = new SessionCookie(secure)
  const secureSince = secure ? await httpsSince(db) : 0
  const from = (cookie: string) => sessionCookie.alone(cookie)
  const { name: ceremonyCookie } = (await auth.$context).createAuthCookie("passkey")
  /**
   * Of the cookies only that of the ceremony: whoever is signed in meanwhile has nothing to do with
   * it.
   */
  const answerTo = ({ cookie, origin }: Signed, more: Record<string, string>) => {
    const ceremony = onlyCookie(cookie, ceremonyCookie)
    const cookies: Record<string, string> =
      ceremony === null ? {} : { cookie: `${ceremonyCookie}=${ceremony}` }
    return new Headers({ ...cookies, origin, ...more })
  }
  const by = (device: string) => new Headers({ "user-agent": device })

  const passwordOf = async (userId: string) =>
    (await internalAdapter.findCredentialAccount(userId))?.password ?? null

  const isFresh = async (userId: string, cookie: string): Promise<boolean> => {
    const found = await auth.api.getSession({ headers: from(cookie) })
    return found?.user.id === userId && Date.now() - found.session.createdAt.getTime() < freshFor
  }

  /** The one that was used last first. */
  const sessionsOf = (userId: string) =>
    adapter.findMany<{ id: string; token: string; userAgent?: string; createdAt: Date; updatedAt: Date }>({
      model: "session",
      where: [{ field: "userId", value: userId }],
      sortBy: { field: "updatedAt", direction: "desc" },
      limit: allOfOne,
    })

  const endOldest = async (userId: string): Promise<void> => {
    const ids = (await sessionsOf(userId)).slice(mostOfOne).map(({ id }) => id)
    if (ids.length > 0)
      await adapter.deleteMany({ model: "session", where: [{ field: "id", operator: "in", value: ids }] })
  }

  const remove = async (userId: string): Promise<void> => {
    await internalAdapter.deleteUserSessions(userId)
    await internalAdapter.deleteAccounts(userId)
    await adapter.deleteMany({ model: "passkey", where: [{ field: "userId", value: userId }] })
    await internalAdapter.deleteUser(userId)
  }

  const passkeysOf = async (userId: string): Promise<Passkey[]> => {
    const where = [{ field: "userId", value: userId }]
    const all = await adapter.findMany<{ id: string; createdAt: Date }>({ model: "passkey", where })
    return all.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt).getTime() }))
  }

  return {
    async guest(device) {
      const { headers, response } = await auth.api.signInAnonymous({
        headers: by(device),
        returnHeaders: true,
      })
      return fresh(response.user.id, headers)
    },

    async register(handle, password, device) {
      const { email, name, username } = userNamed(handle)
      const body = { email, name, username, password }
      const { headers, response } = await auth.api
        .signUpEmail({ body, headers: by(device), returnHeaders: true })
        .catch(refused("taken", "This name is taken.", "Choose another name, or sign in if it is yours."))
      return familiarSession(handle, response.user.id, headers)
    },

    async withPassword(handle, password, device) {
      const wrong = new Problem(
        "wrongPassword",
        "Name and password do not fit together.",
        "Check both; the name is the one you registered with.",
      )
      const { headers, response } = await auth.api
        .signInUsername({ body: { username: handle, password }, headers: by(device), returnHeaders: true })
        .catch(refused("wrongPassword", wrong.message, wrong.hint))
      if (response === null) throw wrong
      await endOldest(response.user.id)
      return familiarSession(handle, response.user.id, headers)
    },

    familiarDevice: (handle, cookie) => familiar.device(handle, cookie),

    hasPassword: async (userId) => typeof (await passwordOf(userId)) === "string",

    async isPassword(userId, password) {
      const hash = await passwordOf(userId)
      return typeof hash === "string" && passwords.verify({ hash, password })
    },

    async setPassword(userId, password) {
      const hash = await passwords.hash(password)
      if ((await internalAdapter.findCredentialAccount(userId)) !== null)
        await internalAdapter.updatePassword(userId, hash)
      else
        await internalAdapter.linkAccount({
          userId,
          providerId: "credential",
          accountId: userId,
          password: hash,
        })
    },

    async rename(userId, handle) {
      const { name, username, displayUsername } = userNamed(handle)
      await internalAdapter.updateUser(userId, { name, username, displayUsername })
    },

    async beginAccount(handle, name) {
      const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
        headers: new Headers(),
        query: { name, context: newAccount + handle },
        returnHeaders: true,
      })
      return { options: { ...response }, cookies: headers.getSetCookie() }
    },

    async registerWithPasskey(handle, signed, device) {
      const failed = ["notNow", "The account could not be made by this passkey.", "Begin again."] as const
      const headers = answerTo(signed, { "user-agent": device })
      const body = { response: signed.response, createSession: true }
      const answer = await auth.api
        .verifyPasskeyRegistration({ headers, body, returnHeaders: true })
        .catch(refused(...failed))
      const { user } = answer.response as { user?: { id: string; username?: string | null } }
      if (user === undefined) throw new Problem(...failed)
      if (user.username === handle) return fresh(user.id, answer.headers)
      await remove(user.id)
      throw new Problem(...failed)
    },

    async beginPasskey(userId, cookie, name) {
      if (!(await isFresh(userId, cookie)))
        throw new Problem(
          "signInAgain",
          "You came in a while ago.",
          "Sign out and in again; then a passkey can be added.",
        )
      const { headers, response } = await auth.api
        .generatePasskeyRegistrationOptions({ headers: from(cookie), query: { name }, returnHeaders: true })
        .catch(refused("notNow", "You are not signed in any more.", "Sign in again."))
      return { options: { ...response }, cookies: headers.getSetCookie() }
    },

    async addPasskey(userId, signed) {
      const headers = answerTo(signed, { [ownerHeader]: userId })
      await auth.api
        .verifyPasskeyRegistration({ headers, body: { response: signed.response } })
        .catch(refused("notNow", "The passkey could not be added.", "Begin again."))
    },

    passkeysOf,

    async removePasskey(userId, id) {
      if (!(await passkeysOf(userId)).some((known) => known.id === id)) return false
      await adapter.delete({ model: "passkey", where: [{ field: "id", value: id }] })
      return true
    },

    async beginWithPasskey() {
      const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        returnHeaders: true,
      })
      return { options: { ...response }, cookies: headers.getSetCookie() }
    },

    async withPasskey(signed, device) {
      const answer = await auth.api
        .verifyPasskeyAuthentication({
          headers: answerTo(signed, { "user-agent": device }),
          // Whatever came: the library looks through it
          body: { response: signed.response as never },
          returnHeaders: true,
        })
        .catch(
          refused(
            "wrongPasskey",
            "This passkey is not known here.",
            "Sign in by name and password, and add it in the settings.",
          ),
        )
      await endOldest(answer.response.user.id)
      return fresh(answer.response.user.id, answer.headers)
    },

    sessionCookie,

    async userOf(cookie) {
      const session = await auth.api.getSession({ headers: from(cookie) }).catch(() => {
        // The library hides what was wrong; nothing but the database can be
        throw new Problem(
          "unavailable",
          "Sessions cannot be read now.",
          "Send the request again in a few seconds.",
          {
            retryAfter: 2,
          },
        )
      })
      return session?.user.id ?? null
    },

    async renew(cookie) {
      const old = sessionCookie.oldIn(cookie)
      if (old === null) return null
      const renewed = sessionCookie.renewed(cookie, old, sessionsLast)
      const found = await auth.api.getSession({ headers: from(renewed.cookie) }).catch(() => null)
      return found !== null && found.session.createdAt.getTime() < secureSince ? renewed : null
    },

    async end(cookie) {
      const { headers } = await auth.api.signOut({ headers: from(cookie), returnHeaders: true })
      return headers.getSetCookie()
    },

    endAll: async (userId) => {
      await internalAdapter.deleteUserSessions(userId)
    },

    async endExpired(by) {
      const where = [{ field: "expiresAt", operator: "lt" as const, value: by }]
      const expired = await adapter.findMany<{ id: string }>({ model: "session", where, limit: mostSessions })
      if (expired.length > 0)
        await adapter.deleteMany({
          model: "session",
          where: [{ field: "id", operator: "in", value: expired.map(({ id }) => id) }],
        })
      return expired.length === mostSessions
    },

    remove,

    async userNamed(handle, before) {
      const where = [
        { field: "username", value: handle },
        { field: "createdAt", operator: "lt" as const, value: before },
      ]
      return (await adapter.findOne<{ id: string }>({ model: "user", where }))?.id ?? null
    },

    async usersAfter(id, before) {
      const found = await adapter.findMany<{ id: string }>({
        model: "user",
        where: [
          { field: "id", operator: "gt", value: id },
          { field: "createdAt", operator: "lt", value: before },
        ],
        sortBy: { field: "id", direction: "asc" },
        limit: mostUsers,
      })
      return found.map((user) => user.id)
    },

    isFresh,

    async sessionsOf(userId, cookie) {
      const own = sessionCookie.tokenIn(cookie)
      return (await sessionsOf(userId)).map(({ id, token, userAgent, createdAt, updatedAt }) => ({
        id,
        device: userAgent ?? "",
        createdAt: createdAt.getTime(),
        seenAt: updatedAt.getTime(),
        current: token === own,
      }))
    },

    async endSession(userId, id) {
      const session = (await sessionsOf(userId)).find((one) => one.id === id)
      if (session === undefined) return false
      await internalAdapter.deleteSession(session.token)
      return true
    },

    async endOthers(userId, cookie) {
      const own = sessionCookie.tokenIn(cookie)
      const others = own === null ? [] : [{ field: "token", operator: "ne" as const, value: own }]
      await adapter.deleteMany({ model: "session", where: [{ field: "userId", value: userId }, ...others] })
    },
  }
}

/** Since when people find the server by https: since it was first started so. */
async function httpsSince(db: Kysely<Database>): Promise<number> {
  await db
    .insertInto("house")
    .values({ name: "secureSince", value: String(Date.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom("house")
    .select("value")
    .where("name", "=", "secureSince")
    .executeTakeFirstOrThrow()
  return Number(value)
}

/** The library wants an address for everybody; nothing is ever sent to it. */
const userNamed = (handle: string) => ({
  email: `${newId()}@players.invalid`,
  emailVerified: false,
  name: handle,
  username: handle,
  displayUsername: handle,
})

/** The library's own refusals (4xx) become ours; anything else is a fault and goes on up. */
function refused(code: "taken" | "wrongPassword" | "wrongPasskey" | "notNow", message: string, hint: string) {
  return (error: unknown): never => {
    const status = (error as { statusCode?: unknown }).statusCode
    if (typeof status === "number" && status < 500) throw new Problem(code, message, hint)
    throw error
  }
}

/**
 * The library's own words as one line of the log each. What it hands over beside them may hold
 * sessions: only an error's message is kept.
 */
function into(log: NonNullable<SignInSettings["log"]>) {
  return (_level: string, message: unknown, ...more: unknown[]): void => {
    const error = [message, ...more].find((each) => each instanceof Error)
    const said = message instanceof Error ? message.name : String(message)
    log.error({ reason: error?.message }, `sign-in: ${said}`)
  }
}
