// Lessons of Viral: one idea in one position

import type { Chapter } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { body, lastCard } from "./guided.ts"

const zoneTokens = ["T3", "T7", "T5", "T4", "T6", "T8"] as const
const rest = { zoneTokens, event: "E04" } as const
const infect = { do: "use", action: "infect" } as const
const move = { do: "use", action: "move" } as const
const finish = { do: "finish" } as const

export const lessons: readonly Chapter<Choice, Fact>[] = [
  {
    ...body,
    name: "outnumber",
    position: lastCard(6, "B1", {
      body: { BRA: ["O"], HE1: ["Y"], LU1: ["O"], LIV: ["G"], KI1: ["G", "Y"], KI2: ["G", "Y"] },
      ties: [1, 0, 2],
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "hold",
        aim: { heard: [{ fact: "controlled", zone: 6, virus: "G" }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "controlled", zone: 6 }] } }],
        light: ["patient"],
        ways: {
          shown: [infect, { do: "infect", organ: "KI1" }, finish],
          other: [infect, { do: "infect", organ: "KI2" }, finish],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "gut",
    position: lastCard(5, "B2", {
      body: { BRA: ["O"], HE1: ["Y"], LU1: ["O"], LIV: ["G", "Y"], STO: ["G"], LIN: ["Y"], KI1: ["O"] },
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "three",
        aim: { heard: [{ fact: "controlled", zone: 5, virus: "G" }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "uncontrolled", zone: 5 }] } }],
        light: ["patient"],
        ways: {
          shown: [
            infect,
            { do: "infect", organ: "LIN" },
            move,
            { do: "move", organ: "LIV" },
            { do: "to", organ: "SIN" },
            finish,
          ],
          other: [
            move,
            { do: "move", organ: "LIV" },
            { do: "to", organ: "SIN" },
            infect,
            { do: "infect", organ: "LIN" },
            finish,
          ],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "harvest",
    position: lastCard(3, "B1", {
      body: { BRA: ["O"], HE1: ["Y"], LU1: ["G", "Y"], LIV: ["O"], KI1: ["Y"], KI2: ["O"] },
      ...rest,
      ties: [1, 0, 2],
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "crisis",
        aim: {
          heard: [
            { fact: "immuneResponse", organ: "LU1" },
            { fact: "gained", virus: "G" },
          ],
        },
        wrong: [{ name: "quiet", when: { heard: [{ fact: "tieChart" }] } }],
        light: ["patient"],
        ways: {
          shown: [infect, { do: "infect", organ: "LU1" }, finish],
          other: [infect, { do: "infect", organ: "LU1" }, infect, { do: "infect", organ: "LU1" }, finish],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "hide",
    position: lastCard(2, "B2", {
      body: { BRA: ["O"], HE1: ["G"], LU1: ["Y"], LIV: ["O"], KI1: ["G"], KI2: ["Y"] },
      research: [6, 2, 1],
      zoneTokens: ["T3", "T2", "T5", "T4", "T6", "T8"],
      // Everybody's research goes up by one
      event: "E12",
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "escape",
        aim: { heard: [{ fact: "research", virus: "G", now: 6 }, { fact: "tieChart" }] },
        wrong: [{ name: "cured", when: { heard: [{ fact: "cured", virus: "G" }] } }],
        light: ["charts"],
        ways: {
          shown: [infect, { do: "infect", organ: "HE2" }, finish],
          other: [
            infect,
            { do: "infect", organ: "HE1" },
            move,
            { do: "move", organ: "HE1" },
            { do: "to", organ: "HE2" },
            finish,
          ],
          wrong: [finish],
        },
      },
    ],
  },
]
