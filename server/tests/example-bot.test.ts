// The example that bot authors begin with plays whole games of every kind, and may be started anew
// in the middle.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { games } from "@genepool/games"
import { afterAll, expect, test } from "vitest"
import { startGenepool } from "../start.ts"
import { firstOption, testConfig, Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const genepool = await startGenepool(
  { ...testConfig, logLevel: "silent" },
  { client: new Map(), bots: firstOption },
)
const server = await genepool.listen()
const owner = new Visitor(genepool)
await owner.must("POST", "/me/register", { name: "Ada", password: "a phrase of their own" })
const keys = await Promise.all(
  ["Left", "Right"].map(async (name) => (await owner.must("POST", "/me/bots", { name })).token as string),
)
const processes: ChildProcess[] = []
afterAll(async () => {
  for (const process of processes) process.kill("SIGKILL")
  await genepool.close()
})

const example = fileURLToPath(new URL("../../docs/example-bot.mjs", import.meta.url))

function startBot(key: string, table: string) {
  const bot = spawn(process.execPath, [example, server, key, table], { stdio: ["ignore", "pipe", "inherit"] })
  processes.push(bot)
  let said = ""
  bot.stdout.setEncoding("utf8").on("data", (more: string) => {
    said += more
  })
  return { bot, ended: once(bot, "close"), said: () => said }
}

async function begin(game: string) {
  const seats = [{ kind: "open" }, { kind: "open" }]
  const { table } = await owner.must("POST", "/tables", { game, seats })
  const bots = keys.map((key) => startBot(key, table))
  await until(async () => (await owner.look(table)).seats.every(({ ready }) => ready))
  await owner.must("POST", `/tables/${table}/start`)
  return { table: table as string, bots }
}

test.each(Object.keys(games))(
  "two of it play %s to its end",
  async (game) => {
    const { table, bots } = await begin(game)
    for (const { ended, said } of bots) {
      expect((await ended)[0]).toBe(0)
      expect(said()).toMatch(/^seat [01]\nfinished \[/)
    }
    expect((await owner.look(table)).status).toBe("finished")
  },
  300_000,
)

test("one that is started again goes on in its own seat", async () => {
  const { table, bots } = await begin("viral")
  await until(async () => (await owner.look(table)).choices >= 5)
  bots[0]?.bot.kill("SIGKILL")
  await bots[0]?.ended
  const again = startBot(keys[0] as string, table)
  await Promise.all([again.ended, bots[1]?.ended])
  expect(again.said()).toMatch(/^seat [01]\nfinished \[/)
}, 300_000)
