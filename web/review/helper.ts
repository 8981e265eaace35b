// A worker that helps with a review: it studies one moment after another, as it is told

import { answerCalls, type Found, knowing, Reviewer, retell, webChannel } from "@genepool/bots"
import { gameOf } from "@genepool/games"
import type { ToHelper, Wish } from "./messages.ts"

let reviewer: Promise<Reviewer> | null = null

async function reviewerOf({ log, eyes }: Wish): Promise<Reviewer> {
  const knowledge = await knowing(await gameOf(log.game))
  return new Reviewer(knowledge, retell(knowledge.game, log, eyes))
}

answerCalls(webChannel(self), async (told: ToHelper): Promise<Found | null> => {
  if ("job" in told) return (await reviewer)?.work(told.job) ?? null
  reviewer = reviewerOf(told.wish)
  await reviewer
  return null
})
