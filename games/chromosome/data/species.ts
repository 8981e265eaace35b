// The four species and their special actions. What the rulebook says of each is in RULES.md beside
// its id.

import { type ActionRow, cost } from "./actions.ts"

/** CHR-CONST-05 */
export const speciesNames = ["alium", "ferox", "cadum", "pars"] as const
export type Species = (typeof speciesNames)[number]

/** CHR-CONST-23: actions that every species has. */
export const mainActions = ["growth", "mutation", "spark", "impulse", "pass"] as const

export const specialActions = {
  alium: ["superGene", "change", "takeover", "catalysis"],
  ferox: ["bond", "domination", "fusion", "destroy"],
  cadum: ["concentration", "saturation", "power", "outbreak"],
  pars: ["teleportation", "focus", "giant", "dispersal"],
} as const
export type SpecialAction = (typeof specialActions)[Species][number]

const attackTargets = [
  { pick: "group", of: "own" },
  { pick: "group", of: "enemy", nextTo: "first" },
] as const

export const actionRows: readonly ActionRow<SpecialAction>[] = [
  // CHR-ALI-01..04: effect from the rulebook, cost reconstructed
  {
    action: "superGene",
    cost: cost({ telepathy: 1, energy: 1 }),
    targets: [],
    effect: [{ effect: "reactivate" }, { effect: "extraAction" }],
    status: "reconstructed",
  },
  // CHR-ALI-05: effect from the rulebook, cost reconstructed
  {
    action: "change",
    cost: cost({ energy: 1 }),
    targets: [{ pick: "ownGene" }, { pick: "gene", notFirst: true }],
    effect: [{ effect: "changeGene" }],
    status: "reconstructed",
  },
  // CHR-ALI-06, CHR-ALI-07: effect from the rulebook, cost and range reconstructed
  {
    action: "takeover",
    cost: cost({ telepathy: 2, energy: 1 }),
    targets: [{ pick: "group", of: "enemy", level: 1, nextTo: "own" }],
    effect: [{ effect: "replace", group: "first" }],
    status: "reconstructed",
  },
  // CHR-ALI-08
  {
    action: "catalysis",
    cost: cost({ action: 1, telepathy: 1 }),
    targets: [{ pick: "gene" }],
    effect: [{ effect: "gainGene", gene: "first" }],
    status: "reconstructed",
  },
  // CHR-FER-01: what is counted is from the rulebook, the rest reconstructed
  {
    action: "bond",
    cost: cost({ action: 1, telepathy: 1, energy: 1 }),
    targets: attackTargets,
    effect: [
      { effect: "attack", from: "first", to: "second", modifier: "ownGroupsNextToTarget", immune: false },
    ],
    status: "reconstructed",
  },
  // CHR-FER-02: the tie is from the rulebook, the rest reconstructed
  {
    action: "domination",
    cost: cost({ action: 1, energy: 2 }),
    targets: attackTargets,
    effect: [{ effect: "attack", from: "first", to: "second", modifier: "none", immune: true }],
    status: "reconstructed",
  },
  // CHR-CONST-33, CHR-FER-03, CHR-FER-04: cost and whose groups (any, also two own ones) from the
  // rulebook; that they are neighbours after its example, effect reconstructed
  {
    action: "fusion",
    cost: cost({ telepathy: 2, energy: 1 }),
    targets: [
      { pick: "group", of: "any" },
      { pick: "group", of: "any", nextTo: "first" },
    ],
    effect: [
      { effect: "lose", group: "first", tokens: 1, to: "trophy" },
      { effect: "lose", group: "second", tokens: 1, to: "trophy" },
    ],
    status: "reconstructed",
  },
  // CHR-FER-05: the name is public, the rest reconstructed
  {
    action: "destroy",
    cost: cost({ action: 1, fighting: 1, energy: 1 }),
    targets: [{ pick: "group", of: "enemy", nextTo: "own" }],
    effect: [{ effect: "lose", group: "first", tokens: 1, to: "trophy" }],
    status: "reconstructed",
  },
  // CHR-CONST-34, CHR-CAD-01: three cubes are public, the rules the rulebook's, the cost
  // reconstructed
  {
    action: "concentration",
    cost: cost({ action: 1, telepathy: 1 }),
    targets: [{ pick: "room" }],
    effect: [
      { effect: "addCubes", room: "first", cubes: 3 },
      { effect: "chargeNear", room: "first" },
    ],
    status: "reconstructed",
  },
  // CHR-CAD-02: "all" is from the rulebook, amount and cost reconstructed
  {
    action: "saturation",
    cost: cost({ telepathy: 1, energy: 2 }),
    targets: [],
    effect: [{ effect: "irradiate", who: "all", points: 2 }],
    status: "reconstructed",
  },
  // CHR-CAD-03: "?" is from the rulebook, the rest reconstructed
  {
    action: "power",
    cost: cost({ any: 1 }),
    targets: [{ pick: "group", of: "own", level: 2, charge: "discharged" }],
    effect: [{ effect: "charge", group: "first" }],
    status: "reconstructed",
  },
  // CHR-CAD-04..07: effect from the rulebook, cost reconstructed
  {
    action: "outbreak",
    cost: cost({ telepathy: 2, energy: 1 }),
    targets: [
      { pick: "room", radioactive: true },
      { pick: "room", notFirst: true },
    ],
    effect: [
      { effect: "moveCubes", from: "first", to: "second" },
      { effect: "test", room: "second", power: "moved" },
    ],
    status: "reconstructed",
  },
  // CHR-PAR-01, CHR-PAR-02: limits from the rulebook, the rest reconstructed
  {
    action: "teleportation",
    cost: cost({ telepathy: 1, energy: 1 }),
    targets: [
      { pick: "group", of: "any" },
      { pick: "room", notFirst: true },
    ],
    effect: [{ effect: "relocate", group: "first", room: "second" }],
    status: "reconstructed",
  },
  // CHR-PAR-03, CHR-PAR-04: sterility from the rulebook, the rest reconstructed
  {
    action: "focus",
    cost: cost({ telepathy: 1 }),
    targets: [{ pick: "room", empty: true, sterility: 1 }],
    effect: [{ effect: "place", room: "first", tokens: 1 }],
    status: "reconstructed",
  },
  // CHR-PAR-05, CHR-PAR-06: adjacency from the rulebook, the rest reconstructed
  {
    action: "giant",
    cost: cost({ action: 2, energy: 1 }),
    targets: [{ pick: "room", empty: true, nextTo: "own" }],
    effect: [{ effect: "place", room: "first", tokens: 3 }],
    status: "reconstructed",
  },
  // CHR-PAR-07
  {
    action: "dispersal",
    cost: cost({ action: 1 }),
    targets: [],
    effect: [{ effect: "moves", most: 2 }],
    status: "reconstructed",
  },
]
