// What the page, the worker that leads a review and those that help it say to each other

import type { Eyes, Job, Review } from "@genepool/bots"
import type { Log } from "@genepool/engine"

export interface Wish {
  readonly log: Log
  readonly eyes: Eyes
  /** They are those of the person at this device: for their profile. */
  readonly mine: boolean
}

/** To the page, again and again while the review becomes better. */
export type ReviewNews = { readonly review: Review } | { readonly failed: string }

/** First what is reviewed, then one moment after another. */
export type ToHelper = { readonly wish: Wish } | { readonly job: Job }
