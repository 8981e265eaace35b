// What is heard between two questions of one's own: how many words, and that nothing is missing
// that changes anything (WORDS=1 prints the figures, GAMES=20 plays more)

import {
  choose,
  FastRandom,
  type GameModule,
  heardBy,
  parseOptions,
  type SpokenClause,
  Turn,
} from "@genepool/engine"
import { countWords, type HeardChoice, questionOf, sayTurns, speaker, sumUp } from "@genepool/text"
import { expect, test } from "vitest"
import { games } from "../index.ts"

interface Stretch {
  readonly said: readonly string[]
  readonly question: string
  /** How many turns of others lie in it. */
  readonly turns: number
}

const isEnd = (line: string) => line.startsWith("End of the round")

/**
 * Whole games in a hurry; all that seat 0 hears from one question to the next, with the question
 * itself.
 */
function heardIn(module: GameModule, seats: number, seed: string): Stretch[] {
  const { game, texts, judgement } = module
  const random = new FastRandom(seed)
  const state = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(random))
  const words = speaker(texts, "en", { seatNames: ["Anna", "Ben", "Cleo", "Dan", "Eve"].slice(0, seats) }).to(
    0,
  )
  const stretches: Stretch[] = []
  let before: HeardChoice[] = []
  let waiting: HeardChoice[] = []
  for (let n = 0; n < 4000; n++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    const { seat, options } = decision
    if (seat === 0 && waiting.length > 0) {
      const view = game.view(state, 0)
      const prompt = game.prompt(state, 0)
      stretches.push({
        said: sayTurns(waiting, { module, words, view }, seats > 2, before),
        question: prompt === null ? "" : questionOf({ module, words, view, prompt }),
        turns: waiting.filter((made, at) => made.seat !== 0 && waiting[at - 1]?.seat !== made.seat).length,
      })
      before = [...before, ...waiting]
      waiting = []
    }
    const turn = new Turn(random)
    const at = judgement?.hurried?.(state, decision, random) ?? random.below(options.length)
    choose(game, state, seat, options[at]!, turn)
    waiting.push({ seat, facts: heardBy(turn.told ?? [], 0) })
  }
  return stretches
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const count = Number(process.env.GAMES ?? 2)

for (const id of ["chromosome", "viral", "krom"])
  test(`${id}: between two questions 40 words for two turns, and at most 80 more for the end of a round`, async () => {
    const module = await games[id]!()
    const heard = Array.from({ length: count }, (_, n) => heardIn(module, 3, `words ${n}`)).flat()
    const wordsOf = ({ said }: Stretch) => countWords(said.join(" "))
    const two = heard.filter(({ said, turns }) => turns === 2 && !said.some(isEnd)).map(wordsOf)
    const questions = heard.map(({ question }) => countWords(question))
    // The end of a round, with the turns around it
    const ends = heard.flatMap(({ said, turns }) =>
      said.some(isEnd) ? [countWords(said.join(" ")) - 25 * (turns + 1)] : [],
    )
    const sentences = heard.flatMap(({ said }) => said.map(countWords))
    if (process.env.WORDS === "1")
      console.log(
        `${id}: ${heard.length} stretches between two questions; two turns ${middle(two)} to ${Math.max(...two)} words, ${two.filter((n) => n > 40).length} of ${two.length} above 40; a round's end at most ${Math.max(0, ...ends)} beyond 25 for each turn around it; a sentence ${middle(sentences)} to ${Math.max(...sentences)}, ${sentences.filter((n) => n > 25).length} of ${sentences.length} above 25; the question ${middle(questions)} to ${Math.max(...questions)} more`,
      )
    expect(two.length).toBeGreaterThan(8)
    expect(two.filter((n) => n > 40).length / two.length).toBeLessThanOrEqual(0.08)
    expect(Math.max(...two)).toBeLessThanOrEqual(55)
    expect(sentences.filter((n) => n > 25).length / sentences.length).toBeLessThanOrEqual(0.15)
    if (id !== "krom") expect(ends.length).toBeGreaterThan(3)
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(80)
  })

for (const id of ["chromosome", "viral", "krom"])
  test(`${id}: whatever is short or left out of a turn changes nothing, and is never about the listener`, async () => {
    const module = await games[id]!()
    const { game, texts, spoken } = module
    const words = speaker(texts, "en", { seatNames: ["Anna", "Ben", "Cleo"] }).to(0)
    const random = new FastRandom("left out")
    const state = game.setup(3, parseOptions(game.options, {}, 3), new Turn(random))
    let looked = 0
    for (let n = 0; n < 600; n++) {
      const [decision] = game.decisions(state)
      if (decision === undefined) break
      const turn = new Turn(random)
      choose(game, state, decision.seat, decision.options[random.below(decision.options.length)]!, turn)
      const view = game.view(state, 0)
      const clauses = spoken!.turn(heardBy(turn.told ?? [], 0), view, words.say)
      // With no room at all only what is minor may go
      const said = sumUp(clauses, null, 0, (left) => `${left} left`)
      for (const clause of clauses) {
        looked++
        const forms = [clause, clause.brief ?? clause].flatMap((one: Partial<SpokenClause>) => [
          one.words,
          one.unnamed,
        ])
        const isSaid = forms.some((form) => form !== undefined && said.includes(form))
        if (clause.minor !== true) expect(isSaid, `${clause.words} in ${said}`).toBe(true)
        else expect(clause.subject).not.toBe(0)
      }
    }
    expect(looked).toBeGreaterThan(100)
  })
