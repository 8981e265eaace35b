// Starts and kills servers for tests and measurements.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./node.ts", import.meta.url))

export class ServerProcess {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  static async start(data: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env.PATH ?? "",
        PORT: "0",
        GENEPOOL_DATA: data,
        GENEPOOL_RATE: "0",
        GENEPOOL_LOG: "error",
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    })
    const url = await new Promise<string>((resolve, reject) => {
      let output = ""
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        output += text
        const found = /listening (\S+)/.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      })
      child.once("exit", (code) => reject(new Error(`the server did not start (exit ${code}): ${output}`)))
    })
    return new ServerProcess(child, url)
  }

  get pid(): number {
    return this.child.pid as number
  }

  /** As a power cut would, for the process. */
  async kill(): Promise<void> {
    await this.end("SIGKILL")
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM")
  }

  private async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, "exit")
    this.child.kill(signal)
    await gone
  }
}
