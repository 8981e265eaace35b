// One sentence a turn: how many words are spoken for what others do, in whole games at random
// (WORDS=1 prints the figures)

import { choose, FastRandom, type GameModule, heardBy, parseOptions, Turn } from "@genepool/engine"
import { countWords, sayTurns, speaker, type Told } from "@genepool/text"
import { expect, test } from "vitest"
import { games } from "../index.ts"

/** Whole games at random; what seat 0 hears between its own choices. */
function heardIn(module: GameModule, seats: number, seed: string) {
  const { game, texts } = module
  const random = new FastRandom(seed)
  let turn = new Turn(random)
  const state = game.setup(seats, parseOptions(game.options, {}, seats), turn)
  const words = speaker(texts, "en", { seatNames: ["Anna", "Ben", "Cleo", "Dan", "Eve"].slice(0, seats) })
  const two: number[] = []
  const sentences: string[] = []
  const endings: number[] = []
  let waiting: Told[] = []
  for (let n = 0; n < 4000; n++) {
    const decisions = game.decisions(state)
    const decision = decisions[random.below(decisions.length || 1)]
    if (decision === undefined) break
    if (decision.seat === 0 && waiting.length > 0) {
      const said = sayTurns(waiting, { module, words, view: game.view(state, 0) })
      sentences.push(...said)
      const [ends, turns] = [said.filter(isEnd), said.filter((line) => !isEnd(line))]
      endings.push(...ends.map(countWords))
      for (let at = 0; at + 1 < turns.length; at++) two.push(countWords(`${turns[at]} ${turns[at + 1]}`))
      waiting = []
    }
    turn = new Turn(random)
    choose(game, state, decision.seat, decision.options[random.below(decision.options.length)]!, turn)
    waiting.push({ seat: decision.seat, facts: heardBy(turn.told ?? [], 0) })
  }
  return { two, sentences, endings }
}

const isEnd = (line: string) => line.startsWith("End of the round")

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

for (const id of ["chromosome", "viral", "krom"])
  test(`${id}: at most 25 words a turn, 40 for two, 40 for the end of a round`, async () => {
    const module = await games[id]!()
    const heard = [2, 3].map((seats) => heardIn(module, seats, `words ${seats}`))
    const two = heard.flatMap((one) => one.two)
    const sentences = heard.flatMap((one) => one.sentences)
    const ends = heard.flatMap((one) => one.endings)
    expect(Math.max(...sentences.filter((line) => !isEnd(line)).map(countWords))).toBeLessThanOrEqual(25)
    expect(two.length).toBeGreaterThan(20)
    expect(Math.max(...two)).toBeLessThanOrEqual(40)
    if (id === "viral") expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(40)
    if (process.env.WORDS === "1")
      console.log(
        `${id}: two turns ${middle(two)} to ${Math.max(...two)} words, a round's end ${Math.max(0, ...ends)}`,
      )
  })
