// The example bot of docs/protocol.md, as it is printed there.

import { spawn, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { expect, test } from "vitest"
import { folder, program, started } from "./harness.ts"

const document = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8")
const bot = /```python\n([\s\S]*?)```/.exec(document)?.[1] ?? ""
const python = spawnSync("python3", ["--version"]).status === 0

test("the example bot has at most 30 lines and needs nothing but the standard library", () => {
  expect(bot.trim().split("\n").length).toBeLessThanOrEqual(30)
  expect(bot.match(/^(import|from) .*$/gm)).toEqual(["import json, random, subprocess, sys"])
})

test(`the example bot plays a game to its end (${python ? "in Python" : "its dialogue, without Python"})`, async () => {
  const { code, out, err } = python ? await inPython() : await inNode()
  expect({ code, err }).toEqual({ code: 0, err: "" })
  expect(out).toMatch(/X is Crosses, O is Noughts\n\[(0|1|0, ?1)\]\n$/)
})

function inPython() {
  const file = folder().write("bot.py", bot)
  return started("python3", [file, process.execPath, program, "protocol"], "", process.env)
}

/**
 * The same conversation where there is no Python: one question at a time, each answered before the
 * next.
 */
async function inNode() {
  const genepool = spawn(process.execPath, [program, "protocol"], { stdio: ["pipe", "pipe", "inherit"] })
  const answers = createInterface({ input: genepool.stdout })[Symbol.asyncIterator]()
  const call = async (name: string, fields: object = {}) => {
    genepool.stdin.write(`${JSON.stringify({ id: name, call: name, ...fields })}\n`)
    const answer = JSON.parse((await answers.next()).value as string) as Record<string, unknown>
    expect(answer).toMatchObject({ id: name, ok: true })
    return answer
  }
  const firstOption = async (table: unknown) => {
    const { decisions } = (await call("decisions", { table })) as {
      decisions: { seat: number; options: unknown[] }[]
    }
    return { seat: decisions[0]!.seat, choice: decisions[0]!.options[0] }
  }
  let status = await call("setup", { game: "noughts", seats: 2 })
  const { table } = status
  while (status.over !== true) {
    const world = await call("imagine", { table, who: 0 })
    let imagined = world
    while (imagined.over !== true)
      imagined = await call("choose", { table: world.table, ...(await firstOption(world.table)) })
    await call("close", { table: world.table })
    const [seat] = status.asked as [number]
    const choice =
      seat === 0 ? (await firstOption(table)).choice : (await call("suggest", { seat, bot: "random" })).choice
    status = await call("choose", { seat, choice })
  }
  const { text } = await call("view", { who: 0, locale: "en" })
  genepool.stdin.end()
  const { winners } = status.result as { winners: number[] }
  return { code: 0, out: `${String(text)}\n${JSON.stringify(winners)}\n`, err: "" }
}
