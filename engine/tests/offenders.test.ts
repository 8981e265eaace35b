// Games that are broken on purpose: the conformance suite must catch each of them, by the property
// it breaks.

import { describe, expect, test } from "vitest"
import type { Choice as AnyChoice, AnyGame, Seat, Turn } from "../index.ts"
import { simulate } from "../index.ts"
import { conformanceInspector } from "../testing/index.ts"
import {
  accepts,
  answers,
  clones,
  complaints,
  facts,
  imagines,
  invariants,
  looks,
  offers,
  refuses,
  replays,
  saves,
  secrets,
  sounds,
  views,
} from "./complaints.ts"
import { showdown } from "./games/showdown.ts"
import { type State, type View, wager } from "./games/wager.ts"

const handOf = (state: State, seat: Seat) => (state.players[seat] as State["players"][0]).hand
const othersHands = (state: State, who: Seat | "spectator") => state.players.filter((_, seat) => seat !== who)

/** Wager that does something more with every choice. */
function withMore(more: (state: State, seat: Seat, choice: AnyChoice, turn: Turn) => void): AnyGame {
  return {
    ...wager,
    apply(state: State, seat, choice, turn) {
      more(state, seat, choice, turn)
      wager.apply(state, seat, choice, turn)
    },
  }
}

describe("secrets that get out", () => {
  test("a view that shows others' hands", () => {
    const game: AnyGame = {
      ...wager,
      view: (state: State, who) => ({ ...wager.view(state, who), others: othersHands(state, who) }),
    }
    expect(complaints(game).get(looks)).toMatch(
      /can tell the real world from an imagined one by the view:\n {2}others\[0\]/,
    )
  })

  test("a view that shows others' hands, and an imagination that uses them", () => {
    const game: AnyGame = {
      ...wager,
      view: (state: State, who) => ({ ...wager.view(state, who), all: wager.clone(state) }),
      imagine: (view: View & { all: State }) => wager.clone(view.all),
    }
    expect(complaints(game, { secrets: othersHands as never }).get(secrets)).toContain(
      "every world that seat 0 imagined had the real secrets in it",
    )
  })

  test("a fact that tells a hidden card", () => {
    const game = withMore((state, seat, choice, turn) => {
      if (choice.do === "keep") turn.tell({ fact: "kept", highest: Math.max(...handOf(state, seat)) })
    })
    expect(complaints(game).get(sounds)).toContain("by what it hears or sees:\n  hears[0].highest")
  })

  test("a prompt that tells a hidden card", () => {
    const game: AnyGame = {
      ...wager,
      prompt(state: State, seat) {
        const prompt = wager.prompt(state, seat)
        return prompt && { ...prompt, about: { highest: Math.max(...handOf(state, 0)) } }
      },
    }
    expect(complaints(game).get(looks)).toMatch(/by what seat \d is asked:\n {2}about.highest/)
  })

  test("a reason that tells where a card is", () => {
    const game: AnyGame = {
      ...wager,
      whyNot: (state: State, seat) =>
        wager.whyNot(state, seat).map((withheld) => ({
          ...withheld,
          reason: {
            why: "elsewhere",
            seat: state.players.findIndex(({ hand }) =>
              hand.includes((withheld.choice as { card: number }).card),
            ),
          },
        })),
    }
    const found = complaints(game, { cases: [{ seats: 3 }] })
    expect(found.get(looks)).toMatch(/by (the reasons why not|how .* is refused)/)
  })

  test("an answer that others see before all are in", () => {
    const game: AnyGame = {
      ...wager,
      view: (state: State, who) => ({
        ...wager.view(state, who),
        answers: state.frames.at(-1)?.answers ?? null,
      }),
    }
    expect(complaints(game).get(answers)).toMatch(/can tell whether seat \d answered/)
  })

  test("a choice that is not asked for, because the hidden cards leave only one", () => {
    const betraying = complaints(showdown("take"), { cases: [{ seats: 2, games: 20 }] })
    expect(betraying.get(sounds) ?? betraying.get(imagines)).toMatch(
      /is asked|at rest|by what it hears or sees/,
    )
    expect(complaints(showdown("ask"), { cases: [{ seats: 2, games: 20 }] }).all()).toEqual([])
  })
})

test("what comes out only at the very end is not missed, however few positions are looked at", () => {
  const honest = showdown("ask")
  const game: AnyGame = {
    ...honest,
    apply(state: ReturnType<typeof honest.clone>, seat, choice, turn) {
      honest.apply(state, seat, choice, turn)
      if (state.frames.length === 0) turn.tell({ fact: "left", cards: state.hands.flat() })
    },
  }
  const demands = { cases: [{ seats: 2, games: 5 }], positions: 0 }
  expect(complaints(game, demands).get(sounds)).toContain("by what it hears")
})

describe("worlds that are not like the real one", () => {
  test("an imagined world with another view", () => {
    const game: AnyGame = {
      ...wager,
      imagine(view: View, random) {
        const world = wager.imagine(view, random)
        for (const player of world.players) player.won++
        return world
      },
    }
    expect(complaints(game).get(looks)).toContain("players[0].won: 0, but 1")
  })

  test("an imagined world that breaks an invariant", () => {
    const game: AnyGame = {
      ...wager,
      imagine(view: View, random) {
        const world = wager.imagine(view, random)
        if (view.who !== "spectator") world.deck.unknown[0] = handOf(world, view.who)[0] as number
        return world
      },
    }
    expect(complaints(game).get(imagines)).toContain(
      "a world imagined by seat 0 breaks an invariant: WAG-INV-01",
    )
  })

  test("a world that shares parts with the view it came from", () => {
    const game: AnyGame = {
      ...wager,
      imagine(view: View, random) {
        const world = wager.imagine(view, random)
        if (view.who !== "spectator") world.players[view.who]!.hand = view.hand ?? []
        return world
      },
    }
    expect(complaints(game).get(imagines)).toContain("changed the view it came from")
  })

  test("a game that says it has no secrets, and has", () => {
    expect(complaints(wager, { secrets: "none" }).get(secrets)).toContain("says that it has no secrets")
  })
})

describe("games that are not their state", () => {
  test("rules that remember something outside the state", () => {
    let calls = 0
    const game = withMore((state) => {
      state.players[0]!.won += calls++ % 7
    })
    const found = complaints(game)
    expect(found.get(replays)).toMatch(/choice \d+ led elsewhere when replayed:\n {2}players\[0\]\.won/)
    expect(found.get(saves)).toMatch(/it led elsewhere:\n {2}players\[0\]\.won/)
  })

  test("a state that is not plain JSON", () => {
    const game: AnyGame = {
      ...wager,
      setup: (...given) => ({ ...wager.setup(...given), seen: new Set([1]) }),
    }
    expect(complaints(game).get(saves)).toContain("the state is not plain JSON: seen is not a plain object")
  })

  test("a clone that shares a hand with its original", () => {
    const game: AnyGame = {
      ...wager,
      clone: (state: State) => ({
        ...wager.clone(state),
        players: state.players.map((player) => ({ ...player })),
      }),
    }
    expect(complaints(game).get(clones)).toMatch(/changed (the original|a clone)/)
  })

  test("a clone that forgets something", () => {
    const game: AnyGame = { ...wager, clone: (state: State) => ({ ...wager.clone(state), laid: [] }) }
    expect(complaints(game).get(clones)).toContain("a clone is not equal:\n  laid[0]: null, but nothing")
  })

  test("a view that shares parts with the state", () => {
    const game: AnyGame = {
      ...wager,
      view: (state: State, who) => ({
        ...wager.view(state, who),
        hand: who === "spectator" ? null : handOf(state, who),
      }),
    }
    expect(complaints(game).get(views)).toMatch(/changed a view that seat \d got before it:\n {2}hand/)
  })

  test("rules that do otherwise when somebody listens", () => {
    const game = withMore((state, _seat, _choice, turn) => {
      if (turn.told === null) state.players[0]!.won++
    })
    expect(complaints(game).get(clones)).toContain("led a clone elsewhere")
  })
})

describe("lists that are not the rules", () => {
  test("a dead end", () => {
    const game: AnyGame = {
      ...wager,
      decisions: (state: State) =>
        wager
          .decisions(state)
          .map((decision) => ({ ...decision, options: decision.options.filter((o) => o.do !== "lay") })),
    }
    const found = complaints(game)
    expect(found.get(offers)).toContain("a dead end: round.lay asks seat 0 to choose from nothing")
    expect(found.get(accepts)).toContain("a dead end")
  })

  test("an end without a result, and a result before the end", () => {
    expect(complaints({ ...wager, result: () => null }).get(offers)).toContain(
      "the game is over without a result",
    )
    const result = { winners: [], places: [1, 1, 1], scores: [0, 0, 0], parts: [{}, {}, {}] }
    const early = complaints({ ...wager, result: () => result }, { cases: [{ seats: 3 }] })
    expect(early.get(offers)).toContain("there is a result before the game is over")
  })

  test("a game that never ends", () => {
    const game: AnyGame = { ...wager, apply: () => {} }
    expect(complaints(game, { longest: 30, positions: 0 }).get(offers)).toContain("not over after 30 choices")
  })

  test("an option that is offered and not accepted", () => {
    const game = withMore((_state, _seat, choice) => {
      if (choice.do === "swap") throw new Error("no swapping today")
    })
    expect(complaints(game).get(accepts)).toMatch(
      /chose {"do":"swap".*}, which is offered: no swapping today/,
    )
  })

  test("an option twice, and a list that is too long", () => {
    const game: AnyGame = {
      ...wager,
      decisions: (state: State) =>
        wager.decisions(state).map((d) => ({ ...d, options: [...d.options, ...d.options] })),
    }
    expect(complaints(game).get(offers)).toContain("with the same option twice")
    expect(complaints(wager, { widest: 2 }).get(offers)).toContain("to choose from 3 options, more than 2")
  })

  test("a seat that may choose without being asked", () => {
    const game: AnyGame = {
      ...wager,
      decision: (state: State, seat) => wager.decision(state, seat) ?? wager.decisions(state)[0] ?? null,
    }
    expect(complaints(game).get(offers)).toContain("seat 1 is not asked, and yet may choose")
  })

  test("a refusal that changes the state", () => {
    const game: AnyGame = {
      ...wager,
      whyNot(state: State, seat) {
        state.players[0]!.won++
        return wager.whyNot(state, seat)
      },
    }
    const found = complaints(game)
    expect(found.get(refuses)).toMatch(/refusing .* changed the state:\n {2}players\[0\]\.won/)
    expect(found.get(offers)).toContain("being asked changed the state")
  })

  test("a broken invariant", () => {
    const game = withMore((state) => {
      handOf(state, 0).push(1, 1)
    })
    expect(complaints(game).get(invariants)).toContain("WAG-INV-01: a card is there twice")
  })
})

describe("facts with a wrong audience", () => {
  const tellingAll = (more: (turn: Turn) => void) =>
    complaints(withMore((_state, _seat, _choice, turn) => more(turn))).get(facts)

  test("seats that do not exist", () => {
    expect(tellingAll((turn) => turn.tellOnly([7], { fact: "psst" }))).toContain("is told to [7], of 2 seats")
  })

  test("others who hear the secret itself", () => {
    expect(
      tellingAll((turn) => turn.tellOnly([0], { fact: "drew", card: 1 }, { fact: "drew", card: 1 })),
    ).toContain("others hear the very same")
  })

  test("facts that no text can be made of", () => {
    expect(tellingAll((turn) => turn.tell({ fact: "deep", at: { x: 1 } }))).toContain("at is not flat")
    expect(tellingAll((turn) => turn.tell({ what: "nothing" } as never))).toContain("`fact` is not a name")
  })
})

test("a complaint says how to see it again", () => {
  const game = withMore((state) => {
    handOf(state, 0).push(1, 1)
  })
  expect(complaints(game).get(invariants)).toMatch(
    /^wager, 2 seats, options {}, seed "conformance\/0", after choice 1: it does not hold that invariants hold after every choice\n/,
  )
})

test("a sample of all properties at every position catches offenders over many games", () => {
  const inspect = conformanceInspector()
  expect(
    simulate(wager, { seats: 3, games: 30, seed: "s", changes: 0.1, instructions: 0.1, inspect }).violations,
  ).toEqual([])
  const leaking: AnyGame = {
    ...wager,
    view: (state: State, who) => ({ ...wager.view(state, who), others: othersHands(state, who) }),
  }
  for (const share of [1, 0.2]) {
    const { violations } = simulate(leaking, {
      seats: 3,
      games: 30,
      seed: "s",
      inspect: conformanceInspector({ share }),
    })
    expect(new Set(violations.map(({ property }) => property))).toContain(looks)
  }
  const breaking = withMore((state) => {
    handOf(state, 0).push(1, 1)
  })
  expect(
    simulate(breaking, { seats: 3, games: 5, seed: "s", inspect: conformanceInspector({ share: 0 }) })
      .violations,
  ).toHaveLength(5)
})
