import { type Fact, heardBy, replay } from "@genepool/engine"
import { logOf } from "@genepool/engine/testing"
import { games } from "@genepool/games"
import { speaker } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { sayBeat } from "../table/say-beat.ts"

const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fritz"]

describe("what is told of a beat", async () => {
  const module = await games.krom!()
  const words = speaker(module.texts, "en", { seatNames: names })
  const log = logOf(module.game, { seats: 6, games: 1, seed: "beat" })
  const laidOpen: Fact[][] = []
  const state = replay(module.game, log, 80, ({ told }) => {
    const facts = heardBy(told, "spectator").filter(({ fact }) => fact === "moved")
    if (facts.length > 0) laidOpen.push(facts)
  })
  const hearing = { module, words, view: module.game.view(state, "spectator") }
  const [moved = []] = laidOpen

  test("six cards laid open at once are all told", () => {
    const said = sayBeat(moved, { n: 1, seat: 0, facts: moved }, hearing)
    for (const name of names) expect(said).toContain(name)
  })

  test("where there is no short form the first few stand for all", () => {
    const [one] = moved as [Fact]
    const facts = Array.from({ length: 5 }, () => ({ fact: "phaseBegan", seat: one.seat, area: one.area }))
    const said = sayBeat(facts as Fact[], { n: 1, seat: 0, facts: facts as Fact[] }, hearing)
    expect(said.split(" · ")).toHaveLength(3)
  })
})
