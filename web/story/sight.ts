// A moment of a story as somebody at the table sees it

import { heardBy, type Who } from "@genepool/engine"
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
  const { rules, seats } = story
  const { state } = moment
  const decision = who === "spectator" ? null : rules.decision(state, who)
  const isAsked = who !== "spectator" && decision !== null
  return {
    who,
    view: rules.view(state, who),
    decision,
    prompt: isAsked ? rules.prompt(state, who) : null,
    withheld: isAsked ? rules.whyNot(state, who) : [],
    result: rules.result(state),
    facts: [],
    step: at,
    moments: story.moments
      .slice(0, at + 1)
      .map(({ seat, told }, n) => ({ n, seat, facts: heardBy(told, who) })),
    waiting: rules.decisions(state).map(({ seat }) => seat),
    seats: Array.from({ length: seats }, () => ({
      name: null,
      player: null,
      guest: false,
      by: "person" as const,
      bot: null,
      resigned: false,
      here: null,
      deadline: null,
      bank: null,
    })),
    mayUndo: false,
    handOver: null,
  }
}
