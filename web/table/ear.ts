// What of a table is heard: each thing that happens once, when it is shown; the turn that comes,
// the score, the win

import type { Sounds } from "@genepool/board"
import type { Fact } from "@genepool/engine"
import type { Sound } from "../sound/synth.ts"
import type { Shown } from "./show.ts"

type Heard = Pick<Shown, "step" | "beat" | "facts" | "ending" | "decision" | "waiting" | "moments" | "who">

/** Follows one table, scene by scene. */
export class Ear {
  private last: Heard | null = null
  private isTold = false

  /** What is new to be heard in this scene. */
  hear(shown: Heard, sounds: Sounds | undefined): Sound[] {
    const { last } = this
    this.last = shown
    // What was there when somebody came is not news
    if (last === null || last === shown) return []
    return [
      ...this.facts(last, shown, sounds),
      ...ends(last, shown),
      ...(isCalled(last, shown) ? (["turn"] as const) : []),
    ]
  }

  private facts(last: Heard, shown: Heard, sounds: Sounds | undefined): Sound[] {
    const soundOf = ({ fact }: Fact) => sounds?.facts[fact] ?? []
    if (shown.beat.length > 0) {
      if (last.beat === shown.beat) return []
      this.isTold = true
      return shown.beat.flatMap(soundOf)
    }
    if (shown.step === last.step && !this.isTold) return []
    // The step that its beats have told
    const isTold = this.isTold
    this.isTold = false
    return isTold ? [] : shown.facts.flatMap(soundOf)
  }
}

function ends(last: Heard, { ending }: Heard): Sound[] {
  if (ending === null || ending === last.ending) return []
  return [ending.kind === "count" ? "count" : "win"]
}

/** Somebody else has chosen last, and now it is up to this screen. */
function isCalled(last: Heard, shown: Heard): boolean {
  return isMine(shown) && !isMine(last) && shown.moments.at(-1)?.seat !== shown.who
}

const isMine = ({ decision, waiting }: Heard): boolean => decision !== null && waiting.includes(decision.seat)
