import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ConfigProblem, readConfig } from "../config.ts"
import { openSignIn } from "../people/sign-in.ts"
import { openStore } from "../store/store.ts"

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
  ["empty", ""],
  ["empty", "\n"],
  ["cut short (9 characters)", "abcdef012\n"],
])("a secret that is %s is refused, and stays as it is", async (how, kept) => {
  const broken = await mkdtemp(join(data, "secret-"))
  await writeFile(join(broken, "secret"), kept)
  const read = () => readConfig({ GENEPOOL_DATA: broken })
  expect(read).toThrow(ConfigProblem)
  expect(read).toThrow(`${join(broken, "secret")} is ${how}`)
  expect(read).toThrow("remove the file")
  expect(await readFile(join(broken, "secret"), "utf8")).toBe(kept)
})

test("a secret is drawn once, and nothing is left beside it", async () => {
  const shared = await mkdtemp(join(data, "shared-"))
  const drawn = Array.from({ length: 3 }, () => readConfig({ GENEPOOL_DATA: shared }).secret)
  expect(new Set(drawn).size).toBe(1)
  expect(await readdir(shared)).toEqual(["secret"])
})

test("sign-in takes no secret that is too short to be one", async () => {
  const store = await openStore(":memory:")
  await expect(openSignIn(store.db, { secret: "", origin: "http://localhost" })).rejects.toThrow(
    "32 characters",
  )
  await store.close()
})

test("figures have an address of their own, or none", () => {
  const metrics = (text: string) => readConfig({ GENEPOOL_DATA: data, GENEPOOL_METRICS: text }).metrics
  expect(readConfig({ GENEPOOL_DATA: data }).metrics).toBeNull()
  expect(metrics("127.0.0.1:9464")).toEqual({ host: "127.0.0.1", port: 9464 })
  expect(metrics("[::1]:0")).toEqual({ host: "::1", port: 0 })
})

test.each([
  ["HOST", "256.1.1.1"],
  ["HOST", "localhost:4000"],
  ["GENEPOOL_NODE", "4100"],
  ["GENEPOOL_NODE", "0.0.0.0:4100"],
  ["GENEPOOL_NODE", "http://10.0.0.5:4100"],
  ["GENEPOOL_METRICS", "9464"],
  ["GENEPOOL_METRICS", "127.0.0.1:99999"],
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
  ["GENEPOOL_SMTP_URL", "mail.example.org:587"],
  ["GENEPOOL_MAIL_FROM", "nobody"],
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
  expect(() => readConfig({ GENEPOOL_DATA: data, GENEPOOL_NODE: "10.0.0.5:4100" })).toThrow("DATABASE_URL")
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

test("letters need a mail server, a sender and the address that their links lead to", () => {
  const smtp = { GENEPOOL_DATA: data, GENEPOOL_SMTP_URL: "smtp://genepool:hunter2@mail.example.org:587" }
  const from = { GENEPOOL_MAIL_FROM: "Genepool <noreply@play.example.org>" }
  const origin = { GENEPOOL_ORIGIN: "https://play.example.org" }
  expect(() => readConfig({ ...smtp, ...origin })).toThrow("GENEPOOL_MAIL_FROM")
  expect(() => readConfig({ ...smtp, ...from })).toThrow("GENEPOOL_ORIGIN")
  const typo = { ...smtp, GENEPOOL_SMTP_URL: smtp.GENEPOOL_SMTP_URL.replace("smtp:", "stmp:") }
  expect(() => readConfig({ ...typo, ...from, ...origin })).toThrow("(not shown)")
  expect(readConfig({ ...smtp, ...from, ...origin }).mail).toEqual({
    smtpUrl: smtp.GENEPOOL_SMTP_URL,
    from: from.GENEPOOL_MAIL_FROM,
  })
  expect(readConfig({ GENEPOOL_DATA: data }).mail).toBeNull()
})
