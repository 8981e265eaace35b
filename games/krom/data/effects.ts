// Reads the effect of a bonus card in an edition file

import { BadInput, readNumber, readRow, readWord } from "@genepool/engine"
import type { Effect } from "./bonus.ts"
import { tokens } from "./kinds.ts"

const effects = ["fightDice", "fightAdd", "gain", "lose", "steal", "convert", "swap", "cancel"] as const
const tokensOrAny = [...tokens, "anyRes"] as const
const kinds = [...tokensOrAny, "life"] as const

export function readEffect(value: unknown, where: string): Effect {
  const effect = readWord(
    typeof value === "object" && value !== null && "effect" in value ? value.effect : value,
    `${where}.effect`,
    effects,
  )
  const row = (...keys: string[]) => readRow(value, where, ["effect", ...keys])
  const count = (key: string, raw: unknown) => readNumber(raw, `${where}.${key}`, 1, 20)
  switch (effect) {
    case "cancel":
      row()
      return { effect }
    case "fightDice":
      return { effect, dice: count("dice", row("dice").dice) }
    case "fightAdd":
      return { effect, add: count("add", row("add").add) }
    case "gain":
    case "lose": {
      const { kind, count: n } = row("kind", "count")
      return { effect, kind: readWord(kind, `${where}.kind`, kinds), count: count("count", n) }
    }
    case "steal": {
      const { kind, count: n } = row("kind", "count")
      return { effect, kind: readWord(kind, `${where}.kind`, tokensOrAny), count: count("count", n) }
    }
    case "convert":
    case "swap": {
      const { give, giveCount, take, takeCount } = row("give", "giveCount", "take", "takeCount")
      const exchange = {
        effect,
        give: readWord(give, `${where}.give`, tokensOrAny),
        giveCount: count("giveCount", giveCount),
        take: readWord(take, `${where}.take`, tokensOrAny),
        takeCount: count("takeCount", takeCount),
      }
      if (exchange.give === exchange.take && exchange.give !== "anyRes")
        throw new BadInput(
          `${where}.take`,
          `another kind than ${exchange.give}, which is given`,
          exchange.take,
        )
      return exchange
    }
  }
}
