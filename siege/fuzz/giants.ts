// Input that costs much more to look at than to send: marks to be put in order, depth, length, many
// keys, bait for patterns.
import type { FastRandom } from "@genepool/engine"
import { pick } from "./chance.ts"

/** Bytes: below, at and above what a route takes, small ones and those that take an edition. */
const sizes = [900, 6000, 15_000, 60_000, 240_000]

/**
 * What no program writes out of a value of its own stands in it as a mark, and is put in when it is
 * written.
 */
const mark = (kind: keyof typeof written, size: number): string => `\u0001${kind} ${size}`

const written = {
  lists: (size: number) => "[".repeat(size / 2) + "]".repeat(size / 2),
  objects: (size: number) => `${'{"a":'.repeat(size / 6)}0${"}".repeat(size / 6)}`,
  unclosed: (size: number) => "[".repeat(size),
  digits: (size: number) => "9".repeat(size),
  decimals: (size: number) => `0.${"1".repeat(size)}`,
  exponent: (size: number) => `1e${"9".repeat(Math.min(size, 6000))}`,
  blanks: (size: number) => `${" ".repeat(size)}0`,
  escapes: (size: number) => `"${"\\u0316\\u0301".repeat(size / 12)}"`,
} as const satisfies { readonly [kind: string]: (size: number) => string }

const inText = new RegExp(`"\\\\u0001(${Object.keys(written).join("|")}) (\\d+)"`, "g")

/** The JSON as it goes over the line. */
export const withGiants = (json: string): string =>
  json.replace(inText, (_, kind: keyof typeof written, size: string) => written[kind](Number(size)))

const some = <T>(size: number, each: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(1, Math.floor(size / each)) }, (_, i) => make(i))

const kinds: readonly ((size: number) => unknown)[] = [
  // Normalising: marks of two classes on one letter, each to be carried past all others
  (size) => `a${"\u0316\u0301".repeat(size / 4)}`,
  (size) => `a${"\u0301".repeat(size / 4)}${"\u0316".repeat(size / 4)}`,
  (size) => "\ufdfa".repeat(size / 3),
  (size) => "가".normalize("NFD").repeat(size / 6),
  (size) => "İ".repeat(size / 2),
  // Patterns that look for blanks, words between signs, numbers, slots and ids
  (size) => `${" ".repeat(size)}!`,
  (size) => `x${" \t".repeat(size / 2)}x`,
  (size) => `${"a ".repeat(size / 2)}!`,
  (size) => `${"a-".repeat(size / 2)}-`,
  (size) => `${"A".repeat(size)}/`,
  (size) => `${"INF/ATK ".repeat(size / 8)}[`,
  (size) => `${"0".repeat(size)}x`,
  (size) => "\u200b\u202e\u0000".repeat(size / 12),
  (size) => "x".repeat(size),
  // Lists and objects that are wrong in every place
  (size) => some(size, 2, () => 0),
  (size) => some(size, 3, () => []),
  (size) => some(size, 3, () => ({})),
  (size) => some(size, 14, () => ({ kind: "me" })),
  (size) => some(size, 16, (i) => ({ id: `M${i}` })),
  (size) => Object.fromEntries(some(size, 10, (i) => [`k${i}`, 0])),
  (size) => Object.fromEntries(some(size, 8, (i) => [String(i * 7), 0])),
  (size) => Object.fromEntries(some(size, 40, (i) => [`${"k".repeat(30)}${i}`, {}])),
  ...(Object.keys(written) as (keyof typeof written)[]).map((kind) => (size: number) => mark(kind, size)),
]

/**
 * Every kind at the size of what a small route takes, and at that of an edition: for each place
 * where input comes in.
 */
export const everyGiant: readonly (() => unknown)[] = [14_000, 60_000].flatMap((size) =>
  kinds.map((kind) => () => kind(size)),
)

export const giant = (random: FastRandom): unknown => pick(kinds, random)(pick(sizes, random))

const headers: readonly ((random: FastRandom) => Record<string, string>)[] = [
  () => ({ cookie: some(12_000, 4, (i) => `${i % 10}=1`).join(";") }),
  () => ({ cookie: `genepool.session_token=${"%61".repeat(4000)}` }),
  () => ({ cookie: "genepool.session_token=a;".repeat(400) }),
  () => ({ authorization: `Bearer gp_${"a-".repeat(6000)}!` }),
  () => ({ "if-none-match": 'W/"a", '.repeat(1500) }),
  () => ({ "accept-encoding": "br;q=0;q=0.0,".repeat(900) }),
  () => ({ "x-forwarded-for": "1.2.3.4, ".repeat(1300) }),
  () => ({ "last-event-id": `${"1".repeat(6000)}.${"1".repeat(6000)}` }),
  () => ({ origin: `http://${"a.".repeat(5000)}` }),
  () => ({ "content-type": `application/json;${" ;".repeat(5000)}` }),
  () => ({ accept: "a/b;q=0.1,".repeat(1200) }),
]

export const giantHeader = (random: FastRandom): Record<string, string> => pick(headers, random)(random)

/** To be put behind an address. */
export const giantQuery = (random: FastRandom): string =>
  pick(
    [
      some(10_000, 6, (i) => `k${i % 1000}=`).join("&"),
      `limit=${"9".repeat(9000)}`,
      `since=${"%31".repeat(3000)}`,
      `game=${"%CC%96%CC%81".repeat(800)}`,
      "&".repeat(9000),
      "%".repeat(9000),
      "[a]".repeat(3000),
    ],
    random,
  )
