// One process on SQLite that is stopped, restored and started again, and the operator's commands
// beside it.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { ServerProcess, surroundings } from "@genepool/server/testing"
import { databaseFile } from "@genepool/server/testing/inside"
import type { Doors } from "../faults/playing.ts"
import { SeenLine, Tally } from "../seen.ts"

const program = fileURLToPath(new URL("../../server/genepool.js", import.meta.url))

export class OneServer implements Doors {
  readonly tally = new Tally()
  data: string
  private server: ServerProcess
  private line: SeenLine
  private readonly environment: Record<string, string>

  private constructor(data: string, environment: Record<string, string>, server: ServerProcess) {
    this.data = data
    this.environment = environment
    this.server = server
    this.line = new SeenLine(server.url, this.tally)
  }

  static async start(data: string, more: Record<string, string> = {}): Promise<OneServer> {
    const environment = { GENEPOOL_BOT_THREADS: "1", GENEPOOL_LOG: "warn", ...more }
    return new OneServer(data, environment, await ServerProcess.start(data, environment))
  }

  anyNode(): { readonly line: SeenLine } {
    return { line: this.line }
  }

  get logged(): readonly string[] {
    return this.server.logged
  }

  get file(): string {
    return databaseFile(this.data)
  }

  /** At another address, as far as those are concerned who play: they ask where it is each time. */
  async startAgain(data = this.data): Promise<void> {
    this.data = data
    this.server = await ServerProcess.start(data, this.environment)
    this.line.close()
    this.line = new SeenLine(this.server.url, this.tally)
  }

  stop(): Promise<number | null> {
    return this.server.stop()
  }

  kill(): Promise<void> {
    return this.server.kill()
  }

  async remove(): Promise<void> {
    this.line.close()
    await this.server.kill()
  }

  /** As it is typed; throws with what was said when it ends badly. */
  async operate(...words: readonly string[]): Promise<string> {
    const { port } = new URL(this.server.url)
    return runOperate(words, { GENEPOOL_DATA: this.data, PORT: port })
  }
}

export async function runOperate(
  words: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [program, "operate", ...words], {
    env: { ...surroundings, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text
    })
  const [code] = (await once(child, "close")) as [number | null]
  if (code !== 0) throw new Error(`operate ${words.join(" ")} ended with ${code}: ${said}`)
  return said.trim()
}
