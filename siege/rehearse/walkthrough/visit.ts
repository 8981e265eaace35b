// A visitor of the server that the walkthrough made, run on that machine: node visit.ts
// https://play.example.org DATABASE Plays a game by the address that people open, then seeks every
// acknowledged choice in the database. Prints JSON.
import type { Choice } from "@genepool/engine"
import type { TableMade, TableMessage } from "@genepool/wire"
import { type Acknowledged, lostOf } from "../../acknowledged.ts"
import { postgresBooks, sqliteBooks } from "../../faults/books.ts"

const [url = "", database = ""] = process.argv.slice(2)

/** The server, or the proxy before it, may be still starting. */
async function up(): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${url}/healthz`).catch((error: Error) => error)
    if (answer instanceof Response && answer.ok) return
    if (tries === 120)
      throw new Error(
        `${url} does not come up: ${String(answer instanceof Error ? answer.cause : answer.status)}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

await up()
const entered = await fetch(`${url}/api/v1/me/guest`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ name: "Walker" }),
})
const cookies = entered.headers.getSetCookie()
const cookie = cookies.map((line) => line.split(";")[0]).join("; ")

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

const seats = [{ kind: "me" }, { kind: "bot", level: 1 }]
const { table } = await ask<TableMade>("POST", "/tables", { game: "noughts", seats })
await ask("POST", `/tables/${table}/start`)
const acknowledged: Acknowledged[] = []
for (;;) {
  const { now } = await ask<TableMessage>("GET", `/tables/${table}`)
  if (now.status !== "playing") break
  const [choice] = (now.decision?.options ?? []) as Choice[]
  if (choice === undefined) continue
  const key = `walk ${now.n}`
  await ask("POST", `/tables/${table}/choices`, { n: now.n, choice, key })
  acknowledged.push({ key, choice })
}
const books = database.startsWith("postgres:") ? postgresBooks(database) : sqliteBooks(database)
const problems = lostOf((await books.of(table))?.entries ?? [], acknowledged)
await books.close()
if (url.startsWith("https:") && !cookies.some((line) => /; Secure/i.test(line)))
  problems.push("the cookie is not a secure one, though people come by https")
console.log(JSON.stringify({ compared: acknowledged.length, problems }))
