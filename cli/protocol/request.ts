// One line of the protocol as it came in: a JSON object with a call, an id and fields of the call's
// own.

import { asObject, BadInput, type Locale, locales, type Seat, type Who } from "@genepool/engine"

/** A complaint with a code that programs can tell apart. */
export class Complaint extends Error {
  readonly code: string
  readonly where: string | null

  constructor(code: string, message: string, where: string | null = null) {
    super(message)
    this.code = code
    this.where = where
  }
}

export class Request {
  private readonly fields: { readonly [name: string]: unknown }

  constructor(fields: { readonly [name: string]: unknown }) {
    this.fields = fields
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined && this.fields[name] !== null
  }

  any(name: string): unknown {
    return this.fields[name]
  }

  text(name: string): string {
    const value = this.fields[name]
    if (typeof value !== "string" || value === "") throw new BadInput(name, "a text", shown(value))
    return value
  }

  flag(name: string): boolean {
    const value = this.fields[name] ?? false
    if (typeof value !== "boolean") throw new BadInput(name, "true or false", value)
    return value
  }

  whole(name: string, min: number, max: number): number {
    const value = this.fields[name]
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
      throw new BadInput(name, `a whole number from ${min} to ${max}`, shown(value))
    return value
  }

  texts(name: string): string[] {
    const value = this.fields[name] ?? []
    if (!Array.isArray(value) || !value.every((item) => typeof item === "string"))
      throw new BadInput(name, "a list of texts", value)
    return value
  }

  object(name: string): { readonly [name: string]: unknown } {
    return this.has(name) ? asObject(this.fields[name], name) : {}
  }

  seat(seats: number): Seat {
    return this.whole("seat", 0, seats - 1)
  }

  who(seats: number): Who {
    const value = this.fields.who
    if (value === "spectator") return value
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value >= seats)
      throw new BadInput("who", `a seat from 0 to ${seats - 1}, or "spectator"`, shown(value))
    return value
  }

  /** The language in which words are wanted beside the data; null when none are. */
  locale(): Locale | null {
    if (!this.has("locale")) return null
    const locale = locales.find((each) => each === this.fields.locale)
    if (locale === undefined) throw new BadInput("locale", `one of ${locales.join(", ")}`, this.fields.locale)
    return locale
  }
}

function shown(value: unknown): unknown {
  return value === undefined ? "nothing" : value
}
