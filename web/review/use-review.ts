// The review of a log as the page follows it: worked out beside it, better and better

import type { Eyes, Review } from "@genepool/bots"
import type { Log } from "@genepool/engine"
import { useEffect, useState } from "react"
import type { ReviewNews, Wish } from "./messages.ts"

export type Following =
  | { readonly review: Review }
  | { readonly failed: string }
  /** Nothing yet. */
  | null

export function useReview(log: Log, eyes: Eyes, mine: boolean): Following {
  const [heard, setHeard] = useState<{ readonly of: Wish; readonly told: ReviewNews } | null>(null)
  useEffect(() => {
    const of: Wish = { log, eyes, mine }
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewNews>) => setHeard({ of, told: data }))
    worker.addEventListener("error", () => setHeard({ of, told: { failed: "the worker stopped" } }))
    worker.postMessage(of)
    return () => worker.terminate()
  }, [log, eyes, mine])
  // What was heard with other eyes is not shown as if it were with these
  return heard !== null && heard.of.log === log && heard.of.eyes === eyes ? heard.told : null
}
