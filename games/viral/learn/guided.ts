// A first game of Viral that teaches: a pair, infect, control and pay, research, a crisis, the
// cure, a new card, the end

import type { Chapter } from "@genepool/engine"
import { type CardId, startingCardIds } from "../data/cards.ts"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { card, inRound, type Placed, place, score } from "./place.ts"

export const body = {
  seats: 3,
  seat: 0,
  options: { viruses: "random" },
  called: ["name.virus.G", "name.virus.Y", "name.virus.O"],
} as const

/** The others have played; the learner's second card is the last of the round. */
export function lastCard(zone: ZoneId, played: CardId, given: Placed) {
  // What was played a round before rests: cards 1 and 2 with zones 1 and 2
  const isFirst = (given.round ?? 1) === 1
  const zones = zoneIds.filter((each) => each !== zone && (isFirst || each > 2))
  const cards = startingCardIds.filter((each) => each !== played && (isFirst || !["B1", "B2"].includes(each)))
  const theirs = { zone: isFirst ? 1 : 3, card: isFirst ? "B1" : "B3" } as const
  const theirSecond = { zone: isFirst ? 2 : 4, card: isFirst ? "B2" : "B4" } as const
  return place(
    {
      first: 1,
      playing: [{ zone: zones[0] as ZoneId, card: cards[0] as CardId }, theirs, theirs],
      second: [{ zone, card: played }, theirSecond, theirSecond],
      ...given,
    },
    [...inRound("cleanUp"), { proc: "pair", step: "resolve", place: 2, at: 3 }, card(0)],
  )
}

const away = zoneIds.filter((zone) => zone !== 1).map((zone) => ({ do: "zone", zone }) as const)

export const guided: readonly Chapter<Choice, Fact>[] = [
  {
    ...body,
    name: "infect",
    hide: ["side"],
    // One zone and three cards
    away: [...away, { do: "mutation", card: "B3" }, { do: "mutation", card: "B5" }],
    position: place(
      {
        body: {
          HE1: ["G"],
          HE2: ["O"],
          LU1: ["O"],
          LU2: ["Y"],
          LIV: ["Y"],
          STO: ["O"],
          SIN: ["Y"],
          LIN: ["G"],
          KI1: ["G", "O"],
          KI2: ["Y"],
        },
      },
      [...inRound("secondPair"), { proc: "pair", step: "choose", place: 1, at: 0 }],
    ),
    cast: [
      { seat: 1, choose: { do: "zone", zone: 4 } },
      { seat: 1, choose: { do: "mutation", card: "B2" } },
      { seat: 2, choose: { do: "zone", zone: 5 } },
      { seat: 2, choose: { do: "mutation", card: "B2" } },
      { seat: 1, choose: { do: "finish" } },
      { seat: 2, choose: { do: "finish" } },
    ],
    steps: [
      { name: "goal", light: ["patient"] },
      {
        name: "pair",
        aim: { heard: [{ fact: "revealed", virus: "G", zone: 1 }] },
        light: ["mine"],
        point: [
          { do: "zone", zone: 1 },
          { do: "mutation", card: "B1" },
        ],
        ways: {
          shown: [
            { do: "zone", zone: 1 },
            { do: "mutation", card: "B1" },
          ],
          other: [
            { do: "zone", zone: 1 },
            { do: "mutation", card: "B4" },
          ],
        },
      },
      {
        name: "brain",
        aim: { heard: [{ fact: "infected", virus: "G", organ: "BRA" }] },
        wrong: [{ name: "left", when: { heard: [{ fact: "finished", virus: "G" }] } }],
        light: ["in-play"],
        point: [{ do: "use", action: "infect" }, { do: "infect" }],
        ways: { shown: [{ do: "use", action: "infect" }], wrong: [{ do: "finish" }] },
      },
    ],
  },
  {
    ...body,
    name: "control",
    position: lastCard(2, "B2", {
      body: {
        BRA: ["G"],
        HE1: ["G"],
        LU1: ["O"],
        LU2: ["Y"],
        LIV: ["Y", "O"],
        STO: ["O"],
        SIN: ["Y"],
        LIN: ["G"],
        KI1: ["O"],
        KI2: ["Y"],
      },
      // 2 points each: with 5 a card would be asked for before the research
      zoneTokens: ["T3", "T4", "T5", "T7", "T6", "T8"],
      event: "E04",
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "spread",
        aim: {
          any: [
            { heard: [{ fact: "infected", virus: "G", organ: "HE2" }] },
            { heard: [{ fact: "moved", virus: "G", to: "HE2" }] },
          ],
        },
        wrong: [{ name: "left", when: { heard: [{ fact: "finished", virus: "G" }] } }],
        light: ["patient"],
        point: [
          { do: "use", action: "infect" },
          { do: "infect", organ: "HE2" },
        ],
        ways: {
          shown: [
            { do: "use", action: "infect" },
            { do: "infect", organ: "HE2" },
          ],
          other: [
            { do: "use", action: "infect" },
            { do: "infect", organ: "HE1" },
            { do: "use", action: "move" },
            { do: "move", organ: "HE1" },
            { do: "to", organ: "HE2" },
          ],
          wrong: [{ do: "finish" }],
        },
      },
      {
        name: "pay",
        aim: { heard: [{ fact: "controlled", zone: 2, virus: "G" }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "uncontrolled", zone: 2 }] } }],
        light: ["charts"],
        point: [{ do: "finish" }],
        ways: {
          shown: [{ do: "finish" }],
          wrong: [
            { do: "use", action: "move" },
            { do: "move", organ: "HE2" },
            { do: "to", organ: "STO" },
            { do: "finish" },
          ],
        },
      },
    ],
  },
  {
    ...body,
    name: "crisis",
    position: lastCard(4, "B1", {
      body: {
        BRA: ["O"],
        HE1: ["Y"],
        HE2: ["O"],
        LU1: ["O"],
        LIV: ["G", "Y"],
        STO: ["O"],
        SIN: ["Y"],
        LIN: ["G"],
        KI2: ["G"],
      },
      zoneTokens: ["T3", "T7", "T5", "T4", "T6", "T8"],
      event: "E04",
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "fill",
        aim: { heard: [{ fact: "crisis", organ: "LIV" }] },
        wrong: [{ name: "left", when: { heard: [{ fact: "finished", virus: "G" }] } }],
        light: ["patient"],
        point: [
          { do: "use", action: "infect" },
          { do: "infect", organ: "LIV" },
        ],
        ways: {
          shown: [
            { do: "use", action: "infect" },
            { do: "infect", organ: "LIV" },
          ],
          other: [
            { do: "use", action: "infect" },
            { do: "infect", organ: "PAN" },
            { do: "use", action: "move" },
            { do: "move", organ: "PAN" },
            { do: "to", organ: "LIV" },
          ],
          wrong: [{ do: "finish" }],
        },
      },
      {
        name: "respond",
        aim: { heard: [{ fact: "immuneResponse", organ: "LIV" }] },
        light: ["track"],
        point: [{ do: "finish" }],
        ways: {
          shown: [{ do: "finish" }],
          other: [
            { do: "use", action: "move" },
            { do: "move", organ: "LIV" },
            { do: "to", organ: "PAN" },
            { do: "finish" },
          ],
        },
      },
    ],
  },
  {
    ...body,
    name: "attack",
    position: lastCard(6, "B3", {
      body: {
        BRA: ["O"],
        HE1: ["G"],
        HE2: ["O"],
        LU2: ["Y"],
        LIV: ["O"],
        SIN: ["Y"],
        LIN: ["G"],
        KI1: ["G", "Y"],
        KI2: ["G", "Y"],
      },
      ties: [1, 0, 2],
      zoneTokens: ["T3", "T7", "T5", "T4", "T6", "T8"],
      event: "E04",
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "kidneys",
        aim: { heard: [{ fact: "controlled", zone: 6, virus: "G" }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "controlled", zone: 6 }] } }],
        light: ["patient"],
        point: [{ do: "use", action: "attack" }, { do: "attack" }, { do: "remove" }],
        ways: {
          shown: [{ do: "use", action: "attack" }, { do: "attack", organ: "KI1" }, { do: "finish" }],
          other: [{ do: "use", action: "infect" }, { do: "infect", organ: "KI1" }, { do: "finish" }],
          wrong: [{ do: "finish" }],
        },
      },
    ],
  },
  {
    ...body,
    name: "cure",
    position: lastCard(2, "B4", {
      body: {
        BRA: ["O"],
        HE1: ["G"],
        HE2: ["O"],
        LU1: ["Y"],
        LIV: ["O"],
        SIN: ["Y"],
        LIN: ["G"],
        KI1: ["G"],
        KI2: ["Y"],
      },
      research: [6, 2, 1],
      zoneTokens: ["T3", "T7", "T5", "T4", "T6", "T8"],
      // Everybody's research goes up by one
      event: "E12",
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "shield",
        aim: { heard: [{ fact: "shielded", virus: "G" }] },
        wrong: [{ name: "left", when: { heard: [{ fact: "finished", virus: "G" }] } }],
        light: ["charts"],
        point: [{ do: "use", action: "shield" }, { do: "shield" }],
        ways: {
          shown: [
            { do: "use", action: "shield" },
            { do: "shield", organ: "HE1" },
          ],
          other: [
            { do: "use", action: "shield" },
            { do: "shield", organ: "LIN" },
          ],
          wrong: [{ do: "finish" }],
        },
      },
      {
        name: "cured",
        aim: { heard: [{ fact: "cured", virus: "G" }] },
        light: ["patient"],
        point: [{ do: "finish" }],
        ways: {
          shown: [{ do: "finish" }],
          other: [{ do: "use", action: "infect" }, { do: "infect", organ: "HE1" }, { do: "finish" }],
        },
      },
    ],
  },
  {
    ...body,
    name: "card",
    position: place(
      {
        step: 2,
        body: { BRA: ["G"], HE1: ["Y"], LU1: ["O"], LIV: ["Y"], KI1: ["G"] },
        scores: [4, 3, 2],
        display: ["M01", "M08", "M13"],
      },
      [...inRound("event"), score({ who: 0, vp: 2 })],
    ),
    steps: [
      {
        name: "take",
        aim: {
          any: [{ heard: [{ fact: "tookCard", virus: "G" }] }, { heard: [{ fact: "drewCard", virus: "G" }] }],
        },
        light: ["market"],
        point: [{ do: "take" }, { do: "blind" }],
        ways: { shown: [{ do: "take", card: "M01" }], other: [{ do: "blind" }] },
      },
    ],
  },
  {
    ...body,
    name: "last",
    position: lastCard(6, "B5", {
      round: 6,
      body: {
        BRA: ["O"],
        HE1: ["Y"],
        HE2: ["O"],
        LU1: ["Y"],
        LIV: ["G"],
        STO: ["O"],
        SIN: ["G"],
        KI1: ["G"],
        KI2: ["Y"],
      },
      scores: [10, 12, 7],
      ties: [2, 0, 1],
      zoneTokens: ["T3", "T7", "T5", "T4", "T6", "T8"],
      event: "E04",
    }),
    steps: [
      { name: "end", light: ["track"] },
      {
        name: "win",
        aim: { heard: [{ fact: "won", seat: 0 }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "won" }] } }],
        light: ["patient"],
        point: [
          { do: "use", action: "infect" },
          { do: "infect", organ: "KI2" },
        ],
        ways: {
          shown: [{ do: "use", action: "infect" }, { do: "infect", organ: "KI2" }, { do: "finish" }],
          wrong: [{ do: "finish" }],
        },
      },
    ],
  },
]
