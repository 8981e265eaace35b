// What the landing page says of a game before the game is loaded

import type { ComponentType } from "react"
import type { houseTexts } from "../text/index.ts"
import { ChromosomeWorld } from "./worlds/chromosome.tsx"
import { KromWorld } from "./worlds/krom.tsx"
import { ViralWorld } from "./worlds/viral.tsx"

type Key = keyof (typeof houseTexts)["en"]

export interface Face {
  readonly id: string
  readonly World: ComponentType
  readonly name: Key
  readonly pitch: Key
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: { readonly from: number; readonly to: number }
}

export const faces: readonly Face[] = [
  {
    id: "chromosome",
    World: ChromosomeWorld,
    name: "lobby.chromosome",
    pitch: "lobby.chromosome.pitch",
    seats: { min: 2, max: 4 },
    minutes: { from: 45, to: 90 },
  },
  {
    id: "viral",
    World: ViralWorld,
    name: "lobby.viral",
    pitch: "lobby.viral.pitch",
    seats: { min: 2, max: 5 },
    minutes: { from: 40, to: 60 },
  },
  {
    id: "krom",
    World: KromWorld,
    name: "lobby.krom",
    pitch: "lobby.krom.pitch",
    seats: { min: 2, max: 6 },
    minutes: { from: 30, to: 60 },
  },
]

export const faceOf = (id: string): Face | undefined => faces.find((face) => face.id === id)
