// genepool rules: the rules of a game by id, and which of them its tests name.

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { BadInput } from "@genepool/engine"
import { games } from "@genepool/games"
import { columns, command, jsonFlag, theWords } from "../command.ts"
import { coverageOf, rulesOf } from "../coverage.ts"
import { project, scenarioNames, testTitles } from "../titles.ts"

export const rules = command(
  {
    name: "rules",
    words: "<game>",
    about: "list the rules of a game by id, or which of them the tests name",
    flags: {
      coverage: { type: "boolean", about: "compare with the tests; exit code 1 when a rule has none" },
      json: jsonFlag,
    },
    more: [
      "A rule is defined in the game's RULES.md by its bold id at the start of a line or list item, or in the first",
      "cell of a table row. It is covered when the title of a test, or the name or rules of a scenario, names its id.",
    ].join("\n"),
    examples: ["rules noughts", "rules krom --coverage", "rules viral --coverage --json"],
  },
  async (words, flags, terminal) => {
    const [game] = theWords("rules", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    if (!Object.hasOwn(games, game))
      throw new BadInput("rules", `a game: ${Object.keys(games).join(", ")}`, game)
    const file = join("games", game, "RULES.md")
    if (!existsSync(join(project, file))) throw new BadInput(file, "the rules of the game", "no such file")
    const markdown = readFileSync(join(project, file), "utf8")
    if (!flags.coverage) {
      const { rules: list } = rulesOf(markdown)
      if (flags.json) terminal.print(JSON.stringify({ game, total: list.length, rules: list }))
      else terminal.print(columns(list.map(({ id, text }) => [id, text])))
      return 0
    }
    const tests = join(project, "games", game, "tests")
    const coverage = coverageOf(markdown, [...(await testTitles(tests)), ...scenarioNames(tests)])
    if (flags.json) terminal.print(JSON.stringify({ game, ...coverage }))
    else {
      for (const id of coverage.missing) terminal.print(`missing  ${id}`)
      for (const id of coverage.unknown)
        terminal.print(`unknown  ${id} is named by a test, but not defined in ${file}`)
      terminal.print(`${coverage.covered} of ${coverage.total} rules of ${game} are named by a test`)
    }
    return coverage.missing.length === 0 ? 0 : 1
  },
)
