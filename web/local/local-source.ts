// A table on this device as the frame sees it: the worker holds it, the page gets only what may be
// seen

import { Calls, webThread } from "@genepool/bots"
import type { Choice } from "@genepool/engine"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import type { Moment, Sight, TableSource } from "../table/source.ts"
import type { Question, Questions, TableTold, Unasked, Wanted } from "./messages.ts"
import { takeThread } from "./thread.ts"

export class Worklink {
  private readonly thread = webThread(takeThread())
  private readonly calls: Calls<Question, never, Unasked>

  constructor(
    onTable: (told: TableTold) => void = () => undefined,
    onElsewhere: () => void = () => undefined,
  ) {
    this.calls = new Calls(this.thread, (told) => (told.kind === "table" ? onTable(told) : onElsewhere()))
  }

  ask<K extends keyof Questions>(kind: K, ask: Questions[K]["ask"]): Promise<Questions[K]["answer"]> {
    return this.calls.ask({ kind, ask } as Question)
  }

  /** Whoever still waits for an answer is gone. */
  close(): void {
    this.thread.end()
  }
}

export interface LocalSource extends TableSource {
  readonly ready: Promise<null>
  /** Whether another window has the table now. */
  readonly isElsewhere: () => boolean
  readonly takeOver: () => void
  readonly close: () => void
}

export function openLocalTable(id: string, wanted: Wanted | null): LocalSource {
  const listeners = new Set<() => void>()
  let latest: Sight | null = null
  let moments: readonly Moment[] = []
  let elsewhere = false
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const link = new Worklink(
    ({ message: { happened, now }, first, fresh, views, handOver }) => {
      moments = momentsAfter(first ? [] : moments, happened)
      const facts = (fresh && happened.at(-1)?.facts) || []
      latest = sightOf(now, moments, facts, { handOver, ...(views === undefined ? {} : { views }) })
      elsewhere = false
      changed()
    },
    () => {
      elsewhere = true
      changed()
    },
  )
  return {
    ready: link.ask("open", { id, wanted }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => latest,
    choose: (...choices: readonly Choice[]) => link.ask("choose", { choices }),
    undo: () => void link.ask("undo", null),
    seen: (step) => void link.ask("seen", { step }),
    takeScreen: () => void link.ask("takeScreen", null),
    hint: () => link.ask("hint", null),
    isElsewhere: () => elsewhere,
    takeOver: () => void link.ask("takeOver", null),
    close: () => link.close(),
  }
}
