// The worker that leads a review: a first curve at once, then moment by moment with two helpers,
// and kept at the end

import { Calls, type Found, type Job, knowing, Reviewer, retell, webThread } from "@genepool/bots"
import { gameOf } from "@genepool/games"
import { keepReview, keptReview } from "./kept.ts"
import type { ReviewNews, ToHelper, Wish } from "./messages.ts"

/** Two cores are what most devices have to spare. */
const mostHelpers = 2
/** The page hears of the review whenever so much more of it is done. */
const stride = 0.05

const tell = (told: ReviewNews) => postMessage(told)

addEventListener("message", ({ data }: MessageEvent<Wish>) => {
  lead(data).catch((error: unknown) =>
    tell({ failed: error instanceof Error ? error.message : String(error) }),
  )
})

async function lead(wish: Wish): Promise<void> {
  const { log, eyes } = wish
  const kept = await keptReview(log, eyes)
  if (kept !== null) {
    tell({ review: kept })
    // It may have been opened from a file before it was found at its table
    return keepReview(log, kept, wish.mine)
  }
  const knowledge = await knowing(await gameOf(log.game))
  const reviewer = new Reviewer(knowledge, retell(knowledge.game, log, eyes))
  tell({ review: reviewer.glance() })
  const helpers = Array.from(
    { length: Math.min(mostHelpers, Math.max(1, navigator.hardwareConcurrency)) },
    () => helperFor(wish),
  )
  let told = 0
  const take = (job: Job, found: Found) => {
    reviewer.take(job, found)
    if (reviewer.done < told + stride || reviewer.done >= 1) return
    told = reviewer.done
    tell({ review: reviewer.review() })
  }
  for (const plan of [() => reviewer.jobs(), () => reviewer.closeJobs()]) {
    const jobs = plan()
    const share = async (helper: Helper) => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
        take(job, (await helper.ask({ job }).catch(() => null)) ?? reviewer.work(job))
    }
    await Promise.all(helpers.map(share))
  }
  for (const helper of helpers) helper.end()
  const review = reviewer.review()
  await keepReview(log, review, wish.mine)
  tell({ review })
}

type Helper = Calls<ToHelper, Found | null>

function helperFor(wish: Wish): Helper {
  const worker = new Worker(new URL("./helper.ts", import.meta.url), { type: "module" })
  const helper: Helper = new Calls(webThread(worker))
  // If it cannot begin, neither can it do any job, and those are done here
  helper.ask({ wish }).catch(() => undefined)
  return helper
}
