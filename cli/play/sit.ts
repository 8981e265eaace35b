// A game at one terminal: who sits where, what each has seen, and whose turn it is to look.

import { canonical, type Decision, type Seat, type Who } from "@genepool/engine"
import { optionsOf, positionOf, questionOf, sayTurns } from "@genepool/text"
import { draw, numbered, sayFacts, sayResult } from "../words.ts"
import { atPrompt } from "./keys.ts"
import type { Sitting } from "./sitting.ts"
import { hearingOf } from "./spoken.ts"

/** Plays until the game is over or nobody wants to go on. */
export async function sit(sitting: Sitting): Promise<void> {
  const { table, players } = sitting
  const people = players.flatMap((player, seat) => (player === null ? [seat] : []))
  const screen = new Screen(sitting, people)
  while (!table.over) {
    const decisions = table.decisions()
    const ofBot = decisions.find(({ seat }) => players[seat] !== null)
    if (ofBot !== undefined) {
      const { seat } = ofBot
      const choice = players[seat]!(table, ofBot)
      table.choose(seat, choice)
      if (people.length === 0) screen.news("spectator")
      continue
    }
    if (!(await askPerson(sitting, screen, decisions[0]!))) return
  }
  screen.end()
}

/** False when the person leaves the table. */
async function askPerson(sitting: Sitting, screen: Screen, decision: Decision): Promise<boolean> {
  if (!(await screen.turnTo(decision.seat))) return false
  screen.position(decision)
  for (;;) {
    const outcome = await atPrompt(sitting, decision)
    if (outcome === "leave") return false
    if (outcome === "moved") return true
    if (outcome === "show") screen.position(decision)
  }
}

class Screen {
  private readonly sitting: Sitting
  private readonly people: readonly Seat[]
  /** How many steps of the game each onlooker has read of. */
  private readonly read = new Map<Who, number>()
  private shown: Seat | null = null

  constructor(sitting: Sitting, people: readonly Seat[]) {
    this.sitting = sitting
    this.people = people
  }

  /**
   * Shows the seat what happened since it last looked; hands the terminal over first where there
   * are secrets.
   */
  async turnTo(seat: Seat): Promise<boolean> {
    const { table, words, lines, terminal } = this.sitting
    // What was taken back is news again when it is done anew
    for (const [who, steps] of this.read) this.read.set(who, Math.min(steps, table.length))
    const before = this.shown ?? this.people.find((other) => other !== seat)
    if (before !== undefined && before !== seat && this.secrets(before, seat)) {
      terminal.print(terminal.interactive ? wipe : "")
      terminal.print(terminal.paint("bold", words.own.say("handOver", { name: words.names[seat]! })))
      if (terminal.interactive) {
        if ((await lines.ask(words.own.say("handOverKey", { name: words.names[seat]! }))) === null)
          return false
        terminal.print(wipe)
      }
    } else if (this.shown !== null) this.read.set(seat, Math.max(this.readBy(seat), this.readBy(this.shown)))
    this.shown = seat
    if (this.sitting.spoken) this.turns(seat)
    else this.news(seat)
    return true
  }

  position(decision: Decision): void {
    const { table, words, terminal } = this.sitting
    const { seat, ask, options, given } = decision
    terminal.print("")
    const hearing = this.sitting.spoken ? hearingOf(this.sitting, decision) : null
    if (hearing === null) terminal.print(draw(words, table.module, table.game.view(table.state, seat)))
    else for (const line of positionOf(hearing).now) terminal.print(line)
    terminal.print("")
    const prompt = table.game.prompt(table.state, seat)
    if (prompt !== null) {
      const rule = prompt.rule === null ? "" : ` ${terminal.paint("dim", prompt.rule)}`
      const question = hearing === null ? words.game.sayPrompt(prompt) : questionOf(hearing)
      terminal.print(`${terminal.paint("bold", question)}${rule}`)
    }
    if (given.length > 0) {
      const answers = words.own.sayList(given.map((choice) => words.game.sayOption(ask, choice)))
      terminal.print(words.own.say("answered", { answers }))
    }
    for (const line of numbered(
      hearing === null ? options.map((option) => words.game.sayOption(ask, option)) : optionsOf(hearing),
      terminal,
    ))
      terminal.print(line)
  }

  news(who: Who): void {
    const { table, words, terminal } = this.sitting
    const facts = table.heard(who, this.readBy(who)).flatMap((step) => step.facts)
    this.read.set(who, table.length)
    for (const line of sayFacts(words, facts)) terminal.print(`${terminal.paint("dim", "·")} ${line}`)
  }

  /** What happened since the seat last looked, a sentence for each turn. */
  private turns(seat: Seat): void {
    const { table, words, terminal } = this.sitting
    const told = table.heard(seat, this.readBy(seat))
    this.read.set(seat, table.length)
    const view = table.game.view(table.state, seat)
    for (const line of sayTurns(told, { module: table.module, words: words.game, view })) terminal.print(line)
  }

  end(): void {
    const { table, words, terminal } = this.sitting
    const who = this.people.length === 1 ? this.people[0]! : "spectator"
    if (who === "spectator" && this.shown !== null) this.read.set(who, this.readBy(this.shown))
    this.news(who)
    terminal.print("")
    terminal.print(draw(words, table.module, table.game.view(table.state, who)))
    terminal.print("")
    const { result } = table
    if (result !== null) for (const line of sayResult(words, result)) terminal.print(line)
  }

  /** Whether one of the two may know something that the other may not. */
  private secrets(a: Seat, b: Seat): boolean {
    const { game, state } = this.sitting.table
    const [x, y] = [a, b].map((seat) => canonical({ ...game.view(state, seat), who: null, standing: null }))
    return x !== y
  }

  private readBy(who: Who): number {
    return this.read.get(who) ?? -1
  }
}

/** Clears the screen and what can be scrolled back to. */
const wipe = "\x1b[2J\x1b[3J\x1b[H"
