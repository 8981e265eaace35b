// Games that know nothing of each other: rules keep nothing outside the state.

import { choose } from "../../choose.ts"
import type { AnyGame, Position } from "../../contract.ts"
import { FastRandom } from "../../random/fast.ts"
import { parseOptions } from "../../schema.ts"
import { Turn } from "../../turn.ts"
import { difference, same } from "../difference.ts"
import { copyJson, type Property, playOn } from "./property.ts"

export const undisturbed: Property = {
  name: "played again beside another game, it is the same game",
  everyTurn: true,
  watch() {
    const positions: string[] = []
    const told: string[] = []
    return function* (scene) {
      const { game, moment, state } = scene
      positions.push(scene.text)
      told.push(JSON.stringify(moment.told))
      if (state.frames.length > 0) return
      const { log } = moment
      const other = new OtherGame(game, log.seats)
      let turn = new Turn(scene.chanceAt(0))
      const again = game.setup(
        log.seats,
        parseOptions(game.options, log.options, log.seats),
        turn,
      ) as Position
      for (let n = 0; n < positions.length; n++) {
        const made = log.choices[n - 1]
        if (made !== undefined) {
          turn = new Turn(scene.chanceAt(n))
          choose(game, again, made.seat, copyJson(made.choice), turn)
        }
        scene.tally.add("positions beside another game")
        const [before, toldBefore] = [positions[n] as string, told[n] as string]
        if (JSON.stringify(again) !== before && !same(JSON.parse(before), again)) {
          yield `choice ${n} led elsewhere, with another game played beside it:${difference(JSON.parse(before), again)}`
          return
        }
        if (JSON.stringify(turn.told) !== toldBefore) {
          yield `choice ${n} told something else, with another game played beside it:${difference(JSON.parse(toldBefore), turn.told)}`
          return
        }
        other.playOn()
      }
    }
  },
}

/**
 * Another game of the same kind, with as different a table as there can be; begun again whenever it
 * is over.
 */
class OtherGame {
  private readonly game: AnyGame
  private readonly seats: number
  private readonly random = new FastRandom("another game")
  private state: Position

  constructor(game: AnyGame, seats: number) {
    this.game = game
    this.seats = seats === game.seats.max ? game.seats.min : game.seats.max
    this.state = this.begin()
  }

  playOn(): void {
    if (this.state.frames.length === 0) this.state = this.begin()
    else playOn(this.game, this.state, 1, this.random)
  }

  private begin(): Position {
    const options = parseOptions(this.game.options, undefined, this.seats)
    return this.game.setup(this.seats, options, new Turn(this.random, false))
  }
}
