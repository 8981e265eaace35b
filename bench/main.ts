// Measurements: npm run -s bench -- engine|bots|server|frames|start|visits|push [--games a,b] [--json]

import { parseArgs } from "node:util"
import { BadInput } from "@genepool/engine"

const benches = {
  engine: async (games: readonly string[]) => (await import("./engine.ts")).benchEngine(games),
  bots: async (games: readonly string[]) => (await import("./bots.ts")).benchBots(games),
  server: async () => (await import("./server.ts")).benchServer(),
  frames: async (games: readonly string[]) => (await import("./frames.ts")).benchFrames(games),
  start: async () => (await import("./start.ts")).benchStart(),
  push: async () => (await import("./push.ts")).benchPush(),
  visits: async (games: readonly string[]) => (await import("./visits.ts")).benchVisits(games),
}

const usage = `npm run -s bench -- ${Object.keys(benches).join("|")} [--games a,b] [--json]`

try {
  const { values, positionals } = parseArgs({
    options: { games: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean" } },
    allowPositionals: true,
  })
  const [name = "", ...extra] = positionals
  if (values.help) console.log(usage)
  else {
    if (!Object.hasOwn(benches, name) || extra.length > 0)
      throw new BadInput("bench", usage, positionals.join(" "))
    const found = await benches[name as keyof typeof benches](values.games?.split(",") ?? [])
    if (!values.json) console.log(JSON.stringify(found, null, 2))
    console.log(JSON.stringify(found))
  }
} catch (error) {
  const badFlag = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS") === true
  if (!badFlag && !(error instanceof BadInput)) throw error
  console.error(badFlag ? `bench: expected ${usage}` : (error as Error).message)
  process.exitCode = 2
}
