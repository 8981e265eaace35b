// What speaks for a choice, for hints to people: the weightiest first.

import type { Seat } from "@genepool/engine"
import { type Kind, resources, type Token, tokens } from "../data/kinds.ts"
import type { Pattern } from "../data/mountains.ts"
import type { Evolution } from "../data/resolved.ts"
import { playBonus } from "../rules/bonus.ts"
import { caves } from "../rules/caves.ts"
import { counterWindow } from "../rules/counter.ts"
import { threshold } from "../rules/end.ts"
import { canEvolve } from "../rules/evolutions.ts"
import { fight } from "../rules/fight.ts"
import { fightCards } from "../rules/fight-cards.ts"
import { forest } from "../rules/forest.ts"
import { mountains, patternOf } from "../rules/mountains.ts"
import { type Strength, totalOf } from "../rules/ranking.ts"
import { round } from "../rules/round.ts"
import { savanna } from "../rules/savanna.ts"
import { dataIn, type Player, playerAt, pointsOf, type State } from "../rules/state.ts"
import type { Hint } from "./hints.ts"

export function reasonsFor(before: State, after: State, seat: Seat): Hint[] {
  return [
    ...byPoints(before, after, seat),
    ...byFight(before, after, seat),
    ...byThrow(before, after),
    ...byPlans(before, after, seat),
    ...byGains(before, after, seat),
    ...byCards(before, after, seat),
    ...byWaiting(before, after, seat),
    ...byMeeting(before, after, seat),
  ]
}

function byPoints(before: State, after: State, seat: Seat): Hint[] {
  const reasons: Hint[] = []
  if (pointsOf(after, seat) >= threshold(after)) reasons.push({ why: "becomesChief" })
  const { evolutions } = dataIn(after)
  const [had, has] = [playerAt(before, seat), playerAt(after, seat)]
  // What can be paid for and made anywhere speaks for no area
  const isMoving = round.top(before)?.step === "movement"
  let count = 0
  for (const id of has.evolutions) {
    const card = evolutions.get(id) as Evolution
    const isAnywhere = card.area === null && lacking(had, card, tokens) === 0
    if (!had.evolutions.includes(id) && !(isMoving && isAnywhere)) count += card.points
  }
  if (count > 0) reasons.push({ why: "evolves", count })
  if (after.trophy === seat && before.trophy !== seat) reasons.push({ why: "takesTrophy" })
  return reasons
}

/** Once no more cards are played in the fight that it was about; until then, by the totals. */
function byFight(before: State, after: State, seat: Seat): Hint[] {
  if (!isFought(before, after)) return byTotals(before, after, seat)
  if (winnerIn(after) !== seat) return isSpent(before, after, seat) ? [{ why: "softens" }] : []
  const reasons: Hint[] = []
  for (let other = 0; other < after.seats; other++)
    if (other !== seat && isStunned(before, after, other)) reasons.push({ why: "stuns", seat: other })
  reasons.push({ why: "winsFight" })
  return reasons
}

function byTotals(before: State, after: State, seat: Seat): Hint[] {
  const [was, is] = [fightCards.top(before), fightCards.top(after)]
  if (was === null || is === null) return []
  const own = (standing: typeof is) =>
    totalOf(standing.strengths[standing.fighters.indexOf(seat)] as Strength)
  if (own(is) <= own(was)) return []
  const rivals = is.strengths.filter((_, at) => is.fighters[at] !== seat).map(totalOf)
  return [{ why: own(is) > Math.max(...rivals) ? "leads" : "softens" }]
}

/** Dice of a climb that are thrown again: what those that stay could become. */
function byThrow(before: State, after: State): Hint[] {
  const [was, is] = [mountains.top(before), mountains.top(after)]
  if (was === null || is === null || is.rerolls === was.rerolls) return []
  const pattern = hopeOf(was.dice.filter((die, at) => is.dice[at] === die))
  const { mountains: rewards } = dataIn(before)
  // What is hoped for must be worth more than what lies there
  return pattern === null || rewards[pattern] === rewards[patternOf(was.dice)]
    ? []
    : [{ why: "triesFor", pattern }]
}

/** The next pattern that dice which are kept are on the way to. */
function hopeOf(kept: readonly number[]): Pattern | null {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => kept.filter((die) => die === face).length)
  const most = Math.max(...counts)
  if (most === 4) return "five"
  if (most === 3) return kept.length === 4 ? "fullHouse" : "four"
  if (most === 2) return counts.filter((count) => count === 2).length === 2 ? "fullHouse" : "three"
  return kept.length >= 3 && isInARow(kept) ? "straight" : "pair"
}

/** Part of 1 to 5, or of 2 to 6. */
function isInARow(dice: readonly number[]): boolean {
  return !dice.includes(1) || !dice.includes(6)
}

/** Where to go: nobody else comes there. */
function byMeeting(before: State, after: State, seat: Seat): Hint[] {
  if (round.top(before)?.step !== "movement") return []
  const { area } = playerAt(after, seat)
  const isAlone = after.players.every((player, who) => who === seat || player.area !== area)
  return isAlone && after.kromosaur?.area !== area ? [{ why: "alone" }] : []
}

function isFought(before: State, after: State): boolean {
  return fightCards.top(before) !== null && fightCards.in(after) === null
}

/** While its victims are looted the fight itself knows; afterwards the winner acts first. */
function winnerIn(state: State): Seat | null {
  const fought = fight.in(state)
  return fought === null ? (round.in(state)?.order[0] ?? null) : fought.winner
}

function isStunned(before: State, after: State, seat: Seat): boolean {
  return playerAt(before, seat).life > 0 && playerAt(after, seat).life === 0
}

/**
 * Open evolutions that can be paid for now, and the one that lacks fewest resources of those that
 * lacked more before.
 */
function byPlans(before: State, after: State, seat: Seat): Hint[] {
  const [had, has] = [playerAt(before, seat), playerAt(after, seat)]
  const { evolutions } = dataIn(after)
  const reasons: Hint[] = []
  let nearest: string | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (const id of after.evolutions.open) {
    if (id === null || !before.evolutions.open.includes(id)) continue
    const card = evolutions.get(id) as Evolution
    if (lacking(has, card, tokens) === 0 && lacking(had, card, tokens) > 0)
      reasons.push({ why: "affords", evolution: id })
    const lacks = lacking(has, card, resources)
    if (lacks >= fewest || lacks >= lacking(had, card, resources)) continue
    nearest = id
    fewest = lacks
  }
  if (nearest !== null) reasons.push({ why: "nears", evolution: nearest })
  return reasons
}

function lacking(player: Player, { cost }: Evolution, kinds: readonly Token[]): number {
  let sum = 0
  for (const kind of kinds) sum += Math.max(0, cost[kind] - player[kind])
  return sum
}

/** What there is more of; also without saying of what, as that is often chance. */
function byGains(before: State, after: State, seat: Seat): Hint[] {
  const [had, has] = [playerAt(before, seat), playerAt(after, seat)]
  const reasons: Hint[] = []
  const gain = (kind: Kind, count: number) => {
    if (count > 0) reasons.push({ why: "brings", kind, count })
  }
  for (const kind of resources) gain(kind, has[kind] - had[kind])
  if (reasons.length > 0) reasons.push({ why: "gathers" })
  gain("krom", has.krom - had.krom)
  gain("bonus", has.hand.length - had.hand.length)
  // Whoever was stunned in between stands up with all of it
  if (before.round === after.round) gain("life", has.life - had.life)
  if (reasons.length > 0) reasons.push({ why: "finds" })
  return reasons
}

/** What a card of the own hand did, or that it is still there. */
function byCards(before: State, after: State, seat: Seat): Hint[] {
  // Of a whole round it cannot be said who has lost what by whom
  const isMoving = round.top(before)?.step === "movement"
  const isPlayed = !isMoving && (playBonus.top(before) !== null || isSpent(before, after, seat))
  const reasons: Hint[] = []
  for (let other = 0; other < after.seats && isPlayed; other++) {
    if (other === seat || !isPoorer(playerAt(before, other), playerAt(after, other))) continue
    reasons.push({ why: isStunned(before, after, other) ? "stuns" : "weakens", seat: other })
  }
  const declared = counterWindow.top(before)
  if (declared !== null) {
    const { card } = declared
    reasons.push(isCountered(before, after, seat) ? { why: "cancels", card } : { why: "keepsCards" })
  }
  if (isFought(before, after) && !isPlayed) reasons.push({ why: "keepsCards" })
  return reasons
}

function isSpent(before: State, after: State, seat: Seat): boolean {
  return playerAt(after, seat).hand.length < playerAt(before, seat).hand.length
}

function isPoorer(had: Player, has: Player): boolean {
  return has.life < had.life || tokens.some((kind) => has[kind] < had[kind])
}

/** By the seat's answer, or by what it did when it was the last one. */
function isCountered(before: State, after: State, seat: Seat): boolean {
  const answer = after.frames[before.frames.length - 1]?.answers?.[seat]?.[0]
  return answer === undefined ? isSpent(before, after, seat) : answer.do === "counter"
}

/**
 * For doing little: the forest's cards are mixed, or the phase is over and what was not spent is
 * there later.
 */
function byWaiting(before: State, after: State, seat: Seat): Hint[] {
  const phase = phaseOf(before, seat)
  if (phase === null) return []
  if (phaseOf(after, seat) !== null)
    return after.gathering.discard.length < before.gathering.discard.length ? [{ why: "refreshes" }] : []
  const { krom, hand } = playerAt(after, seat)
  const reasons: Hint[] = []
  if (phase.canSpend && krom > 0 && krom === playerAt(before, seat).krom) reasons.push({ why: "keepsKrom" })
  if (canEvolve(before, seat)) reasons.push({ why: "savesUp" })
  if (phase.hasActed && hand.length > 0) reasons.push({ why: "keepsCards" })
  return reasons
}

/** Whether the area's action was begun, and whether more of it costs krom. */
interface Phase {
  readonly hasActed: boolean
  readonly canSpend: boolean
}

function phaseOf(state: State, seat: Seat): Phase | null {
  const [visit, walk, hunt, climb] = [
    caves.in(state),
    forest.in(state),
    savanna.in(state),
    mountains.in(state),
  ]
  if ((visit ?? walk ?? hunt ?? climb)?.seat !== seat) return null
  const canSpend = (visit?.bought ?? 0) + (walk?.gathered ?? 0) > 0
  return { canSpend, hasActed: canSpend || (visit?.rested ?? hunt?.hunted ?? climb?.stopped ?? false) }
}
