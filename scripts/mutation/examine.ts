// Tries the mutants of a game's rules on its own tests

import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { declaredIn, keyOf } from "./equivalent.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
import { idsIn, type Place, placesOf } from "./places.ts"
import { type Fate, type Report, reportOf } from "./report.ts"
import { type Outcome, Thread } from "./thread.ts"
import type { Looked, TestName } from "./worker.ts"

export interface Plan {
  readonly rule: string | null
  /** By their names; all where there is none. */
  readonly files: readonly string[]
  /** Only these mutants, by their keys. */
  readonly again: ReadonlySet<string> | null
  readonly sample: number | null
  readonly seed: number
  readonly threads: number
  /** Milliseconds that any test may work or wait at least before it counts as endless. */
  readonly patience: number
  /** Also with the files and tests that take long. */
  readonly all: boolean
  readonly say: (text: string) => void
}

/** Tests of the board (`.tsx`) are about the drawing. */
const ruleTests = "tests/*.test.ts"
/**
 * Long random play, the bot and its hints: they would find more, but take a minute for each that
 * survives the others.
 */
const longFiles = /\/(conformance|planted|judgement|hint)\.test\.ts$/

/** What was asked for cannot be tried; the message says why. */
export class NothingToTry extends Error {
  override name = "NothingToTry"
}

export async function examine(folder: string, plan: Plan): Promise<Report> {
  const files = globSync("rules/**/*.ts", { cwd: folder }).sort()
  const places = new Map<string, readonly Place[]>()
  const all = files.flatMap((file) => {
    const path = join(folder, file)
    const code = readFileSync(path, "utf8")
    places.set(path, placesOf(path, code))
    return mutantsOf(path, code)
  })
  const idsAt = (mutant: Mutant) => idsAround(places.get(mutant.file) ?? [], mutant)
  const declared = declaredIn(folder)
  const wanted = all.filter(
    (mutant) =>
      (plan.files.length === 0 || plan.files.includes(basename(mutant.file))) &&
      (plan.again === null || plan.again.has(keyOf(relative(folder, mutant.file), mutant))) &&
      (plan.rule === null || idsAt(mutant).includes(plan.rule)),
  )
  if (wanted.length === 0) throw new NothingToTry(`there is nothing to break: ${nothingIn(folder, plan)}`)
  const chosen = plan.sample === null ? wanted : drawn(wanted, plan.sample, plan.seed)

  plan.say("running the tests as they are")
  const threads = Array.from({ length: plan.threads }, () => new Thread(folder, chosen))
  const tests = await lookAtTests(folder, threads, plan)
  await control(threads[0] as Thread, tests, join(folder, files[0] as string), plan)
  const fates: Fate[] = []
  await inParallel(threads, chosen.keys(), async (thread, n) => {
    const mutant = chosen[n] as Mutant
    const ids = idsAt(mutant)
    const reaching = tests.filter((test) => test.reached.has(n)).sort((a, b) => a.ms - b.ms)
    const named = reaching.filter((test) => test.ids.some((id) => ids.includes(id)))
    const rest = reaching.filter((test) => !named.includes(test))
    const others = [
      ...rest.filter(({ ids }) => ids.length > 0),
      ...rest.filter(({ ids }) => ids.length === 0),
    ]
    const outcome: Outcome =
      reaching.length === 0
        ? { how: "tests", killedBy: [] }
        : await thread.try({ mutant, own: named.map(nameOf), others: others.map(nameOf) }, (test) =>
            patienceFor(plan, tests, test),
          )
    const killers = outcome.killedBy.map((name) => tests.find((test) => isNamed(test, name)) as Test)
    fates.push({
      file: relative(folder, mutant.file),
      line: mutant.line,
      context: mutant.context,
      was: mutant.was,
      becomes: mutant.becomes,
      ids,
      killed: outcome.how !== "tests" || killers.length > 0,
      how: outcome.how,
      byRule: outcome.how !== "tests" || killers.some((test) => test.ids.length > 0),
      heldBy: [...new Set(killers.flatMap((test) => test.ids))].filter((id) => ids.includes(id)),
      reached: reaching.length,
      equivalent: declared.get(keyOf(relative(folder, mutant.file), mutant)) ?? null,
    })
    plan.say(
      `${fates.length} of ${chosen.length} mutants, ${fates.filter((fate) => !fate.killed).length} survive`,
    )
  })
  await Promise.all(threads.map((thread) => thread.end()))
  const whole = plan.sample === null && plan.rule === null && plan.files.length === 0 && plan.again === null
  const present = new Set(all.map((mutant) => keyOf(relative(folder, mutant.file), mutant)))
  return reportOf({
    fates: fates.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)),
    stale: [...declared.keys()].filter((key) => !present.has(key)),
    named: new Set(tests.flatMap((test) => test.ids)),
    whole,
  })
}

function nothingIn(folder: string, { rule, files, again }: Plan): string {
  const where = `${basename(folder)}/rules${files.length > 0 ? ` (${files.join(", ")})` : ""}`
  if (rule !== null) return `no code of ${where} names ${rule}`
  return again === null ? `there is no code in ${where}` : `no survivor of that report is left in ${where}`
}

/** So are tests that take more of the processor than that, in milliseconds. */
const longTest = 1500

interface Test extends TestName {
  readonly title: string
  readonly ids: readonly string[]
  readonly ms: number
  readonly reached: ReadonlySet<number>
}

async function lookAtTests(folder: string, threads: readonly Thread[], plan: Plan): Promise<Test[]> {
  const files = globSync(ruleTests, { cwd: folder })
    .filter((name) => plan.all || !longFiles.test(name))
    .sort()
  const tests: Test[] = []
  await inParallel(threads, files.values(), async (thread, name) => {
    const file = join(folder, name)
    const { tests: looked, loading } = await thread.look(file)
    const failing = looked.find((test) => test.failed !== null)
    if (failing !== undefined)
      throw new NothingToTry(`${name} fails as it is: ${failing.title}: ${failing.failed ?? ""}`)
    tests.push(...looked.map((test, n) => testOf(file, n, test, loading)))
  })
  await Promise.all(threads.map((thread) => thread.end()))
  return tests.filter((test) => plan.all || test.ms <= longTest)
}

/**
 * A mutant that changes nothing must survive every test, or else the others' deaths mean nothing.
 */
async function control(thread: Thread, tests: readonly Test[], file: string, plan: Plan): Promise<void> {
  const nothing: Mutant = { file, start: 0, end: 0, line: 1, was: "", becomes: "", context: "" }
  const others = [...tests].sort((a, b) => a.ms - b.ms).map(nameOf)
  const { how, killedBy } = await thread.try({ mutant: nothing, own: [], others }, (test) =>
    patienceFor(plan, tests, test),
  )
  const [killer] = killedBy.map((name) => tests.find((test) => isNamed(test, name))?.title)
  if (how !== "tests" || killer !== undefined)
    throw new Error(
      `a mutant that changes nothing is killed by ${killer ?? how}: the tests lean on their order`,
    )
}

function testOf(file: string, n: number, looked: Looked, loading: readonly number[]): Test {
  const ids = idsIn(looked.title).concat(scenarioIds(file, looked.title))
  return {
    file,
    n,
    title: looked.title,
    ids,
    ms: looked.ms,
    reached: new Set([...loading, ...looked.reached]),
  }
}

/** A scenario says itself which rules it is about. */
function scenarioIds(file: string, title: string): string[] {
  const path = join(file, "..", title)
  if (!title.startsWith("scenarios/") || !existsSync(path)) return []
  const { name, rules } = JSON.parse(readFileSync(path, "utf8")) as {
    name?: string
    rules?: string | string[]
  }
  return idsIn([name, rules].flat().join(" "))
}

const nameOf = ({ file, n }: Test): TestName => ({ file, n })
const isNamed = (test: Test, name: TestName) => test.file === name.file && test.n === name.n

/** Much longer than a test takes; loading the first files is part of it. */
function patienceFor({ patience }: Plan, tests: readonly Test[], name: TestName): number {
  const test = tests.find((one) => isNamed(one, name))
  return patience + 20 * (test?.ms ?? 0)
}

/** Rules that are carried out at a mutant: of all places around it, those of the innermost. */
function idsAround(places: readonly Place[], { start, end }: Mutant): string[] {
  const around = places.filter((place) => place.start <= start && end <= place.end)
  const width = Math.min(...around.map((place) => place.end - place.start))
  return [...new Set(around.filter((place) => place.end - place.start === width).map(({ id }) => id))]
}

/** So many of a list, in its order, by chance that comes out the same for a seed. */
function drawn<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const ranked = list.map((_, n) => [next(), n] as const).sort(([a], [b]) => a - b)
  const kept = new Set(ranked.slice(0, count).map(([, n]) => n))
  return list.filter((_, n) => kept.has(n))
}

async function inParallel<T>(
  threads: readonly Thread[],
  items: Iterator<T>,
  work: (thread: Thread, item: T) => Promise<void>,
): Promise<void> {
  await Promise.all(
    threads.map(async (thread) => {
      for (let item = items.next(); item.done !== true; item = items.next()) await work(thread, item.value)
    }),
  )
}
