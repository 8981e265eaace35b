// Everything that can be wrong at a start or with a command is told in one sentence, with an exit
// code for scripts.
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { readConfig } from "../config.ts"
import { operate } from "../operate.ts"
import { backUp, restore } from "../store/backup.ts"
import { makeFolder } from "../store/files.ts"
import { databaseFile, openStore, openStoreAlone } from "../store/store.ts"
import { unreachable } from "../store/unreachable.ts"
import { surroundings } from "../testing/process.ts"
import { openServer, tableOf } from "./kit/server.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-bad-starts-"))
})
afterAll(() => rm(folder, { recursive: true }))

const alone = { databaseUrl: null, redisUrl: null }

/** What a command says, and its exit code. */
async function said(words: readonly string[], environment: Record<string, string>) {
  const lines: string[] = []
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line))),
  )
  try {
    return { code: await operate(words, environment), lines }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** A data folder in which a server has been, with a secret of its own. */
async function used(name: string, secret = "k".repeat(64)): Promise<string> {
  const data = join(folder, name)
  const server = await openServer({ data, secret, ...alone })
  await server.close()
  await writeFile(join(data, "secret"), `${secret}\n`, { mode: 0o600 })
  return data
}

describe("PostgreSQL does not let a node in", () => {
  const url = "postgres://anna:very-secret@db.example.org/games"
  const coded = (code: string) => Object.assign(new Error("in the driver's words"), { code })
  test.each([
    [coded("ECONNREFUSED"), "nothing listens at db.example.org:5432"],
    [coded("ENOTFOUND"), "there is no host db.example.org:5432"],
    [coded("28P01"), "does not take the password of the role anna"],
    [coded("28000"), "does not let the role anna into games"],
    [coded("3D000"), "has no database games. Make it, as its administrator: createdb --owner=anna games"],
    [coded("42501"), "the role anna may make no tables in games"],
    [new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"), "wants a password"],
    [new Error("timeout exceeded when trying to connect"), "db.example.org:5432 does not answer"],
  ])("%s", (error, sentence) => {
    // A step that failed because of it says the same
    for (const each of [error, new Error("a step failed", { cause: error })]) {
      const told = unreachable(url, each)?.message
      expect(told).toMatch(/^DATABASE_URL: /)
      expect(told).toContain(sentence)
      expect(told).not.toContain("very-secret")
    }
  })

  test("what is no such thing is not explained away", () => {
    expect(unreachable(url, coded("23505"))).toBeNull()
  })

  test("by the program itself: one line, no stack, exit code 1", async () => {
    const DATABASE_URL = "postgres://anna:very-secret@127.0.0.1:1/games"
    const environment = { DATABASE_URL, GENEPOOL_SECRET: "s".repeat(32), PORT: "0" }
    const program = fileURLToPath(new URL("../genepool.js", import.meta.url))
    const child = spawn(process.execPath, [program], {
      env: { ...surroundings, ...environment, GENEPOOL_LOG: "silent" },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")])
    expect(out).toBe("")
    // Before anything is built the client is missed first
    expect(err.trim()).toMatch(
      /^(DATABASE_URL: nothing listens at 127\.0\.0\.1:1\..*|The client is not built yet: .*)$/,
    )
    expect(child.exitCode).toBe(1)
  })
})

test("told to stop before it has begun, it ends at once and well, as the first process of a container too", () => {
  // It is told so as soon as it listens for that; whoever listens later only has failed by then,
  // for want of a database
  const tell = `process.on("newListener", (name) => {
    if (name === "SIGTERM") process.nextTick(() => process.emit(name)) })`
  const program = fileURLToPath(new URL("../genepool.js", import.meta.url))
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${tell}`, program],
    {
      encoding: "utf8",
      env: { DATABASE_URL: "postgres://anna@127.0.0.1:1/games", GENEPOOL_SECRET: "s".repeat(40) },
    },
  )
  expect([status, signal, stderr]).toEqual([0, null, ""])
}, 60_000)

test("an older Node is told which one is wanted", async () => {
  const program = fileURLToPath(new URL("../genepool.js", import.meta.url))
  // The very file, read by a Node that says it is an older one
  const pretend = `Object.defineProperty(process.versions, "node", { value: "20.19.0" })`
  const child = spawnSync(process.execPath, ["--import", `data:text/javascript,${pretend}`, program], {
    encoding: "utf8",
  })
  expect(child.stderr).toContain("Genepool runs on Node 24 or newer; this is 20.19.0 at ")
  expect(child.stderr.trim().split("\n")).toHaveLength(1)
  expect(child.status).toBe(2)
})

test("a database of another program is left as it was", async () => {
  const data = join(folder, "foreign")
  await mkdir(data)
  const foreign = new DatabaseSync(databaseFile(data))
  foreign.exec("create table moz_places (id integer)")
  foreign.close()
  await expect(openStore(data)).rejects.toThrow(
    "is a database of another program (it has the tables moz_places)",
  )
  const after = new DatabaseSync(databaseFile(data))
  expect(after.prepare("select name from sqlite_master").all()).toEqual([{ name: "moz_places" }])
  after.close()
  await expect(
    restore(databaseFile(data), join(folder, "from-foreign"), { givenSecret: null, withoutSecret: true }),
  ).rejects.toThrow("it is no database of Genepool")
})

describe("commands", () => {
  test("backup: into a folder that is there, and the secret comes along", async () => {
    const data = await used("to-back-up")
    const environment = { GENEPOOL_DATA: data }
    expect(await said(["backup", join(folder, "missing", "x.sqlite")], environment)).toEqual({
      code: 1,
      lines: [expect.stringContaining("is not there. Make it first")],
    })
    const file = join(folder, "kept.sqlite")
    expect((await said(["backup", file], environment)).code).toBe(0)
    expect(await readFile(`${file}.secret`, "utf8")).toBe(`${"k".repeat(64)}\n`)
    expect((await stat(`${file}.secret`)).mode & 0o777).toBe(0o600)
    // Looking it over leaves nothing beside it either
    expect((await said(["verify", file], environment)).code).toBe(0)
    const beside = (await readdir(folder)).filter((name) => name.startsWith("kept.sqlite"))
    expect(beside.sort()).toEqual(["kept.sqlite", "kept.sqlite.secret"])
    const server = await openServer({ data, secret: "k".repeat(64), ...alone })
    const row = await server.tables.db
      .selectFrom("house")
      .selectAll()
      .where("name", "=", "backedUpAt")
      .execute()
    expect(row).toHaveLength(1)
    await server.close()
  })

  test.runIf(process.getuid?.() === 0)(
    "a disk without room for a copy is named, and left clean",
    async () => {
      const data = await used("too-large")
      const file = join(folder, "whole.sqlite")
      await backUp(data, file)
      const small = join(folder, "small")
      await mkdir(small)
      if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", small]).status !== 0) return
      try {
        const told = {
          code: 1,
          lines: [expect.stringContaining(`in ${small}: its disk is full. Make room there`)],
        }
        expect(await said(["backup", join(small, "x.sqlite")], { GENEPOOL_DATA: data })).toEqual(told)
        expect(await readdir(small)).toEqual([])
        expect(await said(["restore", file], { GENEPOOL_DATA: small })).toEqual(told)
      } finally {
        spawnSync("umount", [small])
      }
    },
  )

  test("backup of a server whose secret is given by its environment leaves an old one out", async () => {
    const data = await used("given")
    await writeFile(join(data, "secret"), "o".repeat(64))
    expect(await backUp(data, join(folder, "given.sqlite"))).toMatchObject({ withSecret: false })
  })

  test("restore: the secret comes back, or is asked for; another one is refused", async () => {
    const data = await used("to-restore")
    const file = join(folder, "back.sqlite")
    await backUp(data, file)
    const into = (name: string, more = {}) => ({ GENEPOOL_DATA: join(folder, name), ...more })
    expect((await said(["restore", file], into("again"))).code).toBe(0)
    expect(await readFile(join(folder, "again", "secret"), "utf8")).toBe(`${"k".repeat(64)}\n`)
    expect(await said(["restore", file], into("wrong", { GENEPOOL_SECRET: "x".repeat(64) }))).toEqual({
      code: 1,
      lines: [expect.stringContaining("GENEPOOL_SECRET is not the secret of the backup")],
    })
    await rm(`${file}.secret`)
    expect(await said(["restore", file], into("without"))).toEqual({
      code: 1,
      lines: [expect.stringContaining(`put it at ${file}.secret, or give it as GENEPOOL_SECRET`)],
    })
    // Nothing was made on the way
    await expect(stat(join(folder, "without"))).rejects.toThrow("ENOENT")
    expect((await said(["restore", file, "--without-secret"], into("without"))).code).toBe(0)
    const server = await openServer({ data: join(folder, "without"), secret: "n".repeat(64), ...alone })
    await server.close()
  })

  test("restore of a file that is cut short says that it is the backup", async () => {
    const data = await used("to-cut")
    const file = join(folder, "cut.sqlite")
    await backUp(data, file)
    await truncate(file, 9000)
    expect(await said(["restore", file], { GENEPOOL_DATA: join(folder, "from-cut") })).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The backup .*cut\.sqlite cannot be used \(.*take another one\.$/)],
    })
  })

  test.runIf(process.getuid?.() === 0)("what root restores belongs to whom the folder does", async () => {
    const data = await used("of-root")
    const file = join(folder, "of-root.sqlite")
    await backUp(data, file)
    const theirs = join(folder, "theirs")
    await mkdir(theirs)
    await chown(theirs, 1234, 1235)
    await chmod(theirs, 0o700)
    const told = await said(["restore", file], { GENEPOOL_DATA: theirs })
    expect(told.lines.at(-1)).toBe("All files belong to user 1234, group 1235.")
    for (const name of ["genepool.sqlite", "secret", "lock"])
      expect([name, (await stat(join(theirs, name))).uid]).toEqual([name, 1234])
  })

  test("export onto a file that is there, import of one that is not or is no JSON", async () => {
    const environment = { GENEPOOL_DATA: await used("transfers") }
    const there = join(folder, "there.json")
    await writeFile(there, "{")
    expect(await said(["export", "x", there], environment)).toEqual({
      code: 1,
      lines: [expect.stringContaining("is there already")],
    })
    expect(await said(["import", join(folder, "none.json")], environment)).toEqual({
      code: 1,
      lines: [expect.stringContaining("cannot be read (ENOENT")],
    })
    expect(await said(["import", there], environment)).toEqual({
      code: 1,
      lines: [expect.stringContaining("is not a table as export writes it")],
    })
  })

  test.each([
    [[], "npm run operate -- backup FILE"],
    [["nonsense"], "There is no command nonsense. These are the commands:"],
  ])("%j is answered with what there is, exit code 2", async (words, first) => {
    const { code, lines } = await said(words, {})
    expect(code).toBe(2)
    expect(lines.join("\n")).toMatch(new RegExp(`^${first}`))
    expect(lines.join("\n")).toContain("npm run operate -- deeds")
  })

  test.each([[["backup"]], [["move", "what"]], [["backup", "x", "--hard"]]])(
    "%j is answered with how it is called, exit code 2",
    async (words) => {
      const { code, lines } = await said(words, {})
      expect(code).toBe(2)
      expect(lines.join("\n")).toMatch(
        new RegExp(`^${words[0]} takes different arguments:\nnpm run operate -- ${words[0]} .*$`),
      )
    },
  )

  test("the program itself takes no words but those of operate", () => {
    const program = fileURLToPath(new URL("../genepool.js", import.meta.url))
    for (const words of [["--help"], ["status"]]) {
      const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" })
      expect(status).toBe(2)
      expect(stderr).toMatch(new RegExp(`^Genepool takes no arguments \\(${words[0]}\\).*npm run operate`))
    }
  })

  test.runIf(existsSync("/proc/self"))("a folder where none can be made is told, at once", () => {
    expect(() => makeFolder("/proc/genepool/data")).toThrow("ENOENT")
    expect(() => readConfig({ GENEPOOL_DATA: "/proc/genepool" })).toThrow(
      "GENEPOOL_DATA=/proc/genepool cannot be used",
    )
  })

  test("a wrong setting has exit code 2", async () => {
    expect((await said(["backup", "x"], { GENEPOOL_DATE: "x" })).code).toBe(2)
  })
})

describe("which secret", () => {
  test("a server with another one is refused, until that is said to be meant", async () => {
    const data = await used("secrets")
    const other = { data, secret: "x".repeat(64), secretFrom: "GENEPOOL_SECRET", ...alone }
    await expect(openServer(other)).rejects.toThrow(
      "GENEPOOL_SECRET is not the secret that this database was used with",
    )
    // The folder was let go of
    const environment = { GENEPOOL_DATA: data, GENEPOOL_SECRET: "x".repeat(64) }
    expect((await said(["new-secret"], environment)).code).toBe(0)
    const server = await openServer(other)
    await server.close()
    expect((await said(["new-secret"], environment)).lines).toEqual([
      expect.stringContaining("GENEPOOL_SECRET is still the old one"),
    ])
  })

  test("a new one ends every session, and not while a server runs", async () => {
    const data = await used("leaked")
    const server = await openServer({ data, secret: "k".repeat(64), ...alone })
    const ada = await server.visitor("Ada")
    expect((await said(["new-secret"], { GENEPOOL_DATA: data })).lines).toEqual([
      expect.stringContaining("is in use by another Genepool"),
    ])
    await server.close()
    expect((await said(["new-secret"], { GENEPOOL_DATA: data })).lines).toEqual([
      expect.stringMatching(/From now on the secret is the new one in .*\. 1 sessions were ended\.$/),
    ])
    const secret = (await readFile(join(data, "secret"), "utf8")).trim()
    expect(secret).not.toBe("k".repeat(64))
    const again = await openServer({ data, secret, ...alone })
    expect((await ada.through(again).must("GET", "/me")).player).toBeNull()
    await again.close()
  })
})

test("a data folder is in use: move and new-secret say so", async () => {
  const data = await used("in-use")
  const store = await openStoreAlone({ data, databaseUrl: null, databaseConnections: 1 })
  const postgres = { DATABASE_URL: "postgres://127.0.0.1:1/nowhere", GENEPOOL_SECRET: "k".repeat(64) }
  expect((await said(["move"], { GENEPOOL_DATA: data, ...postgres })).lines).toEqual([
    expect.stringContaining(`The data folder ${data} is in use`),
  ])
  await store.close()
})

test("a start, a failed sign-in and a stop are lines of the log, with version and settings and no secret", async () => {
  const server = await openServer({
    ...alone,
    mail: { smtpUrl: "smtp://robot:hush-hush@127.0.0.1:1", from: "a@example.org" },
  })
  const ada = await server.member("Ada Lovelace")
  await ada.ask("POST", "/me/sign-in", { name: "Ada Lovelace", password: "not her phrase" })
  await server.close()
  const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  const [start] = lines
  expect(start).toMatchObject({
    msg: "Genepool starts",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    settings: { keptIn: ":memory:", rate: 0, mail: "smtp://127.0.0.1:1" },
  })
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "a sign-in failed", reason: "wrongPassword", from: expect.any(String) }),
  )
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["Genepool stops", "Genepool has stopped"]),
  )
  const all = server.logged.join("")
  for (const secret of ["hush-hush", "ssssss", "not her phrase", "Lovelace"])
    expect(all).not.toContain(secret)
  expect(server.logged.slice(1).join("")).not.toContain("127.0.0.1")
})

describe("check and verify", () => {
  test("a folder that is well, and what is wrong with one that is not", async () => {
    const data = join(folder, "looked-over")
    const secret = "k".repeat(64)
    const server = await openServer({ data, secret, ...alone })
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const tables = [await tableOf("noughts", [ada, bea]), await tableOf("noughts", [ada, bea])]
    for (const table of tables) await ada.choose(table, { do: "mark", cell: 4 })
    await writeFile(join(data, "secret"), secret, { mode: 0o600 })
    // Beside a running server
    const environment = { GENEPOOL_DATA: data }
    const well = await said(["check"], environment)
    expect(well).toMatchObject({ code: 0 })
    expect(well.lines.slice(-2)).toEqual([
      "well  journals; 2 of 2 running games played through",
      "well  finished games in archives: 0",
    ])
    const file = join(folder, "to-verify.sqlite")
    await backUp(data, file)
    expect(await said(["verify", file], {})).toMatchObject({ code: 0 })
    await server.close()

    const raw = new DatabaseSync(databaseFile(data))
    const [first = "", second = ""] = tables
    raw.prepare("delete from entry where table_id = ? and n = 1").run(first)
    raw.prepare("update seat set player_id = null where table_id = ? and seat = 1").run(second)
    raw.close()
    await chmod(join(data, "secret"), 0o644)
    await writeFile(join(data, "secret"), "x".repeat(64))
    const { code, lines } = await said(["check"], environment)
    expect(code).toBe(1)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining("secret can be read by others"),
        expect.stringContaining("it is not the one that this database was used with"),
        expect.stringContaining(`the journal of table ${first} has 1 lines and should have 2`),
        expect.stringContaining(`seat 1 of table ${second} is nobody's`),
      ]),
    )
  })
})
