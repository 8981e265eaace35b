// The log is the truth: replay, save and load, and clones all give the same game.

import { choose } from "../../choose.ts"
import type { Position } from "../../contract.ts"
import { stateHash } from "../../hash.ts"
import { replay } from "../../log.ts"
import { difference, notPlain, same } from "../difference.ts"
import { copyJson, type Property, playOn } from "./property.ts"

export const replays: Property = {
  name: "the log replays to the same positions, facts and hashes",
  watch({ breadth }) {
    const everyPosition = breadth.rarely === 1
    const positions: string[] = []
    const told: string[] = []
    return function* (scene) {
      const { game, state, moment } = scene
      const over = state.frames.length === 0
      if (everyPosition || over) {
        positions[moment.n] = scene.text
        told[moment.n] = JSON.stringify(moment.told)
      }
      if (!over) return
      let problem: string | null = null
      const again = replay(game, copyJson(moment.log), moment.n, (step, at) => {
        const { n } = step
        const [before, toldBefore] = [positions[n], told[n]]
        if (problem !== null || before === undefined || toldBefore === undefined) return
        if (toldBefore !== JSON.stringify(step.told))
          problem = `choice ${n} told something else when replayed:${difference(JSON.parse(toldBefore), step.told)}`
        else if (before !== JSON.stringify(at) && !same(JSON.parse(before), at))
          problem = `choice ${n} led elsewhere when replayed:${difference(JSON.parse(before), at)}`
      })
      if (problem === null && stateHash(again) !== stateHash(state))
        problem = "the last position has another hash"
      if (problem !== null) yield problem
    }
  },
}

export const saves: Property = {
  name: "saved and loaded at every decision, it is the same game",
  watch() {
    let saved: { text: string; n: number } | null = null
    return function* (scene) {
      const { game, state, moment } = scene
      const { n, made, told } = moment
      const place = scene.rare ? notPlain(state) : null
      if (place !== null) yield `the state is not plain JSON: ${place}`
      if (saved?.n === n - 1 && made !== null) {
        const loaded = JSON.parse(saved.text) as Position
        const turn = scene.lastTurn()
        choose(game, loaded, made.seat, copyJson(made.choice), turn)
        if (!scene.isLike(loaded))
          yield `loaded before choice ${n}, it led elsewhere:${difference(state, loaded)}`
        if (!same(turn.told, told))
          yield `loaded before choice ${n}, it told otherwise:${difference(told, turn.told)}`
      }
      saved = { text: scene.text, n }
    }
  },
}

export const clones: Property = {
  name: "a clone is equal and independent",
  watch({ breadth }) {
    let kept: { clone: Position; text: string; n: number } | null = null
    return function* (scene) {
      const { game, state, moment, random } = scene
      const { n, made } = moment
      if (kept?.n === n - 1 && made !== null) {
        const { clone, text } = kept
        if (JSON.stringify(clone) !== text)
          yield `choice ${n} changed a clone taken before it:${difference(JSON.parse(text), clone)}`
        choose(game, clone, made.seat, made.choice, scene.lastTurn(false))
        if (!scene.isLike(clone)) yield `choice ${n} led a clone elsewhere:${difference(state, clone)}`
      }
      const before = JSON.stringify(state)
      for (let i = 0; i < Math.min(4, breadth.options); i++) {
        const clone = game.clone(state)
        playOn(game, clone, Math.min(4, breadth.onward), random)
        if (JSON.stringify(state) !== before)
          yield `playing a clone on changed the original:${difference(JSON.parse(before), state)}`
      }
      const clone = game.clone(state)
      const text = JSON.stringify(clone)
      if (text !== before && !same(clone, state)) yield `a clone is not equal:${difference(state, clone)}`
      kept = { clone, text, n }
    }
  },
}
