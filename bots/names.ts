// Players by name, as the command line, the server and the lobby call them.

import { BadInput } from "@genepool/engine"
import { instant } from "./instant.ts"
import { type Level, levels, settingsOf } from "./levels.ts"
import { type Clock, type Knowledge, learnedAt, type Player } from "./player.ts"
import { searching } from "./search/search.ts"
import { strongestBy } from "./search/settings.ts"
import { greedy } from "./yardsticks/greedy.ts"
import { random } from "./yardsticks/random.ts"
import { uct } from "./yardsticks/uct.ts"
import { veteran } from "./yardsticks/veteran.ts"

export const playerNames = [
  "random",
  "greedy",
  "uct",
  "veteran",
  "instant",
  ...levels.map((level) => `level${level}` as const),
] as const
export type PlayerName = (typeof playerNames)[number]

/** Who goes by what was learned: for the others it need not be loaded. */
export function usesLearned(name: PlayerName): boolean {
  return name === "instant" || name === "level5"
}

/** Raised when the same question, seed and number of tries would be thought otherwise. */
const thinking = 1

/** What a player goes by at a table of so many: two of the same mind think alike. */
export function mindOf({ learned }: Knowledge, name: PlayerName, seats: number): string {
  const net = usesLearned(name) ? learnedAt(learned, seats) : null
  return net === null ? `${thinking}` : `${thinking} ${net.id}`
}

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
    case "instant":
      if (knowledge.judgement === null) throw new BadInput(name, "a game with a judgement", knowledge.game.id)
      return name === "greedy" ? greedy(knowledge) : instant(knowledge)
    case "uct":
      return uct(knowledge, clock)
    case "veteran":
      return veteran(knowledge, clock)
    case "level5":
      return level5(knowledge, clock)
    default:
      return searching(knowledge, clock, settingsOf(Number(name.slice(5)) as Level, knowledge.judgement))
  }
}

/**
 * By what was learned where that is better, and by hand elsewhere: which one is known when somebody
 * asks.
 */
function level5({ game, judgement, learned }: Knowledge, clock: Clock): Player {
  const byHand = settingsOf(5, judgement)
  const players = new Map<Knowledge["judgement"], Player>()
  return (question) => {
    const better = learnedAt(learned, question.seats)
    const goesBy = better?.judgement ?? judgement
    let player = players.get(goesBy)
    if (player === undefined) {
      const settings = better === null ? byHand : strongestBy(better)
      player = searching({ game, judgement: goesBy }, clock, settings)
      players.set(goesBy, player)
    }
    return player(question)
  }
}
