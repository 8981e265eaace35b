// Starts and kills servers for tests and measurements.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./node.ts", import.meta.url))

/** What every program of ours is started with, whatever else it is told or not. */
export const surroundings: Readonly<Record<string, string>> = Object.fromEntries(
  ["PATH", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/** Milliseconds of a thread. */
export interface Spent {
  /** Of the processor, in all so far. */
  readonly processor: number
  /**
   * The longest stretch of that since it was last asked in which nothing else could be done, to a
   * few milliseconds.
   */
  readonly held: number
  /** By the clock, for tidying up memory, in all so far. */
  readonly tidying: number
}

export class ServerProcess {
  readonly url: string
  /** What it has logged and what it said beside that, line by line. */
  readonly logged: string[]
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string, logged: string[]) {
    this.child = child
    this.url = url
    this.logged = logged
  }

  static async start(data: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    const child = spawn(process.execPath, [program], {
      env: {
        ...surroundings,
        PORT: "0",
        GENEPOOL_DATA: data,
        GENEPOOL_RATE: "0",
        GENEPOOL_LOG: "error",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    })
    const logged: string[] = []
    createInterface({ input: child.stderr as Readable }).on("line", (line) => logged.push(line))
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as Readable }).on("line", (line) => {
        const found = /^listening (\S+)/.exec(line)?.[1]
        if (found !== undefined) resolve(found)
        else logged.push(line)
      })
      child.once("exit", (code) =>
        reject(new Error(`the server did not start (exit ${code}): ${logged.join("\n")}`)),
      )
    })
    return new ServerProcess(child, url, logged)
  }

  get pid(): number {
    return this.child.pid as number
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Memory that it holds now, in megabytes. */
  get memory(): number {
    const pages = Number(readFileSync(`/proc/${this.pid}/statm`, "utf8").split(" ")[1])
    return (pages * 4096) / (1 << 20)
  }

  /**
   * What it holds now by kind of memory, in megabytes: all, what the C library's main arena has,
   * and what comes from files.
   */
  get mapped(): { readonly all: number; readonly malloc: number; readonly files: number } {
    const sums = { all: 0, malloc: 0, files: 0 }
    let kind: "malloc" | "files" | null = null
    for (const line of readFileSync(`/proc/${this.pid}/smaps`, "utf8").split("\n")) {
      const name = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line)?.[1]
      if (name !== undefined) kind = name === "[heap]" ? "malloc" : name.startsWith("/") ? "files" : null
      const resident = /^Rss: +(\d+) kB/.exec(line)?.[1]
      if (resident === undefined) continue
      sums.all += Number(resident) / 1024
      if (kind !== null) sums[kind] += Number(resident) / 1024
    }
    return sums
  }

  /** Processor time so far, in milliseconds. */
  get cpu(): number {
    const [, rest = ""] = readFileSync(`/proc/${this.pid}/stat`, "utf8").split(") ")
    const fields = rest.split(" ")
    return (Number(fields[11]) + Number(fields[12])) * 10
  }

  /** Sets its clock on or back. */
  jump(milliseconds: number): void {
    if (this.alive) this.child.send({ jump: milliseconds })
  }

  /**
   * Sets on a clock that stands still by itself; resolves when what was due is written and sent.
   */
  async turn(milliseconds: number): Promise<void> {
    if (this.alive) await this.ask({ turn: milliseconds })
  }

  /** Has its memory tidied up. */
  async tidyUp(): Promise<void> {
    await this.ask({ tidy: true })
  }

  /** What its main thread, the one that answers, has used so far. */
  spent(): Promise<Spent> {
    return this.ask<Spent>({ spent: true })
  }

  /** What its memory is used for, in bytes. */
  memoryUse(): Promise<NodeJS.MemoryUsage> {
    return this.ask<NodeJS.MemoryUsage>({ memory: true })
  }

  private async ask<T>(question: object): Promise<T> {
    const answered = once(this.child, "message")
    this.child.send(question)
    return ((await answered) as [T])[0]
  }

  /** As a power cut would, for the process. */
  async kill(): Promise<void> {
    await this.end("SIGKILL")
  }

  /** In order, as an operator would; the answer is its exit code. */
  async stop(): Promise<number | null> {
    await this.end("SIGTERM")
    return this.child.exitCode
  }

  private async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (!this.alive) return
    const gone = once(this.child, "exit")
    this.child.kill(signal)
    await gone
  }
}
