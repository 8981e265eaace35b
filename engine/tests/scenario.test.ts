import { describe, expect, test } from "vitest"
import { BadInput } from "../index.ts"
import { Mismatch, runScenario } from "../testing/index.ts"
import { wager } from "./games/wager.ts"

const swap = {
  name: "WAG-01 a swapped card goes under the deck",
  rules: ["WAG-01"],
  game: "wager",
  seats: 2,
  options: { cards: 2 },
  seed: "any",
  position: {
    players: { 0: { hand: [3, 9] }, 1: { hand: [4, 5] } },
    deck: { unknown: [1, 2] },
  },
  draws: [{ swap: 2 }],
  steps: [
    { seat: 0, refuse: { do: "swap", card: 4 }, why: "notInHand" },
    {
      expect: {
        decisions: [
          {
            seat: 0,
            ask: "round.swap",
            options: [{ card: 3 }],
            allOptions: [{ do: "keep" }, { card: 3 }, { card: 9 }],
          },
        ],
        result: null,
      },
    },
    { seat: 0, choose: { card: 3 } },
    {
      expect: {
        state: { "deck.bottom": [3], "players[0].hand": [2, 9], "deck.unknown.length": 1 },
        view: { 0: { hand: [2, 9] }, 1: { inDeck: 2 }, spectator: { hand: null } },
        facts: [{ fact: "swapped", got: 2 }],
        heard: { 0: [{ fact: "swapped" }], 1: [{ fact: "swappedOne" }] },
        notHeard: { 1: [{ fact: "swapped" }], spectator: [{ card: 3 }] },
        decisions: [{ seat: 0 }, { seat: 1, ask: "round.lay" }],
      },
    },
    { seat: 1, choose: { card: 5 } },
    { seat: 0, choose: { card: 9 }, draws: [1, { wager: 6 }] },
    {
      expect: {
        facts: [
          { fact: "laid", seat: 1 },
          { fact: "rolled", seat: 0, die: 1 },
        ],
        noFacts: [{ fact: "swapped" }],
        state: { players: [{ won: 0 }, { won: 2 }] },
      },
    },
  ],
}

const escaped = (text: string) => text.replace(/[[\]{}()*+?.\\^$|]/g, "\\$&")

const broken = (
  change: (scenario: { [key: string]: unknown; steps: { [key: string]: unknown }[] }) => void,
) => {
  const scenario = structuredClone(swap) as unknown as Parameters<typeof change>[0]
  change(scenario)
  return () => runScenario(wager, scenario, "swap.json")
}

describe("a scenario", () => {
  test("comes true", () => {
    runScenario(wager, swap)
  })

  test("that does not come true says at which step, and what was there instead", () => {
    const failing = (at: number, step: unknown) =>
      broken(({ steps }) => {
        steps[at] = step as never
      })
    const all = (...parts: string[]) => new RegExp(parts.map((part) => escaped(part)).join("[^]*"))
    expect(failing(2, { seat: 0, choose: { card: 8 } })).toThrow(
      all(
        "swap.json: steps[2] (choose): expected an option",
        "round.swap, but there is:",
        '{"do":"swap","card":3}',
      ),
    )
    expect(failing(0, { seat: 0, refuse: { do: "keep" } })).toThrow(
      all("steps[0] (refuse)", "but it is offered"),
    )
    const expecting = (expected: unknown) => failing(3, { expect: expected })
    expect(expecting({ state: { "deck.bottom": [4] } })).toThrow(
      all("steps[3] (expect): expected [4] in the state at deck.bottom, but there is [3]"),
    )
    expect(expecting({ state: { "deck.top": 1 } })).toThrow(
      all("but deck has no top, it has unknown, bottom"),
    )
    expect(expecting({ state: { "players[2].hand": [] } })).toThrow(
      all("players has no 2, it has a list of 2"),
    )
    expect(expecting({ state: { "seats.one": 1 } })).toThrow(all("seats is 2 and has no one"))
    expect(expecting({ view: { spectator: { hand: [] } } })).toThrow(
      all("the view of a spectator at hand, but there is null"),
    )
    expect(expecting({ facts: [{ fact: "laid" }] })).toThrow(all("to be told, but there is:", '"swapped"'))
    expect(expecting({ facts: [{ fact: "swapped" }, { fact: "swapped" }] })).toThrow(
      all("to be told after that"),
    )
    expect(expecting({ noFacts: [{ fact: "swapped" }] })).toThrow(all("not to be told, but there is:"))
    expect(expecting({ heard: { 1: [{ fact: "swapped" }] } })).toThrow(
      all("to be heard by seat 1", "swappedOne"),
    )
    expect(expecting({ notHeard: { 0: [{ got: 2 }] } })).toThrow(all("not to be heard by seat 0"))
    expect(expecting({ decisions: [{ seat: 0 }] })).toThrow(
      all("to be asked:", "seat 0", "but it is:", "seat 1 at round.lay"),
    )
    expect(expecting({ decisions: [{ seat: 0, ask: "round.swap" }, { seat: 1 }] })).toThrow(
      all("seat 0 at round.swap"),
    )
    expect(expecting({ decisions: [{ seat: 0, options: [{ card: 3 }] }, { seat: 1 }] })).toThrow(
      all('option {"card":3} for seat 0'),
    )
    expect(expecting({ decisions: [{ seat: 0, allOptions: [{}] }, { seat: 1 }] })).toThrow(
      all("seat 0 to choose from:"),
    )
    expect(expecting({ result: { winners: [0] } })).toThrow(all("expected the result", "but it is null"))
    expect(failing(2, { seat: 0, choose: { card: 8 } })).toThrow(Mismatch)
  })

  test("whose draws do not fit fails where they are missing or left over", () => {
    const draws = (list: unknown[]) => broken((scenario) => Object.assign(scenario, { draws: list }))
    expect(draws([])).toThrow('steps[2] (choose): script, draw 1: expected a draw named "swap"')
    expect(draws([{ steal: 2 }])).toThrow('expected a draw named "swap"')
    expect(draws([7])).toThrow('expected one of [1,2] for the draw "swap", got 7')
    expect(draws([2, 3])).toThrow(Mismatch)
    expect(broken(({ steps }) => steps.splice(3).length)).not.toThrow()
    expect(broken(({ steps }) => steps.splice(2).length)).toThrow(
      "after the last step: script, draw 1: expected every draw to be used",
    )
  })
})

test("a position that the rules stumble over is malformed, not a mistake of the rules", () => {
  const broken = { ...swap, position: { players: { 0: { $set: null } } } }
  expect(() => runScenario(wager, broken)).toThrow(BadInput)
  const frames = [{ proc: "toString", step: "x" }]
  expect(() => runScenario(wager, { ...swap, position: { frames } })).toThrow("a procedure, one of")
})

describe("a malformed scenario", () => {
  const bad = (change: object) => broken((scenario) => Object.assign(scenario, change))
  const badStep = (step: unknown) => bad({ steps: [step] })

  test.each([
    [bad({ title: "x" }), "swap.json: title: expected one of name, rules, game"],
    [bad({ name: 1 }), "swap.json: name: expected a text, got 1"],
    [bad({ rules: "WAG-01" }), "swap.json: rules: expected a list"],
    [bad({ game: "chess" }), "swap.json: game: expected wager, got chess"],
    [bad({ seats: "two" }), "swap.json: seats: expected the number of seats, got two"],
    [bad({ seats: 9 }), "swap.json: seats: expected 2 to 3 seats, got 9"],
    [bad({ options: { cards: 9 } }), "swap.json: options.cards: expected a whole number from 1 to 3"],
    [bad({ position: [] }), "swap.json: position: expected an object"],
    [bad({ position: { laid: "all" } }), "swap.json: position.laid: expected a list"],
    [bad({ draws: [{ a: 1, b: 2 }] }), "swap.json: draws[0]: expected a value, or an object with one name"],
    [bad({ draws: [null] }), "swap.json: draws[0]: expected an object, got null"],
    [bad({ steps: {} }), "swap.json: steps: expected a list"],
    [badStep(null), "swap.json: steps[0]: expected an object"],
    [badStep({ seat: 0 }), "swap.json: steps[0]: expected a step with choose, refuse or expect"],
    [badStep({ seat: 2, choose: {} }), "swap.json: steps[0].seat: expected a seat 0 to 1, got 2"],
    [badStep({ choose: {} }), "swap.json: steps[0].seat: expected a seat 0 to 1"],
    [badStep({ seat: 0, choose: "keep" }), "swap.json: steps[0].choose: expected an object, got keep"],
    [
      badStep({ seat: 0, choose: {}, why: "x" }),
      "swap.json: steps[0].why: expected one of seat, choose, draws",
    ],
    [badStep({ seat: 0, refuse: {}, why: 3 }), "swap.json: steps[0].why: expected a text"],
    [badStep({ expect: {} }), "swap.json: steps[0].expect: expected one of state, view"],
    [badStep({ expect: { stat: {} } }), "swap.json: steps[0].expect.stat: expected one of state, view"],
    [
      badStep({ expect: { view: { 5: {} } } }),
      "steps[0].expect.view.5: expected a seat 0 to 1, or spectator",
    ],
    [badStep({ expect: { facts: ["x"] } }), "steps[0].expect.facts[0]: expected an object, got x"],
    [badStep({ expect: { facts: [] } }), "steps[0].expect.facts: expected at least one"],
    [badStep({ expect: { notHeard: { 1: [] } } }), "steps[0].expect.notHeard.1: expected at least one"],
    [badStep({ expect: { heard: {} } }), "steps[0].expect.heard: expected at least one listener"],
    [badStep({ expect: { state: {} } }), "steps[0].expect.state: expected at least one path"],
    [badStep({ expect: { decisions: [{}] } }), "steps[0].expect.decisions[0].seat: expected a seat"],
  ])("%# names file, place and what was expected", (run, message) => {
    expect(run).toThrow(message)
    expect(run).toThrow(BadInput)
  })

  test("that is no object at all", () => {
    expect(() => runScenario(wager, "x", "a.json")).toThrow("a.json: scenario: expected an object, got x")
  })
})
