// Lessons of Krom: one idea in one position

import type { Chapter } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { karok, kolos, tribe, you } from "./guided.ts"
import { place } from "./place.ts"

const others = [
  { ...kolos, area: "mountains" },
  { ...karok, area: "forest" },
] as const

export const lessons: readonly Chapter<Choice, Fact>[] = [
  {
    ...tribe,
    name: "underdog",
    position: place({
      players: [
        { ...you, area: "caves", hand: ["B-01", "B-03", "B-04"] },
        { ...kolos, area: "caves" },
        { ...karok, area: "forest" },
      ],
      at: "areas",
    }),
    draws: [{ fight: 2 }, { fight: 6 }, { fightDice: 5 }],
    steps: [
      {
        name: "win",
        aim: { heard: [{ fact: "wonFight", seat: 0 }] },
        within: 3,
        light: ["mine"],
        ways: {
          shown: [{ do: "play", card: "B-03" }, { do: "play", card: "B-04" }, { do: "pass" }],
          other: [{ do: "play", card: "B-01" }, { do: "pass" }],
          wrong: [{ do: "play", card: "B-03" }, { do: "pass" }, { do: "endPhase" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "dice",
    position: place({ players: [{ ...you, area: "savanna", krom: 4 }, ...others], at: "areas" }),
    draws: [{ gathering: "G-06" }, { hunt: 3 }, { hunt: 3 }, { hunt: 4 }, { hunt: 1 }],
    steps: [
      {
        name: "elk",
        aim: { view: { "players[0].bone": { atLeast: 3 } } },
        within: 3,
        light: ["area-savanna"],
        ways: {
          shown: [{ do: "hunt" }, { do: "animal", animal: "H-12" }, { do: "extraDice", dice: 1 }],
          other: [{ do: "hunt" }, { do: "animal", animal: "H-12" }, { do: "extraDice", dice: 2 }],
          wrong: [{ do: "hunt" }, { do: "animal", animal: "H-12" }, { do: "extraDice", dice: 0 }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "two",
    position: place({
      players: [{ ...you, area: "caves", wood: 2, bone: 2 }, ...others],
      at: "areas",
    }),
    steps: [
      {
        name: "invent",
        aim: { view: { "players[0].evolutions.length": 2 } },
        within: 3,
        light: ["evolutions"],
        ways: {
          shown: [{ do: "evolve" }, { do: "buy", evolution: "E-01" }, { do: "evolve" }],
          other: [{ do: "evolve" }, { do: "buy", evolution: "E-02" }, { do: "evolve" }],
          wrong: [{ do: "evolve" }, { do: "buy", evolution: "E-01" }, { do: "endPhase" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "shop",
    position: place({
      players: [{ ...you, area: "caves", krom: 5, wood: 1, bone: 1 }, ...others],
      at: "areas",
    }),
    steps: [
      {
        name: "point",
        aim: { heard: [{ fact: "evolved", seat: 0 }] },
        within: 2,
        light: ["area-caves"],
        ways: {
          shown: [{ do: "buyResource", kind: "wood" }, { do: "evolve" }],
          other: [{ do: "buyResource", kind: "bone" }, { do: "evolve" }],
          wrong: [{ do: "buyBonus" }, { do: "endPhase" }],
        },
      },
    ],
  },
]
