import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { giverProblems } from "../givers.ts"
import { workspace } from "../sources.ts"

describe("what the rules give has its text, and every text its giver", () => {
  test.each(Object.entries(games))("%s", async (id, load) => {
    expect(giverProblems(await load(), join(workspace, "games", id))).toEqual([])
  })
})

describe("planted", () => {
  const sound = {
    "rules/game.ts": `
type Choice = { do: "mark" } | { do: "never" }
export const game = procedure("game", () => ({}), {
  begin: () => "turn",
  turn: {
    offer: (state) => [{ do: "mark" }, passing],
    take(state, choice, turn) { turn.tell({ fact: state.over ? "won" : "drawn" }) },
    whyNot: (state) => { const why = state.full ? "taken" : "notYours"; return [{ why }] },
  },
})
const passing = { do: "pass" as const }
`,
    "bot/hints.ts": `export const hints = ["winsAtOnce"]`,
  }
  const all = [
    "prompt.game.turn",
    "option.mark",
    "option.game.turn.pass",
    "fact.won",
    "fact.drawn",
    "reason.taken",
    "reason.notYours",
    "reason.winsAtOnce",
    "board.anything",
  ]
  const problemsWith = (keys: readonly string[], files: { readonly [path: string]: string } = {}) => {
    const root = mkdtempSync(join(tmpdir(), "genepool-givers-"))
    try {
      for (const [path, text] of Object.entries({ ...sound, ...files })) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return giverProblems({ texts: { keys: () => keys } }, root)
    } finally {
      rmSync(root, { recursive: true })
    }
  }

  test("nothing is missing", () => {
    expect(problemsWith(all)).toEqual([])
  })

  test.each([
    ["fact.won", "the rules give the fact won, but no text says it"],
    ["reason.notYours", "the rules give the reason notYours, but no text says it"],
    ["option.game.turn.pass", "the rules give the option pass, but no text says it"],
    ["prompt.game.turn", "the rules give the prompt game.turn, but no text says it"],
  ])("without the text %s", (key, problem) => {
    expect(problemsWith(all.filter((one) => one !== key))).toEqual([problem])
  })

  test.each(["fact.lost", "reason.tooLate", "option.never", "prompt.game.begin"])(
    "a text that nothing gives: %s",
    (key) => {
      expect(problemsWith([...all, key])).toEqual([
        `the text ${key} is there, but nothing in the rules gives it`,
      ])
    },
  )
})
