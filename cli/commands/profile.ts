// genepool profile: how well a player chose over many finished games.

import { knowing, profileOf, type Row, reviewOf, type Sat } from "@genepool/bots"
import { BadInput } from "@genepool/engine"
import { table } from "../arena/tables.ts"
import { command, jsonFlag, wholeNumber } from "../command.ts"
import { within } from "../files.ts"
import { readLog } from "../logs.ts"

export const profile = command(
  {
    name: "profile",
    words: "<log> ...",
    about: "how well a player chose over many finished games: by phase, by kind of decision, game by game",
    flags: {
      seat: { type: "string", value: "n", about: "the seat of the player in all of them (0)" },
      json: jsonFlag,
    },
    more: [
      "Every game is reviewed by what the seat could know, which takes seconds each. What was given away is in points",
      "of winning chance, per game; accuracy comes with its 95 % interval. docs/review.md explains the figures.",
    ].join("\n"),
    examples: ["profile games/*.json --seat 1", "profile one.json two.json --json"],
  },
  async (files, flags, terminal) => {
    if (files.length === 0) throw new BadInput("profile", "log files", "nothing")
    const seat = flags.seat === undefined ? 0 : wholeNumber("--seat", flags.seat, 0, 9)
    const games: Sat[] = []
    for (const file of files) {
      const { module, log } = await readLog(file)
      const knowledge = await knowing(module)
      const review = within(file, () =>
        reviewOf(knowledge, log, seat, (done) =>
          terminal.progress(`${games.length + 1} of ${files.length}: ${Math.round(done * 100)} %`),
        ),
      )
      games.push({ review, seat })
    }
    terminal.progress("")
    const found = profileOf(games)
    if (flags.json) {
      terminal.print(JSON.stringify({ seat, ...found }))
      return 0
    }
    const rows = (list: readonly Row[]) => list.map((row) => lineOf(row, games.length))
    const head = ["choices", "accuracy", "95 %", "given away"]
    terminal.print(table(["part", ...head], rows([...found.phases, found.all])))
    terminal.print("")
    terminal.print(table(["decision", ...head], rows(found.kinds)))
    terminal.print("")
    terminal.print(
      table(
        ["game", ...head, "luck", "result"],
        found.progress.map((row) => [
          ...lineOf(row, 1),
          (row.luck * 100).toFixed(1),
          (row.result * 100).toFixed(0),
        ]),
      ),
    )
    return 0
  },
)

function lineOf({ name, choices, accuracy, lost }: Row, games: number): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return [
    name,
    String(choices),
    accuracy === null ? "" : percent(accuracy.share),
    accuracy === null ? "" : `${percent(accuracy.low)} .. ${percent(accuracy.high)}`,
    ((lost * 100) / games).toFixed(1),
  ]
}
