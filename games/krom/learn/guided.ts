// A first game of Krom that teaches: hunt, gather, invent, fight, climb, rest, counter, and become
// the chief

import type { Chapter } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { place } from "./place.ts"

export const you = { character: "alma" } as const
export const kolos = { character: "kolos" } as const
export const karok = { character: "karok" } as const

export const tribe = {
  seats: 3,
  seat: 0,
  called: ["name.character.alma", "name.character.kolos", "name.character.karok"],
} as const

export const guided: readonly Chapter<Choice, Fact>[] = [
  {
    name: "hunt",
    ...tribe,
    hide: ["side"],
    position: place({
      players: [
        { ...you, area: "caves" },
        { ...kolos, area: "caves" },
        { ...karok, area: "caves" },
      ],
      at: "movement",
    }),
    draws: [{ gathering: "G-06" }, { hunt: 4 }, { hunt: 3 }, { hunt: 6 }, { climb: 1 }, { climb: 1 }],
    cast: [
      { seat: 1, choose: { do: "go", to: "forest" } },
      { seat: 2, choose: { do: "go", to: "mountains" } },
      { seat: 1, choose: { do: "gather" } },
      { seat: 1, choose: { do: "endPhase" } },
      { seat: 2, choose: { do: "climb" } },
      { seat: 2, choose: { do: "stop" } },
    ],
    steps: [
      { name: "goal", light: ["map"] },
      {
        name: "go",
        aim: { heard: [{ fact: "moved", seat: 0, area: "savanna" }] },
        wrong: [{ name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0 }] } }],
        point: [{ do: "go", to: "savanna" }],
        light: ["area-savanna"],
        ways: { shown: [{ do: "go", to: "savanna" }], wrong: [{ do: "go", to: "forest" }] },
      },
      {
        name: "catch",
        aim: { view: { "players[0].bone": { atLeast: 1 } } },
        wrong: [
          { name: "escaped", when: { heard: [{ fact: "escaped", seat: 0 }] } },
          { name: "left", when: { asked: "round.movement" } },
        ],
        light: ["area-savanna"],
        point: [{ do: "hunt" }, { do: "animal" }, { do: "extraDice" }],
        ways: {
          shown: [{ do: "hunt" }, { do: "animal", animal: "H-02" }, { do: "extraDice", dice: 0 }],
          other: [{ do: "hunt" }, { do: "animal", animal: "H-05" }, { do: "extraDice", dice: 1 }],
          wrong: [{ do: "hunt" }, { do: "animal", animal: "H-05" }, { do: "extraDice", dice: 0 }],
        },
      },
    ],
  },
  {
    name: "invent",
    ...tribe,
    position: place({
      round: 2,
      players: [
        { ...you, area: "savanna", krom: 6, bone: 2 },
        { ...kolos, area: "forest", krom: 7 },
        { ...karok, area: "mountains", krom: 8 },
      ],
      at: "movement",
    }),
    draws: [{ gathering: "G-01" }, { gathering: "G-01" }],
    cast: [
      { seat: 1, choose: { do: "go", to: "caves" } },
      { seat: 2, choose: { do: "go", to: "savanna" } },
      { seat: 1, choose: { do: "rest" } },
    ],
    steps: [
      {
        name: "go",
        aim: { heard: [{ fact: "moved", seat: 0, area: "forest" }] },
        wrong: [{ name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0 }] } }],
        point: [{ do: "go", to: "forest" }],
        light: ["area-forest"],
        ways: { shown: [{ do: "go", to: "forest" }], wrong: [{ do: "go", to: "mountains" }] },
      },
      {
        name: "gather",
        aim: { heard: [{ fact: "gathered", seat: 0, price: 0 }] },
        point: [{ do: "gather" }],
        light: ["area-forest"],
        ways: { shown: [{ do: "gather" }] },
      },
      {
        name: "evolve",
        aim: { heard: [{ fact: "evolved", seat: 0 }] },
        wrong: [{ name: "left", when: { heard: [{ fact: "phaseBegan", seat: 2 }] } }],
        light: ["evolutions"],
        point: [{ do: "evolve" }, { do: "buy" }],
        ways: {
          // Only one of them can be paid for, and is bought without another question
          shown: [{ do: "evolve" }],
          other: [{ do: "gather" }, { do: "evolve" }, { do: "buy", evolution: "E-02" }],
          wrong: [{ do: "endPhase" }],
        },
      },
    ],
  },
  {
    name: "fight",
    ...tribe,
    position: place({
      round: 4,
      players: [
        { ...you, area: "savanna", wood: 1, hand: ["B-01", "B-04"], evolutions: ["E-01"] },
        { ...kolos, area: "savanna" },
        { ...karok, area: "forest" },
      ],
      evolutions: ["E-02", "E-10", "E-07", "E-16"],
      at: "areas",
    }),
    draws: [{ gathering: "G-06" }, { fight: 3 }, { fight: 5 }, { fightDice: 4 }],
    cast: [
      { seat: 2, choose: { do: "gather" } },
      { seat: 2, choose: { do: "endPhase" } },
    ],
    steps: [
      { name: "meet", light: ["area-savanna"] },
      {
        name: "win",
        aim: { heard: [{ fact: "played", seat: 0 }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "wonFight" }] } }],
        point: [{ do: "play" }],
        light: ["mine"],
        ways: {
          shown: [{ do: "play", card: "B-04" }],
          other: [{ do: "play", card: "B-01" }],
          wrong: [{ do: "pass" }],
        },
      },
      {
        name: "stop",
        aim: { heard: [{ fact: "wonFight", seat: 0 }] },
        // Either card is enough: the other one is kept
        point: [{ do: "pass" }],
        ways: { shown: [{ do: "pass" }] },
      },
    ],
  },
  {
    name: "loot",
    ...tribe,
    position: place({
      round: 5,
      players: [
        { ...you, area: "forest", wood: 1, evolutions: ["E-01"] },
        { ...kolos, area: "mountains" },
        { ...karok, area: "forest", life: 3, krom: 5, wood: 1 },
      ],
      evolutions: ["E-02", "E-10", "E-07", "E-16"],
      at: "areas",
    }),
    draws: [{ fight: 6 }, { fight: 3 }],
    steps: [
      {
        name: "take",
        aim: { heard: [{ fact: "looted", seat: 0 }] },
        wrong: [{ name: "spared", when: { heard: [{ fact: "spared", seat: 0 }] } }],
        point: [{ do: "lootKrom" }, { do: "lootResource" }],
        light: ["plate-2"],
        ways: {
          shown: [{ do: "lootResource", kind: "wood" }],
          other: [{ do: "lootKrom" }],
          wrong: [{ do: "lootNothing" }],
        },
      },
    ],
  },
  {
    name: "climb",
    ...tribe,
    position: place({
      round: 6,
      players: [
        { ...you, area: "mountains", krom: 4, evolutions: ["E-01", "E-02"] },
        { ...kolos, area: "caves" },
        { ...karok, area: "savanna" },
      ],
      evolutions: ["E-05", "E-10", "E-07", "E-16"],
      at: "areas",
    }),
    draws: [
      { climb: 2 },
      { climb: 2 },
      { climb: 5 },
      { climb: 5 },
      { climb: 6 },
      { climb: 5 },
      { climb: 5 },
      { hunt: 1 },
    ],
    cast: [
      { seat: 1, choose: { do: "rest" } },
      { seat: 2, choose: { do: "hunt" } },
      { seat: 2, choose: { do: "animal", animal: "H-05" } },
      { seat: 2, choose: { do: "extraDice", dice: 0 } },
    ],
    steps: [
      {
        name: "roll",
        aim: { heard: [{ fact: "climbed", seat: 0 }] },
        wrong: [{ name: "left", when: { asked: "round.movement" } }],
        point: [{ do: "climb" }],
        light: ["area-mountains"],
        ways: { shown: [{ do: "climb" }], wrong: [{ do: "endPhase" }] },
      },
      {
        name: "reroll",
        aim: {
          any: [
            { heard: [{ fact: "reached", seat: 0, pattern: "fullHouse" }] },
            { heard: [{ fact: "reached", seat: 0, pattern: "four" }] },
            { heard: [{ fact: "reached", seat: 0, pattern: "five" }] },
          ],
        },
        wrong: [{ name: "early", when: { heard: [{ fact: "reached", seat: 0 }] } }],
        point: [{ do: "reroll" }, { do: "throw", dice: [5] }],
        light: ["area-mountains"],
        ways: {
          shown: [{ do: "reroll" }, { do: "throw", dice: [5] }, { do: "stop" }],
          other: [{ do: "reroll" }, { do: "throw", dice: [1, 2] }, { do: "stop" }],
          wrong: [{ do: "stop" }],
        },
      },
      {
        name: "claim",
        aim: {
          any: [
            { view: { "players[0].stone": { atLeast: 2 } } },
            { view: { "players[0].cards": { atLeast: 2 } } },
          ],
        },
        point: [{ do: "claim" }],
        light: ["area-mountains"],
        ways: { shown: [{ do: "claim", kind: "stone" }], other: [{ do: "claim", kind: "bonus" }] },
      },
    ],
  },
  {
    name: "rest",
    ...tribe,
    position: place({
      round: 7,
      players: [
        { ...you, area: "mountains", life: 2, krom: 3, stone: 2, evolutions: ["E-01", "E-02"] },
        { ...kolos, area: "savanna" },
        { ...karok, area: "forest" },
      ],
      evolutions: ["E-05", "E-10", "E-07", "E-16"],
      at: "movement",
    }),
    draws: [{ gathering: "G-06" }, { hunt: 1 }],
    cast: [
      { seat: 1, choose: { do: "go", to: "mountains" } },
      { seat: 2, choose: { do: "go", to: "savanna" } },
    ],
    steps: [
      {
        name: "heal",
        aim: { view: { "players[0].life": { atLeast: 4 } } },
        wrong: [
          { name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0, area: "forest" }] } },
          { name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0, area: "savanna" }] } },
          { name: "left", when: { heard: [{ fact: "phaseBegan", seat: 2 }] } },
        ],
        point: [{ do: "go", to: "caves" }, { do: "rest" }, { do: "buyLife" }],
        light: ["area-caves"],
        ways: {
          shown: [{ do: "go", to: "caves" }, { do: "rest" }],
          other: [{ do: "go", to: "caves" }, { do: "buyLife" }],
          wrong: [{ do: "go", to: "forest" }],
        },
      },
    ],
  },
  {
    name: "counter",
    ...tribe,
    position: place({
      round: 8,
      players: [
        { ...you, area: "forest", krom: 5, stone: 2, hand: ["B-06"], evolutions: ["E-01", "E-02"] },
        { ...kolos, area: "caves", hand: ["B-13"] },
        { ...karok, area: "mountains" },
      ],
      evolutions: ["E-05", "E-10", "E-07", "E-16"],
      at: "areas",
    }),
    cast: [
      { seat: 1, choose: { do: "playBonus" } },
      { seat: 1, choose: { do: "play", card: "B-13" } },
      { seat: 1, choose: { do: "aim", seat: 0 } },
    ],
    steps: [
      {
        name: "no",
        aim: { heard: [{ fact: "countered", seat: 0 }] },
        wrong: [{ name: "stood", when: { heard: [{ fact: "lost", seat: 0 }] } }],
        point: [{ do: "counter" }],
        light: ["mine"],
        ways: { shown: [{ do: "counter" }], wrong: [{ do: "letStand" }] },
      },
    ],
  },
  {
    name: "chief",
    ...tribe,
    position: place({
      round: 12,
      players: [
        {
          ...you,
          area: "caves",
          krom: 6,
          wood: 2,
          stone: 3,
          bone: 2,
          // Eight points
          evolutions: ["E-01", "E-02", "E-08", "E-10", "E-12"],
        },
        { ...kolos, area: "forest", evolutions: ["E-03", "E-07", "E-17"] },
        { ...karok, area: "savanna", evolutions: ["E-06", "E-18"] },
      ],
      evolutions: ["E-15", "E-04", "E-24", "E-25"],
      at: "areas",
    }),
    draws: [{ evolution: "E-09" }, { evolution: "E-05" }],
    steps: [
      { name: "near", light: ["plate-0"] },
      {
        name: "win",
        aim: { heard: [{ fact: "chief", seat: 0 }] },
        wrong: [{ name: "left", when: { heard: [{ fact: "phaseBegan", seat: 1 }] } }],
        light: ["evolutions"],
        point: [{ do: "evolve" }, { do: "buy", evolution: "E-15" }],
        ways: {
          shown: [{ do: "evolve" }, { do: "buy", evolution: "E-15" }],
          other: [
            { do: "evolve" },
            { do: "buy", evolution: "E-04" },
            { do: "evolve" },
            { do: "buy", evolution: "E-09" },
          ],
          wrong: [{ do: "endPhase" }],
        },
      },
    ],
  },
]
