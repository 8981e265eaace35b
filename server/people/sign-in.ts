// Sign-in by better-auth: guests, names with passwords, sessions in cookies. Nothing outside this file knows of it.
import { betterAuth } from "better-auth"
import { getMigrations } from "better-auth/db/migration"
import { anonymous, username } from "better-auth/plugins"
import type { Kysely } from "kysely"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"

/** A sign-in that has just been made: whose, and the cookies that carry it. */
export interface FreshSession {
  readonly userId: string
  readonly cookies: readonly string[]
}

export interface SignIn {
  guest(): Promise<FreshSession>
  /** Throws Problem `taken`. */
  register(handle: string, password: string): Promise<FreshSession>
  /** Throws Problem `wrongPassword`, whichever of the two was wrong. */
  withPassword(handle: string, password: string): Promise<FreshSession>
  userOf(cookie: string): Promise<string | null>
  /** Ends the session of the cookie; the answer's cookies clear the browser's. */
  end(cookie: string): Promise<readonly string[]>
  endAll(userId: string): Promise<void>
  remove(userId: string): Promise<void>
}

export interface SignInSettings {
  readonly secret: string
  /** Where people find the server; https makes the cookies secure. */
  readonly origin: string
}

export const sessionCookie = "genepool.session_token"

export async function openSignIn(db: Kysely<Database>, settings: SignInSettings): Promise<SignIn> {
  const options = {
    secret: settings.secret,
    baseURL: settings.origin,
    database: { db, type: "sqlite" as const },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: { cookiePrefix: "genepool", useSecureCookies: settings.origin.startsWith("https:") },
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    plugins: [
      anonymous({ emailDomainName: "guests.invalid" }),
      // Names are checked where they come in; here they are only compared
      username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true }),
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

    async userOf(cookie) {
      const session = await auth.api.getSession({ headers: from(cookie) })
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
function refused(code: "taken" | "wrongPassword", message: string, hint: string) {
  return (error: unknown): never => {
    const status = (error as { statusCode?: unknown }).statusCode
    if (typeof status === "number" && status < 500) throw new Problem(code, message, hint)
    throw error
  }
}
