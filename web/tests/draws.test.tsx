// @vitest-environment happy-dom
// What the replay says about chance: draws by the game's own names, and what is wrong with a log,
// in the reader's language.
import type { Log } from "@genepool/engine"
import { games } from "@genepool/games"
import { speaker } from "@genepool/text"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import type { Verdict } from "../local/messages.ts"
import { Draws } from "../replay/draws.tsx"
import { appSay } from "../text/index.ts"

afterEach(cleanup)

const { texts } = await games.krom!()
const log: Log = {
  genepool: 1,
  game: "krom",
  version: "1",
  seats: 2,
  options: {},
  dice: { kind: "seed", seed: "one" },
  choices: [],
}
const verdict: Verdict = {
  problems: [
    { code: "commitment", message: "the secret does not match the commitment" },
    { code: "unplayable", message: "log.choices[3]: expected a choice that could be taken there" },
  ],
  draws: [{ n: 1, draws: [{ name: "kromosaurTarget", of: 3, value: "forest" }] }],
  sealed: true,
}

test("draws and what is wrong are said in Polish; only the program's own line is English", async () => {
  render(
    <Draws
      source={{ verify: async () => verdict }}
      step={{ draws: [{ name: "fight", of: 6, value: 4 }] }}
      log={log}
      words={speaker(texts, "pl")}
      say={appSay("pl")}
    />,
  )
  expect(screen.getByText("Wylosowano tutaj: Walka: 4 (1 z 6)")).toBeDefined()
  fireEvent.click(screen.getByText("Sprawdź losowania"))
  const status = await screen.findByRole("status")
  expect(status.textContent).toContain("Ujawniony tajny klucz nie zgadza się ze skrótem podanym przed grą.")
  expect(status.textContent).not.toContain("does not match")
  expect(status.querySelector("code[lang=en]")?.textContent).toBe(verdict.problems[1]?.message)
  const cells = [...status.querySelectorAll("td")].map((cell) => cell.textContent)
  expect(cells).toEqual(["1", "Dokąd idzie kromozaur", "Las 1/3"])
})
