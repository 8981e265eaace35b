// Bad days, rehearsed: npm run rehearse [-- --only NAME[,NAME]] [--tables n] [--seconds n] [--json]
import { parseArgs } from "node:util"
import { BadInput } from "@genepool/engine"
import { modules } from "../games.ts"
import { problemsOf } from "../report.ts"
import { chanceOf, type Scene, type SceneReport, type Stage } from "./scene.ts"
import { scenes } from "./scenes.ts"

const usage = `npm run rehearse -- [--only ${Object.keys(scenes).join("|")}] [--tables n] [--seconds n] [--seed text] [--json]`

// Whoever interrupts it leaves no server behind: what was started is ended at the exit
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130))

/** A scene that breaks off is a problem, and the others are played all the same. */
async function played(scene: Scene, stage: Stage): Promise<SceneReport> {
  try {
    return await scene.play(stage)
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { compared: 0, saw: [], problems: [`it broke off: ${why}`] }
  }
}

function numberOf(flag: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise
  if (!/^\d+$/.test(given) || Number(given) === 0) throw new BadInput(`--${flag}`, "a number above 0", given)
  return Number(given)
}

function chosen(only: string | undefined): [string, Scene][] {
  if (only === undefined) return Object.entries(scenes)
  return only.split(",").map((name) => {
    const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined
    if (scene === undefined) throw new BadInput("--only", `one of ${Object.keys(scenes).join(", ")}`, name)
    return [name, scene]
  })
}

try {
  const text = { type: "string" } as const
  const options = {
    only: text,
    tables: text,
    seconds: text,
    seed: text,
    json: { type: "boolean" },
    help: { type: "boolean" },
  } as const
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const tables = numberOf("tables", values.tables, 12)
  const seconds = numberOf("seconds", values.seconds, 60)
  const seed = values.seed ?? String(Date.now())
  const told: object[] = []
  const bad: string[] = []
  const untried: string[] = []
  for (const [name, scene] of chosen(values.only)) {
    const started = performance.now()
    console.error(`${name} ...`)
    const report = await played(scene, {
      tables,
      seconds,
      thinking: 800,
      random: chanceOf(`${seed} ${name}`),
      games: modules,
      progress: (line) => console.error(`  ${line}`),
    })
    const problems = report.notTried === undefined ? problemsOf(report) : []
    const took = Math.round((performance.now() - started) / 1000)
    told.push({ scene: name, seconds: took, ...report, problems })
    if (problems.length > 0) bad.push(name)
    if (report.notTried !== undefined) untried.push(name)
    if (values.json) continue
    console.log(`\n${name}: ${scene.title} (${took} s)`)
    for (const line of report.saw) console.log(`  ${line}`)
    if (report.notTried !== undefined) console.log(`  NOT PLAYED: ${report.notTried}`)
    else
      console.log(
        `  ${report.compared} acknowledged choices sought in the journal: ${problems.length} problems`,
      )
    for (const problem of problems) console.log(`  PROBLEM ${problem}`)
  }
  if (values.json) console.log(JSON.stringify({ seed, scenes: told }))
  else {
    const rest = [
      ...(bad.length > 0 ? [`with problems: ${bad.join(", ")}`] : []),
      ...(untried.length > 0 ? [`not played: ${untried.join(", ")}`] : []),
    ]
    const good = told.length - bad.length - untried.length
    console.log(
      `\nrehearse: ${[`${good} of ${told.length} scenes passed`, ...rest].join("; ")} (seed ${seed})`,
    )
  }
  // At once: on the way out Node may wait for ever for connections that are broken already
  process.exit(bad.length > 0 ? 1 : 0)
} catch (error) {
  const badFlag = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS") === true
  if (!badFlag && !(error instanceof BadInput)) throw error
  console.error(badFlag ? `rehearse: expected ${usage}` : (error as Error).message)
  process.exitCode = 2
}
