import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ConfigProblem, readConfig } from "../config.ts"

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "genepool-config-"))
})
afterAll(() => rm(data, { recursive: true }))

test("nothing has to be set", () => {
  expect(readConfig({ GENEPOOL_DATA: data })).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    origin: null,
    rate: 1,
  })
})

test("a secret is drawn once, kept, and for the owner's eyes only", async () => {
  const { secret } = readConfig({ GENEPOOL_DATA: data })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ GENEPOOL_DATA: data }).secret).toBe(secret)
  expect((await stat(join(data, "secret"))).mode & 0o777).toBe(0o600)
})

test.each([
  ["PORT", "70000"],
  ["PORT", "http"],
  ["GENEPOOL_SECRET", "too short"],
  ["GENEPOOL_ORIGIN", "play.example.org"],
  ["GENEPOOL_ORIGIN", "https://play.example.org/path"],
  ["GENEPOOL_RATE", "-1"],
  ["GENEPOOL_LOG", "loud"],
  ["GENEPOOL_TYPO", "1"],
  ["GENEPOOL_DRAIN", "-1"],
  ["DATABASE_URL", "mysql://somewhere/genepool"],
  ["REDIS_URL", "somewhere:6379"],
])("%s=%s is refused with what would be right", (name, value) => {
  const read = () => readConfig({ GENEPOOL_DATA: data, [name]: value })
  expect(read).toThrow(ConfigProblem)
  expect(read).toThrow(name)
  if (name === "GENEPOOL_SECRET") expect(read).not.toThrow("too short cannot")
})

test("nodes need a secret and a database in common, and no address is shown that may hold a password", () => {
  const url = "postgres://genepool:hunter2@db.example.org/genepool"
  expect(() => readConfig({ GENEPOOL_DATA: data, DATABASE_URL: url })).toThrow("GENEPOOL_SECRET")
  expect(() => readConfig({ GENEPOOL_DATA: data, REDIS_URL: "redis://somewhere" })).toThrow("DATABASE_URL")
  const typo = () => readConfig({ GENEPOOL_DATA: data, DATABASE_URL: url.replace("postgres:", "postgrse:") })
  expect(typo).toThrow("(not shown)")
  expect(
    readConfig({
      GENEPOOL_DATA: data,
      DATABASE_URL: url,
      GENEPOOL_SECRET: "s".repeat(32),
      GENEPOOL_DRAIN: "5",
    }),
  ).toMatchObject({ databaseUrl: url, redisUrl: null, databaseConnections: 10, drain: 5000 })
})
