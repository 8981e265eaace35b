// A moment of a story as somebody at the table sees it

import type { Log, Who } from "@genepool/engine"
import { happenedHere, type Seating, snapshotHere } from "../local/snapshot.ts"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import type { Sight } from "../table/source.ts"
import type { Story } from "./story.ts"

/** Whoever is asked first looks; when nobody is asked, the first seat. */
export function onlookerAt({ rules, moments }: Story, at: number): Who {
  const moment = moments[at] ?? moments.at(-1)
  return (moment === undefined ? undefined : rules.decisions(moment.state)[0]?.seat) ?? 0
}

/** Null, when there is no such moment. */
export function sightAt(story: Story, at: number, who: Who): Sight | null {
  const moment = story.moments[at]
  if (moment === undefined) return null
  const { rules, seats, moments } = story
  const log = story.log ?? logOf(story)
  const now = snapshotHere(
    story.name,
    {
      game: rules,
      log,
      seating: new Array<Seating>(seats).fill("person"),
      choices: at,
      state: moment.state,
      result: rules.result(moment.state),
      undo: null,
    },
    who,
    true,
  )
  return sightOf(now, momentsAfter([], happenedHere(log, moments.slice(0, at + 1), 0, who)), [])
}

/** Of a position or a scenario: as much of a log as can be known. */
function logOf({ rules, seats, options }: Story): Log {
  return {
    genepool: 1,
    game: rules.id,
    version: rules.version,
    seats,
    options,
    dice: { kind: "seed", seed: "" },
    choices: [],
  }
}
