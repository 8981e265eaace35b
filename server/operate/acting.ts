// Commands that act through the running server, as the operator's page does: signed with the
// server's own secret.
import { existsSync, readFileSync } from "node:fs"
import { userInfo } from "node:os"
import { BadInput } from "@genepool/engine"
import type {
  Deed,
  FoundPerson,
  OperatedTable,
  ProblemBody,
  ReportedLine,
  Sanction,
  WayBack,
} from "@genepool/wire"
import { ConfigProblem, secretFile } from "../config.ts"
import { signed } from "../operators/terminal.ts"
import { StoreProblem } from "../store/trouble.ts"
import type { Command, PlaceGiven } from "./command.ts"

/** What the running server answers. Throws StoreProblem, if there is none or it refuses. */
export async function ask<T>(place: PlaceGiven, method: string, path: string, body?: object): Promise<T> {
  const { data, givenSecret, server } = place
  const file = secretFile(data)
  if (givenSecret === null && !existsSync(file))
    throw new ConfigProblem(
      `There is no secret at ${file}. Give the server's GENEPOOL_DATA or GENEPOOL_SECRET; if it has never run, start it first.`,
    )
  const secret = givenSecret ?? readFileSync(file, "utf8").trim()
  const url = `/api/v1${path}`
  const answer = await fetch(`${server}${url}`, {
    method,
    headers: {
      authorization: signed(secret, method, url, userInfo().username, Date.now()),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new StoreProblem(
      `No server answers at ${server}. Start it, or say where it is by giving its HOST and PORT.`,
      { cause: error },
    )
  })
  const told = (await answer.json().catch(() => null)) as T | ProblemBody | null
  if (answer.ok && told !== null) return told as T
  const problem = (told as ProblemBody | null)?.error
  if (problem?.code === "signInFirst")
    throw new StoreProblem(
      `The server at ${server} has a different secret. Give its GENEPOOL_DATA or GENEPOOL_SECRET.`,
    )
  throw new StoreProblem(
    problem === undefined ? `${server} answered ${answer.status}.` : `${problem.message} ${problem.hint}`,
  )
}

/** Nothing to tell is told, too: silence could be anything. */
function tell(lines: readonly string[], otherwise: string): number {
  for (const line of lines.length === 0 ? [otherwise] : lines) console.log(line)
  return 0
}

/** The one person who is called so, or has that id. Throws BadInput. */
async function person(place: PlaceGiven, name: string): Promise<FoundPerson> {
  const found = await ask<FoundPerson[]>(place, "GET", `/operate/people?name=${encodeURIComponent(name)}`)
  const exact = found.filter(
    ({ player }) => player.id === name || player.name.toLowerCase() === name.toLowerCase(),
  )
  const [one, more] = exact
  if (one !== undefined && more === undefined) return one
  const like = (exact.length > 0 ? exact : found).map(({ player }) => `${player.name} (${player.id})`)
  throw new BadInput(
    "NAME",
    "the whole name, or the id, of one person",
    `${name}; there are: ${like.join(", ") || "none"}`,
  )
}

/** `24`, or `always`. */
function hoursOf(text: string): number | null {
  if (text === "always") return null
  const hours = Number(text)
  if (text !== "" && hours > 0) return hours
  throw new BadInput("HOURS", "a number of hours, or: always", text)
}

const when = (at: number | null): string =>
  at === null ? "never" : new Date(at).toISOString().slice(0, 16).replace("T", " ")

/** Something about a person, for a reason. */
const aboutPerson = (does: string, path: string, words: readonly string[] = []): Command => ({
  words: ["NAME", ...words, "REASON"],
  does,
  async run(place, given) {
    const { player } = await person(place, given[0] ?? "")
    const hours = words.includes("HOURS") ? { hours: hoursOf(given[1] ?? "") } : {}
    const named = words.includes("NEW-NAME") ? { name: given[1] } : {}
    const reason = given.at(-1) ?? ""
    await ask(place, "POST", `/operate/people/${player.id}/${path}`, { reason, ...hours, ...named })
    console.log(`${player.name} (${player.id}): done.`)
    return 0
  },
})

function linesOfReport(report: ReportedLine): string[] {
  const { id, at, table, by, about, reason, around, line, said, settled } = report
  const isAround = around.some(({ n }) => n === line)
  return [
    `${id}  ${when(at)}  table ${table}  ${settled === null ? "open" : `settled by ${settled.by}: ${settled.note}`}`,
    `  reported by ${by?.name ?? "somebody gone"}: ${reason}`,
    ...around.map(({ n, player, text }) => `  ${n === line ? ">" : " "} ${player?.name ?? ""}: ${text}`),
    ...(isAround ? [] : [`  > ${about?.name ?? "somebody gone"}: ${said ?? ""}`]),
  ]
}

const aboutTable = (does: string, path: string): Command => ({
  words: ["TABLE", "REASON"],
  does,
  async run(place, [table = "", reason = ""]) {
    await ask(place, "POST", `/operate/tables/${encodeURIComponent(table)}/${path}`, { reason })
    console.log(`Table ${table}: done.`)
    return 0
  },
})

export const actingCommands: { readonly [name: string]: Command } = {
  reports: {
    words: ["[all]"],
    does: "lists reported lines that nobody has settled, with the talk around them",
    async run(place, [which = "open"]) {
      if (!["open", "all"].includes(which)) throw new BadInput("reports", "all, or no more words", which)
      const reports = await ask<ReportedLine[]>(place, "GET", `/operate/reports?which=${which}`)
      return tell(reports.flatMap(linesOfReport), which === "all" ? "No reports." : "No open reports.")
    },
  },
  settle: {
    words: ["REPORT", "NOTE"],
    does: "marks a report as looked at",
    async run(place, [id = "", note = ""]) {
      await ask(place, "POST", `/operate/reports/${encodeURIComponent(id)}/settle`, { note })
      console.log("Done.")
      return 0
    },
  },
  people: {
    words: ["NAME"],
    does: "finds people whose name begins with NAME",
    async run(place, [name = ""]) {
      const path = `/operate/people?name=${encodeURIComponent(name)}`
      const found = (await ask<FoundPerson[]>(place, "GET", path)).map((one) => {
        const { player, role, createdAt, seenAt, tables, sanctions } = one
        const more = [
          role ?? "",
          ...sanctions.map(({ kind, until }) => `${kind} until ${until === null ? "lifted" : when(until)}`),
        ]
        return `${player.id}  ${player.name}  ${player.kind}  since ${when(createdAt)}  seen ${when(seenAt)}  tables ${tables}  ${more.join("  ")}`.trimEnd()
      })
      return tell(found, `Nobody's name begins with ${name}.`)
    },
  },
  role: {
    words: ["NAME", "operator|moderator|none", "REASON"],
    does: "gives a member a role, or takes it away",
    async run(place, [name = "", role = "", reason = ""]) {
      if (!["operator", "moderator", "none"].includes(role))
        throw new BadInput("role", "operator, moderator or none", role)
      const { player } = await person(place, name)
      const wish = { role: role === "none" ? null : role, reason }
      await ask(place, "POST", `/operate/people/${player.id}/role`, wish)
      console.log(`${player.name}: ${role}.`)
      return 0
    },
  },
  mute: aboutPerson("stops them writing anywhere, for HOURS or always", "mute", ["HOURS"]),
  ban: aboutPerson("lets them only watch, for HOURS or always", "ban", ["HOURS"]),
  lift: aboutPerson("lets them write and act again", "lift"),
  rename: aboutPerson("gives somebody a new name; a member then signs in with it", "name", ["NEW-NAME"]),
  "way-back": {
    words: ["NAME", "REASON"],
    does: "makes a link with which a member sets a new password, once, within an hour",
    async run(place, [name = "", reason = ""]) {
      const { player } = await person(place, name)
      const { token, expiresAt } = await ask<WayBack>(
        place,
        "POST",
        `/operate/people/${player.id}/way-back`,
        { reason },
      )
      console.log(`/recover#${token} at the address that people open; valid until ${when(expiresAt)} (UTC).`)
      return 0
    },
  },
  "ban-address": {
    words: ["RANGE", "HOURS", "REASON"],
    does: "keeps newcomers from, say, 203.0.113.0/24 out; guests there only watch",
    async run(place, [network = "", hours = "", reason = ""]) {
      await ask(place, "POST", "/operate/addresses", { network, hours: hoursOf(hours), reason })
      console.log(`${network}: done.`)
      return 0
    },
  },
  sanctions: {
    words: [],
    does: "lists who may not write or act now",
    async run(place) {
      const all = await ask<Sanction[]>(place, "GET", "/operate/sanctions")
      const lines = all.map(
        ({ id, kind, player, network, until, reason, by }) =>
          `${id}  ${kind}  ${player?.name ?? network}  until ${until === null ? "lifted" : when(until)}  by ${by}: ${reason}`,
      )
      return tell(lines, "Everybody may write and act.")
    },
  },
  "lift-sanction": {
    words: ["ID", "REASON"],
    does: "lifts one of these, such as a ban of addresses",
    async run(place, [id = "", reason = ""]) {
      await ask(place, "POST", `/operate/sanctions/${encodeURIComponent(id)}/lift`, { reason })
      console.log("Done.")
      return 0
    },
  },
  table: {
    words: ["TABLE"],
    does: "shows a table as it is in the database",
    async run(place, [id = ""]) {
      const table = await ask<OperatedTable>(place, "GET", `/operate/tables/${encodeURIComponent(id)}`)
      console.log(
        `${table.game} ${table.version}  ${table.status}  made ${when(table.createdAt)}  last line ${when(table.lastAt)}`,
      )
      for (const { seat, kind, player } of table.seats)
        console.log(
          `  seat ${seat}  ${kind}  ${player === null ? "nobody" : `${player.name} (${player.id})`}`,
        )
      return 0
    },
  },
  "close-table": aboutTable("cancels a table that has not begun, or aborts a running game", "close"),
  "delete-table": aboutTable("deletes a table, with its journal and talk", "delete"),
  "remove-seat": {
    words: ["TABLE", "SEAT", "REASON"],
    does: "takes somebody out of a seat; in a running game the seat resigns",
    async run(place, [table = "", seat = "", reason = ""]) {
      const path = `/operate/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/remove`
      await ask(place, "POST", path, { reason })
      console.log("Done.")
      return 0
    },
  },
  announce: {
    words: ["IN-MINUTES|now|end", "[FOR-MINUTES]", "[TEXT]"],
    does: "announces maintenance, or just TEXT (now), or takes the announcement down (end)",
    async run(place, [start = "", minutes = "0", text = ""]) {
      if (start === "end") await ask(place, "DELETE", "/operate/notice")
      else {
        const wait = start === "now" ? null : Number(start)
        if (wait !== null && !(start !== "" && wait >= 0))
          throw new BadInput("IN-MINUTES", "a number, now or end", start)
        if (!/^\d+$/.test(minutes)) throw new BadInput("FOR-MINUTES", "a whole number", minutes)
        const at = wait === null ? null : Date.now() + Math.round(wait * 60_000)
        await ask(place, "PUT", "/operate/notice", { at, minutes: Number(minutes), text })
      }
      console.log("Done: pages show it within a minute.")
      return 0
    },
  },
  deeds: {
    words: [],
    does: "lists who did what, newest first",
    async run(place) {
      const deeds = await ask<Deed[]>(place, "GET", "/operate/deeds?limit=200")
      const lines = deeds.map(
        ({ at, by, action, about, name, reason }) =>
          `${when(at)}  ${by}  ${action}  ${name ?? about}  ${reason}`,
      )
      return tell(lines, "Nobody has done anything yet.")
    },
  },
}
