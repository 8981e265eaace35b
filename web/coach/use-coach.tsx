// A coach beside one person who plays against bots on this device

import type { Coach } from "@genepool/engine"
import { useEffect, useMemo, useState } from "react"
import type { TableCoach } from "../table/coach.ts"
import type { LoadedGame } from "../table/games.ts"
import type { AppSay } from "../text/index.ts"
import { Adviser } from "./adviser.ts"
import { backfireOf, giveAwayOf } from "./backfire.ts"
import { loadCoach } from "./data.ts"
import { comesTo, keep } from "./kept.ts"
import { CoachPanel } from "./panel.tsx"

/** Undefined, where none may be: at a table with other people. */
export function useCoach(
  loaded: LoadedGame,
  table: string,
  mayCome: boolean,
  say: AppSay,
): TableCoach | undefined {
  const { id } = loaded
  const [isOn, setOn] = useState(() => mayCome && comesTo(id, table))
  const [coach, setCoach] = useState<Coach | null>(null)
  const adviser = useMemo(() => new Adviser(id), [id])
  useEffect(() => () => adviser.close(), [adviser])
  useEffect(() => {
    // Without its words a coach still warns
    if (isOn) loadCoach(id).then(setCoach, () => undefined)
    else adviser.close()
  }, [isOn, id, adviser])
  return useMemo(
    () =>
      mayCome
        ? {
            isOn,
            turn(on) {
              keep(id, { wish: on })
              setOn(on)
            },
            panel: (at) => <CoachPanel {...at} loaded={loaded} coach={coach} adviser={adviser} say={say} />,
            objection(choice, sight, words) {
              const { decision } = sight
              const warning = decision === null ? null : adviser.warningOf(choice, decision)
              if (warning === null)
                return (
                  backfireOf(loaded.module, choice, sight, words, say) ??
                  giveAwayOf(loaded.module, coach, choice, sight, words, say)
                )
              const points = Math.round(warning.lost * 100)
              return { words: say("coach.warning", { points }), better: warning.better, isAdvice: true }
            },
          }
        : undefined,
    [mayCome, isOn, id, loaded, coach, adviser, say],
  )
}
