// The world as a command sees it: where it reads and prints, and whether a person sits there.

import { styleText } from "node:util"

export type Style = "bold" | "dim" | "green" | "red" | "yellow" | "cyan"

export interface Terminal {
  readonly input: NodeJS.ReadableStream
  /** Where lines are edited, when a person types them. */
  readonly echo: NodeJS.WritableStream
  /** A person reads and types: prompts wait, screens are cleared. */
  readonly interactive: boolean
  readonly environment: { readonly [name: string]: string | undefined }
  /** One or more lines for whoever asked. */
  print(text: string): void
  /** One or more lines beside the answer: errors, progress, remarks. */
  remark(text: string): void
  /** Text that stays on the line, such as a prompt. */
  write(text: string): void
  /**
   * A line that is overwritten by the next one; only where somebody is looking. An empty one wipes
   * it.
   */
  progress(text: string): void
  paint(style: Style, text: string): string
}

/** The terminal or the pipes this process was started with. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // Whoever reads may go away (`genepool simulate ... | head`): that is no error of ours
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0)
    throw error
  })
  let overwritten = false
  return {
    input: stdin,
    echo: stdout,
    interactive: Boolean(stdin.isTTY && stdout.isTTY),
    environment: process.env,
    print: (text) => void stdout.write(`${text}\n`),
    remark: (text) => void stderr.write(`${text}\n`),
    write: (text) => void stdout.write(text),
    progress(text) {
      if (!stderr.isTTY || (text === "" && !overwritten)) return
      overwritten = text !== ""
      stderr.write(`\r\x1b[2K${text}`)
    },
    // Honours NO_COLOR and FORCE_COLOR, and keeps pipes plain
    paint: (style, text) => styleText(style, text, { stream: stdout }),
  }
}

export function debugging({ environment }: Terminal): boolean {
  return Boolean(environment.GENEPOOL_DEBUG)
}
