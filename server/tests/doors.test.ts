// Who comes at the same moment as many others is let in all the same.
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { expect, test } from "vitest"
import { hasSeveralDoors, openDoors } from "../doors.ts"
import { ListenProblem } from "../serve.ts"
import { startGenepool } from "../start.ts"
import { firstOption, testConfig } from "./kit/server.ts"

const parts = { client: new Map(), bots: firstOption }

test.runIf(hasSeveralDoors)("several come in by one turn of the loop", async () => {
  const server = createServer()
  const address = { host: "127.0.0.1", backlog: 100 }
  server.listen({ ...address, port: 0, reusePort: true })
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const closeDoors = await openDoors(server, { ...address, port })
  let inside = 0
  server.on("connection", () => inside++)
  const comers = Array.from({ length: 64 }, () => connect(port, "127.0.0.1"))
  let turns = 0
  while (inside < comers.length) {
    await new Promise(setImmediate)
    if (inside > 0) turns++
  }
  // By one door it would be as many as come; which of them somebody comes to is chance
  expect(turns).toBeLessThan(32)
  for (const comer of comers) comer.destroy()
  const gone = closeDoors()
  server.close()
  await gone
})

test("a server answers by whichever door, and stops though somebody stands in it", async () => {
  const genepool = await startGenepool({ ...testConfig, logLevel: "silent" }, parts)
  const url = await genepool.listen()
  const games = Array.from({ length: 40 }, () => fetch(`${url}/api/v1/games`))
  for (const answer of await Promise.all(games)) expect(answer.status).toBe(200)
  await genepool.close()
})

test("where somebody listens nobody else does", async () => {
  const first = await startGenepool({ ...testConfig, logLevel: "silent" }, parts)
  const port = Number(new URL(await first.listen()).port)
  const second = await startGenepool({ ...testConfig, port, logLevel: "silent" }, parts)
  await expect(second.listen()).rejects.toThrow(ListenProblem)
  await second.close()
  await first.close()
})
