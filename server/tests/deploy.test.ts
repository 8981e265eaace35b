// The files in deploy/: what they name is there, and the programs they are for take them, where
// those are installed.
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { ServerStatus } from "@genepool/wire"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { linesOf } from "../operate/status.ts"
import { signed } from "../operators/terminal.ts"
import { tellReady } from "../ready.ts"
import { openServer, type TestServer, tableOf, testConfig, Visitor } from "./kit/server.ts"

const deploy = fileURLToPath(new URL("../../deploy/", import.meta.url))
const read = (name: string) => readFileSync(join(deploy, name), "utf8")
const has = (program: string, word = "--version") => spawnSync(program, [word]).status === 0

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "genepool-deploy-"))
  const metrics = { host: "127.0.0.1", port: 0 }
  server = await openServer({ data: join(folder, "data"), databaseUrl: null, redisUrl: null, metrics })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe("figures", () => {
  /** Only nodes among several have these. */
  const ofNodes = [
    "genepool_nodes",
    "genepool_tables_kept",
    "genepool_news_carried",
    "genepool_trunks",
    "genepool_passed_on_total",
    "genepool_taken_on_total",
    "genepool_done_instead_total",
  ]
  /** Not told before there is one. */
  const later = ["genepool_last_backup_timestamp_seconds"]

  test.each(["prometheus-alerts.yaml", "grafana.json", "../docs/operating.md"])(
    "%s names only figures that are told",
    async (name) => {
      const told = await server.metrics.registry.metrics()
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
    const told = await server.metrics.registry.metrics()
    const own = [...told.matchAll(/^# TYPE (genepool_\w+)/gm)].map(([, metric]) => metric as string)
    const shown = read("grafana.json")
    const left = own.filter((metric) => !shown.includes(metric))
    expect(left).toEqual([])
  })

  test("tables by game and state, writes, bots and sizes", async () => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await tableOf("noughts", [ada, bea])
    await ada.choose(table, { do: "mark", cell: 4 })
    const seats = [{ kind: "me" }, { kind: "bot", level: 2 }]
    const { table: withBot } = await ada.must("POST", "/tables", { game: "noughts", seats })
    await ada.must("POST", `/tables/${withBot}/start`)
    await ada.choose(withBot, { do: "mark", cell: 4 })
    await server.tables.db
      .insertInto("house")
      .values({ name: "backedUpAt", value: "1700000000000" })
      .execute()
    const fresh = await openServer({ data: join(folder, "other"), databaseUrl: null, redisUrl: null })
    await tableOf("noughts", [await fresh.visitor("Cyd"), await fresh.visitor("Dot")])
    const first = await fresh.metrics.registry.metrics()
    expect(first).toMatch(/^genepool_tables\{game="noughts",status="playing"\} 1$/m)
    expect(first).not.toMatch(/^genepool_last_backup_timestamp_seconds \d/m)
    await fresh.close()
    const told = await server.metrics.registry.metrics()
    expect(told).toMatch(/^genepool_build_info\{version="\d[^"]*"\} 1$/m)
    expect(told).toMatch(/^genepool_journal_write_duration_seconds_count [1-9]/m)
    expect(told).toMatch(/^genepool_database_query_duration_seconds_count [1-9]/m)
    expect(told).toMatch(/^genepool_database_size_bytes [1-9]/m)
    expect(told).toMatch(/^genepool_disk_free_bytes [1-9]/m)
    expect(told).toMatch(/^genepool_tables_stuck 0$/m)
    expect(told).toMatch(/genepool_bot_answer_duration_seconds_count\{game="noughts",level="2"\} [1-9]/)
  })

  test("the page tells how long things took, as Prometheus would", async () => {
    const path = "/operate/status"
    const status = async (): Promise<ServerStatus> => {
      const authorization = signed(testConfig.secret, "GET", `/api/v1${path}`, "root", Date.now())
      return (await new Visitor(server).ask("GET", path, undefined, { authorization })).body
    }
    const before = await status()
    for (const time of ["choice", "write", "bot"] as const)
      expect([time, before.times[time]]).toEqual([time, expect.toSatisfy((told: number) => told > 0)])
    for (let i = 0; i < 10_000; i++) server.watch.onQuery(3, "select 1", [])
    for (let i = 0; i < 200; i++) server.watch.onQuery(2000, "select 1", [])
    const { times, database } = await status()
    // Two of a hundred took two seconds
    expect(times.question).toBeGreaterThan(1000)
    expect(database.slow - before.database.slow).toBe(200)
    expect(linesOf(await status()).join("\n")).toContain("200 took a second, 0 wait")
  })

  test("a question that takes long is a line of the log, without its values", () => {
    const { logged } = server
    server.watch.onQuery(1500, "select * from player where name = ?", [])
    expect(JSON.parse(logged.at(-1) ?? "")).toMatchObject({
      msg: "a question to the database was slow",
      milliseconds: 1500,
    })
    const before = logged.length
    server.watch.onQuery(900, "select 1", [])
    expect(logged).toHaveLength(before)
  })
})

describe("the dashboard", () => {
  interface Panel {
    readonly id: number
    readonly title: string
    readonly datasource: { readonly uid: string }
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
    readonly fieldConfig: { readonly overrides: { readonly matcher: { readonly options: string } }[] }
    readonly targets: { readonly refId: string; readonly expr: string; readonly legendFormat: string }[]
  }
  const { panels } = JSON.parse(read("grafana.json")) as { readonly panels: readonly Panel[] }

  test("every panel has a place, a source and questions of its own", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const taken = new Set<string>()
    for (const { title, datasource, gridPos, fieldConfig, targets } of panels) {
      expect([title, datasource.uid]).toEqual([title, `$${"{datasource}"}`])
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect([title, x, y, taken.has(`${x} ${y}`)]).toEqual([title, x, y, false])
          taken.add(`${x} ${y}`)
        }
      const ids = targets.map(({ refId }) => refId)
      expect(new Set(ids).size).toBe(targets.length)
      for (const { matcher } of fieldConfig.overrides) expect(ids).toContain(matcher.options)
    }
    expect(taken.size).toBeGreaterThan(1000)
  })

  test("what a question picks or groups by is a label of the figure", async () => {
    const [ada, bea] = [await server.visitor("Eve"), await server.visitor("Fay")]
    await ada.choose(await tableOf("noughts", [ada, bea]), { do: "mark", cell: 0 })
    const told = await server.metrics.registry.metrics()
    let looked = 0
    for (const { targets } of panels)
      for (const { expr, legendFormat } of targets) {
        const figure = /\b(genepool|nodejs|process)_\w+/.exec(expr)?.[0] ?? ""
        const lines = told.split("\n").filter((line) => new RegExp(`^${figure}[ {]`).test(line))
        for (const [, label, value] of expr.matchAll(/(\w+)="([^"]*)"/g)) {
          expect([expr, lines.some((line) => line.includes(`${label}="${value}"`))]).toEqual([expr, true])
          looked++
        }
        const grouped = /by \(([^)]*)\)/.exec(expr)?.[1]?.split(", ")
        for (const label of grouped ?? []) {
          // The first is Prometheus' own; of the rest none is told before there is something to
          // count
          if (label === "instance" || lines.length === 0) continue
          expect([expr, label, lines.some((line) => line.includes(`${label}="`))]).toEqual([
            expr,
            label,
            true,
          ])
          looked++
        }
        for (const [, label = ""] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
          expect([expr, label, grouped ?? ["instance"]]).toEqual([
            expr,
            label,
            expect.arrayContaining([label]),
          ])
      }
    expect(looked).toBeGreaterThan(5)
  })

  test.runIf(has("promtool"))("Prometheus understands every question", () => {
    const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const rules = questions.map((expr, i) => ({ record: `dashboard:question${i}`, expr }))
    const file = join(folder, "dashboard.json")
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }))
    const tried = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" })
    expect(tried.stdout + tried.stderr).toContain(`SUCCESS: ${rules.length} rules found`)
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
  expect(unit).toMatch(/^Type=notify$/m)
  const started = read("genepool.service").match(/\/opt\/genepool\/(server\/\S+)/)?.[1]
  expect(readFileSync(join(deploy, "..", started ?? ""), "utf8")).not.toBe("")
})

describe("systemd waits for the word that a server serves", () => {
  const bin = () => join(folder, "bin")

  test("it is given by systemd-notify, and only to who asked", async () => {
    mkdirSync(bin())
    const told = join(folder, "told")
    writeFileSync(join(bin(), "systemd-notify"), `#!/bin/sh\necho "$1 $NOTIFY_SOCKET" >> ${told}\n`, {
      mode: 0o755,
    })
    const PATH = `${bin()}:${process.env.PATH}`
    await tellReady({ PATH })
    await tellReady({ PATH, NOTIFY_SOCKET: "/run/systemd/notify" })
    expect(readFileSync(told, "utf8")).toBe("--ready /run/systemd/notify\n")
  })

  test("if it cannot be given, that is said", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
    await tellReady({ PATH: join(folder, "nothing"), NOTIFY_SOCKET: "/run/systemd/notify" })
    expect(said.mock.calls.flat().join()).toMatch(/^systemd could not be told .*set Type=simple/)
    said.mockRestore()
  })
})

test("the container's own look at itself asks what there is, on the port that is set", () => {
  const file = read("Containerfile")
  expect(file).toContain("--format docker")
  const check = JSON.parse(/HEALTHCHECK[^\n]*\\\n\s*(\[.*\])/.exec(file)?.[1] ?? "[]") as string[]
  expect(check[2]).toMatch(/process\.env\.PORT\}\/livez/)
  expect(/CMD \["node", "(.*)"\]/.exec(file)?.[1]).toBe("server/genepool.js")
})
