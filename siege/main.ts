// The siege: npm run siege -- fuzz | leaks | soak | load | nodes | faults | kills | abuse |
// fortnight | scale, each with a report that people or --json read.
import { parseArgs } from "node:util"
import { BadInput } from "@genepool/engine"
import { type Progress, problemsOf, type Report, readable } from "./report.ts"

interface Flags {
  readonly seed: string
  readonly game: string | null
  /** A number given by name, or what stands for it. */
  readonly number: (
    name: "requests" | "games" | "minutes" | "days" | "seconds" | "tables" | "faults" | "outage" | "kills",
    otherwise: number,
  ) => number
}

const sieges: { readonly [name: string]: (flags: Flags, progress: Progress) => Promise<Report> } = {
  fuzz: async ({ seed, number }, progress) => {
    const requests = number("requests", 100_000)
    const { fuzz } = await import("./fuzz/fuzz.ts")
    const plan = { seed, requests, lines: Math.ceil(requests / 5), files: Math.ceil(requests / 10) }
    return fuzz(plan, progress)
  },
  leaks: async ({ seed, game, number }, progress) => {
    const { huntLeaks } = await import("./leaks/leaks.ts")
    return huntLeaks(number("games", 500), seed, progress, { only: game })
  },
  soak: async ({ number }, progress) => {
    const { soak } = await import("./soak.ts")
    return soak(number("minutes", 30), number("tables", 24), progress)
  },
  load: async ({ number }, progress) => {
    const { load } = await import("./load.ts")
    const plan = {
      first: 50,
      most: number("tables", 4000),
      games: 2,
      nodes: [1, 2],
      log: 400,
      spectators: 1000,
    }
    return load(plan, progress)
  },
  nodes: async ({ number }, progress) => {
    const { againstOne } = await import("./nodes.ts")
    return againstOne(number("tables", 300), number("games", 5), progress)
  },
  faults: async ({ seed, number }, progress) => {
    const { besiege } = await import("./faults/faults.ts")
    const [tables, faults] = [number("tables", 200), number("faults", 100)]
    const outage = number("outage", 70) * 1000
    const plan = { seed, nodes: 3, tables, faults, thinking: 4000, calm: 3000, finish: 3 }
    return besiege({ ...plan, outage, fullDisk: outage }, progress)
  },
  abuse: async ({ seed, number }, progress) => {
    const { abuse, usualPlan } = await import("./abuse/abuse.ts")
    const seconds = number("seconds", 120)
    return abuse({ ...usualPlan, seed, seconds, quietSeconds: Math.min(30, seconds) }, progress)
  },
  fortnight: async ({ seed, game, number }, progress) => {
    const { fortnight } = await import("./fortnight/fortnight.ts")
    const plan = { seed, days: number("days", 14), visits: 4, kills: number("kills", 2), nodes: 2 }
    return fortnight(game === null ? plan : { ...plan, games: [game] }, progress)
  },
  scale: async ({ number }, progress) => {
    const { scale } = await import("./scale/scale.ts")
    const calibrated = number("tables", 100)
    const foretold = [calibrated * 2, calibrated * 3]
    return scale({ calibrated, foretold, games: 1, rounds: 3, thoughts: 40 }, progress)
  },
  kills: async ({ number }) => {
    const { killTest } = await import("./kills.ts")
    return killTest(number("kills", 50), number("tables", 24), Math.random)
  },
}

const usage = `npm run siege -- ${Object.keys(sieges).join("|")} [--seed text] [--requests n] [--games n] [--game id] [--minutes n] [--days n] [--seconds n] [--tables n] [--faults n] [--outage seconds] [--kills n] [--json]`

// Whoever interrupts it leaves no server behind: what was started is ended at the exit
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130))

try {
  const text = { type: "string" } as const
  const { values, positionals } = parseArgs({
    options: {
      seed: text,
      requests: text,
      games: text,
      game: text,
      minutes: text,
      days: text,
      seconds: text,
      tables: text,
      faults: text,
      outage: text,
      kills: text,
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  })
  const [name = "", ...extra] = positionals
  if (values.help) console.log(usage)
  else {
    const siege = Object.hasOwn(sieges, name) ? sieges[name] : undefined
    if (siege === undefined || extra.length > 0) throw new BadInput("siege", usage, positionals.join(" "))
    const flags: Flags = {
      seed: values.seed ?? String(Date.now()),
      game: values.game ?? null,
      number: (flag, otherwise) => {
        const given = values[flag]
        if (given === undefined) return otherwise
        if (!/^\d+(\.\d+)?$/.test(given) || Number(given) === 0)
          throw new BadInput(`--${flag}`, "a number above 0", given)
        return Number(given)
      },
    }
    if (!values.json) console.error(`seed ${flags.seed}`)
    const started = performance.now()
    const report = await siege(flags, (line) => console.error(line))
    const { problems: _, ...figures } = report
    const problems = problemsOf(report)
    const seconds = Math.round((performance.now() - started) / 1000)
    if (values.json)
      console.log(JSON.stringify({ siege: name, seed: flags.seed, seconds, ...figures, problems }))
    else {
      for (const line of readable(figures)) if (!line.includes("problems: ")) console.log(line)
      for (const problem of problems) console.log(`PROBLEM ${problem}`)
      console.log(`${name}: ${problems.length} problems in ${seconds} s`)
    }
    // At once: on the way out Node may wait for ever for connections that are broken already
    process.exit(problems.length > 0 ? 1 : 0)
  }
} catch (error) {
  const badFlag = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS") === true
  if (!badFlag && !(error instanceof BadInput)) throw error
  console.error(badFlag ? `siege: expected ${usage}` : (error as Error).message)
  process.exitCode = 2
}
