// The worker of a coach: weighs the options of one question at a time, beside the worker that holds
// the table

import { answerCalls, knowing, unhurried, type Warning, Weighing, webChannel } from "@genepool/bots"
import { gameOf } from "@genepool/games"
import type { Asked } from "./messages.ts"

let latest = 0

answerCalls(webChannel(self), async ({ game, view, decision, seats }: Asked): Promise<readonly Warning[]> => {
  const key = ++latest
  const knowledge = await knowing(await gameOf(game))
  const { seat } = decision
  const question = { view: unhurried(view, seat), seat, seats, decision, seed: `coach ${key}` }
  const weighing = new Weighing(knowledge, question)
  while (key === latest && weighing.goOn()) await heard()
  return key === latest ? weighing.warnings() : []
})

/** Messages that came meanwhile are heard before anything goes on. */
function heard(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
