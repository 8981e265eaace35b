// Players by name, as the command line, the server and the lobby call them.

import { BadInput } from "@genepool/engine"
import { type Level, levels, settingsOf } from "./levels.ts"
import type { Clock, Knowledge, Player } from "./player.ts"
import { searching } from "./search/search.ts"
import { greedy } from "./yardsticks/greedy.ts"
import { random } from "./yardsticks/random.ts"
import { uct } from "./yardsticks/uct.ts"

export const playerNames = [
  "random",
  "greedy",
  "uct",
  ...levels.map((level) => `level${level}` as const),
] as const
export type PlayerName = (typeof playerNames)[number]

/** A level may be called by its number alone. Throws BadInput. */
export function readPlayerName(text: string, where: string): PlayerName {
  const name = /^[1-5]$/.test(text) ? `level${text}` : text
  const found = playerNames.find((known) => known === name)
  if (found === undefined) throw new BadInput(where, `one of ${playerNames.join(", ")}`, text)
  return found
}

/** The player of that name. Throws BadInput where a game gives it nothing to go by. */
export function playerNamed(name: PlayerName, knowledge: Knowledge, clock: Clock): Player {
  switch (name) {
    case "random":
      return random()
    case "greedy":
      if (knowledge.judgement === null)
        throw new BadInput("greedy", "a game with a judgement", knowledge.game.id)
      return greedy(knowledge)
    case "uct":
      return uct(knowledge, clock)
    default:
      return searching(knowledge, clock, settingsOf(Number(name.slice(5)) as Level, knowledge.judgement))
  }
}
