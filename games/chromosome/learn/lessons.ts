// Lessons of Chromosome: one idea in one position

import type { Lesson } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { away, laboratory, set, simple } from "./guided.ts"

export const lessons: readonly Lesson<Choice, Fact>[] = [
  {
    ...laboratory,
    name: "change",
    rule: "CHR-COST-07",
    away: away("move", "mutation", "pass"),
    position: set({ groups: { 14: "0:3+", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      {
        name: "gene",
        aim: {
          heard: [{ fact: "gainedGene", seat: 0, gene: "structure" }],
          any: [
            { view: { "groups.14": { level: 2, charged: true } } },
            { view: { "groups.16": { level: 2, charged: true } } },
          ],
        },
        wrong: [{ name: "dear", when: { heard: [{ fact: "overpaid", seat: 0 }] } }],
        light: ["room-14"],
        ways: {
          shown: [
            { do: "move" },
            { do: "tokens", tokens: 1 },
            { do: "to", room: 5 },
            { do: "mutation" },
            { do: "buy", gene: "structure" },
            { do: "discharge", room: 5 },
          ],
          other: [
            { do: "move" },
            { do: "tokens", tokens: 2 },
            { do: "to", room: 16 },
            { do: "mutation" },
            { do: "buy", gene: "structure" },
            { do: "discharge", room: 14 },
          ],
          wrong: [{ do: "mutation" }, { do: "buy", gene: "structure" }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "both",
    rule: "CHR-IMP-03",
    away: away("impulse"),
    position: set({ groups: { 14: "0:2-", 16: "0:1-", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      {
        name: "charge",
        aim: {
          heard: [
            { fact: "charged", seat: 0, room: 14 },
            { fact: "charged", seat: 0, room: 16 },
          ],
        },
        within: 2,
        light: ["room-14", "room-16"],
        ways: {
          shown: [{ do: "impulse" }, { do: "room", room: 14 }],
          other: [{ do: "impulse" }, { do: "room", room: 16 }],
          wrong: [{ do: "impulse" }, { do: "room", room: 3 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "genes",
    rule: "CHR-ATT-03",
    away: away("spark"),
    position: set({
      groups: { 14: "0:2+", 18: "1:2-", 3: "1:2+" },
      players: [
        { ...simple, fortune: 0, active: { fighting: 2 } },
        { ...simple, fortune: 0 },
      ],
    }),
    draws: [{ attack: 2 }, { defence: 3 }],
    steps: [
      {
        name: "attack",
        aim: { heard: [{ fact: "tookTrophies", seat: 0 }] },
        within: 3,
        light: ["room-18"],
        ways: {
          shown: [{ do: "spark" }, { do: "target", room: 18 }, { do: "fightingGenes", genes: 2 }],
          other: [{ do: "spark" }, { do: "target", room: 18 }, { do: "fightingGenes", genes: 1 }],
          wrong: [{ do: "spark" }, { do: "target", room: 18 }, { do: "fightingGenes", genes: 0 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "spread",
    rule: "CHR-GROW-03",
    away: away("growth"),
    position: set({ groups: { 1: "0:1+", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      {
        name: "rooms",
        aim: {
          heard: [
            { fact: "placed", seat: 0, room: 5 },
            { fact: "placed", seat: 0, room: 8 },
          ],
        },
        wrong: [{ name: "added", when: { heard: [{ fact: "grew", seat: 0 }] } }],
        light: ["room-5", "room-8"],
        ways: {
          shown: [{ do: "growth" }, { do: "spread" }, { do: "room", room: 5 }, { do: "room", room: 8 }],
          other: [{ do: "growth" }, { do: "spread" }, { do: "room", room: 8 }, { do: "room", room: 5 }],
          wrong: [{ do: "growth" }, { do: "add" }, { do: "tokens", tokens: 2 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "clean",
    rule: "CHR-STER-01",
    away: away("move"),
    position: set({ groups: { 14: "0:3+", 16: "0:3-", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      {
        name: "enter",
        aim: { heard: [{ fact: "moved", seat: 0, to: 18 }] },
        wrong: [{ name: "elsewhere", when: { heard: [{ fact: "moved", seat: 0 }] } }],
        light: ["room-18"],
        ways: {
          shown: [
            { do: "move" },
            { do: "from", room: 14 },
            { do: "tokens", tokens: 3 },
            { do: "to", room: 18 },
          ],
          other: [
            { do: "move" },
            { do: "from", room: 16 },
            { do: "tokens", tokens: 3 },
            { do: "to", room: 18 },
          ],
          wrong: [
            { do: "move" },
            { do: "from", room: 14 },
            { do: "tokens", tokens: 2 },
            { do: "to", room: 10 },
          ],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "merge",
    rule: "CHR-GRP-05",
    away: away("move"),
    position: set({
      groups: { 14: "0:2+", 16: "0:1-", 5: "0:1+", 8: "0:1+", 3: "1:2+" },
      players: [simple, simple],
    }),
    steps: [
      {
        name: "charged",
        aim: { heard: [{ fact: "merged", seat: 0, level: 3, charged: true }] },
        wrong: [
          { name: "dark", when: { heard: [{ fact: "merged", seat: 0, charged: false }] } },
          { name: "apart", when: { heard: [{ fact: "moved", seat: 0 }] } },
        ],
        light: ["room-14"],
        ways: {
          shown: [
            { do: "move" },
            { do: "from", room: 14 },
            { do: "tokens", tokens: 2 },
            { do: "to", room: 5 },
          ],
          other: [
            { do: "move" },
            { do: "from", room: 14 },
            { do: "tokens", tokens: 2 },
            { do: "to", room: 8 },
          ],
          wrong: [
            { do: "move" },
            { do: "from", room: 14 },
            { do: "tokens", tokens: 2 },
            { do: "to", room: 16 },
          ],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "three",
    rule: "CHR-IMP-02",
    away: away("impulse"),
    position: set({
      groups: { 14: "0:3-", 3: "1:2+" },
      cubes: { 5: 1, 8: 1 },
      players: [simple, simple],
    }),
    steps: [
      {
        name: "power",
        aim: { heard: [{ fact: "charged", seat: 0, room: 14 }] },
        wrong: [
          { name: "weak", when: { heard: [{ fact: "cubesAdded" }] } },
          { name: "weak", when: { heard: [{ fact: "cubesRemoved" }] } },
        ],
        light: ["room-5", "room-8"],
        ways: {
          shown: [{ do: "impulse" }, { do: "create" }, { do: "room", room: 5 }],
          other: [{ do: "impulse" }, { do: "create" }, { do: "room", room: 8 }],
          wrong: [{ do: "impulse" }, { do: "create" }, { do: "room", room: 14 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "flee",
    rule: "CHR-RES-01",
    away: away("move", "pass"),
    position: set({
      groups: { 14: "0:2-", 3: "1:2+" },
      cubes: { 5: 3 },
      players: [simple, { ...simple, passed: true }],
    }),
    draws: [{ test: 1 }],
    steps: [
      {
        name: "away",
        aim: { heard: [{ fact: "roundBegan", round: 2 }] },
        wrong: [{ name: "tested", when: { heard: [{ fact: "rolled", seat: 0, roll: "test" }] } }],
        light: ["room-5"],
        ways: {
          shown: [{ do: "move" }, { do: "tokens", tokens: 2 }, { do: "to", room: 10 }, { do: "pass" }],
          other: [{ do: "move" }, { do: "tokens", tokens: 2 }, { do: "to", room: 8 }, { do: "pass" }],
          wrong: [{ do: "pass" }, { do: "endTurn" }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "heal",
    rule: "CHR-GENE-07",
    away: away("discardStructure", "pass"),
    position: set({
      groups: { 14: "0:2+", 3: "1:2+" },
      players: [{ irradiation: 6, active: { structure: 1 } }, simple],
    }),
    steps: [
      {
        name: "discard",
        aim: { view: { "players[0].irradiation": { atMost: 4 } } },
        wrong: [{ name: "passed", when: { heard: [{ fact: "passed", seat: 0 }] } }],
        light: ["plates"],
        ways: {
          shown: [{ do: "discardStructure" }, { do: "discardGene" }],
          other: [{ do: "discardStructure" }, { do: "discardFortune" }],
          wrong: [{ do: "pass" }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "fortune",
    rule: "CHR-FOR-01",
    away: away("spark"),
    position: set({
      groups: { 14: "0:2+", 18: "1:2-", 3: "1:2+" },
      players: [
        { ...simple, fortune: 2 },
        { ...simple, fortune: 0 },
      ],
    }),
    draws: [{ attack: 1 }, { attack: 4 }, { defence: 2 }],
    steps: [
      {
        name: "luck",
        aim: { heard: [{ fact: "tookTrophies", seat: 0 }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "fought" }] } }],
        light: ["room-18"],
        ways: {
          shown: [
            { do: "spark" },
            { do: "target", room: 18 },
            { do: "fortune", points: 0 },
            { do: "reroll" },
            { do: "stand" },
            { do: "stand" },
          ],
          other: [{ do: "spark" }, { do: "target", room: 18 }, { do: "fortune", points: 2 }],
          wrong: [
            { do: "spark" },
            { do: "target", room: 18 },
            { do: "fortune", points: 0 },
            { do: "stand" },
            { do: "stand" },
          ],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "trophy",
    rule: "CHR-TRO-02",
    away: away("mutation", "pass"),
    position: set({
      groups: { 14: "0:2-", 3: "1:2+" },
      players: [{ ...simple, trophies: [0, 1] }, simple],
    }),
    steps: [
      {
        name: "gene",
        aim: { heard: [{ fact: "gainedGene", seat: 0 }] },
        wrong: [{ name: "passed", when: { heard: [{ fact: "passed", seat: 0 }] } }],
        light: ["plates"],
        ways: {
          shown: [{ do: "mutation" }, { do: "buy", gene: "fighting" }],
          other: [{ do: "mutation" }, { do: "buy", gene: "structure" }],
          wrong: [{ do: "pass" }],
        },
      },
    ],
  },
]
