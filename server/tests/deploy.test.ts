// The files in deploy/: what they name is there, and the programs they are for take them, where those are installed.
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openHouse, type TestHouse, tableOf } from "./kit/house.ts"

const deploy = fileURLToPath(new URL("../../deploy/", import.meta.url))
const read = (name: string) => readFileSync(join(deploy, name), "utf8")
const has = (program: string, word = "--version") => spawnSync(program, [word]).status === 0

let folder: string
let house: TestHouse
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "genepool-deploy-"))
  house = await openHouse({ data: join(folder, "data"), databaseUrl: null, redisUrl: null })
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

describe("figures", () => {
  /** Only nodes among several have these. */
  const ofNodes = ["genepool_nodes", "genepool_tables_kept", "genepool_news_carried"]
  /** Not told before there is one. */
  const later = ["genepool_last_backup_timestamp_seconds"]

  test.each(["prometheus-alerts.yaml", "grafana.json", "../docs/operating.md"])(
    "%s names only figures that are told",
    async (name) => {
      const told = await house.metrics.registry.metrics()
      const known = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric))
      const named = new Set(read(name).match(/\b(genepool|nodejs|process)_\w+/g) ?? [])
      const unknown = [...named].filter(
        (metric) => ![...known, ...ofNodes, ...later].includes(metric.replace(/_(bucket|count|sum)$/, "")),
      )
      expect(named.size).toBeGreaterThan(10)
      expect(unknown).toEqual([])
    },
  )

  test("every figure of ours is shown", async () => {
    const told = await house.metrics.registry.metrics()
    const own = [...told.matchAll(/^# TYPE (genepool_\w+)/gm)].map(([, metric]) => metric as string)
    const shown = read("grafana.json")
    const left = own.filter((metric) => !shown.includes(metric))
    expect(left).toEqual([])
  })

  test("tables by game and state, writes, bots and sizes", async () => {
    const [ada, bea] = [await house.visitor("Ada"), await house.visitor("Bea")]
    const table = await tableOf("noughts", [ada, bea])
    await ada.choose(table, { do: "mark", cell: 4 })
    const seats = [{ kind: "me" }, { kind: "bot", level: 2 }]
    const { table: withBot } = await ada.must("POST", "/tables", { game: "noughts", seats })
    await ada.must("POST", `/tables/${withBot}/start`)
    await ada.choose(withBot, { do: "mark", cell: 4 })
    await house.tables.db.insertInto("house").values({ name: "backedUpAt", value: "1700000000000" }).execute()
    const fresh = await openHouse({ data: join(folder, "other"), databaseUrl: null, redisUrl: null })
    await tableOf("noughts", [await fresh.visitor("Cyd"), await fresh.visitor("Dot")])
    const first = await fresh.metrics.registry.metrics()
    expect(first).toMatch(/^genepool_tables\{game="noughts",status="playing"\} 1$/m)
    expect(first).not.toMatch(/^genepool_last_backup_timestamp_seconds \d/m)
    await fresh.close()
    const told = await house.metrics.registry.metrics()
    expect(told).toMatch(/^genepool_build_info\{version="\d[^"]*"\} 1$/m)
    expect(told).toMatch(/^genepool_journal_write_duration_seconds_count [1-9]/m)
    expect(told).toMatch(/^genepool_database_query_duration_seconds_count [1-9]/m)
    expect(told).toMatch(/^genepool_database_size_bytes [1-9]/m)
    expect(told).toMatch(/^genepool_disk_free_bytes [1-9]/m)
    expect(told).toMatch(/^genepool_tables_stuck 0$/m)
    expect(told).toMatch(/genepool_bot_answer_duration_seconds_count\{game="noughts",level="2"\} [1-9]/)
  })

  test("a question that takes long is a line of the log, without its values", () => {
    const { logged } = house
    house.watch.onQuery(1500, "select * from player where name = ?")
    expect(JSON.parse(logged.at(-1) ?? "")).toMatchObject({
      msg: "a question to the database was slow",
      milliseconds: 1500,
    })
    const before = logged.length
    house.watch.onQuery(900, "select 1")
    expect(logged).toHaveLength(before)
  })
})

test.runIf(has("promtool"))("Prometheus takes its files", () => {
  for (const name of ["prometheus.yaml", "prometheus-alerts.yaml"])
    writeFileSync(join(folder, name), read(name))
  const rules = spawnSync("promtool", ["check", "rules", join(folder, "prometheus-alerts.yaml")], {
    encoding: "utf8",
  })
  expect(rules.stdout + rules.stderr).toContain("SUCCESS: 15 rules found")
  const config = spawnSync("promtool", ["check", "config", join(folder, "prometheus.yaml")], {
    encoding: "utf8",
  })
  expect([config.status, config.stderr]).toEqual([0, ""])
})

test.runIf(has("systemd-analyze"))("systemd takes the unit, and waits for a database that comes late", () => {
  // The program and its user are not on this machine
  const unit = read("genepool.service")
    .replace(/^ExecStart=.*$/m, "ExecStart=/bin/true")
    .replace(/^(User|WorkingDirectory)=.*\n/gm, "")
  const file = join(folder, "genepool.service")
  writeFileSync(file, unit)
  const tried = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" })
  expect(tried.stderr.split("\n").filter((line) => line.includes("genepool.service"))).toEqual([])
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(unit).toMatch(/^RestartPreventExitStatus=2$/m)
  const started = read("genepool.service").match(/\/opt\/genepool\/(server\/\S+)/)?.[1]
  expect(readFileSync(join(deploy, "..", started ?? ""), "utf8")).not.toBe("")
})

test("the container's own look at itself asks what there is, on the port that is set", () => {
  const file = read("Containerfile")
  expect(file).toContain("--format docker")
  const check = JSON.parse(/HEALTHCHECK[^\n]*\\\n\s*(\[.*\])/.exec(file)?.[1] ?? "[]") as string[]
  expect(check[2]).toMatch(/process\.env\.PORT\}\/livez/)
  expect(/CMD \["node", "(.*)"\]/.exec(file)?.[1]).toBe("server/genepool.js")
})
