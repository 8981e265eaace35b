// record, replay, verify: one log through all three.

import { readFileSync, writeFileSync } from "node:fs"
import { mindOf, playerNamed, recordOf } from "@genepool/bots"
import { type Choice, FastRandom, type LoggedThought, Turn } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { describe, expect, test } from "vitest"
import { folder, genepool, lastLine } from "./harness.ts"

const files = folder()
const golden = files.path("golden.json")
const recorded = await genepool([
  "record",
  "noughts",
  "--seed",
  "5",
  "--out",
  golden,
  "--name",
  "five",
  "--json",
])

describe("record", () => {
  test("writes name, log, steps, questions and result", () => {
    expect(recorded.code).toBe(0)
    const file = files.read("golden.json")
    expect(Object.keys(file)).toEqual(["name", "log", "steps", "asked", "result"])
    expect(file).toMatchObject({
      name: "five",
      log: { genepool: 1, game: "noughts", dice: { kind: "seed", seed: "5" } },
    })
    expect(lastLine(recorded)).toMatchObject({ result: file.result, file: golden })
  })

  test("the same seed writes the same game, another seed another", async () => {
    const again = lastLine(
      await genepool(["record", "noughts", "--seed", "5", "--out", files.path("b.json"), "--json"]),
    )
    expect(again.hash).toBe(lastLine(recorded).hash)
    const other = lastLine(
      await genepool(["record", "noughts", "--seed", "6", "--out", files.path("c.json"), "--json"]),
    )
    expect(other.hash).not.toBe(again.hash)
  })

  test("again: golden files are played by the rules of today, and it is said from where on they changed", async () => {
    const written = readFileSync(golden, "utf8").replaceAll("\n", "\n  ")
    writeFileSync(golden, written)
    const { out } = await genepool(["record", "--again", golden])
    expect(out).toBe(`${golden}: as it was\n`)
    // and written as it was, too
    expect(readFileSync(golden, "utf8")).toBe(written)
    const file = files.read("golden.json") as { log: { choices: unknown[] }; result: object }
    const choices = [file.log.choices[0], file.log.choices[0], ...file.log.choices.slice(1)]
    const old = files.write("old.json", { ...file, log: { ...file.log, version: "0", choices } })
    const again = await genepool(["record", "--again", old])
    expect(again.out).toMatch(/: from step 2 .* on; of its choices \d+ kept, \d+ left out, \d+ new\n$/)
    expect((await genepool(["replay", old])).code).toBe(0)
    const lost = files.write("lost.json", { ...file, result: { ...file.result, winners: [] } })
    expect((await genepool(["record", "--again", lost])).out).toMatch(
      /: as it was; another result:\n {2}winners\[0\]: nothing, but 0\n/,
    )
    expect((await genepool(["record", "--again", lost])).out).toBe(`${lost}: as it was\n`)
    expect((await genepool(["record", "--again"])).err).toContain("golden files")
  })

  test("bots may play it", async () => {
    const out = files.path("bots.json")
    expect((await genepool(["record", "noughts", "--bots", "random,random", "--out", out])).code).toBe(0)
  })
})

describe("replay", () => {
  test("tells the log in words and draws where it ends", async () => {
    const { code, out } = await genepool(["replay", golden])
    expect(code).toBe(0)
    expect(out).toMatch(/^ {3}1 {2}Crosses: /)
    expect(out).toContain("The game is over.")
  })

  test("stops where it is told to", async () => {
    const { out } = await genepool(["replay", golden, "--at", "2", "--view", "1"])
    expect(out.match(/^ {3}\d {2}/gm)).toHaveLength(2)
    expect(out.match(/·/g)).toHaveLength(7)
    expect(out).not.toContain("The game is over.")
  })

  test("--view all shows the whole state", async () => {
    expect((await genepool(["replay", golden, "--at", "0", "--view", "all"])).out).toContain('"frames"')
  })

  test("--hash prints the hash alone, --json everything on one line", async () => {
    const { result } = files.read("golden.json")
    const { hash } = lastLine(recorded)
    expect((await genepool(["replay", golden, "--hash"])).out).toBe(`${String(hash)}\n`)
    expect(lastLine(await genepool(["replay", golden, "--json", "--view", "all"]))).toMatchObject({
      game: "noughts",
      hash,
      result,
      over: true,
      matches: true,
      state: { frames: [] },
    })
  })

  test("a golden file of which a step comes out otherwise fails the check", async () => {
    const { steps } = files.read("golden.json") as { steps: string }
    const file = files.write("changed.json", { ...files.read("golden.json"), steps: `0000${steps.slice(4)}` })
    const { code, err } = await genepool(["replay", file])
    expect(code).toBe(1)
    expect(err).toContain("step 0 (the set-up) comes out otherwise")
    expect((await genepool(["replay", file, "--at", "1"])).code).toBe(0)
  })

  test("a choice that the rules refuse is named with its place", async () => {
    const { log } = files.read("golden.json") as { log: { choices: unknown[] }; result: object }
    const file = files.write("illegal.json", { ...log, choices: [log.choices[0], log.choices[0]] })
    const { code, err } = await genepool(["replay", file])
    expect(code).toBe(2)
    expect(err).toContain(
      `genepool: ${file}: choices[1]: expected a choice that could be taken there, got seat 0`,
    )
  })
})

describe("verify", () => {
  const seal = async () => {
    const file = files.path("sealed.json")
    await genepool(["play", "noughts", "--sealed", "--bots", "random,random", "--save", file])
    return files.read("sealed.json") as { dice: { secret: string; commitment: string; numbers: string[] } }
  }

  test("an honest log passes, and shows secret and commitment", async () => {
    const { dice } = await seal()
    const { code, out } = await genepool(["verify", files.path("sealed.json")])
    expect(code).toBe(0)
    expect(out).toContain(`commitment   ${dice.commitment}`)
    expect(out).toContain(`secret       ${dice.secret}`)
    expect(out).toContain("honest")
  })

  test("another secret, a missing number, a secret not published, a game not over: each fails", async () => {
    const log = await seal()
    const { dice } = log
    const { secret: _, ...unpublished } = dice
    const choices = (log as unknown as { choices: unknown[] }).choices
    const dishonest = [
      [{ ...log, dice: { ...dice, secret: "0".repeat(64) } }, "the secret does not match the commitment"],
      [{ ...log, dice: { ...dice, numbers: ["1"] } }, "expected 2 numbers of seats, got 1"],
      [{ ...log, dice: unpublished }, "the secret is not published yet"],
      [{ ...log, choices: choices.slice(0, 2) }, "the game is not over"],
    ] as const
    for (const [value, problem] of dishonest) {
      const outcome = await genepool(["verify", files.write("dishonest.json", value), "--json"])
      expect(outcome.code).toBe(1)
      expect(lastLine(outcome)).toMatchObject({ honest: false, dice: "sealed", problems: [problem] })
    }
  })

  test("dice from a seed are repeatable, and said to be no more than that", async () => {
    const { code, out } = await genepool(["verify", golden])
    expect(code).toBe(0)
    expect(out).toContain("dice from the seed 5: repeatable, but nobody committed to them")
  })

  test("bots that chose by what they saw pass, and one that did not is found out", async () => {
    const log = thoughtful()
    const { code, out } = await genepool(["verify", files.write("thoughtful.json", log)])
    expect(code).toBe(0)
    expect(out).toContain(
      `bots: ${log.choices.length - 1} of ${log.choices.length - 1} thoughts come to the same choice`,
    )
    // The third choice with the seed of a thought that would have chosen another cell
    const forged = Array.from({ length: 40 }, (_, n) => ({
      ...log,
      choices: log.choices.map((made, at) =>
        at === 2
          ? { ...made, thought: { ...made.thought, seed: `forged ${n}`, parts: [{ tries: 1 }] } }
          : made,
      ),
    }))
    const codes = await Promise.all(
      forged.map(
        async (file) => (await genepool(["verify", files.write("forged.json", file), "--json"])).code,
      ),
    )
    expect(codes).toContain(1)
    const other = log.choices.map((made) => ({
      ...made,
      thought: made.thought && { ...made.thought, mind: "x" },
    }))
    const { out: said } = await genepool(["verify", files.write("other.json", { ...log, choices: other })])
    expect(said).toContain("were thought by another version of the bots")
  })
})

/** A game of two bots of level 2 at noughts, with what they thought. */
function thoughtful() {
  const { game } = noughts
  const state = game.setup(2, {}, new Turn(new FastRandom("t"), false))
  const choices: { seat: number; choice: Choice; thought?: LoggedThought }[] = []
  for (let decision = game.decisions(state)[0]; decision !== undefined; decision = game.decisions(state)[0]) {
    const { seat } = decision
    const seed = `bot ${choices.length}`
    const question = {
      view: game.view(state, seat),
      seat,
      seats: 2,
      decision,
      seed,
      budget: { iterations: 20 },
    }
    const thought = playerNamed("level2", noughts, () => 0)(question)
    const mind = mindOf(noughts, "level2", 2)
    const record = recordOf("level2", seed, { ...thought, mind }, choices.at(-2)?.thought)
    const isChoice = decision.options.length > 1 && record !== null
    choices.push({ seat, choice: thought.choice, ...(isChoice ? { thought: record } : {}) })
    game.apply(state, seat, thought.choice, new Turn(new FastRandom("t"), false))
  }
  const dice = { kind: "seed", seed: "t" }
  return { genepool: 1, game: "noughts", version: game.version, seats: 2, options: {}, dice, choices }
}
