// The commands that tell how a server stands: in figures, and by what should worry somebody.
import type { ServerStatus, ServerTrouble } from "@genepool/wire"
import { version } from "../version.ts"
import { ask } from "./acting.ts"
import type { Command } from "./command.ts"

const day = 86_400_000

export const statusCommand: Command = {
  words: ["[json]"],
  does: "shows version, database, disk, load, nodes, tables and bots of the running server",
  async run(place, [form]) {
    const status = await ask<ServerStatus>(place, "GET", "/operate/status")
    for (const line of form === "json" ? [JSON.stringify(status, null, 2)] : linesOf(status))
      console.log(line)
    return 0
  },
}

export const doctorCommand: Command = {
  words: [],
  does: "says what should worry you, and what to do; exit code 1 if there is anything",
  async run(place) {
    const worries = worriesIn(await ask<ServerStatus>(place, "GET", "/operate/status"), Date.now(), version)
    for (const worry of worries) console.log(worry)
    if (worries.length === 0) console.log("Nothing should worry you.")
    return worries.length === 0 ? 0 : 1
  },
}

const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

const inTime = (milliseconds: number | null): string =>
  milliseconds === null
    ? "(none yet)"
    : milliseconds < 10
      ? `${milliseconds.toFixed(1)} ms`
      : `${Math.round(milliseconds)} ms`

export function linesOf(status: ServerStatus): string[] {
  const { database, times, disk, tables, nodes, bots, backedUpAt } = status
  return [
    `Genepool ${status.version}, up since ${new Date(status.upSince).toISOString()}`,
    `database ${database.kind}, ${mega(database.bytes)}${database.log === null ? "" : ` and ${mega(database.log)} of log`}${disk === null ? "" : `; disk ${mega(disk.free)} free of ${mega(disk.size)}`}`,
    `99 of 100: choices answered within ${inTime(times.choice)}, journals written within ${inTime(times.write)}, database queries within ${inTime(times.question)} (${database.slow} took a second, ${database.waiting} wait)`,
    `last backup ${backedUpAt === null ? "never recorded" : new Date(backedUpAt).toISOString()}`,
    `load ${status.load.toFixed(2)} a core, memory ${mega(status.memory)}, ${status.online} people online, ${status.streams} streams`,
    `Redis ${status.redis === null ? "none" : status.redis ? "carries the news" : "AWAY"}; ${nodes.length || 1} nodes${nodes.map(({ id, version: of, tables: kept }) => `\n  ${id}  ${of || "?"}  ${kept} tables`).join("")}`,
    ...tables.map(({ game, status: state, count }) => `${game} ${state}: ${count}`),
    `bots: ${bots.waiting} choices wait, 9 of 10 made within ${inTime(times.bot)}, ${bots.faults} faults; requests failed: ${status.requests.failed}`,
    `${status.stuck.length} tables stuck${status.stuck.length === 0 ? "" : `, the first for ${Math.round(status.overdue / 1000)} s`}; ${status.reports} open reports`,
    ...status.troubles.map((trouble) => `${new Date(trouble.last).toISOString()} ${told(trouble)}`),
  ]
}

const told = ({ message, error, reason, isError, count, request }: ServerTrouble): string =>
  [
    `${isError ? "error" : "warning"}: ${message}`,
    ...(error === null ? [] : [error]),
    ...(reason === null ? [] : [reason]),
    count === 1 ? "once" : `${count} times`,
    ...(request === null ? [] : [`last in request ${request}`]),
  ].join(", ")

/** One sentence each. */
export function worriesIn(status: ServerStatus, now: number, own: string): string[] {
  const { disk, backedUpAt, nodes, bots } = status
  const versions = new Set([
    status.version,
    ...nodes.flatMap((node) => (node.version === "" ? [] : [node.version])),
  ])
  return [
    status.wrong !== null && `The server cannot do its work: ${status.wrong}`,
    disk !== null &&
      disk.free < Math.max(1e9, disk.size / 20) &&
      `Only ${mega(disk.free)} of the disk is free: make room.`,
    backedUpAt === null &&
      "No backup has ever been recorded: npm run operate -- backup FILE, or backed-up after pg_dump.",
    backedUpAt !== null &&
      now - backedUpAt > 2 * day &&
      `The last backup is ${Math.floor((now - backedUpAt) / day)} days old: find out why no new one was made.`,
    status.redis === false &&
      "Redis is away: bring it back, or correct REDIS_URL; meanwhile news travels half a second late.",
    versions.size > 1 && `Nodes run different versions (${[...versions].join(", ")}): finish the upgrade.`,
    versions.size === 1 &&
      !versions.has(own) &&
      `The server runs ${status.version}, but this program is ${own}: restart the server.`,
    status.stuck.length > 0 &&
      `${status.stuck.length} tables are stuck, the first for ${Math.round(status.overdue / 1000)} s (${status.stuck[0]}): the log says why.`,
    bots.waiting > 50 &&
      `${bots.waiting} bot choices wait for a thread: add cores, or raise GENEPOOL_BOT_THREADS.`,
    bots.faults > 0 && `Bots failed ${bots.faults} times since the start: the log says why.`,
    status.load > 1.5 && `The machine is busy (${status.load.toFixed(1)} a core).`,
    status.requests.failed > 0 &&
      `${status.requests.failed} requests failed since the start: "a request failed" in the log.`,
    ...status.troubles
      .filter(({ isError, last }) => isError && now - last < day)
      .map((trouble) => `${new Date(trouble.last).toISOString()} ${told(trouble)}: the log has more.`),
    status.reports > 0 && `${status.reports} reports wait: npm run operate -- reports`,
  ].filter((worry) => typeof worry === "string")
}
