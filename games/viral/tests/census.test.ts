import { FastRandom, parseOptions, Turn } from "@genepool/engine"
import { expect, test } from "vitest"
import { Census, placeOf, placesOf } from "../bot/census.ts"
import { organIds, zoneIds, zoneOf } from "../data/organs.ts"
import { participantsOf, type State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"

test("a zone's sums are those of its organs, also as if there were more or fewer", () => {
  const census = new Census()
  const random = new FastRandom("census")
  let viruses = 0
  const check = (state: State) => {
    for (const zone of zoneIds)
      for (let who = 0; who < participantsOf(state); who++) {
        const places = placesOf[zone] as readonly number[]
        const sum = (of: (place: number) => number) => places.reduce((all, place) => all + of(place), 0)
        expect(census.inZone(zone, who)).toBe(sum((place) => census.in(place, who)))
        expect(census.plainInZone(zone, who)).toBe(sum((place) => census.plainIn(place, who)))
        const organs = places.filter((place) => census.in(place, who) > 0).length
        expect(census.organsWith(zone, who)).toBe(organs)
        expect(census.controlTotal(zone, who)).toBe(organs === places.length ? census.inZone(zone, who) : 0)
        viruses += census.inZone(zone, who)
      }
  }
  const turn = new Turn(random, false)
  const state: State = rules.setup(4, parseOptions(rules.options, {}, 4), turn)
  for (let n = 0; ; n++) {
    const decision = rules.decisions(state)[0]
    if (decision === undefined) break
    if (n % 20 === 10 && state.viruses.length === participantsOf(state)) {
      census.take(state)
      check(state)
      for (const organ of organIds) {
        const place = placeOf[organ]
        const before = census.in(place, 1)
        census.add(place, 1, 2 - before)
        check(state)
        census.add(place, 1, before - 2)
        census.takeZone(state, zoneOf[organ])
      }
      check(state)
    }
    rules.apply(state, decision.seat, decision.options[random.below(decision.options.length)]!, turn)
  }
  expect(viruses).toBeGreaterThan(100)
})

test("whatever was counted before makes no difference: other players, other bodies, as if", () => {
  const census = new Census()
  const random = new FastRandom("one after another")
  const tables = [4, 2, 3, 5].map((seats) =>
    rules.setup(seats, parseOptions(rules.options, {}, seats), new Turn(random, false)),
  )
  let viruses = 0
  for (let n = 0; n < 1500; n++) {
    const state = tables[random.below(tables.length)] as State
    const decision = rules.decisions(state)[0]
    if (decision === undefined) continue
    rules.apply(
      state,
      decision.seat,
      decision.options[random.below(decision.options.length)]!,
      new Turn(random, false),
    )
    // The same body, as if everybody sat one seat further on
    const { viruses: letters } = state
    if (random.below(4) === 0)
      census.take({ ...state, viruses: [...letters.slice(1), ...letters.slice(0, 1)] })
    const zone = zoneIds[random.below(zoneIds.length)]!
    if (random.below(2) === 0) census.takeZone(state, zone)
    census.add((placesOf[zone] as readonly number[])[0]!, 0, 1)
    census.take(state)
    const afresh = new Census()
    afresh.take(state)
    for (const organ of organIds)
      for (let who = 0; who < state.viruses.length; who++) {
        const place = placeOf[organ]
        expect(census.in(place, who)).toBe(afresh.in(place, who))
        expect(census.plainIn(place, who)).toBe(afresh.plainIn(place, who))
        expect(census.inZone(zoneOf[organ], who)).toBe(afresh.inZone(zoneOf[organ], who))
        expect(census.organsWith(zoneOf[organ], who)).toBe(afresh.organsWith(zoneOf[organ], who))
        viruses += census.in(place, who)
      }
  }
  expect(viruses).toBeGreaterThan(1000)
})
