import { PassThrough, Readable } from "node:stream"
import { describe, expect, test } from "vitest"
import { Lines } from "../play/lines.ts"
import { sit } from "../play/sit.ts"
import type { Player } from "../players.ts"
import { Table } from "../table.ts"
import { wordsOf } from "../words.ts"
import { fakeTerminal } from "./harness.ts"
import { secretGame } from "./secret-game.ts"

/** Plays the game of secrets with lines typed at once; `interactive` as if somebody sat there. */
async function sitting(typed: string, { interactive = false, bot = null as Player | null } = {}) {
  const { terminal: plain, outcome } = fakeTerminal()
  const terminal = { ...plain, interactive, input: Readable.from([typed]), echo: new PassThrough() }
  const dice = { kind: "seed", seed: "1" } as const
  const table = Table.open(secretGame, { seats: 2, options: {}, dice })
  const words = wordsOf(secretGame, "en", 2, [], terminal)
  const lines = new Lines(terminal)
  await sit({
    table,
    words,
    players: [null, bot],
    adviser: () => [],
    lines,
    terminal,
    saveTo: null,
    doubted: null,
    spoken: false,
  })
  lines.close()
  return { table, out: outcome(0).out }
}

describe("hot seat with secrets", () => {
  test("the terminal is handed over before the other seat's secrets are shown", async () => {
    const { out } = await sitting("1\n2\n2\n")
    const [first, second, third] = ["Player 1", "Player 2", "Player 1"].reduce<number[]>((found, name) => {
      found.push(out.indexOf(`Pass the terminal to ${name}.`, (found.at(-1) ?? -1) + 1))
      return found
    }, [])
    expect(first).toBeGreaterThan(-1)
    expect(second).toBeGreaterThan(first!)
    expect(third).toBeGreaterThan(second!)
    const dealt = (from: number, to: number) => out.slice(from, to).match(/You were dealt \d/g)
    expect(dealt(0, first!)).toBeNull()
    expect(dealt(first!, second!)).toHaveLength(1)
    expect(dealt(second!, third!)).toHaveLength(1)
    expect(out.slice(second!, third!)).not.toContain("Shown")
    expect(out.slice(third!)).toContain("Shown: 1 and 2")
  })

  test("somebody at the keyboard presses Enter first, and the screen is wiped", async () => {
    const { table, out } = await sitting("\n1\n\n2\n\n2\n", { interactive: true })
    expect(table.over).toBe(true)
    expect(out.split("\x1b[2J\x1b[3J\x1b[H")).toHaveLength(1 + 3 * 2)
  })

  test("one person against a bot is never asked to hand over", async () => {
    const bot: Player = (_table, { options }) => options[0]!
    const { table, out } = await sitting("3\n2\n", { bot })
    expect(out).not.toContain("Pass the terminal")
    expect(out).toContain("Shown: 3 and 1")
    expect(out).toContain("1. Player 2: 4 (luck 4)\n2. Player 1: 0 (luck 0)\nWinner: Player 2")
    expect(table.over).toBe(true)
  })

  test("a die cannot be taken back", async () => {
    const bot: Player = (_table, { options }) => options[0]!
    const { table, out } = await sitting("1\n1\nu\n", { bot })
    expect(out).toMatch(/Rolled \d/)
    expect(out).toContain("That cannot be undone")
    expect(table.length).toBe(3)
  })

  test("a standing instruction is left by number, kept by Enter, and answers later", async () => {
    const bot: Player = (_table, { options }) => options[0]!
    const { table, out } = await sitting("i\n\ni\n9\ni\n2\n1\n?\n", { bot })
    expect(out).toContain("Standing instruction (now: Ask me):")
    expect(out).toContain("“9” is not one of the choices: a number from 1 to 2")
    expect(out).toContain("Standing instruction: Hide three")
    expect(table.state.standing).toEqual(["three", "ask"])
    expect(out).toContain("Hide 1: it is too late")
  })
})
