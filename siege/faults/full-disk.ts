// A server on a disk of its own that runs full while it is played on, and has room again.

import { execFileSync } from "node:child_process"
import { closeSync, openSync, rmSync, writeSync } from "node:fs"
import { join } from "node:path"
import type { GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { type Line, ServerProcess, withFolder } from "@genepool/server/testing"
import { databaseFile } from "@genepool/server/testing/inside"
import type { NewTable, ProblemBody } from "@genepool/wire"
import { rightOptions } from "../fuzz/editions.ts"
import type { Progress } from "../report.ts"
import { SeenLine, Tally } from "../seen.ts"
import { sqliteBooks, standings } from "./books.ts"
import { pause } from "./cluster.ts"
import { stuck } from "./due.ts"
import { judge } from "./judge.ts"
import { siegePatience } from "./outages.ts"
import { type Doors, PlayedTable } from "./playing.ts"

/** Megabytes: enough for the database and its log, and soon full. */
const size = 24

interface DiskPlan {
  readonly fullDisk: number
  readonly thinking: number
}

export interface DiskReport {
  /** What it did, or why it was not tried. */
  readonly report: string
  readonly problems: string[]
  /** Acknowledged choices that were sought in the journal. */
  readonly compared: number
  /** What the players were answered. */
  readonly saw: readonly string[]
}

const untried = (report: string): DiskReport => ({ report, problems: [], compared: 0, saw: [] })

export async function fullDisk(
  plan: DiskPlan,
  games: ReadonlyMap<string, GameModule>,
  random: () => number,
  progress: Progress,
): Promise<DiskReport> {
  if (plan.fullDisk === 0) return untried("not tried: the plan has none")
  return withFolder(async (folder) => {
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}m`, "tmpfs", folder], { stdio: "pipe" })
    } catch (error) {
      const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error)
      const report = `not tried: a small disk cannot be mounted here (${reason}); root can`
      progress(report)
      return untried(report)
    }
    try {
      return await onDisk(folder, plan, games, random, progress)
    } finally {
      execFileSync("umount", ["--lazy", folder])
    }
  })
}

async function onDisk(
  disk: string,
  plan: DiskPlan,
  games: ReadonlyMap<string, GameModule>,
  random: () => number,
  progress: Progress,
): Promise<DiskReport> {
  const data = join(disk, "data")
  const environment = { GENEPOOL_BOT_THREADS: "1", GENEPOOL_LOG: "warn" }
  const server = await ServerProcess.start(data, environment)
  const tally = new Tally()
  const line = new SeenLine(server.url, tally)
  const doors: Doors = { anyNode: () => ({ line }) }
  const problems: string[] = []
  const tables: PlayedTable[] = []
  try {
    for (const [i, wish] of wishes.entries()) {
      const people = await Promise.all(
        wish.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [line.guest(`Islander ${i} ${seat}`)])),
      )
      tables.push(await PlayedTable.make(doors, random, people, wish))
    }
    const made = () => tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    let stopping = false
    // At the last table nobody chooses: there the server does everything
    const playing = tables.slice(0, -1).map((table) => table.playOn(plan.thinking, () => stopping))
    for (let waited = 0; made() < tables.length && waited < 600; waited++) await pause(100)
    const before = made()
    const fill = fillUp(disk)
    const until = performance.now() + plan.fullDisk
    // Choices may find room in what the log of the database has already: whole tables with an
    // edition do not, for long
    const refusal = await writeUntilRefused(line, tables[0]?.people[0] ?? {})
    if (refusal === null) problems.push("a full disk was never noticed")
    await pause(until - performance.now())
    const meanwhile = made() - before
    stopping = true
    fill.remove()
    await Promise.all(playing)
    const books = sqliteBooks(databaseFile(data))
    const ids = tables.map(({ id }) => id)
    const look = () => standings(books, ids, games, Date.now())
    const owing = [...(await look()).values()].filter(({ due }) => due.length > 0).length
    const over = performance.now()
    problems.push(...(await stuck(look, siegePatience)))
    const seconds = ((performance.now() - over) / 1000).toFixed(1)
    const { problems: found, entries, acknowledged } = await judge(books, tables, games)
    problems.push(...found)
    await books.close()
    if (!server.alive) problems.push("the server ended")
    const report =
      `full for ${plan.fullDisk / 1000} s with ${before} choices acknowledged before, ${meanwhile} meanwhile (the log of ` +
      `the database may have had room) and ${made() - before - meanwhile} after; ` +
      `a new table was then refused with «${refusal}»; something due at ${owing} of ${tables.length} tables then, done after ${seconds} s; ${entries} lines, ` +
      `${problems.length} problems`
    progress(`disk: ${report}`)
    return {
      report,
      problems: problems.map((problem) => `full disk: ${problem}`),
      compared: acknowledged,
      saw: tally.lines(),
    }
  } finally {
    for (const table of tables) table.close()
    line.close()
    await server.kill()
  }
}

/** What it was refused with; null, if there was room for everything. */
async function writeUntilRefused(line: Line, headers: Record<string, string>): Promise<string | null> {
  const wish = { game: "krom", seats: [{ kind: "me" }, { kind: "open" }], options: rightOptions.krom?.[1] }
  for (let tries = 0; tries < 3000; tries++) {
    const { status, text } = await line.json("POST", "/tables", headers, wish)
    if (status >= 500) return (JSON.parse(text) as ProblemBody).error.message
  }
  return null
}

const clock = { kind: "live", perChoice: 3000, bank: 0 } as const
const wishes: readonly NewTable[] = [
  ...Object.keys(games).map(
    (game): NewTable => ({
      game,
      seats: [{ kind: "me" }, { kind: "bot", level: 1 }],
    }),
  ),
  { game: "viral", seats: [{ kind: "me" }, { kind: "open" }], manner: { clock, timeOut: "default" } },
]

/** Takes every byte that is left. */
function fillUp(disk: string): { remove(): void } {
  const file = join(disk, "fill")
  const handle = openSync(file, "w")
  for (let piece = 1 << 20; piece >= 1; )
    try {
      writeSync(handle, Buffer.alloc(piece))
    } catch {
      piece >>= 1
    }
  closeSync(handle)
  return { remove: () => rmSync(file) }
}
