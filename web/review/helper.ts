// A worker that helps with a review: it studies one moment after another, as it is told

import { Reviewer, retell } from "@genepool/bots"
import type { Log } from "@genepool/engine"
import { knowledgeOf } from "./knowledge.ts"
import type { FromHelper, ToHelper, Wish } from "./messages.ts"

let reviewer: Promise<Reviewer> | null = null

async function reviewerOf({ log, eyes }: Wish): Promise<Reviewer> {
  const knowledge = await knowledgeOf((log as Log).game)
  return new Reviewer(knowledge, retell(knowledge.game, log, eyes))
}

addEventListener("message", ({ data }: MessageEvent<ToHelper>) => {
  if ("wish" in data) {
    reviewer = reviewerOf(data.wish)
    return
  }
  // A helper that fails ends, and the leader goes on without it
  reviewer?.then(
    (known) => postMessage({ found: known.work(data.job) } satisfies FromHelper),
    () => close(),
  )
})
