// genepool games: what there is to play, for how many, with which options.

import type { Field, GameModule } from "@genepool/engine"
import { games as registry } from "@genepool/games"
import { fieldsOf } from "../choosing.ts"
import { columns, command, jsonFlag, theWords } from "../command.ts"
import { localeFlag, readLocale, wordsOf } from "../words.ts"

export const games = command(
  {
    name: "games",
    words: "",
    about: "list the games with their seats and options",
    flags: { locale: localeFlag, json: jsonFlag },
    examples: ["games", "games --locale pl", "games --json"],
  },
  async (words, flags, terminal) => {
    theWords("games", [], words)
    const locale = readLocale(flags.locale, terminal)
    const modules = await Promise.all(Object.values(registry).map((load) => load()))
    if (flags.json) {
      terminal.print(JSON.stringify({ games: modules.map(describe) }))
      return 0
    }
    for (const module of modules) {
      const { game: speak } = wordsOf(module, locale, module.game.seats.max, [], terminal)
      const { id, version, seats } = module.game
      const many = seats.min === seats.max ? `${seats.min}` : `${seats.min}-${seats.max}`
      terminal.print(
        `${terminal.paint("bold", id)}  ${speak.say("game.name")}, ${many} players, rules version ${version}`,
      )
      terminal.print(`  ${speak.say("game.pitch")}`)
      const fields = Object.entries(fieldsOf(module.game))
      if (fields.length > 0)
        terminal.print(
          columns(
            fields.map(([name, field]) => [`  ${name}=${valuesOf(field)}`, speak.say(`options.${name}`)]),
          ),
        )
      terminal.print("")
    }
    return 0
  },
)

/** A game as a program wants to know it. */
export function describe({ game }: GameModule) {
  const { id, version, seats, instructions } = game
  const options = Object.fromEntries(
    Object.entries(fieldsOf(game)).map(([name, { ...field }]) => [
      name,
      JSON.parse(JSON.stringify(field)) as unknown,
    ]),
  )
  return { id, version, seats, options, instructions }
}

/** The values of an option, its default first. */
function valuesOf(field: Field): string {
  switch (field.kind) {
    case "flag":
      return field.default ? "true|false" : "false|true"
    case "one":
      return [field.default, ...field.of.filter((value) => value !== field.default)].join("|")
    case "number":
      return `${field.min}..${field.max} (${field.default})`
    case "data":
      return "@file"
  }
}
