// What goes without saying is answered for the player, who sees no question: unless they want to be
// asked, or took it back

import type { Choice, GameModule } from "@genepool/engine"
import { useEffect, useMemo, useState } from "react"
import type { Shown } from "./show.ts"
import type { TableSource } from "./source.ts"

export function useUsual(
  shown: Shown,
  { usual }: Pick<GameModule, "usual">,
  source: Pick<TableSource, "choose">,
  isAsked: boolean,
): Shown {
  const { step, decision, view, showing, handOver } = shown
  const [seen, see] = useState({ step, isBack: false, isRefused: false })
  const isBack = seen.step === step ? seen.isBack : step < seen.step
  const isRefused = seen.step === step && seen.isRefused
  if (seen.step !== step) see({ step, isBack, isRefused: false })
  const answer = useMemo((): Choice | null => {
    if (isAsked || isBack || isRefused || usual === undefined) return null
    if (decision === null || decision.answered || showing || handOver !== null) return null
    return usual(view, decision)
  }, [isAsked, isBack, isRefused, usual, decision, showing, handOver, view])
  useEffect(() => {
    if (answer === null) return
    void source.choose(answer).then((refused) => {
      if (refused !== null) see({ step, isBack: false, isRefused: true })
    })
  }, [answer, source, step])
  return useMemo(
    () => (answer === null ? shown : { ...shown, decision: null, prompt: null, withheld: [] }),
    [answer, shown],
  )
}
