// Sign-in by better-auth: guests, names with passwords, passkeys, sessions in cookies. Nothing outside this file knows of it.
import { passkey } from "@better-auth/passkey"
import { betterAuth } from "better-auth"
import { getMigrations } from "better-auth/db/migration"
import { anonymous, username } from "better-auth/plugins"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"

/** A sign-in that has just been made: whose, and the cookies that carry it. */
export interface FreshSession {
  readonly userId: string
  readonly cookies: readonly string[]
}

/** A question for the device, as WebAuthn writes it, and the cookies by which its answer is known. */
export interface Ceremony {
  readonly options: object
  readonly cookies: readonly string[]
}

/** What the device answered, on which page, with the cookies of the question. */
export interface Signed {
  readonly cookie: string
  readonly origin: string
  readonly response: { readonly [field: string]: unknown }
}

export interface Passkey {
  readonly id: string
  readonly createdAt: number
}

export interface SignIn {
  guest(): Promise<FreshSession>
  /** Throws Problem `taken`. */
  register(handle: string, password: string): Promise<FreshSession>
  /** Throws Problem `wrongPassword`, whichever of the two was wrong. */
  withPassword(handle: string, password: string): Promise<FreshSession>
  /** What the browser is to ask its device for: a new passkey of who is signed in. Throws Problem `notNow`. */
  beginPasskey(cookie: string): Promise<Ceremony>
  /** Throws Problem `notNow`, if what the device answered does not fit. */
  addPasskey(signed: Signed): Promise<void>
  passkeysOf(cookie: string): Promise<Passkey[]>
  /** False, if there is no such passkey of theirs. */
  removePasskey(cookie: string, id: string): Promise<boolean>
  /** The same for coming in by a passkey, whosever it is. */
  beginWithPasskey(): Promise<Ceremony>
  /** Throws Problem `wrongPasskey`. */
  withPasskey(signed: Signed): Promise<FreshSession>
  userOf(cookie: string): Promise<string | null>
  /** Ends the session of the cookie; the answer's cookies clear the browser's. */
  end(cookie: string): Promise<readonly string[]>
  endAll(userId: string): Promise<void>
  remove(userId: string): Promise<void>
}

export interface SignInSettings {
  readonly database?: "sqlite" | "postgres"
  readonly secret: string
  /** Where people find the server; https makes the cookies secure. */
  readonly origin: string
  readonly log?: Pick<FastifyBaseLogger, "error">
}

export const sessionCookie = "genepool.session_token"

export async function openSignIn(db: Kysely<Database>, settings: SignInSettings): Promise<SignIn> {
  // Without one the library signs with a text that everybody can read
  if (settings.secret.length < 32) throw new Error("a secret of at least 32 characters is needed")
  const options = {
    secret: settings.secret,
    baseURL: settings.origin,
    database: { db, type: settings.database ?? "sqlite" },
    logger: {
      level: "error" as const,
      log: settings.log === undefined ? () => undefined : into(settings.log),
    },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: "genepool",
      useSecureCookies: settings.origin.startsWith("https:"),
      // One question for a session and its user; of two, the second would be told to the console when it fails
      database: { joins: true },
    },
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    plugins: [
      anonymous({ emailDomainName: "guests.invalid" }),
      // Names are checked where they come in; here they are only compared
      username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true }),
      // The page's own address counts, which was compared with the host before; the name it is bound to is the server's
      passkey({
        rpName: "Genepool",
        authenticatorSelection: { residentKey: "required" },
        advanced: { webAuthnChallengeCookie: "passkey" },
      }),
    ],
  }
  await (await getMigrations(options)).runMigrations()
  const auth = betterAuth(options)
  const { internalAdapter } = await auth.$context

  const fresh = (userId: string, headers: Headers): FreshSession => ({
    userId,
    cookies: headers.getSetCookie(),
  })
  const from = (cookie: string) => new Headers({ cookie })

  const passkeysOf = async (cookie: string): Promise<Passkey[]> => {
    const all = await auth.api.listPasskeys({ headers: from(cookie) })
    return all.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt).getTime() }))
  }

  return {
    async guest() {
      const { headers, response } = await auth.api.signInAnonymous({
        headers: new Headers(),
        returnHeaders: true,
      })
      return fresh(response.user.id, headers)
    },

    async register(handle, password) {
      // The library wants an address for everybody; nothing is ever sent to it
      const body = { email: `${newId()}@players.invalid`, name: handle, password, username: handle }
      const { headers, response } = await auth.api
        .signUpEmail({ body, headers: new Headers(), returnHeaders: true })
        .catch(refused("taken", "This name is taken.", "Choose another name, or sign in if it is yours."))
      return fresh(response.user.id, headers)
    },

    async withPassword(handle, password) {
      const wrong = new Problem(
        "wrongPassword",
        "Name and password do not fit together.",
        "Check both; the name is the one you registered with.",
      )
      const { headers, response } = await auth.api
        .signInUsername({ body: { username: handle, password }, headers: new Headers(), returnHeaders: true })
        .catch(refused("wrongPassword", wrong.message, wrong.hint))
      if (response === null) throw wrong
      return fresh(response.user.id, headers)
    },

    async beginPasskey(cookie) {
      const { headers, response } = await auth.api
        .generatePasskeyRegistrationOptions({ headers: from(cookie), query: {}, returnHeaders: true })
        .catch(
          refused(
            "notNow",
            "You signed in a while ago.",
            "Sign out and in again; then a passkey can be added.",
          ),
        )
      return { options: response, cookies: headers.getSetCookie() }
    },

    async addPasskey({ cookie, origin, response }) {
      const headers = new Headers({ cookie, origin })
      await auth.api
        .verifyPasskeyRegistration({ headers, body: { response } })
        .catch(refused("notNow", "The passkey could not be added.", "Begin again."))
    },

    passkeysOf,

    async removePasskey(cookie, id) {
      if (!(await passkeysOf(cookie)).some((known) => known.id === id)) return false
      await auth.api.deletePasskey({ headers: from(cookie), body: { id } })
      return true
    },

    async beginWithPasskey() {
      const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        returnHeaders: true,
      })
      return { options: response, cookies: headers.getSetCookie() }
    },

    async withPasskey({ cookie, origin, response }) {
      const answer = await auth.api
        .verifyPasskeyAuthentication({
          headers: new Headers({ cookie, origin }),
          // Whatever came: the library looks through it
          body: { response: response as never },
          returnHeaders: true,
        })
        .catch(
          refused(
            "wrongPasskey",
            "This passkey is not known here.",
            "Sign in by name and password, and add it in the settings.",
          ),
        )
      return fresh(answer.response.user.id, answer.headers)
    },

    async userOf(cookie) {
      const session = await auth.api.getSession({ headers: from(cookie) }).catch(() => {
        // The library hides what was wrong; nothing but the database can be
        throw new Problem(
          "unavailable",
          "Sessions cannot be read now.",
          "Send the same again in a few seconds.",
          {
            retryAfter: 2,
          },
        )
      })
      return session?.user.id ?? null
    },

    async end(cookie) {
      const { headers } = await auth.api.signOut({ headers: from(cookie), returnHeaders: true })
      return headers.getSetCookie()
    },

    endAll: async (userId) => {
      await internalAdapter.deleteUserSessions(userId)
    },

    remove: async (userId) => {
      await internalAdapter.deleteUserSessions(userId)
      await internalAdapter.deleteAccounts(userId)
      await internalAdapter.deleteUser(userId)
    },
  }
}

/** The library's own refusals (4xx) become ours; anything else is a fault and goes on up. */
function refused(code: "taken" | "wrongPassword" | "wrongPasskey" | "notNow", message: string, hint: string) {
  return (error: unknown): never => {
    const status = (error as { statusCode?: unknown }).statusCode
    if (typeof status === "number" && status < 500) throw new Problem(code, message, hint)
    throw error
  }
}

/** The library's own words as one line of the log each. What it hands over beside them may hold sessions: only an error's message is kept. */
function into(log: NonNullable<SignInSettings["log"]>) {
  return (_level: string, message: unknown, ...more: unknown[]): void => {
    const error = [message, ...more].find((each) => each instanceof Error)
    const said = message instanceof Error ? message.name : String(message)
    log.error({ reason: error?.message }, `sign-in: ${said}`)
  }
}
