// The coach above the board: a tip when a thing first appears, otherwise how it stands

import { type Coach, isOfQuestion, tipDue } from "@genepool/engine"
import { useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { hasFingers } from "../app/preferences.ts"
import type { AtTable } from "../table/coach.ts"
import { sinceMyChoice } from "../table/follow.ts"
import type { LoadedGame } from "../table/games.ts"
import { isLong } from "../table/guide.ts"
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
  const { tip, close, isBetween } = useTip(props)
  const standing = useStanding(props)
  useWeighing(props)
  const told = tip === null ? undefined : coach?.texts[words.locale][tip.name]
  const quiet = (
    <span className="guide-quiet">
      {standing.known ?? say(hasFingers() ? "coach.looks.touch" : "coach.looks")}
    </span>
  )
  // What comes back after a choice because nobody could have read it so fast has been heard
  const [heard, hear] = useState<Heard>({ words: "", isAgain: false, before: [] })
  const spoken = told ?? (isBetween ? heard.words : "")
  if (spoken !== heard.words)
    hear({
      words: spoken,
      isAgain: heard.before.includes(spoken),
      before: spoken === "" ? heard.before : [...heard.before, spoken],
    })
  return (
    <section
      className="guide"
      data-uncovered=""
      data-coach={tip === null ? "looks" : "speaks"}
      data-long={isLong(told ?? standing.after ?? standing.now ?? "")}
      aria-label={say("coach.name")}
    >
      <span className="guide-sign" aria-hidden="true">
        <Icon shape="hint" />
      </span>
      {/* Each is spoken when it comes, and neither when the other goes nor when it comes back */}
      <p className="guide-words">
        <span
          role="status"
          aria-live={heard.isAgain ? "off" : undefined}
          className={told === undefined ? "visually-hidden" : undefined}
        >
          {spoken}
        </span>
        <span role="status" className={told === undefined ? undefined : "visually-hidden"}>
          {standing.after ?? ""}
        </span>
        {told === undefined && standing.after === null && (standing.now ?? quiet)}
      </p>
      {tip === null && props.hint !== null && (
        <div className="guide-actions">
          <button type="button" className="button" onClick={props.hint}>
            {say("coach.ask")}
          </button>
        </div>
      )}
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

/** What the listener has been told at this table. */
interface Heard {
  readonly words: string
  readonly isAgain: boolean
  readonly before: readonly string[]
}

/** So many for each own choice, the next one when the last was read. */
const mostTips = 3
/** What nobody could read so fast stays for the next choice. */
const readIn = (words: string) => 60 * words.length

interface HeldTip {
  /** The player's last choice. */
  readonly mine: number
  readonly name: string | null
  /** How many there were since that choice, and when the last came. */
  readonly count: number
  readonly since: number
  /** It was put away, and another may follow. */
  readonly isNextDue: boolean
}

/**
 * When it is the player's turn and everything before it has been seen. It has been given when it
 * was put away, or stood there while one could read it and chose: whoever leaves the table before
 * finds it again.
 */
function useTip({ sight, coach, loaded, words }: Props) {
  const { decision, view, moments, who, showing } = sight
  const mine = moments.findLast(({ seat }) => seat === who)?.n ?? 0
  const [held, hold] = useState<HeldTip | null>(null)
  const isDue =
    coach !== null && decision !== null && !showing && (held === null || held.mine !== mine || held.isNextDue)
  useEffect(() => {
    if (!isDue) return
    const now = performance.now()
    const isUnread =
      held !== null &&
      held.name !== null &&
      now - held.since < readIn(coach.texts[words.locale][held.name] ?? "")
    const heard = sinceMyChoice({ moments, who }).map(({ fact }) => fact)
    const earlier = sinceFirstChoice({ moments, who })
    const known = { view, decision, heard }
    const before = held?.name ?? null
    const given = [...keptOf(loaded.id).given, ...(before === null ? [] : [before])]
    const tip = tipDue(coach.tips, known, given, earlier)
    if (isUnread) {
      // What is asked now is told now, unless that is what stands there already
      const isAsked = tipDue(named(coach, before).filter(isOfQuestion), known, []) !== null
      if (tip === null || !isOfQuestion(tip) || isAsked) return hold({ ...held, mine, count: 1 })
    } else if (before !== null) noteGiven(loaded.id, before)
    const count = held?.mine === mine ? held.count + 1 : 1
    hold({ mine, name: tip?.name ?? null, count, since: now, isNextDue: false })
  }, [isDue, held, coach, decision, view, moments, who, mine, loaded.id, words.locale])
  const name = held?.mine === mine ? held.name : null
  return {
    tip: coach === null ? null : (named(coach, name)[0] ?? null),
    /** The player has chosen, and what is said next is not known yet. */
    isBetween: held !== null && held.mine !== mine,
    close: () => {
      if (held === null) return
      if (held.name !== null) noteGiven(loaded.id, held.name)
      hold({ ...held, name: null, isNextDue: held.count < mostTips })
    },
  }
}

const named = ({ tips }: Coach, name: string | null) => tips.filter((tip) => tip.name === name)

/** What was told while the table was laid is nothing that happened to anybody. */
function sinceFirstChoice({ moments, who }: Pick<Props["sight"], "moments" | "who">) {
  const first = moments.findIndex(({ seat }) => seat === who)
  return first < 0 ? [] : moments.slice(first).flatMap(({ facts }) => facts)
}

/**
 * As it was when the round was over, until anybody has more or less than then; and how it is now.
 * Only what has changed since the player's last choice is news; `known` stands there quietly.
 */
function useStanding({ sight, coach, loaded, seatNames, say }: Props) {
  const { following } = loaded.module
  const { moments, who, showing } = sight
  const mine = moments.findLast(({ seat }) => seat === who)?.n ?? 0
  const [seen, see] = useState<Seen | null>(null)
  // A round is over when its last turn has been seen
  const isTold = !showing || seen === null
  const round = isTold ? (following === undefined ? 0 : roundsPlayed(following, sight)) : seen.round
  const standing = coach === null ? null : sayStanding(coach, sight, round, seatNames, say)
  const now = standing?.now ?? null
  if (seen === null || seen.mine !== mine || seen.round !== round) {
    const isOver = seen !== null && round > seen.round
    const known = seen === null || seen.mine !== mine ? now : seen.known
    const knownRound = seen === null || (seen.mine !== mine && !isOver) ? round : seen.knownRound
    see({ mine, round, atEnd: isOver ? now : (seen?.atEnd ?? null), known, knownRound })
  }
  const isNew = seen !== null && (now !== seen.known || round !== seen.knownRound)
  if (mine === 0 || !isNew) return { after: null, now: null, known: now }
  const isAsAfter = seen.round === round && round !== seen.knownRound && seen.atEnd === now
  return { after: isAsAfter ? (standing?.after ?? null) : null, now, known: now }
}

interface Seen {
  /** The player's last choice, and what they knew then. */
  readonly mine: number
  readonly known: string | null
  readonly knownRound: number
  readonly round: number
  /** How it stood when the round was over. */
  readonly atEnd: string | null
}

/** Begins as soon as the question can be seen: most are thought over for longer than this takes. */
function useWeighing({ sight, adviser }: Props): void {
  const { decision, view, seats, showing } = sight
  useEffect(() => {
    if (decision !== null && !showing) adviser.weigh(view, decision, seats.length)
  }, [decision, view, seats.length, showing, adviser])
}
