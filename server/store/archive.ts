// The journal of a game that is over as one compressed row: column by column, so that like stands
// beside like. Nothing is left out: what is read back is what was written, line by line and byte by
// byte.
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants } from "node:zlib"
import type { EntryRow } from "./schema.ts"

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** The best pays little more and takes ten times as long. */
const quality = 9

/**
 * Format 1. What was drawn by chance in bodies (keys, seeds) stands apart, as nothing is like it.
 */
interface Columns {
  readonly format: 1
  /** Every kind that occurs, and by line the number of its kind. */
  readonly names: readonly string[]
  readonly kinds: readonly number[]
  readonly seats: readonly (number | null)[]
  /** Milliseconds since the line before. */
  readonly waits: readonly number[]
  /**
   * In lines, with a gap for what was drawn; or as they are, where there are lines or gaps in them
   * already.
   */
  readonly bodies: string | readonly string[]
  readonly drawn: string
}

const drawnIn = /"(key|seed)":"([^"\\]+)"/g
/** Not in JSON as JSON.stringify writes it. */
const [end, gap] = ["\n", "\t"]
const unusual = /[\n\t]/

export interface Archive {
  readonly lines: number
  readonly last_at: number
  readonly body: Uint8Array
}

/** Of all lines of one table, in order. */
export async function packed(rows: readonly EntryRow[]): Promise<Archive> {
  const names = [...new Set(rows.map(({ kind }) => kind))]
  const columns: Columns = {
    format: 1,
    names,
    kinds: rows.map(({ kind }) => names.indexOf(kind)),
    seats: rows.map(({ seat }) => seat),
    waits: rows.map(({ at }, i) => at - (rows[i - 1]?.at ?? 0)),
    ...bodiesOf(rows),
  }
  const text = Buffer.from(JSON.stringify(columns))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const body = await compress(text, { params })
  return { lines: rows.length, last_at: rows.at(-1)?.at ?? 0, body }
}

function bodiesOf(rows: readonly EntryRow[]): Pick<Columns, "bodies" | "drawn"> {
  const bodies = rows.map(({ body }) => body)
  if (bodies.some((body) => unusual.test(body))) return { bodies, drawn: "" }
  const drawn: string[] = []
  const apart = bodies.map((body) =>
    body.replace(drawnIn, (_, name: string, value: string) => {
      drawn.push(value)
      return `"${name}":${gap}`
    }),
  )
  return { bodies: apart.join(end), drawn: drawn.join(end) }
}

function bodiesIn({ bodies, drawn }: Columns): readonly string[] {
  if (typeof bodies !== "string") return bodies
  const values = drawn.split(end)
  let next = 0
  return bodies.split(end).map((text) => text.replaceAll(gap, () => `"${values[next++]}"`))
}

/** The same lines again. Throws where the archive is damaged. */
export async function unpacked(table: string, { lines, body }: Archive): Promise<EntryRow[]> {
  const columns = JSON.parse((await decompress(body)).toString()) as Columns
  if (columns.format !== 1)
    throw new Error(`table ${table}: this program does not know archives of format ${String(columns.format)}`)
  let at = 0
  const rows = bodiesIn(columns).map((text, i) => {
    at += columns.waits[i] as number
    return {
      table_id: table,
      n: i + 1,
      kind: columns.names[columns.kinds[i] as number] as string,
      seat: columns.seats[i] as number | null,
      body: text,
      at,
    }
  })
  if (rows.length !== lines || columns.kinds.length !== lines)
    throw new Error(`table ${table}: the archive has ${rows.length} lines and should have ${lines}`)
  return rows
}
