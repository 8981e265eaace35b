// The coach above the board: a tip when a thing first appears, otherwise how it stands after the last round

import { type Coach, tipDue } from "@genepool/engine"
import { useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { AtTable } from "../table/coach.ts"
import { sinceMyChoice } from "../table/follow.ts"
import type { LoadedGame } from "../table/games.ts"
import { RuleLink } from "../table/rule-link.tsx"
import { ruleAddress } from "../table/rules-behind.ts"
import type { AppSay } from "../text/index.ts"
import type { Adviser } from "./adviser.ts"
import { keptOf, noteGiven } from "./kept.ts"
import { roundsPlayed, sayStanding } from "./standing.ts"
import "../table/guide.css"

interface Props extends AtTable {
  readonly loaded: LoadedGame
  readonly coach: Coach | null
  readonly adviser: Adviser
  readonly say: AppSay
}

export function CoachPanel(props: Props) {
  const { loaded, coach, words, say } = props
  const { tip, close } = useTip(props)
  const standing = useStanding(props)
  useWeighing(props)
  const told = tip === null ? undefined : coach?.texts[words.locale][tip.name]
  return (
    <section className="guide" data-coach={tip === null ? "looks" : "speaks"} aria-label={say("coach.name")}>
      <span className="guide-sign" aria-hidden="true">
        <Icon shape="hint" />
      </span>
      {/* Each is spoken when it comes, and not once more when the other goes */}
      <p className="guide-words">
        <span role="status">{told ?? ""}</span>
        <span role="status" className={told === undefined ? undefined : "visually-hidden"}>
          {standing ?? ""}
        </span>
        {told === undefined && standing === null && say("coach.looks")}
      </p>
      {tip !== null && (
        <div className="guide-actions">
          <RuleLink address={ruleAddress(loaded.id, tip.rule)} say={say} />
          <button type="button" className="button" data-kind="main" onClick={close}>
            {say("coach.close")}
          </button>
        </div>
      )}
    </section>
  )
}

/** One for each own choice, when it is the player's turn and everything before it has been seen. */
function useTip({ sight, coach, loaded }: Props) {
  const { decision, view, moments, who, showing } = sight
  const mine = moments.findLast(({ seat }) => seat === who)?.n ?? 0
  const [held, hold] = useState<{ mine: number; name: string | null } | null>(null)
  const isDue = coach !== null && decision !== null && !showing && held?.mine !== mine
  useEffect(() => {
    if (!isDue) return
    const heard = sinceMyChoice({ moments, who }).map(({ fact }) => fact)
    const tip = tipDue(coach.tips, { view, decision, heard }, keptOf(loaded.id).given)
    if (tip !== null) noteGiven(loaded.id, tip.name)
    hold({ mine, name: tip?.name ?? null })
  }, [isDue, coach, decision, view, moments, who, mine, loaded.id])
  const name = held?.mine === mine ? held.name : null
  return {
    tip: coach?.tips.find((tip) => tip.name === name) ?? null,
    close: () => hold({ mine, name: null }),
  }
}

/** As it was when the round was over; said until the next one is. */
function useStanding({ sight, coach, loaded, seatNames, say }: Props): string | null {
  const { following } = loaded.module
  const round = following === undefined ? 0 : roundsPlayed(following, sight)
  const [seen, see] = useState<{ round: number; sight: typeof sight | null }>({ round, sight: null })
  if (seen.round !== round) see({ round, sight: round > seen.round ? sight : null })
  if (coach === null || seen.sight === null) return null
  return sayStanding(coach, seen.sight, round, seatNames, say)
}

/** Begins as soon as the question can be seen: most are thought over for longer than this takes. */
function useWeighing({ sight, adviser }: Props): void {
  const { decision, view, seats, showing } = sight
  useEffect(() => {
    if (decision !== null && !showing) adviser.weigh(view, decision, seats.length)
  }, [decision, view, seats.length, showing, adviser])
}
