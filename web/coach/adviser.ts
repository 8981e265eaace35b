// The page's end of the coach's worker: what is known of the question that is asked now

import { Calls, type Thread, type Warning, webThread } from "@genepool/bots"
import { type Choice, type Decision, type PositionView, sameChoice } from "@genepool/engine"
import type { Asked } from "./messages.ts"

export class Adviser {
  private readonly game: string
  private readonly open: () => Thread
  private mind: Calls<Asked, readonly Warning[]> | null = null
  /** The question that is weighed, and what came of it. */
  private asked: Decision | null = null
  private warnings: readonly Warning[] = []

  constructor(game: string, open: () => Thread = openWorker) {
    this.game = game
    this.open = open
  }

  weigh(view: PositionView, decision: Decision, seats: number): void {
    if (decision === this.asked) return
    this.asked = decision
    this.warnings = []
    if (decision.options.length < 2) return
    this.mind ??= new Calls(this.open())
    this.mind.ask({ game: this.game, view, decision, seats }).then(
      (warnings) => {
        if (decision === this.asked) this.warnings = warnings
      },
      // Without its worker a coach has tips, and no warnings
      () => undefined,
    )
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
}

function openWorker(): Thread {
  return webThread(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }))
}
