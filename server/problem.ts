// What a request can be refused with: every refusal has a status, a code for programs, a message and a hint for people.

/** Every code there is, with its status. A code never changes its meaning. */
export const codes = {
  badRequest: 400,
  tooDeep: 400,
  signInFirst: 401,
  wrongPassword: 401,
  wrongPasskey: 401,
  /** A recovery code or the link of a letter. */
  wrongCode: 401,
  /** What is asked for needs a session that has just begun. */
  signInAgain: 403,
  notYours: 403,
  foreignOrigin: 403,
  /** Guests cannot; an account can. */
  registerFirst: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  stale: 409,
  taken: 409,
  notNow: 409,
  /** One may not have more of it at a time. */
  quota: 409,
  /** The key of a request that asked for something else. */
  otherRequest: 409,
  tooLarge: 413,
  notJson: 415,
  weakPassword: 422,
  notOnTheList: 422,
  badInput: 422,
  tooMany: 429,
  headersTooLarge: 431,
  broken: 500,
  stopping: 503,
  /** Another node can. */
  elsewhere: 503,
  /** The database is away. */
  unavailable: 503,
} as const

export type Code = keyof typeof codes

export class Problem extends Error {
  readonly code: Code
  readonly hint: string
  /** More for programs: where the table is now, the reason of the rules, how long to wait. */
  readonly more: { readonly [key: string]: unknown }

  constructor(code: Code, message: string, hint: string, more: { readonly [key: string]: unknown } = {}) {
    super(message)
    this.name = "Problem"
    this.code = code
    this.hint = hint
    this.more = more
  }

  get status(): number {
    return codes[this.code]
  }

  body(): { error: { code: Code; message: string; hint: string } & { [key: string]: unknown } } {
    return { error: { code: this.code, message: this.message, hint: this.hint, ...this.more } }
  }
}

export const notFound = (what: string): Problem =>
  new Problem("notFound", `There is no such ${what}.`, "Check the address; it may also have been removed.")
