// Bugs planted in a small game with hidden hands, dice under cups, a card buried face down and bids
// laid together. The honest game conforms; of every planted one the suite complains, by the
// property that the bug breaks.

import { describe, expect, test } from "vitest"
import type { AnyGame, Random, Result, Seat, Turn, Who } from "../index.ts"
import { conformance, type Demands } from "../testing/index.ts"
import {
  answers,
  clones,
  complaints,
  defaults,
  imagines,
  likely,
  looks,
  offers,
  replays,
  sameWorlds,
  secrets,
  sounds,
  twins,
  undisturbed,
  views,
} from "./complaints.ts"
import { type Hoard, type HoardChoice, type HoardView, hoard, playerAt } from "./games/hoard.ts"

const hidden = ({ players, deck, buried }: Hoard, who: Who) => ({
  players: players.filter((_, seat) => seat !== who),
  deck,
  buried: buried.filter(({ seat }) => seat !== who),
})
const demands = {
  secrets: hidden as never,
  cases: [{ seats: 2 }, { seats: 3, games: 3 }],
} satisfies Partial<Demands>

describe("the honest game conforms", () => {
  const cases = [...demands.cases, { seats: 2, options: { rounds: 1 }, games: 1 }]
  for (const { name, run } of conformance(hoard(), { ...demands, cases, say: console.info })) test(name, run)
})

const honest = hoard()
const handOf = (state: Hoard, seat: Seat) => playerAt(state, seat).hand
const next = (state: Hoard, seat: Seat) => (seat + 1) % state.seats

/** The honest game with parts of its contract replaced. */
const but = (parts: Partial<AnyGame>): AnyGame => ({ ...honest, ...parts })
const showing = (more: (state: Hoard, who: Who) => object): AnyGame =>
  but({ view: (state: Hoard, who) => ({ ...honest.view(state, who), ...more(state, who) }) })
const ending = (change: (result: Result, state: Hoard) => object): AnyGame =>
  but({
    result(state: Hoard) {
      const result = honest.result(state)
      return result && { ...result, ...change(result, state) }
    },
  })
const imagining = (change: (world: Hoard, view: HoardView, random: Random) => void): AnyGame =>
  but({
    imagine(view: HoardView, random) {
      const world = honest.imagine(view, random)
      change(world, view, random)
      return world
    },
  })

type Planted = readonly [what: string, game: () => AnyGame, property: string, words: RegExp]

const facts: readonly Planted[] = [
  [
    "the card that was dug is told to all",
    () => hoard({ tellDug: (_s, _f, turn, seat, card) => turn.tell({ fact: "dug", seat, card }) }),
    twins,
    /the draw "dig" gave .* may not learn which.*\n {2}hears\[0\]\.card/,
  ],
  [
    "the card that was dug is told to the wrong seat",
    () =>
      hoard({ tellDug: (s, _f, turn, seat, card) => turn.tellOnly([next(s, seat)], { fact: "dug", card }) }),
    twins,
    /the draw "dig".*\n {2}hears\[0\]\.card/,
  ],
  [
    "the die under the cup is told to all",
    () => hoard({ tellCup: (_s, _f, turn, seat, die) => turn.tell({ fact: "cup", seat, die }) }),
    twins,
    /the draw "cup".*\n {2}hears/,
  ],
  [
    "the die under the cup is told to the wrong seat",
    () =>
      hoard({ tellCup: (s, _f, turn, seat, die) => turn.tellOnly([next(s, seat)], { fact: "cup", die }) }),
    twins,
    /the draw "cup".*\n {2}hears/,
  ],
  [
    "the deal is told to all",
    () => hoard({ deal: (turn, seat, card) => turn.tell({ fact: "dealt", seat, card }) }),
    twins,
    /the set-up, and the draw "deal".*\n {2}hears/,
  ],
  [
    "the card that was buried is told to all",
    () => hoard({ tellBuried: (_s, _f, turn, seat, card) => turn.tell({ fact: "buried", seat, card }) }),
    twins,
    /chose {"do":"bury".*\n {2}hears\[0\]\.card/,
  ],
  [
    "what others hear instead says something of the card",
    () =>
      hoard({
        tellDug: (_s, _f, turn, seat, card) =>
          turn.tellOnly([seat], { fact: "dug", card }, { fact: "dugOne", seat, good: card > 6 }),
      }),
    twins,
    /\n {2}hears\[0\]\.good/,
  ],
  [
    "a fact that comes only with some cards",
    () =>
      hoard({
        afterDig: (_s, _f, turn, seat, card) => {
          if (card % 2 === 0) turn.tell({ fact: "smiled", seat })
        },
      }),
    twins,
    /\n {2}hears\[1\]/,
  ],
  [
    "a turn in which cups are lifted and dice rolled tells of a hand that lies there since long",
    () =>
      hoard({
        afterCup: (s, _f, turn, seat) =>
          turn.tell({ fact: "best", seat, card: Math.max(...handOf(s, seat)) }),
      }),
    sounds,
    /by what it hears or sees:\n {2}hears/,
  ],
  [
    "the cups are lifted without a word, and so are told before they are",
    () =>
      hoard({
        afterBury: (s, _f, turn, seat) =>
          turn.tell({ fact: "cup", seat, die: playerAt(s, next(s, seat)).cup }),
      }),
    sounds,
    /hears\[1\]\.die/,
  ],
]

const sights: readonly Planted[] = [
  [
    "the view shows others' hands",
    () => showing(({ players }) => ({ hands: players.map(({ hand }) => hand.slice()) })),
    looks,
    /by the view:\n {2}hands/,
  ],
  [
    "a spectator sees the cups",
    () => showing(({ players }, who) => (who === "spectator" ? { cups: players.map(({ cup }) => cup) } : {})),
    looks,
    /a spectator can tell.* by the view:\n {2}cups/,
  ],
  [
    "the view has something that follows from hidden cards, and imagination forgets it",
    () => showing(({ players }) => ({ strongest: strongest(players) })),
    looks,
    /strongest/,
  ],
  [
    "the view has something that follows from hidden cards, and imagination heeds it",
    () => {
      const game = showing(({ players }) => ({ strongest: strongest(players) }))
      return {
        ...game,
        imagine(view: HoardView & { strongest: Seat }, random) {
          for (;;) {
            const world = honest.imagine(view, random)
            if (strongest(world.players) === view.strongest) return world
          }
        },
      }
    },
    twins,
    /\n {2}sees\.strongest/,
  ],
  [
    "the state has an open field with the card that was dug, and imagination copies it",
    () => {
      const game = hoard({
        afterDig(state, _frame, _turn, _seat, card) {
          Object.assign(state, { lastDug: card })
        },
      })
      const lastDug = (from: object) => ("lastDug" in from ? { lastDug: from.lastDug } : {})
      return {
        ...game,
        view: (state: Hoard, who) => ({ ...game.view(state, who), ...lastDug(state) }),
        clone: (state: Hoard) => ({ ...game.clone(state), ...lastDug(state) }),
        imagine: (view: HoardView, random) => ({ ...game.imagine(view, random), ...lastDug(view) }),
      } as AnyGame
    },
    twins,
    /\n {2}sees\.lastDug/,
  ],
  [
    "a frame's local has the card that was dug",
    () =>
      hoard({
        afterDig(_state, frame, _turn, _seat, card) {
          Object.assign(frame, { dug: card })
        },
      }),
    twins,
    /\n {2}sees\.frames\[1\]\.dug/,
  ],
  [
    "a frame's local has the card that was buried",
    () =>
      hoard({
        afterBury(_state, frame, _turn, _seat, card) {
          Object.assign(frame, { buried: card })
        },
      }),
    twins,
    /\n {2}sees\.frames\[1\]\.buried/,
  ],
  [
    "the card that was dug is told to all and stands in a frame at once",
    () =>
      hoard({
        afterDig(_state, frame, turn, seat, card) {
          Object.assign(frame, { dug: card })
          turn.tell({ fact: "dug", seat, card })
        },
      }),
    twins,
    /\n {2}hears\[1\]\.card.*\n {2}sees\.frames\[1\]\.dug/,
  ],
  [
    "a list in the view is in the order in which the cards lie",
    () =>
      showing((state, who) => ({
        unseen: [
          ...state.players.flatMap(({ hand }, seat) => (seat === who ? [] : hand)),
          ...state.deck.unknown,
          ...state.buried.flatMap(({ seat, card }) => (seat === who ? [] : [card])),
        ],
      })),
    twins,
    /\n {2}sees\.unseen/,
  ],
  [
    "the view shows what is left in the deck",
    () => showing(({ deck }) => ({ deck: deck.unknown.slice() })),
    looks,
    /by the view:\n {2}deck/,
  ],
  [
    "answers can be seen before all are in",
    () => showing(({ frames }) => ({ given: JSON.parse(JSON.stringify(frames.at(-1)?.answers ?? null)) })),
    answers,
    /can tell whether seat \d answered/,
  ],
  [
    "the view gives all away, and imagination is the truth",
    () =>
      but({
        view: (state: Hoard, who) => ({ ...honest.view(state, who), all: honest.clone(state) }),
        imagine: (view: HoardView & { all: Hoard }) => honest.clone(view.all),
      }),
    secrets,
    /every world that seat 0 imagined had the real secrets/,
  ],
  [
    "the scores at the end count cards that are still hidden",
    () =>
      ending(({ places }, { players }) => {
        const scores = players.map(
          ({ hand }, seat) => 100 * (9 - (places[seat] as number)) + (hand[0] as number),
        )
        return { scores, parts: scores.map((all) => ({ all })) }
      }),
    imagines,
    /has another result/,
  ],
]

const asking: readonly Planted[] = [
  [
    "who holds the best card is not asked",
    () =>
      hoard({
        offerDig: (state, seat) =>
          handOf(state, seat).includes(12) ? [{ do: "wait" }] : [{ do: "wait" }, { do: "dig" }],
      }),
    twins,
    /may not learn which.*\n {2}(asked|sees)/,
  ],
  [
    "only who holds a good card may bid",
    () => hoard({ bidders: ({ players }) => good(players) }),
    sounds,
    /can tell the real world from an imagined one/,
  ],
  [
    "the order of one's options depends on another's die",
    () =>
      hoard({
        offerBid(state, seat) {
          const list = handOf(state, seat).map((card): HoardChoice => ({ do: "bid", card }))
          return (playerAt(state, next(state, seat)).cup ?? 0) > 3 ? list.reverse() : list
        },
      }),
    looks,
    /by its options/,
  ],
  [
    "the reason why not says who holds the card",
    () =>
      hoard({
        whyNot: ({ players }, seat) =>
          players.flatMap(({ hand }, holder) =>
            holder === seat
              ? []
              : hand.map((card) => ({
                  choice: { do: "bid" as const, card },
                  reason: { why: "held", holder },
                })),
          ),
      }),
    looks,
    /by (the reasons why not|how .* is refused)/,
  ],
  [
    "the prompt says something of the hand",
    () => hoard({ about: (state, seat) => ({ best: Math.max(...handOf(state, seat)) }) }),
    looks,
    /by what seat \d is asked:\n {2}about\.best/,
  ],
]

const sharing: readonly Planted[] = [
  [
    "a view shares a hand with the state",
    () => showing((state, who) => (who === "spectator" ? {} : { hand: handOf(state, who) })),
    views,
    /changed a view/,
  ],
  [
    "a clone shares hands with its original",
    () =>
      but({
        clone: (state: Hoard) => ({
          ...honest.clone(state),
          players: state.players.map((player) => ({ ...player })),
        }),
      }),
    clones,
    /changed (the original|a clone)/,
  ],
  [
    "an imagined world shares the hand with its view",
    () =>
      imagining((world, { who, hand }) => {
        if (who !== "spectator") playerAt(world, who).hand = hand
      }),
    imagines,
    /changed the view it came from/,
  ],
]

const chance: readonly Planted[] = [
  [
    "a die of the rules' own",
    () => hoard({ roll: () => 1 + Math.floor(Math.random() * 6) }),
    replays,
    /replayed/,
  ],
  [
    "a card is drawn past the turn, so that nobody knows for whom",
    () =>
      hoard({
        draw: ({ deck }, turn) => deck.unknown.splice(turn.random.index(deck.unknown, "dig"), 1)[0] as number,
      }),
    twins,
    /"dig" .* is open to all \(no `knownTo`\), but (seat \d|a spectator) cannot see/,
  ],
  [
    "who learns a draw is not said, and all are told",
    () =>
      hoard({
        draw: ({ deck }, turn) => turn.draw(deck, "dig") as number,
        tellDug: (_s, _f, turn, seat, card) => turn.tell({ fact: "dug", seat, card }),
      }),
    twins,
    /"dig" .* is open to all \(no `knownTo`\), but (seat \d|a spectator) cannot see/,
  ],
  [
    "who learns a choice is not said, and all are told",
    () =>
      hoard({
        buryKnownTo: () => "all",
        tellBuried: (_s, _f, turn, seat, card) => turn.tell({ fact: "buried", seat, card }),
      }),
    twins,
    /chose {"do":"bury".* open to all \(no `knownTo`\), but (seat \d|a spectator) cannot see/,
  ],
  [
    "worlds are imagined with chance of their own",
    () =>
      imagining(({ players }, { who }) => {
        for (const [seat, player] of players.entries())
          if (seat !== who && player.cup !== null) player.cup = 1 + Math.floor(Math.random() * 6)
      }),
    sameWorlds,
    /imagined another world from the same view with the same chance/,
  ],
  [
    "worlds are imagined from what was looked at last",
    () => {
      let seen: Hoard | null = null
      return but({
        view(state: Hoard, who) {
          seen = state
          return honest.view(state, who)
        },
        imagine(view: HoardView, random) {
          const world = honest.imagine(view, random)
          for (const [seat, player] of world.players.entries())
            if (player.cup !== null) player.cup = seen?.players[seat]?.cup ?? player.cup
          return world
        },
      })
    },
    twins,
    /what it imagines depends on it/,
  ],
  [
    "imagined hands are better than they should be",
    () =>
      imagining(({ players, deck }, { who }) => {
        const best = Math.max(...deck.unknown)
        const other = players.findIndex((_, seat) => seat !== who)
        const { hand } = players[other] as Hoard["players"][0]
        if (best < (hand[0] as number)) return
        deck.unknown = [...deck.unknown.filter((card) => card !== best), hand.shift() as number].sort(
          (a, b) => a - b,
        )
        hand.push(best)
      }),
    likely,
    /imagined other things in "/,
  ],
  [
    "imagined dice never show a six",
    () =>
      imagining(({ players }, { who }) => {
        for (const [seat, player] of players.entries()) if (seat !== who && player.cup === 6) player.cup = 1
      }),
    likely,
    /imagined other things in "players\.\d\.cup"/,
  ],
]

const keeping: readonly Planted[] = [
  [
    "a counter outside the state",
    () => {
      let digs = 0
      return hoard({
        afterDig(state, _frame, _turn, seat) {
          playerAt(state, seat).gold += digs++ % 3
        },
      })
    },
    replays,
    /replayed/,
  ],
  [
    "something of the table is kept outside the state, and laid anew for every game",
    () => {
      let table = 0
      return but({
        setup(seats, options, turn) {
          table = seats
          return honest.setup(seats, options as never, turn)
        },
        apply(state: Hoard, seat, choice, turn: Turn) {
          honest.apply(state, seat, choice as HoardChoice, turn)
          playerAt(state, 0).gold += table
        },
      })
    },
    undisturbed,
    /with another game played beside it/,
  ],
]

const ends: readonly Planted[] = [
  [
    "a winner who is not first",
    () => ending(({ places }) => ({ winners: places.flatMap((place, seat) => (place > 1 ? [seat] : [])) })),
    offers,
    /wins in place/,
  ],
  [
    "somebody who is first does not win",
    () =>
      ending(({ places }) => ({
        winners: [0],
        places: places.map(() => 1),
        scores: places.map(() => 0),
        parts: places.map(() => ({})),
      })),
    offers,
    /is in place 1, but only \[0\] win/,
  ],
  [
    "nobody is first",
    () => ending(({ places }) => ({ winners: [], places: places.map(() => 2) })),
    offers,
    /nobody is in place 1/,
  ],
  [
    "fewer points are ahead of more",
    () =>
      ending(({ scores }) => {
        const places = scores.map((own) => 1 + scores.filter((other) => other < own).length)
        return { places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) }
      }),
    offers,
    /points is in place/,
  ],
  [
    "a place is left out",
    () => ending(({ places }) => ({ places: places.map((place) => (place === 1 ? 1 : place + 1)) })),
    offers,
    /behind \d others|places that do not exist/,
  ],
  [
    "parts that do not make the score",
    () => ending(({ scores }) => ({ parts: scores.map((gold) => ({ gold, bonus: 1 })) })),
    offers,
    /make \d+ together, but the score is/,
  ],
]

const lists: readonly Planted[] = [
  [
    "an option twice, with its keys in another order",
    () =>
      hoard({
        offerBid: (state, seat) =>
          handOf(state, seat).flatMap((card): HoardChoice[] => [
            { do: "bid", card },
            { card, do: "bid" },
          ]),
      }),
    offers,
    /the same option twice/,
  ],
  [
    "a default that the option's own bounds forbid",
    () => but({ options: { fields: { rounds: { kind: "number", min: 1, max: 2, default: 3 } } } }),
    defaults,
    /options\.rounds/,
  ],
]

function strongest(players: Hoard["players"]): Seat {
  const best = players.map(({ hand }) => Math.max(...hand))
  return best.indexOf(Math.max(...best))
}

function good(players: Hoard["players"]): Seat[] {
  const seats = players.flatMap(({ hand }, seat) => (Math.max(...hand) > 7 ? [seat] : []))
  return seats.length > 0 ? seats : [0]
}

const planted = { facts, sights, asking, sharing, chance, keeping, ends, lists }

for (const [kind, bugs] of Object.entries(planted))
  describe(`found among ${kind}`, () => {
    test.each(bugs)("%s", (_what, game, property, words) => {
      expect(complaints(game(), demands).get(property)).toMatch(words)
    })
  })

test("a suite that compares nothing fails", () => {
  const nothing = complaints(hoard(), { ...demands, cases: [] })
  expect(nothing.get(offers)).toContain("nothing was looked at")
  expect(complaints(hoard(), { ...demands, twins: 1_000_000 }).get(twins)).toMatch(
    /only \d+ twins .* fewer than/,
  )
  expect(complaints(hoard(), { ...demands, secrets: "answers" }).get(twins)).toContain(
    'says { secrets: "answers" }',
  )
})
