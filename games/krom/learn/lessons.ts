// Lessons of Krom: one idea in one position

import type { Lesson } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { karok, kolos, tribe, you } from "./guided.ts"
import { place } from "./place.ts"

const others = [
  { ...kolos, area: "mountains" },
  { ...karok, area: "forest" },
] as const

const play = { do: "playBonus" } as const

export const lessons: readonly Lesson<Choice, Fact>[] = [
  {
    ...tribe,
    name: "underdog",
    rule: "KRO-BON-10",
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
    rule: "KRO-SAV-03",
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
    rule: "KRO-EVO-06",
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
    rule: "KRO-CAV-03",
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
  {
    ...tribe,
    name: "tie",
    rule: "KRO-FGT-06",
    position: place({
      players: [
        { ...you, area: "mountains", hand: ["B-03", "B-04"] },
        { ...kolos, area: "mountains" },
        { ...karok, area: "forest" },
      ],
      at: "areas",
    }),
    draws: [{ gathering: "G-06" }, { fight: 3 }, { fight: 5 }],
    steps: [
      {
        name: "win",
        aim: { heard: [{ fact: "wonFight", seat: 0 }] },
        wrong: [{ name: "tied", when: { heard: [{ fact: "wonFight" }] } }],
        light: ["mine"],
        ways: {
          shown: [{ do: "play", card: "B-04" }, { do: "pass" }],
          other: [
            { do: "play", card: "B-03" },
            { do: "play", card: "B-04" },
          ],
          wrong: [{ do: "play", card: "B-03" }, { do: "pass" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "home",
    rule: "KRO-EVO-03",
    position: place({
      players: [
        { ...you, area: "caves", krom: 3, wood: 1 },
        { ...kolos, area: "forest" },
        { ...karok, area: "savanna" },
      ],
      evolutions: ["E-05", "E-03", "E-07", "E-16"],
      at: "movement",
    }),
    draws: [{ gathering: "G-11" }, { gathering: "G-01" }],
    cast: [
      { seat: 1, choose: { do: "go", to: "caves" } },
      { seat: 2, choose: { do: "go", to: "mountains" } },
    ],
    steps: [
      {
        name: "sign",
        aim: { heard: [{ fact: "evolved", seat: 0 }] },
        wrong: [
          { name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0, area: "savanna" }] } },
          { name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0, area: "mountains" }] } },
          { name: "left", when: { heard: [{ fact: "phaseBegan", seat: 2 }] } },
        ],
        light: ["evolutions"],
        ways: {
          shown: [{ do: "go", to: "forest" }, { do: "gather" }, { do: "evolve" }],
          other: [{ do: "go", to: "forest" }, { do: "gather" }, { do: "gather", price: 1 }, { do: "evolve" }],
          wrong: [{ do: "go", to: "mountains" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "luck",
    rule: "KRO-FOR-02",
    position: place({
      players: [
        { ...you, area: "forest", krom: 3, hand: ["B-08"] },
        { ...kolos, area: "mountains" },
        { ...karok, area: "savanna" },
      ],
      at: "areas",
    }),
    draws: [{ gathering: "G-01" }, { gathering: "G-01" }],
    steps: [
      {
        name: "again",
        aim: { view: { "players[0].wood": { atLeast: 2 } } },
        wrong: [{ name: "left", when: { heard: [{ fact: "phaseBegan", seat: 1 }] } }],
        light: ["area-forest"],
        ways: {
          shown: [{ do: "gather" }, { do: "gather", price: 1 }],
          other: [{ do: "gather" }, play, { do: "play" }, { do: "choose", kind: "wood" }],
          wrong: [{ do: "gather" }, { do: "endPhase" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "trade",
    rule: "KRO-BON-25",
    position: place({
      players: [{ ...you, area: "caves", krom: 3, wood: 1, bone: 1, hand: ["B-19"] }, ...others],
      at: "areas",
    }),
    steps: [
      {
        name: "card",
        aim: { heard: [{ fact: "evolved", seat: 0 }] },
        wrong: [
          { name: "kind", when: { view: { "players[0].stone": { atLeast: 1 } } } },
          { name: "left", when: { heard: [{ fact: "phaseBegan", seat: 2 }] } },
        ],
        light: ["mine"],
        ways: {
          shown: [play, { do: "play" }, { do: "choose", kind: "bone" }, { do: "evolve" }],
          other: [play, { do: "play" }, { do: "choose", kind: "wood" }, { do: "evolve" }],
          wrong: [play, { do: "play" }, { do: "choose", kind: "stone" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "twice",
    rule: "KRO-CTR-05",
    position: place({
      players: [
        { ...you, area: "caves", hand: ["B-13", "B-06"] },
        { ...kolos, area: "mountains", hand: ["B-06"] },
        { ...karok, area: "forest" },
      ],
      at: "areas",
    }),
    draws: [{ gathering: "G-06" }],
    cast: [{ seat: 1, choose: { do: "counter" } }],
    steps: [
      {
        name: "insist",
        aim: { heard: [{ fact: "lost", seat: 1, kind: "krom" }] },
        wrong: [
          { name: "stopped", when: { heard: [{ fact: "cancelled", card: "B-13" }] } },
          { name: "spared", when: { heard: [{ fact: "lost", seat: 2 }] } },
          { name: "left", when: { heard: [{ fact: "phaseBegan", seat: 2 }] } },
        ],
        light: ["mine"],
        ways: {
          shown: [play, { do: "play" }, { do: "aim", seat: 1 }, { do: "counter" }],
          other: [{ do: "rest" }, play, { do: "play" }, { do: "aim", seat: 1 }, { do: "counter" }],
          wrong: [play, { do: "play" }, { do: "aim", seat: 1 }, { do: "letStand" }],
        },
      },
    ],
  },
  {
    ...tribe,
    name: "ten",
    rule: "KRO-END-01",
    position: place({
      round: 9,
      players: [
        {
          ...you,
          area: "mountains",
          krom: 4,
          wood: 2,
          stone: 3,
          bone: 2,
          evolutions: ["E-01", "E-07", "E-23"],
        },
        { ...kolos, area: "caves" },
        { ...karok, area: "savanna" },
      ],
      evolutions: ["E-03", "E-16", "E-22", "E-25"],
      at: "areas",
    }),
    steps: [
      {
        name: "chief",
        aim: { heard: [{ fact: "chief", seat: 0 }] },
        wrong: [
          { name: "small", when: { heard: [{ fact: "evolved", seat: 0, evolution: "E-03" }] } },
          { name: "left", when: { asked: "round.movement" } },
        ],
        light: ["evolutions"],
        ways: {
          shown: [{ do: "evolve" }, { do: "buy", evolution: "E-16" }],
          other: [{ do: "evolve" }, { do: "buy", evolution: "E-22" }],
          wrong: [{ do: "evolve" }, { do: "buy", evolution: "E-03" }],
        },
      },
    ],
  },
]
