// The commands of text mode at the terminal: the same words as in the browser

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Decision } from "@genepool/engine"
import { answer, type CommandName, type Hearing } from "@genepool/text"
import { rulesOf } from "../coverage.ts"
import { project } from "../titles.ts"
import type { Sitting } from "./sitting.ts"

export function hearingOf({ table, words }: Sitting, decision: Decision): Hearing {
  const { seat } = decision
  const { game, state } = table
  return {
    module: table.module,
    words: words.game,
    view: game.view(state, seat),
    decision,
    prompt: game.prompt(state, seat),
    withheld: game.whyNot(state, seat),
    moments: table.heard(seat),
  }
}

/** False for what has to be done rather than said. */
export function sayCommand(
  sitting: Sitting,
  decision: Decision,
  command: { readonly command: CommandName; readonly argument: string },
): boolean {
  const { terminal } = sitting
  const hearing = hearingOf(sitting, decision)
  if (command.command === "rules") {
    terminal.print(ruleOf(sitting.table.game.id, hearing.prompt?.rule ?? null))
    return true
  }
  const lines = answer(command, hearing)
  for (const line of lines ?? []) terminal.print(line)
  return lines !== null
}

/** As the game's ledger has it. */
function ruleOf(game: string, id: string | null): string {
  const file = join(project, "games", game, "RULES.md")
  if (id === null || !existsSync(file)) return `/rules/${game}`
  const rule = rulesOf(readFileSync(file, "utf8")).rules.find((other) => other.id === id)
  return rule === undefined ? id : `${rule.id}: ${rule.text}`
}
