// What a person may type when asked: the number of an option, or a key.

import { BadInput, type Decision, type Seat } from "@genepool/engine"
import { called, meantBy } from "@genepool/text"
import { writeJson } from "../files.ts"
import { numbered, sayFacts } from "../words.ts"
import type { Sitting } from "./sitting.ts"
import { hearingOf, sayCommand } from "./spoken.ts"

/**
 * `moved`: the position is another one; `show`: draw it again; `again`: ask again; `leave`: no
 * more.
 */
type Outcome = "moved" | "show" | "again" | "leave"

const keys = ["?", "b", "h", "i", "l", "s", "u", "q"] as const

export async function atPrompt(sitting: Sitting, decision: Decision): Promise<Outcome> {
  const { table, words, lines, terminal } = sitting
  const { seat, options } = decision
  const { own } = words
  const count = options.length
  const line = await lines.ask(own.say("choose", { name: words.names[seat]!, range: rangeOf(count) }))
  if (line === null) return "leave"
  const [key = "", ...rest] = line.split(/\s+/)
  switch (key.toLowerCase()) {
    case "?":
      whyNot(sitting, decision)
      return "again"
    case "b":
      return "show"
    case "h":
      hint(sitting, decision)
      return "again"
    case "i":
      return instruct(sitting, seat)
    case "l":
      for (const { n, facts } of table.heard(seat))
        for (const text of sayFacts(words, facts))
          terminal.print(`${terminal.paint("dim", String(n).padStart(4))}  ${text}`)
      return "again"
    case "s":
      save(sitting, rest.join(" ") || sitting.saveTo)
      return "again"
    case "u":
      return undo(sitting)
    case "q":
      return "leave"
  }
  const { locale } = words.game
  const typed = meantBy(line, hearingOf(sitting, decision), sitting.doubted)
  sitting.doubted = typed.is === "doubtful" ? line.trim() : null
  if (typed.is === "command") {
    if (typed.command === "undo") return undo(sitting)
    if (typed.command === "hint") hint(sitting, decision)
    else sayCommand(sitting, decision, typed)
    if (typed.command === "help") terminal.print(own.say("keys"))
    return "again"
  }
  if (typed.is === "choice") {
    table.choose(seat, typed.option, Date.now())
    return "moved"
  }
  if (typed.is === "nothing" && !/^\d+$/.test(line)) {
    const others = [...keys, called.help[locale]].join(" ")
    terminal.print(own.say("noSuchOption", { text: line, count, keys: others }))
    if (line.length <= 1) return "again"
  }
  terminal.print(typed.words)
  return "again"
}

function rangeOf(count: number): string {
  return count === 1 ? "1" : `1-${count}`
}

function whyNot({ table, words, terminal }: Sitting, { seat, ask }: Decision): void {
  const withheld = table.game.whyNot(table.state, seat)
  terminal.print(words.own.say(withheld.length === 0 ? "nothingWithheld" : "whyNot"))
  for (const { choice, reason } of withheld)
    terminal.print(`  ${words.game.sayOption(ask, choice)}: ${words.game.sayReason(reason)}`)
  terminal.print(terminal.paint("dim", words.own.say("keys")))
}

/** What a strong bot would take, by the numbers of the list: the chance to win, and what for. */
function hint({ table, words, adviser, terminal }: Sitting, decision: Decision): void {
  const hints = adviser(table, decision)
  const percent = new Intl.NumberFormat(words.game.locale, { style: "percent" })
  terminal.print(words.own.say(hints.length === 0 ? "noHint" : "hint"))
  for (const { choice, chance, reason } of hints) {
    const number = String(decision.options.indexOf(choice) + 1).padStart(3)
    const option = `${words.game.sayOption(decision.ask, choice)} (${percent.format(chance)})`
    const why = reason === null ? "" : terminal.paint("dim", ` ${words.game.sayReason(reason)}`)
    terminal.print(`${number}  ${option}${why}`)
  }
}

async function instruct({ table, words, lines, terminal }: Sitting, seat: Seat): Promise<Outcome> {
  const { instructions } = table.game
  const { own, game } = words
  if (instructions.length === 0) {
    terminal.print(own.say("noInstructions"))
    return "again"
  }
  const said = instructions.map((standing) => game.sayOption("", { do: "instruct", standing }))
  const now = said[instructions.indexOf(table.state.standing[seat]!)] ?? ""
  terminal.print(own.say("instructions", { now }))
  for (const text of numbered(said, terminal)) terminal.print(text)
  const line = await lines.ask(own.say("chooseInstruction", { range: rangeOf(said.length) }))
  if (line === null) return "leave"
  if (line === "") return "again"
  const standing = /^\d+$/.test(line) ? instructions[Number(line) - 1] : undefined
  if (standing === undefined) {
    terminal.print(own.say("noSuchOption", { text: line, count: said.length, keys: "Enter" }))
    return "again"
  }
  table.choose(seat, { do: "instruct", standing, now: true }, Date.now())
  terminal.print(own.say("instructed", { instruction: said[instructions.indexOf(standing)]! }))
  return "moved"
}

/** Takes back the last choice, if a person made it and may do so without asking. */
function undo({ table, words, players, terminal }: Sitting): Outcome {
  const { last, length } = table
  if (last === undefined) terminal.print(words.own.say("undoNothing"))
  else if (players[last.seat] !== null || table.free(last.seat) >= length)
    terminal.print(words.own.say("undoNotFree"))
  else {
    table.rewind(length - 1)
    terminal.print(words.own.say("undone"))
    return "moved"
  }
  return "again"
}

export function save(
  { table, words, terminal }: Pick<Sitting, "table" | "words" | "terminal">,
  file: string | null,
): void {
  if (file === null) {
    terminal.print(words.own.say("saveWhere"))
    return
  }
  try {
    writeJson(file, table.log)
  } catch (error) {
    // The game goes on, and may be saved elsewhere
    if (!(error instanceof BadInput)) throw error
    terminal.print(error.message)
    return
  }
  terminal.print(words.own.say("saved", { file }))
  if (!table.over && table.dice.kind === "sealed") terminal.print(words.own.say("saveSecret"))
}
