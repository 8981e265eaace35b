// The worker of a coach: weighs the options of one question at a time, beside the worker that holds
// the table

import { knowing, unhurried, Weighing } from "@genepool/bots"
import { games } from "@genepool/games"
import type { Answered, Asked } from "./messages.ts"

let latest = 0

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  latest = data.key
  void weigh(data)
})

async function weigh({ key, game, view, decision, seats }: Asked): Promise<void> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined
  if (load === undefined) return
  const knowledge = await knowing(await load())
  const { seat } = decision
  const question = { view: unhurried(view, seat), seat, seats, decision, seed: `coach ${key}` }
  const weighing = new Weighing(knowledge, question)
  while (key === latest && weighing.goOn()) await heard()
  if (key === latest) postMessage({ key, warnings: weighing.warnings() } satisfies Answered)
}

/** Messages that came meanwhile are heard before anything goes on. */
function heard(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
