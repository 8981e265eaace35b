// What the conformance suite says of a game, and the names of its properties.

import type { AnyGame } from "../index.ts"
import { conformance, type Demands } from "../testing/index.ts"

/** What the suite says of a game, property by property. */
export function complaints(game: AnyGame, demands: Partial<Demands> = {}) {
  const suite = conformance(game, { say: () => {}, ...demands })
  const get = (property: string): string | undefined => {
    try {
      suite.find(({ name }) => name === property)?.run()
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
  return { get, all: () => suite.flatMap(({ name }) => get(name) ?? []) }
}

export const offers = "there is always a decision or a result, and every list is whole"
export const invariants = "invariants hold after every choice"
export const facts = "every fact is flat JSON and has an audience"
export const saves = "saved and loaded at every decision, it is the same game"
export const clones = "a clone is equal and independent"
export const replays = "the log replays to the same positions, facts and hashes"
export const accepts = "every option is accepted, and leads on"
export const refuses = "what is not offered is refused and changes nothing"
export const views = "views are plain JSON of their own"
export const looks = "worlds that a seat cannot tell apart look, ask and refuse alike"
export const sounds =
  "a choice sounds and looks alike in worlds that a seat cannot tell apart, unless it learns a draw or something is revealed to it"
export const answers = "answers in a decision taken together stay secret until it closes"
export const imagines = "imagined worlds keep the rules and can be played on"
export const secrets = "imagined worlds differ from the real one in what is secret"
export const twins =
  "who may not learn a draw or a choice sees and hears nothing of it, and who may can see it"
export const undisturbed = "played again beside another game, it is the same game"
export const sameWorlds = "the same view and the same chance imagine the same world"
export const likely = "imagined worlds are as likely as counting says"
export const defaults = "the default options are allowed at every table"
