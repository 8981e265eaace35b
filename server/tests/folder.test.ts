// The data folder: one server to it, for nobody else's eyes, and what is wrong with it is told with
// what to do.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { operate } from "../operate.ts"
import { restore } from "../store/backup.ts"
import { lockFolder } from "../store/lock.ts"
import { databaseFile, openStore, openStoreAlone } from "../store/store.ts"
import { StoreProblem, troubleOf } from "../store/trouble.ts"
import { ServerProcess, surroundings } from "../testing/process.ts"

/** The secret is the test's own. */
const meant = { givenSecret: null, withoutSecret: true }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-folder-"))
})
afterAll(() => rm(folder, { recursive: true }))

const placeAt = (data: string) => ({ data, databaseUrl: null, databaseConnections: 1 })
const modeOf = async (file: string) => (await stat(file)).mode & 0o777

/** A data folder in which a server has been. */
async function used(name: string): Promise<string> {
  const data = join(folder, name)
  const store = await openStore(data)
  await store.close()
  return data
}

describe("one server to a folder", () => {
  test("a second one is told which folder, and who has it; a killed one is in nobody's way", async () => {
    const data = join(folder, "one")
    const first = await ServerProcess.start(data)
    const second = ServerProcess.start(data)
    await expect(second).rejects.toThrow(
      `The data folder ${data} is in use by another Genepool (process ${first.pid} on `,
    )
    await first.kill()
    const third = await ServerProcess.start(data)
    await expect(lockFolder(data)).rejects.toThrow(`process ${third.pid} on`)
    await third.stop()
    ;(await lockFolder(data))()
  }, 120_000)

  test("what must not run beside a server does not; a backup may", async () => {
    const data = join(folder, "operated")
    const store = await openStoreAlone(placeAt(data))
    const said: string[] = []
    const told = vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line))
    const environment = { GENEPOOL_DATA: data }
    expect(await operate(["backup", join(folder, "beside.sqlite")], environment)).toBe(0)
    expect(await operate(["restore", join(folder, "beside.sqlite"), "--without-secret"], environment)).toBe(1)
    const postgres = { DATABASE_URL: "postgres://127.0.0.1:1/nowhere", GENEPOOL_SECRET: "s".repeat(32) }
    expect(await operate(["move"], { ...environment, ...postgres })).toBe(1)
    told.mockRestore()
    expect(said).toEqual(Array(2).fill(expect.stringContaining(`The data folder ${data} is in use`)))
    await store.close()
  })
})

test("only the server's own user may read what is kept, also where that was not so before", async () => {
  const data = await used("private")
  const file = databaseFile(data)
  expect(await modeOf(data)).toBe(0o700)
  await chmod(file, 0o644)
  const store = await openStoreAlone(placeAt(data))
  await store.db.insertInto("house").values({ name: "wellAt", value: "0" }).execute()
  for (const each of [file, `${file}-wal`, `${file}-shm`, join(data, "lock")])
    expect([each, await modeOf(each)]).toEqual([each, 0o600])
  await store.close()
})

describe("a database that cannot be used is told with its name and what to do", () => {
  const spoil: { readonly [how: string]: (file: string) => Promise<void> } = {
    "no database": (file) => writeFile(file, "not a database, but long enough to be looked at\n".repeat(40)),
    "cut short": async (file) => truncate(file, (await stat(file)).size - 4096 * 3),
    empty: (file) => truncate(file, 0),
    "damaged inside": async (file) => {
      const bytes = await readFile(file)
      await writeFile(file, bytes.fill(0xaa, 100, 4096))
    },
  }
  test.each(Object.keys(spoil))("%s", async (how) => {
    const data = await used(how.replaceAll(" ", "-"))
    await spoil[how]?.(databaseFile(data))
    const opened = openStore(data)
    await expect(opened).rejects.toThrow(StoreProblem)
    await expect(opened).rejects.toThrow(`The database ${databaseFile(data)} cannot be used`)
    await expect(opened).rejects.toThrow("restore the last backup")
  })

  test("a folder in its place", async () => {
    const data = join(folder, "folder-in-its-place")
    await mkdir(databaseFile(data), { recursive: true })
    await expect(openStore(data)).rejects.toThrow(`The database ${databaseFile(data)} cannot be used`)
  })

  test("one that cannot be written to", async () => {
    const data = await used("read-only")
    const database = new DatabaseSync(databaseFile(data), { readOnly: true })
    let trouble: unknown = null
    try {
      database.exec("delete from player")
    } catch (error) {
      trouble = troubleOf(error)
    }
    expect(trouble).toBe("readOnly")
    database.close()
  })

  test("a backup that is none", async () => {
    const data = await used("backed-up")
    await copyFile(databaseFile(data), join(folder, "cut.sqlite"))
    await truncate(join(folder, "cut.sqlite"), 5000)
    await expect(restore(join(folder, "cut.sqlite"), join(folder, "new"), meant)).rejects.toThrow(
      "cut.sqlite",
    )
  })

  test("by the program itself: one line, no stack, exit code 1", async () => {
    const data = await used("program")
    await writeFile(databaseFile(data), "nothing of the kind\n".repeat(100))
    const program = fileURLToPath(new URL("../operate.ts", import.meta.url))
    const child = spawn(process.execPath, [program, "export", "x", join(folder, "x.json")], {
      env: { ...surroundings, GENEPOOL_DATA: data },
      stdio: ["ignore", "ignore", "pipe"],
    })
    const [said] = await Promise.all([text(child.stderr), once(child, "exit")])
    expect(said.trim().split("\n")).toEqual([expect.stringContaining(databaseFile(data))])
    expect(child.exitCode).toBe(1)
  }, 60_000)
})
