// What was chosen in secret, and what whoever chose could go by: a line of JSON for each game.

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs"
import { packHalves, type SecretChoice, unpackHalves } from "@genepool/bots"

/** One secret choice, and what it could go by. */
export interface Secret extends SecretChoice {
  readonly game: number
  /** Numbers of the seat, and a row of numbers for each option. */
  readonly own: Float32Array
  readonly rows: Float32Array
}

export interface SecretHeader {
  readonly game: string
  readonly rules: string
  /** The fingerprint of the numbers. */
  readonly features: string
  readonly own: number
  readonly option: number
  readonly seats: number
  readonly seed: string
  /** The tries of each secret choice, and of the others. */
  readonly tries: readonly [number, number]
}

interface Line {
  readonly n: number
  readonly secrets: readonly {
    readonly ask: string
    readonly given: number
    readonly numbers: string
    readonly promise: readonly number[]
    readonly meant: readonly number[]
  }[]
}

const rounded = (x: number) => Math.round(x * 1e4) / 1e4

/** Appends games to a file, and goes on after the last one that is whole. */
export class SecretWriter {
  /** The number of the next game. */
  next = 0
  private readonly path: string

  constructor(path: string, header: SecretHeader) {
    this.path = path
    if (!existsSync(path)) {
      writeFileSync(path, `${JSON.stringify(header)}\n`)
      return
    }
    const text = readFileSync(path, "utf8")
    const whole = text.slice(0, text.lastIndexOf("\n") + 1)
    if (whole.split("\n")[0] !== JSON.stringify(header))
      throw new Error(`${path} is of other games: delete it or name another seed`)
    truncateSync(path, Buffer.byteLength(whole))
    this.next = whole.split("\n").length - 2
  }

  write(secrets: readonly Secret[]): void {
    const line: Line = {
      n: this.next,
      secrets: secrets.map(({ ask, given, own, rows, promise, meant }) => {
        const numbers = new Float32Array(own.length + rows.length)
        numbers.set(own)
        numbers.set(rows, own.length)
        return {
          ask,
          given,
          numbers: packHalves(numbers),
          promise: promise.map(rounded),
          meant: meant.map(rounded),
        }
      }),
    }
    appendFileSync(this.path, `${JSON.stringify(line)}\n`)
    this.next++
  }
}

export function readSecrets(path: string): { header: SecretHeader; secrets: Secret[] } {
  const [first = "", ...lines] = readFileSync(path, "utf8").split("\n")
  const header = JSON.parse(first) as SecretHeader
  const secrets = lines.flatMap((text) => {
    // The last game may have been broken off
    if (!text.endsWith("]}")) return []
    const { n, secrets: told } = JSON.parse(text) as Line
    return told.map(({ numbers, ...rest }): Secret => {
      const all = unpackHalves(numbers, header.own + header.option * rest.meant.length)
      return {
        ...rest,
        game: n,
        seats: header.seats,
        own: all.subarray(0, header.own),
        rows: all.subarray(header.own),
      }
    })
  })
  return { header, secrets }
}
