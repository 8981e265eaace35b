// A first game of Chromosome that teaches: grow, split, charge, absorb, the test, a gene, fortune,
// an attack, the end of a round

import type { Chapter } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { type Placed, place } from "./place.ts"

const options = { layout: "four", events: false, firstPlayer: "seat1" } as const

/** Without events and special actions. */
export const laboratory = {
  seats: 2,
  seat: 0,
  options,
  called: ["name.species.pars", "name.species.ferox"],
} as const

/** Genes pay; fortune stands for none of them yet. */
export const simple = { exhausted: true }
export const set = (placed: Placed) => place({ options, ...placed })

const all = ["move", "recover", "discardStructure", "growth", "mutation", "spark", "impulse", "pass"] as const
/** Everything on the menu but these. */
export const away = (...kept: readonly (typeof all)[number][]) => [
  { do: "special" as const },
  ...all.filter((entry) => !kept.includes(entry)).map((entry) => ({ do: entry })),
]

export const guided: readonly Chapter<Choice, Fact>[] = [
  {
    ...laboratory,
    name: "grow",
    hide: ["side"],
    away: away("growth"),
    position: set({ groups: { 1: "0:1+", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      { name: "goal", light: ["map"] },
      {
        name: "grow",
        aim: {
          any: [{ heard: [{ fact: "grew", seat: 0 }] }, { heard: [{ fact: "placed", seat: 0 }] }],
        },
        light: ["actions"],
        point: [{ do: "growth" }, { do: "add" }, { do: "spread" }, { do: "tokens" }, { do: "room" }],
        ways: {
          shown: [{ do: "growth" }, { do: "add" }, { do: "tokens", tokens: 2 }],
          other: [{ do: "growth" }, { do: "spread" }, { do: "room", room: 5 }, { do: "enough" }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "split",
    hide: ["side"],
    away: away("move"),
    position: set({ groups: { 14: "0:3+", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      {
        name: "move",
        aim: {
          any: [
            { heard: [{ fact: "moved", seat: 0, tokens: 1 }] },
            { heard: [{ fact: "moved", seat: 0, tokens: 2 }] },
          ],
        },
        wrong: [{ name: "whole", when: { heard: [{ fact: "moved", seat: 0, tokens: 3 }] } }],
        light: ["room-14"],
        point: [{ do: "move" }, { do: "from" }, { do: "tokens", tokens: 2 }, { do: "to" }],
        ways: {
          shown: [{ do: "move" }, { do: "tokens", tokens: 2 }, { do: "to", room: 16 }],
          other: [{ do: "move" }, { do: "tokens", tokens: 1 }, { do: "to", room: 5 }],
          wrong: [{ do: "move" }, { do: "tokens", tokens: 3 }, { do: "to", room: 18 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "charge",
    away: away("impulse"),
    position: set({ groups: { 14: "0:2-", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      { name: "genes", light: ["mine"] },
      {
        name: "impulse",
        aim: { heard: [{ fact: "charged", seat: 0 }] },
        wrong: [{ name: "far", when: { heard: [{ fact: "cubesAdded" }] } }],
        light: ["room-14"],
        point: [{ do: "impulse" }, { do: "create" }, { do: "room", room: 5 }, { do: "room", room: 16 }],
        ways: {
          shown: [{ do: "impulse" }, { do: "room", room: 5 }],
          other: [{ do: "impulse" }, { do: "room", room: 14 }],
          wrong: [{ do: "impulse" }, { do: "room", room: 3 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "absorb",
    away: away("impulse"),
    position: set({ groups: { 14: "0:2-", 3: "1:2+" }, cubes: { 5: 2 }, players: [simple, simple] }),
    steps: [
      {
        name: "cube",
        aim: { heard: [{ fact: "charged", seat: 0 }, { fact: "cubesRemoved" }] },
        wrong: [{ name: "more", when: { heard: [{ fact: "cubesAdded" }] } }],
        light: ["room-5"],
        point: [{ do: "impulse" }, { do: "absorb" }],
        ways: {
          shown: [{ do: "impulse" }, { do: "absorb" }],
          wrong: [{ do: "impulse" }, { do: "create" }, { do: "room", room: 5 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "test",
    position: set({
      groups: { 14: "0:3+", 3: "1:2+" },
      cubes: { 5: 3 },
      phase: "radiation",
      step: "spaces",
      players: [{ ...simple, irradiation: 7 }, simple],
    }),
    draws: [{ test: 1 }, { test: 4 }],
    cast: [{ seat: 1, choose: { do: "stand" } }],
    steps: [
      {
        name: "roll",
        aim: { heard: [{ fact: "forcedReroll", seat: 0 }] },
        wrong: [{ name: "out", when: { heard: [{ fact: "tested", seat: 0 }] } }],
        light: ["room-5"],
        point: [{ do: "reroll" }],
        ways: { shown: [{ do: "reroll" }], wrong: [{ do: "stand" }] },
      },
      {
        name: "keep",
        aim: { heard: [{ fact: "tested", seat: 0 }] },
        light: ["room-5"],
        point: [{ do: "stand" }],
        ways: { shown: [{ do: "stand" }] },
      },
    ],
  },
  {
    ...laboratory,
    name: "mutate",
    away: away("mutation"),
    position: set({ groups: { 14: "0:2+", 5: "0:1+", 3: "1:2+" }, players: [simple, simple] }),
    steps: [
      {
        name: "gene",
        aim: { heard: [{ fact: "gainedGene", seat: 0 }] },
        light: ["actions"],
        point: [{ do: "mutation" }, { do: "buy" }, { do: "discharge" }],
        ways: {
          shown: [{ do: "mutation" }, { do: "buy", gene: "structure" }, { do: "discharge", room: 5 }],
          other: [{ do: "mutation" }, { do: "buy", gene: "fighting" }, { do: "discharge", room: 14 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "recover",
    away: away("recover", "pass"),
    position: set({ groups: { 14: "0:3+", 3: "1:2+" }, players: [{ ...simple, fortune: 2 }, simple] }),
    steps: [
      {
        name: "fortune",
        aim: { view: { "players[0].fortune": { atLeast: 3 } } },
        wrong: [{ name: "passed", when: { heard: [{ fact: "passed", seat: 0 }] } }],
        light: ["actions"],
        point: [{ do: "recover" }, { do: "discharge" }],
        ways: { shown: [{ do: "recover" }], wrong: [{ do: "pass" }] },
      },
    ],
  },
  {
    ...laboratory,
    name: "attack",
    away: away("spark"),
    position: set({
      groups: { 14: "0:3+", 18: "1:2-", 3: "1:2+" },
      players: [
        { ...simple, fortune: 0, active: { fighting: 1 } },
        { ...simple, fortune: 0 },
      ],
    }),
    draws: [{ attack: 3 }, { defence: 3 }],
    steps: [
      {
        name: "spark",
        aim: { heard: [{ fact: "tookTrophies", seat: 0 }] },
        light: ["room-18"],
        point: [{ do: "spark" }, { do: "attacker" }, { do: "target", room: 18 }, { do: "fightingGenes" }],
        ways: {
          shown: [{ do: "spark" }, { do: "target", room: 18 }, { do: "fightingGenes", genes: 1 }],
          other: [{ do: "spark" }, { do: "target", room: 18 }, { do: "fightingGenes", genes: 0 }],
        },
      },
    ],
  },
  {
    ...laboratory,
    name: "round",
    away: away("pass", "growth", "move"),
    position: set({
      groups: { 14: "0:2-", 5: "0:1-", 3: "1:2+" },
      cubes: { 16: 2 },
      players: [
        { ...simple, active: { action: 0 }, passive: { action: 2 } },
        { ...simple, passed: true },
      ],
    }),
    draws: [{ test: 4 }],
    steps: [
      {
        name: "pass",
        aim: { heard: [{ fact: "roundBegan", round: 2 }] },
        light: ["actions"],
        point: [{ do: "pass" }, { do: "endTurn" }, { do: "stand" }],
        ways: { shown: [{ do: "pass" }, { do: "endTurn" }, { do: "stand" }] },
      },
    ],
  },
  {
    ...laboratory,
    name: "last",
    away: away("growth", "move", "pass"),
    position: set({
      round: 6,
      groups: { 14: "0:2+", 1: "0:2+", 3: "1:2+", 6: "1:2+" },
      players: [
        { ...simple, fortune: 2 },
        { ...simple, fortune: 2, passed: true },
      ],
    }),
    steps: [
      { name: "score", light: ["plates"] },
      {
        name: "win",
        aim: { heard: [{ fact: "gameOver", winners: [0] }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "gameOver" }] } }],
        light: ["actions"],
        point: [{ do: "growth" }, { do: "add" }, { do: "tokens", tokens: 1 }, { do: "spread" }],
        ways: {
          shown: [
            { do: "growth" },
            { do: "add" },
            { do: "group", room: 14 },
            { do: "endTurn" },
            { do: "pass" },
            { do: "endTurn" },
          ],
          wrong: [{ do: "pass" }, { do: "endTurn" }],
        },
      },
    ],
  },
]
