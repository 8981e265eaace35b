// What is announced, held against the facts: a sentence for each turn, nothing twice, nothing stale after undo

import { choose, FastRandom, heardBy, parseOptions, Turn } from "@genepool/engine"
import { countWords, speaker } from "@genepool/text"
import { viral } from "@genepool/viral"
import { expect, test } from "vitest"
import { newlyHeard } from "../table/announcements.ts"
import type { Moment } from "../table/source.ts"
import { houseSay } from "../text/index.ts"

const { game, texts } = viral
const words = speaker(texts, "en", { seatNames: ["Anna", "Ben"] })

function played(choices: number) {
  const random = new FastRandom("announced")
  const state = game.setup(2, parseOptions(game.options, {}, 2), new Turn(random))
  const sights = [{ moments: [] as Moment[], view: game.view(state, 0) }]
  for (let n = 1; n <= choices; n++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    const turn = new Turn(random)
    choose(game, state, decision.seat, decision.options[random.below(decision.options.length)], turn)
    const facts = heardBy(turn.told ?? [], 0)
    sights.push({
      moments: [...sights.at(-1)!.moments, { n, seat: decision.seat, facts }],
      view: game.view(state, 0),
    })
  }
  return sights
}

const saying = { module: viral, words, say: houseSay("en"), length: "short" } as const

test("each turn that is worth a word is announced once, and a repeated sight is silent", () => {
  const sights = played(120)
  let spoken = 0
  for (let at = 1; at < sights.length; at++) {
    const now = sights[at]!
    const lines = newlyHeard(sights[at - 1]!, now, saying)
    const told = viral.spoken!.turn(now.moments.at(-1)!.facts, 0, now.view, words.say)
    expect(lines.length > 0).toBe(told.length > 0)
    for (const line of lines) expect(countWords(line)).toBeLessThanOrEqual(25)
    // The same again, as after a reconnection: nobody hears it twice
    expect(newlyHeard(now, { ...now, moments: structuredClone(now.moments) }, saying)).toEqual([])
    spoken += lines.length
  }
  expect(spoken).toBeGreaterThan(40)
})

test("every line of the log is spoken to who wants all of it, and nothing to who wants nothing", () => {
  const sights = played(60)
  const facts = sights.at(-1)!.moments.flatMap((moment) => moment.facts)
  const full = newlyHeard(sights[0]!, sights.at(-1)!, { ...saying, length: "full" })
  expect(full).toEqual(facts.map(words.sayFact))
  expect(newlyHeard(sights[0]!, sights.at(-1)!, { ...saying, length: "off" })).toEqual([])
})

test("what is taken back is said so, and only that", () => {
  const sights = played(60)
  const lastTold = sights.findLastIndex(
    (sight, at) =>
      at > 0 && viral.spoken!.turn(sight.moments.at(-1)!.facts, 0, sight.view, words.say).length > 0,
  )
  const [line, ...more] = newlyHeard(sights[lastTold]!, sights[lastTold - 1]!, saying)
  expect(line).toMatch(/^Taken back: /)
  expect(more).toEqual([])
})
