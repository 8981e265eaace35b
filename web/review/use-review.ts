// The review of a log as the page follows it: worked out beside it, better and better

import type { Eyes, Review } from "@genepool/bots"
import type { Log } from "@genepool/engine"
import { useEffect, useState } from "react"
import type { Told, Wish } from "./messages.ts"

export type Following =
  | { readonly review: Review }
  | { readonly failed: string }
  /** Nothing yet. */
  | null

export function useReview(log: Log, eyes: Eyes, mine: boolean): Following {
  const [following, setFollowing] = useState<Following>(null)
  useEffect(() => {
    setFollowing(null)
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => setFollowing(data))
    worker.addEventListener("error", () => setFollowing({ failed: "the worker stopped" }))
    worker.postMessage({ log, eyes, mine } satisfies Wish)
    return () => worker.terminate()
  }, [log, eyes, mine])
  return following
}
