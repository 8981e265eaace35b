// The log is the truth: replay, save and load, and clones all give the same game.

import { choose } from "../../choose.ts"
import type { Position } from "../../contract.ts"
import { stateHash } from "../../hash.ts"
import { randomAt, replay } from "../../log.ts"
import { Turn } from "../../turn.ts"
import { difference, notPlain, same } from "../difference.ts"
import { copyJson, type Property, playOn } from "./property.ts"

export const replays: Property = {
  name: "the log replays to the same positions, facts and hashes",
  watch({ breadth }) {
    const hashes: string[] = []
    const told: unknown[] = []
    return function* (moment) {
      const { game, state, log } = moment
      const over = game.decisions(state).length === 0
      if (breadth.everyPosition || over) hashes[moment.n] = stateHash(state)
      if (breadth.everyPosition) told[moment.n] = copyJson(moment.told)
      if (!over) return
      let problem: string | null = null
      replay(game, copyJson(log), log.choices.length, (step, at) => {
        const { n } = step
        if (problem !== null || hashes[n] === undefined) return
        if (told[n] !== undefined && !same(told[n], step.told))
          problem = `choice ${n} told something else when replayed:${difference(told[n], step.told)}`
        else if (stateHash(at) !== hashes[n])
          problem = `the position after choice ${n} has another hash when replayed`
      })
      if (problem !== null) yield problem
    }
  },
}

export const saves: Property = {
  name: "saved and loaded at every decision, it is the same game",
  watch() {
    let saved: string | null = null
    return function* ({ game, state, n, made, told, log }) {
      const place = notPlain(state)
      if (place !== null) yield `the state is not plain JSON: ${place}`
      if (saved !== null && made !== null) {
        const loaded = JSON.parse(saved) as Position
        const turn = new Turn(randomAt(log.dice, n))
        choose(game, loaded, made.seat, copyJson(made.choice), turn)
        if (!same(loaded, state))
          yield `loaded before choice ${n}, it led elsewhere:${difference(state, loaded)}`
        if (!same(turn.told, told))
          yield `loaded before choice ${n}, it told otherwise:${difference(told, turn.told)}`
      }
      saved = JSON.stringify(state)
    }
  },
}

export const clones: Property = {
  name: "a clone is equal and independent",
  watch({ breadth }) {
    let kept: { clone: Position; text: string } | null = null
    return function* ({ game, state, n, made, log, random }) {
      if (kept !== null && made !== null) {
        const { clone, text } = kept
        if (JSON.stringify(clone) !== text)
          yield `choice ${n} changed a clone taken before it:${difference(JSON.parse(text), clone)}`
        choose(game, clone, made.seat, made.choice, new Turn(randomAt(log.dice, n), false))
        if (!same(clone, state)) yield `choice ${n} led a clone elsewhere:${difference(state, clone)}`
      }
      const before = JSON.stringify(state)
      for (let i = 0; i < Math.min(4, breadth.options); i++) {
        const clone = game.clone(state)
        if (!same(clone, state)) yield `a clone is not equal:${difference(state, clone)}`
        playOn(game, clone, 4, random)
        if (JSON.stringify(state) !== before)
          yield `playing a clone on changed the original:${difference(JSON.parse(before), state)}`
      }
      const clone = game.clone(state)
      kept = { clone, text: JSON.stringify(clone) }
    }
  },
}
