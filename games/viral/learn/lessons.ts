// Lessons of Viral: one idea in one position

import type { Lesson } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { body, lastCard } from "./guided.ts"
import { inRound, place } from "./place.ts"

const zoneTokens = ["T3", "T7", "T5", "T4", "T6", "T8"] as const
const rest = { zoneTokens, event: "E04" } as const
const infect = { do: "use", action: "infect" } as const
const move = { do: "use", action: "move" } as const
const attack = { do: "use", action: "attack" } as const
const magnet = { do: "use", action: "magnet" } as const
const finish = { do: "finish" } as const

export const lessons: readonly Lesson<Choice, Fact>[] = [
  {
    ...body,
    name: "outnumber",
    rule: "VIR-RES-03",
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
    rule: "VIR-RES-02",
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
    rule: "VIR-IMM-03",
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
    rule: "VIR-CURE-01",
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
  {
    ...body,
    name: "modest",
    rule: "VIR-RES-07",
    position: lastCard(6, "B2", {
      body: { BRA: ["O"], HE1: ["G"], HE2: ["G"], LU1: ["Y"], LIV: ["O"], KI1: ["Y"], KI2: ["O"] },
      research: [4, 2, 1],
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "leave",
        aim: { heard: [{ fact: "uncontrolled", zone: 2 }, { fact: "tieChart" }] },
        wrong: [{ name: "cured", when: { heard: [{ fact: "cured", virus: "G" }] } }],
        light: ["charts"],
        ways: {
          shown: [move, { do: "move", organ: "HE1" }, { do: "to", organ: "LU1" }, finish],
          other: [move, { do: "move", organ: "HE2" }, { do: "to", organ: "KI1" }, finish],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "deny",
    rule: "VIR-ACT-ATK-01",
    position: lastCard(3, "B3", {
      body: { BRA: ["O"], HE1: ["G"], LU1: ["Y"], LU2: ["Y"], LIV: ["O"], KI1: ["Y"], KI2: ["O"] },
      ties: [1, 0, 2],
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "lungs",
        aim: {
          any: [
            { heard: [{ fact: "uncontrolled", zone: 3 }] },
            { heard: [{ fact: "controlled", zone: 3, virus: "G" }] },
          ],
        },
        wrong: [{ name: "paid", when: { heard: [{ fact: "controlled", zone: 3 }] } }],
        light: ["patient"],
        ways: {
          shown: [infect, { do: "infect", organ: "LU1" }, attack, finish],
          other: [move, { do: "to", organ: "LU2" }, attack, finish],
          wrong: [infect, { do: "infect", organ: "LU1" }, finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "shelter",
    rule: "VIR-ACT-SHD-02",
    position: lastCard(4, "B4", {
      body: { BRA: ["O"], HE1: ["Y"], LIV: ["G", "O", "Y"], KI1: ["Y"], KI2: ["O"] },
      crises: ["LIV", null, null, null],
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "stay",
        aim: { heard: [{ fact: "shieldLost", virus: "G", organ: "LIV" }] },
        wrong: [{ name: "gone", when: { heard: [{ fact: "tieChart" }] } }],
        light: ["patient"],
        ways: {
          shown: [{ do: "use", action: "shield" }, finish],
          other: [infect, { do: "infect", organ: "LIV" }, { do: "use", action: "shield" }, finish],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "magnet",
    rule: "VIR-ACT-MAG-02",
    position: lastCard(2, "M13", {
      body: { BRA: ["O"], HE1: ["G", "Y"], HE2: ["G", "Y"], LIV: ["O"], KI1: ["Y"], KI2: ["O"] },
      ties: [1, 0, 2],
      scores: [5, 0, 0],
      gained: [["M13"], [], []],
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "push",
        aim: { heard: [{ fact: "controlled", zone: 2, virus: "G" }] },
        wrong: [{ name: "tied", when: { heard: [{ fact: "controlled", zone: 2 }] } }],
        light: ["patient"],
        ways: {
          shown: [
            magnet,
            { do: "push", organ: "HE2" },
            { do: "to", organ: "STO" },
            { do: "drag", virus: "Y" },
            finish,
          ],
          other: [
            magnet,
            { do: "push", organ: "HE1" },
            { do: "to", organ: "LU1" },
            { do: "drag", virus: "Y" },
            finish,
          ],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "absorb",
    rule: "VIR-ACT-ABS-02",
    position: lastCard(4, "M16", {
      body: { BRA: ["O"], HE1: ["Y"], LU1: ["O"], LIV: ["G", "Y"], PAN: ["G", "Y"], KI1: ["Y"], KI2: ["O"] },
      ties: [1, 0, 2],
      scores: [5, 0, 0],
      gained: [["M16"], [], []],
      ...rest,
    }),
    draws: [{ event: "E11" }],
    steps: [
      {
        name: "swallow",
        aim: {
          heard: [
            { fact: "controlled", zone: 4, virus: "G" },
            { fact: "absorbed", virus: "G" },
          ],
        },
        wrong: [
          { name: "tied", when: { heard: [{ fact: "controlled", zone: 4 }] } },
          { name: "tied", when: { heard: [{ fact: "uncontrolled", zone: 4 }] } },
        ],
        light: ["patient"],
        ways: {
          shown: [{ do: "use", action: "absorb" }, { do: "absorb", organ: "LIV" }, finish],
          other: [{ do: "use", action: "absorb" }, { do: "absorb", organ: "PAN" }, finish],
          wrong: [finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "pair",
    rule: "VIR-CARD-05",
    position: place(
      {
        body: { BRA: ["O"], HE1: ["Y"], HE2: ["G"], LU1: ["O"], LIV: ["Y"], STO: ["O"], LIN: ["Y"] },
        playing: [
          { zone: 3, card: "B4" },
          { zone: 1, card: "B1" },
          { zone: 1, card: "B1" },
        ],
        ...rest,
      },
      [...inRound("cleanUp"), { proc: "pair", step: "choose", place: 2, at: 0 }],
    ),
    draws: [{ event: "E11" }],
    cast: [
      { seat: 1, choose: { do: "zone", zone: 4 } },
      { seat: 1, choose: { do: "mutation", card: "B2" } },
      { seat: 2, choose: { do: "zone", zone: 5 } },
      { seat: 2, choose: { do: "mutation", card: "B2" } },
      { seat: 1, choose: finish },
      { seat: 2, choose: finish },
    ],
    steps: [
      {
        name: "kidneys",
        aim: { heard: [{ fact: "controlled", zone: 6, virus: "G" }] },
        wrong: [
          { name: "zone", when: { heard: [{ fact: "uncontrolled", zone: 6 }] } },
          { name: "zone", when: { heard: [{ fact: "tieChart" }] } },
        ],
        light: ["mine"],
        ways: {
          shown: [
            { do: "zone", zone: 6 },
            { do: "mutation", card: "B1" },
            infect,
            { do: "infect", organ: "KI1" },
            infect,
            { do: "infect", organ: "KI2" },
            finish,
          ],
          other: [
            { do: "zone", zone: 6 },
            { do: "mutation", card: "B3" },
            move,
            { do: "to", organ: "KI2" },
            infect,
            { do: "infect", organ: "KI1" },
          ],
          wrong: [{ do: "zone", zone: 5 }, { do: "mutation", card: "B1" }, finish],
        },
      },
    ],
  },
  {
    ...body,
    name: "everywhere",
    rule: "VIR-FIN-02",
    position: lastCard(5, "M04", {
      round: 6,
      body: { BRA: ["O"], HE1: ["Y"], HE2: ["G", "G"], LU1: ["O"], LIV: ["Y"], KI1: ["Y"], KI2: ["O"] },
      scores: [10, 11, 4],
      gained: [["M04", "M03"], ["M01", "M09"], []],
      ties: [2, 0, 1],
      ...rest,
    }),
    steps: [
      {
        name: "zones",
        aim: { heard: [{ fact: "won", seat: 0 }] },
        wrong: [{ name: "lost", when: { heard: [{ fact: "won" }] } }],
        light: ["patient"],
        ways: {
          shown: [
            infect,
            { do: "infect", organ: "STO" },
            move,
            { do: "move", organ: "HE2" },
            { do: "to", organ: "BRA" },
            finish,
          ],
          other: [move, { do: "to", organ: "KI1" }, infect, { do: "infect", organ: "LIN" }, finish],
          wrong: [finish],
        },
      },
    ],
  },
]
