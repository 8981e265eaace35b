// Lessons of Chromosome: one idea in one position

import type { Chapter } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { away, laboratory, set, simple } from "./guided.ts"

export const lessons: readonly Chapter<Choice, Fact>[] = [
  {
    ...laboratory,
    name: "change",
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
]
