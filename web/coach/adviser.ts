// The page's end of the coach's worker: what is known of the question that is asked now

import type { Warning } from "@genepool/bots"
import { type Choice, type Decision, type PositionView, sameChoice } from "@genepool/engine"
import type { Answered, Asked } from "./messages.ts"

/** As much of a worker as is needed. */
export interface Mind {
  post(asked: Asked): void
  listen(hear: (answered: Answered) => void): void
  end(): void
}

export class Adviser {
  private readonly game: string
  private readonly open: () => Mind
  private mind: Mind | null = null
  private key = 0
  /** The question that is weighed, and what came of it. */
  private asked: Decision | null = null
  private warnings: readonly Warning[] = []

  constructor(game: string, open: () => Mind = openWorker) {
    this.game = game
    this.open = open
  }

  weigh(view: PositionView, decision: Decision, seats: number): void {
    if (decision === this.asked) return
    this.asked = decision
    this.warnings = []
    if (decision.options.length < 2) return
    this.mind ??= this.wake()
    this.mind.post({ key: ++this.key, game: this.game, view, decision, seats })
  }

  /** Null, too, while the question is still being weighed. */
  warningOf(choice: Choice, decision: Decision): Warning | null {
    if (decision !== this.asked) return null
    return this.warnings.find((warning) => sameChoice(warning.choice, choice)) ?? null
  }

  close(): void {
    this.mind?.end()
    this.mind = null
    this.asked = null
  }

  private wake(): Mind {
    const mind = this.open()
    mind.listen(({ key, warnings }) => {
      if (key === this.key) this.warnings = warnings
    })
    return mind
  }
}

function openWorker(): Mind {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
  return {
    post: (asked) => worker.postMessage(asked),
    listen: (hear) => worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => hear(data)),
    end: () => worker.terminate(),
  }
}
