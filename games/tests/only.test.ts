// What an option leads to where there is only one thing to lead to: heard before it is chosen. Held
// against what the rules then take by themselves, in whole games

import { type Choice, choose, FastRandom, locales, parseOptions, Turn } from "@genepool/engine"
import { moreOf, speaker } from "@genepool/text"
import { expect, test } from "vitest"
import { games } from "../index.ts"

/** A part of a choice that has a name: a place, a card, somebody. */
const named = ["room", "organ", "card", "evolution", "seat"]

test.each([
  ["chromosome", 30],
  ["viral", 20],
  ["krom", 20],
] as const)(
  "%s: the only place, card or player that an option leads to is named with it",
  async (id, least) => {
    const module = await games[id]!()
    const { game, texts } = module
    const missing = new Set<string>()
    let found = 0
    for (const seed of ["only", "sole"]) {
      const random = new FastRandom(seed)
      const state = game.setup(3, parseOptions(game.options, {}, 3), new Turn(random))
      for (let n = 0; n < 1200; n++) {
        const [decision] = game.decisions(state)
        if (decision === undefined) break
        const { seat, options } = decision
        const option = options[random.below(options.length)]!
        const heard = locales.map((locale) => {
          const words = speaker(texts, locale, { seatNames: ["Anna", "Ben", "Cleo"] }).to(seat)
          const hearing = { module, words, view: game.view(state, seat), decision }
          return { words, line: words.sayOption(decision.ask, option), more: moreOf(option, hearing) ?? "" }
        })
        // What goes without a question until a die falls, a card is drawn, or it is somebody else's
        const depth = state.frames.length
        const taken: { ask: string; choice: Choice }[] = []
        const turn = new Turn(random)
        let isCertain = true
        const before = random.below.bind(random)
        random.below = (sides) => {
          isCertain = false
          return before(sides)
        }
        turn.onUnasked = (ask, choice) => {
          if (isCertain && state.frames.length >= depth) taken.push({ ask, choice })
        }
        choose(game, state, seat, option, turn)
        random.below = before
        for (const { ask, choice } of taken) {
          const name = named.find((param) => param in choice)
          if (name === undefined) continue
          found++
          for (const { words, line, more } of heard)
            if (!more.includes(words.sayOption(ask, choice)))
              missing.add(`${words.locale}: ${line}: ${words.sayOption(ask, choice)} is not in ${more}`)
        }
      }
    }
    expect([...missing]).toEqual([])
    expect(found).toBeGreaterThan(least)
  },
)
