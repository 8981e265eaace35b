// How well a judgement foretells who wins: loss, share of what is open that it knows, calibration.

import { softmax } from "@genepool/bots"
import type { Moment } from "./shard.ts"

export interface Foretold {
  readonly seats: number
  readonly part: string
  readonly moments: number
  readonly loss: number
  readonly lossByHand: number
  /** 1 - loss / chance: of what is open, the part that is known. */
  readonly known: number
  readonly knownByHand: number
  /** How far, on average, what was said is from what came. */
  readonly calibration: number
  readonly calibrationByHand: number
}

const parts = 6
const fewest = 50

/** By sixths of the game, and all of it; parts with few moments are left out. */
export function foretell(moments: readonly Moment[], chances: (moment: Moment) => number[]): Foretold[] {
  const seats = moments[0]?.worths.length ?? 0
  const seen = moments
    .filter(({ shares }) => shares.some((share) => share > 0))
    .map((moment) => ({
      part: Math.min(parts - 1, Math.floor(moment.part * parts)),
      said: chances(moment),
      byHand: softmax([...moment.worths]),
      came: [...moment.shares],
    }))
  const all = [{ name: "all", here: seen }]
  for (let part = 0; part < parts; part++)
    all.push({ name: `${part + 1}/${parts}`, here: seen.filter((moment) => moment.part === part) })
  return all
    .filter(({ here }) => here.length >= fewest)
    .map(({ name, here }) => {
      const loss = lossOf(here.map(({ said, came }) => [said, came]))
      const lossByHand = lossOf(here.map(({ byHand, came }) => [byHand, came]))
      return {
        seats,
        part: name,
        moments: here.length,
        loss,
        lossByHand,
        known: 1 - loss / Math.log(seats),
        knownByHand: 1 - lossByHand / Math.log(seats),
        calibration: calibrationOf(here.map(({ said, came }) => [said, came])),
        calibrationByHand: calibrationOf(here.map(({ byHand, came }) => [byHand, came])),
      }
    })
}

type Pair = readonly [said: readonly number[], came: readonly number[]]

export function lossOf(pairs: readonly Pair[]): number {
  let sum = 0
  for (const [said, came] of pairs)
    came.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(said[seat] as number, 1e-7))
    })
  return sum / pairs.length
}

/** The mean distance over ten bins of what was said, each as heavy as it is full. */
export function calibrationOf(pairs: readonly Pair[]): number {
  const bins = Array.from({ length: 10 }, () => ({ said: 0, came: 0 }))
  let count = 0
  for (const [said, came] of pairs)
    said.forEach((chance, seat) => {
      const bin = bins[Math.min(9, Math.floor(chance * 10))]!
      bin.said += chance
      bin.came += came[seat] as number
      count++
    })
  return bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / count
}
