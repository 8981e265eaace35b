// Runs commands as users do: in this process for speed, and as a real program where the process
// itself matters.

import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PassThrough, Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import { run } from "../index.ts"
import type { Terminal } from "../terminal.ts"

export interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A terminal that keeps what is printed; `typed` is what comes in. */
export function fakeTerminal(typed = "", environment: Terminal["environment"] = {}) {
  let out = ""
  let err = ""
  const terminal: Terminal = {
    input: Readable.from([typed]),
    echo: new PassThrough(),
    interactive: false,
    environment,
    print: (text) => {
      out += `${text}\n`
    },
    write: (text) => {
      out += text
    },
    remark: (text) => {
      err += `${text}\n`
    },
    progress: () => {},
    paint: (_style, text) => text,
  }
  return { terminal, outcome: (code: number): Outcome => ({ code, out, err }) }
}

/** `genepool` with these arguments, in this process. */
export async function genepool(
  args: readonly string[],
  typed = "",
  environment: Terminal["environment"] = {},
): Promise<Outcome> {
  const { terminal, outcome } = fakeTerminal(typed, environment)
  return outcome(await run(args, terminal))
}

export const program = fileURLToPath(new URL("../genepool.mjs", import.meta.url))

/** `genepool` as a process of its own. */
export function spawned(
  args: readonly string[],
  typed = "",
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { NODE_OPTIONS: _, FORCE_COLOR: __, ...inherited } = process.env
  return started(process.execPath, [program, ...args], typed, { ...inherited, LC_ALL: "C", ...environment })
}

export function started(
  command: string,
  args: readonly string[],
  typed: string,
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: environment })
    let out = ""
    let err = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text
    })
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text
    })
    child.on("error", reject)
    child.on("close", (code) => resolve({ code: code ?? -1, out, err }))
    child.stdin.end(typed)
  })
}

/** The JSON object on the last line. */
export function lastLine({ out }: Outcome): Record<string, unknown> {
  return JSON.parse(out.trimEnd().split("\n").at(-1) ?? "") as Record<string, unknown>
}

/** A folder for one test file. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), "genepool-cli-"))
  return {
    path: (name: string) => join(path, name),
    write(name: string, value: unknown): string {
      const file = join(path, name)
      writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value))
      return file
    },
    read: (name: string) => JSON.parse(readFileSync(join(path, name), "utf8")) as Record<string, unknown>,
  }
}
