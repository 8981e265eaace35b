// Lines that people type, or that a pipe brings: one at a time, none lost between two questions.

import { createInterface, type Interface } from "node:readline"
import type { Terminal } from "../terminal.ts"

export class Lines {
  private readonly terminal: Terminal
  private readonly reader: Interface
  private readonly waiting: string[] = []
  private ended = false
  private wanted: ((line: string | null) => void) | null = null

  constructor(terminal: Terminal) {
    this.terminal = terminal
    this.reader = createInterface(
      terminal.interactive ? { input: terminal.input, output: terminal.echo } : { input: terminal.input },
    )
    this.reader.on("line", (line) => {
      if (this.wanted === null) this.waiting.push(line)
      else this.hand(line)
    })
    const end = () => {
      this.ended = true
      this.hand(null)
    }
    this.reader.on("close", end)
    // Ctrl-C leaves the table as q does
    this.reader.on("SIGINT", end)
  }

  /** The next line without blanks around it, or null when there are no more. */
  async ask(prompt: string): Promise<string | null> {
    const question = `${prompt}> `
    if (this.terminal.interactive && !this.ended) {
      this.reader.setPrompt(question)
      this.reader.prompt()
    } else this.terminal.write(question)
    const line = this.waiting.shift() ?? (this.ended ? null : await new Promise<string | null>(this.want))
    // A pipe does not show what was typed
    if (!this.terminal.interactive || line === null) this.terminal.print(line ?? "")
    return line?.trim() ?? null
  }

  close(): void {
    this.reader.close()
  }

  private readonly want = (resolve: (line: string | null) => void): void => {
    this.wanted = resolve
  }

  private hand(line: string | null): void {
    const { wanted } = this
    this.wanted = null
    wanted?.(line)
  }
}
