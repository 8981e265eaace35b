// What would come of choices, found out by making them on a copy of what is seen: no rule is
// written here again. Nothing but cards in the deck and answers of others is hidden in this game,
// and neither is needed to aim.

import { type Decision, FastRandom, type PositionView, type Seat, Turn } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import { rules } from "../rules/chromosome.ts"
import { payment } from "../rules/costs.ts"
import type { Fact } from "../rules/facts.ts"
import { fortuneAsGene } from "../rules/fortune.ts"
import { growth } from "../rules/growth.ts"
import { impulse } from "../rules/impulse.ts"
import { laboratoryOf } from "../rules/laboratory.ts"
import { movement } from "../rules/movement.ts"
import { spark } from "../rules/spark.ts"
import { special } from "../rules/special.ts"
import { takesFortune } from "../rules/takes-fortune.ts"
import { turnOf } from "../rules/turn.ts"
import type { View } from "../rules/view.ts"
import { aimOf } from "./sight.ts"

export interface Ahead {
  /** What the seat would be asked next; null, if it is for chance or for somebody else to go on. */
  readonly decision: Decision<Choice> | null
  readonly facts: readonly Fact[]
  /** Where the rules would stand. */
  readonly place: Pick<PositionView, "frames">
}

/** The choices must be on the lists, one after another. */
export function lookAhead(view: View, seat: Seat, path: readonly Choice[]): Ahead {
  const random = new FastRandom("ahead")
  const state = rules.imagine(view, random)
  const turn = new Turn<Fact>(random)
  for (const choice of path) rules.apply(state, seat, choice, turn)
  return {
    decision: turn.opened ? null : rules.decision(state, seat),
    facts: (turn.told ?? []).map(({ fact }) => fact),
    place: state,
  }
}

/** A way to do something with one room: choices to be made one after another. */
export interface Way {
  readonly room: number
  readonly path: readonly Choice[]
}

/** Steps whose options name no room, but lead to some. */
export const crossroads: ReadonlySet<string> = new Set([
  turnOf.ask("menu"),
  turnOf.ask("rest"),
  growth.ask("mode"),
  impulse.ask("way"),
  movement.ask("tokens"),
  special.ask("moved"),
])
/** Steps whose options are rooms to aim at. */
const aims: ReadonlySet<string> = new Set([
  movement.ask("from"),
  movement.ask("to"),
  growth.ask("group"),
  growth.ask("rooms"),
  spark.ask("attacker"),
  spark.ask("target"),
  impulse.ask("room"),
  special.ask("first"),
  special.ask("second"),
])
/** What one begins with a room in mind. */
const actions: ReadonlySet<Choice["do"]> = new Set([
  "move",
  "growth",
  "spark",
  "impulse",
  "special",
  "add",
  "spread",
  "create",
  "absorb",
  "tokens",
  "again",
])

/**
 * All rooms that the options of a decision lead to, by room; `before` are the choices that lead to
 * the decision.
 */
export function waysFrom(
  view: View,
  decision: Decision<Choice>,
  before: readonly Choice[] = [],
): ReadonlyMap<number, readonly Way[]> {
  const ways = new Map<number, Way[]>()
  const note = (room: number, path: readonly Choice[]) => {
    const there = ways.get(room)
    if (there === undefined) ways.set(room, [{ room, path }])
    else there.push({ room, path })
  }
  const follow = ({ ask, options, seat }: Decision<Choice>, path: readonly Choice[]) => {
    for (const option of options) {
      const further = [...path, option]
      if ("room" in option) note(option.room, further)
      else if (crossroads.has(ask) && actions.has(option.do)) {
        const ahead = lookAhead(view, seat, further)
        const started = aimOf(ahead.place).from
        // A room that was the only one is taken without a question: what was begun begins there
        const begins = ask !== movement.ask("tokens") && started !== null
        if (begins) note(started, further)
        else if (ahead.decision !== null && leadsOn(ahead.decision.ask)) follow(ahead.decision, further)
        else for (const room of roomsOf(ahead.facts, ask)) note(room, further)
      }
    }
  }
  follow(decision, before)
  return ways
}

/** Still within the same action. */
const leadsOn = (ask: string) => aims.has(ask) || (crossroads.has(ask) && !turnOf.asks(ask))

/** Where it happened, when everything went without a question. */
function roomsOf(facts: readonly Fact[], ask: string): number[] {
  for (const fact of facts) {
    if (fact.fact === "moved") return [ask === movement.ask("tokens") ? fact.to : fact.from]
    if (fact.fact === "attacked") return [fact.from]
    if ("room" in fact && fact.fact !== "discharged") return [fact.room]
  }
  return []
}

/** Where a group that was taken up can go, and whom it can attack: rooms by what leads there. */
export function reachOf(view: View, seat: Seat, begun: readonly Way[]): ReadonlyMap<number, readonly Way[]> {
  const reach = new Map<number, Way[]>()
  const note = (room: number, ways: readonly Way[]) => reach.set(room, [...(reach.get(room) ?? []), ...ways])
  for (const { path } of begun) {
    const [first] = path
    const { decision, facts, place } = lookAhead(view, seat, path)
    const attacks = first?.do === "spark" || isAttack(view, first)
    if (!attacks && first?.do !== "move" && first?.do !== "again") continue
    // The only room it can go to, the only group it can attack: that goes without a question
    const done = facts.find((it) => it.fact === "moved" || it.fact === "attacked")
    const at = done === undefined ? aimOf(place).to : done.to
    if (at !== null) note(at, [{ room: at, path }])
    else if (decision !== null && leadsOn(decision.ask))
      for (const [room, ways] of waysFrom(view, decision, path)) note(room, ways)
  }
  return reach
}

/** An action by which a group attacks another one. */
function isAttack(view: View, first: Choice | undefined): boolean {
  return (
    first?.do === "special" &&
    laboratoryOf(view).actions[first.action].effect.some(({ effect }) => effect === "attack")
  )
}

/** Whether choices would take fortune in place of a gene, and nobody be asked about it. */
export function spendsFortune(view: View, seat: Seat, path: readonly Choice[]): boolean {
  const player = view.players[seat]
  const [first] = path
  if (first === undefined || player === undefined || !fortuneAsGene(player)) return false
  if (takesFortune(view, seat, first)) return true
  return path.length > 1 && lookAhead(view, seat, path).facts.some(({ fact }) => fact === "fortuneAsGene")
}

/**
 * What is certain to come of a choice: until chance, or a choice that is more than a way to pay.
 */
export function outcomeOf(view: View, seat: Seat, path: readonly Choice[]): readonly Fact[] {
  const further = [...path]
  for (;;) {
    const { decision, facts } = lookAhead(view, seat, further)
    const [first] = decision?.options ?? []
    if (decision === null || first === undefined || !payment.asks(decision.ask)) return facts
    further.push(first)
  }
}
