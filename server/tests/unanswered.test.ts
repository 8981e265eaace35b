// What each game answers for a seat that does not: always on the list, and as little as its ledger
// says.
import { choose, FastRandom, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, test } from "vitest"

const sparing: { readonly [game: string]: readonly string[] } = {
  chromosome: ["stand", "pass"],
  krom: ["letStand", "endPhase", "lootNothing"],
  viral: ["finish"],
}
const rash: { readonly [game: string]: readonly string[] } = {
  chromosome: ["reroll", "growth", "spark"],
  krom: ["counter", "play", "lootCard", "hunt", "climb"],
  viral: ["use"],
}

test.each(Object.keys(games))(
  "%s goes on to its end with a seat that never answers among others who do",
  async (id) => {
    const { game } = await (games[id] as NonNullable<(typeof games)[string]>)()
    const random = new FastRandom(`unanswered ${id}`)
    const seats = game.seats.max
    const state = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(random))
    const answered = new Set<string>()
    for (let n = 0; state.frames.length > 0; n++) {
      if (n > 5000) throw new Error("no end")
      const [decision] = game.decisions(state)
      if (decision === undefined) throw new Error("nobody is asked")
      const { options } = decision
      const absent = decision.seat === 0
      const choice = absent ? game.unanswered(decision, random) : options[random.index(options, "other")]
      expect(options).toContain(choice)
      if (absent) answered.add(choice.do)
      choose(game, state, decision.seat, choice, new Turn(random))
    }
    expect([...answered]).toEqual(expect.arrayContaining([...(sparing[id] ?? [])]))
    for (const doing of rash[id] ?? []) expect(answered).not.toContain(doing)
  },
)
