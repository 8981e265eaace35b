// How soon a device is called after the choice that made it somebody's turn: over real HTTP, a push
// service on loopback.

import { createECDH, randomBytes } from "node:crypto"
import { createServer } from "node:http"
import { loadavg } from "node:os"
import { ServerProcess, withFolder } from "@genepool/server/testing"
import { round } from "./slices.ts"
import { comeIn, must, noughtsTable } from "./visitors.ts"

const pairs = 60
const usualWishes = {
  rhythm: { push: "now", mail: "never", webhook: "never" },
  zone: "UTC",
  quiet: null,
  daily: 0,
  locale: "en",
}

/** One pair after another: Ada marks a cell, and Bea, who does not look, is called. */
export function benchPush() {
  return withFolder(async (folder) => {
    const calls = new Map<string, (() => void)[]>()
    const service = createServer((request, response) => {
      request.resume()
      request.on("end", () => {
        calls.get(request.url ?? "")?.shift()?.()
        response.writeHead(201).end()
      })
    })
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
    const address = service.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const server = await ServerProcess.start(folder, { GENEPOOL_PRIVATE_WEBHOOKS: "1" })
    const took: number[] = []
    try {
      for (let pair = 0; pair < pairs; pair++) {
        const path = `/${pair}`
        const called = () =>
          new Promise<void>((resolve) => calls.set(path, [...(calls.get(path) ?? []), resolve]))
        const ada = await comeIn(server.url, `Ada${pair}`)
        const bea = await comeIn(server.url, `Bea${pair}`)
        const device = createECDH("prime256v1")
        const keys = {
          p256dh: device.generateKeys("base64url"),
          auth: randomBytes(16).toString("base64url"),
        }
        const subscription = { endpoint: `http://127.0.0.1:${port}${path}`, keys }
        await must("POST", `${server.url}/api/v1/me/notices/push`, bea, subscription)
        await must("PUT", `${server.url}/api/v1/me/notices`, bea, usualWishes)
        const begun = called()
        const table = await noughtsTable(server.url, [ada, bea])
        await begun
        const turn = called()
        const at = performance.now()
        const choice = { do: "mark", cell: 4 }
        await must("POST", `${server.url}/api/v1/tables/${table}/choices`, ada, { n: 1, choice })
        await turn
        took.push(performance.now() - at)
      }
    } finally {
      await server.kill()
      service.closeAllConnections()
      service.close()
    }
    took.sort((a, b) => a - b)
    return {
      bench: "push",
      loadAverage: round(loadavg()[0] ?? 0),
      pushes: took.length,
      medianMs: round(took[Math.floor(took.length / 2)] ?? 0),
      mostMs: round(took.at(-1) ?? 0),
    }
  })
}
