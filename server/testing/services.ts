// A PostgreSQL and a Redis of one's own, on free ports of this machine in a temporary folder: for
// tests, sieges, figures.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chownSync, rmSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"

export interface Service {
  readonly port: number
  readonly pid: number
  /** Ends it in order; what it was told is kept. */
  stop(): Promise<void>
  /** As a power cut would, for the processes. */
  kill(): Promise<void>
  /** On the same port again, after `stop` or `kill`. */
  start(): Promise<void>
  /** Ends it for good and removes its folder. */
  remove(): Promise<void>
}

export interface PostgresService extends Service {
  /** The address of a database; `createDatabase` makes it. */
  url(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  /** The folder of PostgreSQL's own tools. */
  readonly tools: string
}

export interface RedisService extends Service {
  readonly url: string
}

interface Programs {
  readonly postgres: string
  readonly redis: string
}

/**
 * Where the programs are; installs Debian's own where they are missing and that is allowed. Throws
 * with what to do.
 */
function programs(): Programs {
  const script = fileURLToPath(new URL("../../scripts/find-databases", import.meta.url))
  const [postgres, redis] = execFileSync(script, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })
    .trim()
    .split("\n") as [string, string]
  return { postgres, redis }
}

/**
 * `fsync` only where figures shall be true: a killed process loses nothing without it, only a power
 * cut would.
 */
export async function startPostgres(setting: { readonly fsync?: boolean } = {}): Promise<PostgresService> {
  const bin = programs().postgres
  const owner = ownerOfPostgres()
  const folder = await mkdtemp(join(tmpdir(), "genepool-postgres-"))
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, "data")
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "genepool", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  )
  const service = await Program.start({
    folder,
    command: join(bin, "postgres"),
    words: (port) => [
      ...["-D", data, "-k", folder, "-p", String(port), "-c", "listen_addresses=127.0.0.1"],
      ...["-c", "max_connections=200", "-c", `fsync=${setting.fsync ? "on" : "off"}`],
    ],
    owner,
    ready: /ready to accept connections/,
    // «Fast»: sessions are cut off, what was committed is written
    politely: "SIGINT",
  })
  const url = (database: string) => `postgres://genepool@127.0.0.1:${service.port}/${database}`
  return Object.assign(service, {
    url,
    tools: bin,
    async createDatabase(name: string, template = "template1") {
      const client = new pg.Client({ connectionString: url("postgres") })
      await client.connect()
      try {
        await client.query(`create database "${name}" template "${template}"`)
      } finally {
        await client.end()
      }
    },
  })
}

export async function startRedis(): Promise<RedisService> {
  const command = programs().redis
  const folder = await mkdtemp(join(tmpdir(), "genepool-redis-"))
  const service = await Program.start({
    folder,
    command,
    words: (port) => [
      ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder],
      ...["--save", "", "--appendonly", "no", "--daemonize", "no"],
    ],
    owner: null,
    ready: /Ready to accept connections/,
    politely: "SIGTERM",
  })
  return Object.assign(service, { url: `redis://127.0.0.1:${service.port}` })
}

interface Recipe {
  readonly folder: string
  readonly command: string
  readonly words: (port: number) => readonly string[]
  readonly owner: { readonly uid: number; readonly gid: number } | null
  readonly ready: RegExp
  readonly politely: NodeJS.Signals
}

class Program implements Service {
  readonly port: number
  private readonly recipe: Recipe
  private child: ChildProcess | null = null
  private readonly atExit = () => {
    this.child?.kill("SIGKILL")
    try {
      rmSync(this.recipe.folder, { recursive: true, force: true })
    } catch {
      // Its last parts are still writing; the folder is a temporary one
    }
  }

  private constructor(recipe: Recipe, port: number) {
    this.recipe = recipe
    this.port = port
    process.on("exit", this.atExit)
  }

  static async start(recipe: Recipe): Promise<Program> {
    // Between finding a free port and taking it somebody else may have taken it
    for (let attempt = 1; ; attempt++) {
      const program = new Program(recipe, await freePort())
      try {
        await program.start()
        return program
      } catch (error) {
        process.off("exit", program.atExit)
        if (attempt === 5) {
          await rm(recipe.folder, { recursive: true, force: true })
          throw error
        }
      }
    }
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  async start(): Promise<void> {
    if (this.child !== null) throw new Error("it is running")
    // After a kill the parts of PostgreSQL need a moment to notice that their head is gone
    for (let attempt = 1; ; attempt++) {
      const problem = await this.launch()
      if (problem === null) return
      if (attempt === 20 || !/in use|still running|lock file/.test(problem))
        throw new Error(`${this.recipe.command} did not start: ${problem}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async stop(): Promise<void> {
    await this.end(this.recipe.politely)
  }

  async kill(): Promise<void> {
    await this.end("SIGKILL")
  }

  async remove(): Promise<void> {
    await this.stop()
    process.off("exit", this.atExit)
    await rm(this.recipe.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }

  /** Null when it runs, else what it said. */
  private launch(): Promise<string | null> {
    const { command, words, owner, folder, ready } = this.recipe
    // It ends with whoever started it, however that ends
    const bound = hasSetpriv() ? ["setpriv", "--pdeathsig", "KILL", "--", command] : [command]
    const [program, ...first] = bound as [string, ...string[]]
    const child = spawn(program, [...first, ...words(this.port)], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    })
    this.child = child
    const { promise, resolve } = Promise.withResolvers<string | null>()
    let said = ""
    const listen = (text: string) => {
      if (said.length < 20_000) said += text
      if (ready.test(text) || ready.test(said)) resolve(null)
    }
    child.stdout?.setEncoding("utf8").on("data", listen)
    child.stderr?.setEncoding("utf8").on("data", listen)
    child.once("error", (error) => resolve(error.message))
    child.once("exit", () => {
      if (this.child === child) this.child = null
      resolve(said === "" ? "it ended at once" : said)
    })
    return promise
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (child === null) return
    const gone = once(child, "exit")
    child.kill(signal)
    await gone
  }
}

/**
 * Part of util-linux, and so of every Debian; elsewhere a killed test leaves its database running.
 */
function hasSetpriv(): boolean {
  return spawnSync("setpriv", ["--version"]).status === 0
}

/**
 * PostgreSQL refuses to run as root: then it runs as the user that Debian's package makes for it.
 */
function ownerOfPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (what: "-u" | "-g") => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }))
  return { uid: id("-u"), gid: id("-g") }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, "close")
  return port
}
