// KRO-DAT-EVO: the evolution cards

import type { Area, Cost, Status } from "./kinds.ts"

export interface EvolutionCard {
  readonly id: string
  readonly copies: number
  readonly points: number
  /** KRO-EVO-03: bought only there; null is anywhere */
  readonly area: Area | null
  readonly cost: Cost
  readonly status: Status
}

const status: Status = "reconstructed"

export const evolutionCards: readonly EvolutionCard[] = [
  { id: "E-01", copies: 1, points: 1, area: null, cost: { bone: 2 }, status },
  { id: "E-02", copies: 1, points: 1, area: null, cost: { wood: 2 }, status },
  { id: "E-03", copies: 1, points: 1, area: null, cost: { stone: 2 }, status },
  { id: "E-04", copies: 1, points: 1, area: "caves", cost: { krom: 2, bone: 1 }, status },
  { id: "E-05", copies: 1, points: 1, area: "forest", cost: { krom: 2, wood: 1 }, status },
  { id: "E-06", copies: 1, points: 1, area: "savanna", cost: { krom: 2, stone: 1 }, status },
  { id: "E-07", copies: 1, points: 2, area: null, cost: { wood: 3, stone: 1 }, status },
  { id: "E-08", copies: 1, points: 2, area: null, cost: { wood: 1, bone: 3 }, status },
  { id: "E-09", copies: 1, points: 2, area: null, cost: { stone: 3, bone: 1 }, status },
  { id: "E-10", copies: 1, points: 2, area: null, cost: { krom: 3, wood: 2, bone: 1 }, status },
  { id: "E-11", copies: 1, points: 2, area: null, cost: { krom: 3, wood: 1, stone: 1, bone: 1 }, status },
  { id: "E-12", copies: 1, points: 2, area: "forest", cost: { krom: 2, wood: 2, bone: 1 }, status },
  { id: "E-13", copies: 1, points: 2, area: "savanna", cost: { krom: 2, wood: 1, bone: 2 }, status },
  { id: "E-14", copies: 1, points: 2, area: "mountains", cost: { krom: 1, wood: 1, stone: 2 }, status },
  { id: "E-15", copies: 1, points: 2, area: "caves", cost: { krom: 2, wood: 1, stone: 1, bone: 1 }, status },
  { id: "E-16", copies: 1, points: 3, area: null, cost: { krom: 3, wood: 2, stone: 3 }, status },
  { id: "E-17", copies: 1, points: 3, area: null, cost: { krom: 3, wood: 3, bone: 2 }, status },
  { id: "E-18", copies: 1, points: 3, area: null, cost: { wood: 2, stone: 1, bone: 3 }, status },
  { id: "E-19", copies: 1, points: 3, area: "caves", cost: { krom: 2, wood: 2, stone: 2, bone: 1 }, status },
  { id: "E-20", copies: 1, points: 3, area: "forest", cost: { krom: 2, wood: 3, stone: 1, bone: 1 }, status },
  {
    id: "E-21",
    copies: 1,
    points: 3,
    area: "savanna",
    cost: { krom: 2, wood: 1, stone: 1, bone: 3 },
    status,
  },
  { id: "E-22", copies: 1, points: 3, area: "mountains", cost: { krom: 2, stone: 3, bone: 2 }, status },
  { id: "E-23", copies: 1, points: 4, area: null, cost: { krom: 2, wood: 3, stone: 3, bone: 2 }, status },
  { id: "E-24", copies: 1, points: 4, area: null, cost: { krom: 4, wood: 2, stone: 2, bone: 3 }, status },
  { id: "E-25", copies: 1, points: 4, area: "mountains", cost: { wood: 3, stone: 3, bone: 2 }, status },
]
