// Measurements: npm run -s bench -- engine|bots|review|server|frames|start|visits|push|years
// [--games a,b] [--only a,b] [--data FOLDER] [--postgres URL] [--json]
// --only names parts of the bench of the server: highest, steady, restart, bytes, spectators; or
// the screen of the bench of frames: desktop, phone; or databases and routes of the bench of years.

import { parseArgs } from "node:util"
import { BadInput } from "@genepool/engine"
import type { Years } from "./years/bench.ts"

const benches = {
  engine: async (games: readonly string[]) => (await import("./engine.ts")).benchEngine(games),
  bots: async (games: readonly string[]) => (await import("./bots.ts")).benchBots(games),
  review: async (games: readonly string[]) => (await import("./review.ts")).benchReview(games),
  server: async (_: readonly string[], { only }: Years) => (await import("./server.ts")).benchServer(only),
  frames: async (games: readonly string[], { only }: Years) =>
    (await import("./frames.ts")).benchFrames(games, only),
  start: async () => (await import("./start.ts")).benchStart(),
  push: async () => (await import("./push.ts")).benchPush(),
  visits: async (games: readonly string[]) => (await import("./visits.ts")).benchVisits(games),
  years: async (_: readonly string[], years: Years) => (await import("./years/bench.ts")).benchYears(years),
}

const usage = `npm run -s bench -- ${Object.keys(benches).join("|")} [--games a,b] [--only a,b] [--data FOLDER] [--postgres URL] [--json]`

try {
  const { values, positionals } = parseArgs({
    options: {
      games: { type: "string" },
      only: { type: "string" },
      data: { type: "string" },
      postgres: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  })
  const [name = "", ...extra] = positionals
  if (values.help) console.log(usage)
  else {
    if (!Object.hasOwn(benches, name) || extra.length > 0)
      throw new BadInput("bench", usage, positionals.join(" "))
    const found = await benches[name as keyof typeof benches](values.games?.split(",") ?? [], {
      only: values.only?.split(",") ?? [],
      data: values.data ?? null,
      postgres: values.postgres ?? null,
    })
    if (!values.json) console.log(JSON.stringify(found, null, 2))
    console.log(JSON.stringify(found))
  }
} catch (error) {
  const badFlag = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS") === true
  if (!badFlag && !(error instanceof BadInput)) throw error
  console.error(badFlag ? `bench: expected ${usage}` : (error as Error).message)
  process.exitCode = 2
}
