// Where somebody will go, in numbers: what each area offers to the seat, and whom it may meet there

import type { Decision, Guessing, Seat } from "@genepool/engine"
import { pointsToWin } from "../data/box.ts"
import { type Area, areas, tokens } from "../data/kinds.ts"
import type { Data, Evolution } from "../data/resolved.ts"
import type { Choice } from "../rules/choices.ts"
import { dataIn, type Player, playerAt, pointsOf, type State } from "../rules/state.ts"
import { missingFor, priceOf } from "./price.ts"

const plans = ["plan", "secondPlan", "canBuy", "wins"]
const meetings = ["others", "heavier", "lighter", "theirPlans", "theyCanBuy"]
const names = [
  ...areas.map((area) => `to.${area}`),
  ...plans,
  ...tokens.map((token) => `lacks.${token}`),
  ...meetings,
  "kromosaur",
]

export const guessing: Guessing<State, Choice> = {
  names,
  isAbout: ({ ask }) => ask === "round.movement",
  asSeen,
  read,
}

/** Nobody's card: it counts as one, and nothing is known of it. */
const hidden = ""

function asSeen(state: State, seat: Seat): State {
  return {
    ...state,
    players: state.players.map((player, other) =>
      other === seat || player.hand.length === 0
        ? player
        : { ...player, hand: player.hand.map(() => hidden) },
    ),
  }
}

const plansAt = areas.length
const lacksAt = plansAt + plans.length
const meetingsAt = lacksAt + tokens.length

function read(state: State, { seat, options }: Decision<Choice>, rows: Float32Array): void {
  const data = dataIn(state)
  const goal = pointsToWin(state.seats, state.options.longer)
  options.forEach((option, i) => {
    const at = i * names.length
    rows.fill(0, at, at + names.length)
    if (option.do !== "go") return
    rows[at + areas.indexOf(option.to)] = 1
    tellPlans(state, data, seat, option.to, goal, rows, at)
    tellMeetings(state, data, seat, option.to, rows, at + meetingsAt)
    const { kromosaur } = state
    if (kromosaur !== null && kromosaur.area === option.to && kromosaur.life > 0)
      rows[at + meetingsAt + meetings.length] = 1
  })
}

/** What one could buy there, and what the best of it still lacks. */
function tellPlans(
  state: State,
  data: Data,
  seat: Seat,
  area: Area,
  goal: number,
  rows: Float32Array,
  at: number,
): void {
  const own = playerAt(state, seat)
  const lacking = goal - pointsOf(state, seat)
  let best = 0
  let second = 0
  let wanted: Evolution | null = null
  for (const id of state.evolutions.open) {
    const card = id === null ? undefined : data.evolutions.get(id)
    if (card === undefined || (card.area !== null && card.area !== area)) continue
    const paid = paidOf(own, card)
    const plan = card.points * paid
    if (plan > best) [best, second, wanted] = [plan, best, card]
    else if (plan > second) second = plan
    if (paid < 1) continue
    rows[at + plansAt + 2] = Math.max(rows[at + plansAt + 2] as number, card.points / 4)
    if (card.points >= lacking) rows[at + plansAt + 3] = 1
  }
  rows[at + plansAt] = best / 4
  rows[at + plansAt + 1] = second / 4
  if (wanted === null) return
  const { cost } = wanted
  tokens.forEach((token, i) => {
    rows[at + lacksAt + i] = Math.max(0, cost[token] - own[token]) / (i === 0 ? 8 : 3)
  })
}

/** Everybody has to leave: whoever is there now will not be met. */
function tellMeetings(
  state: State,
  data: Data,
  seat: Seat,
  area: Area,
  rows: Float32Array,
  at: number,
): void {
  const weight = weightOf(data, playerAt(state, seat))
  for (let other = 0; other < state.seats; other++) {
    const player = playerAt(state, other)
    if (other === seat || player.area === area) continue
    rows[at]! += 1 / 5
    rows[at + (weightOf(data, player) > weight ? 1 : 2)]! += 1 / 5
    let plan = 0
    let canBuy = 0
    for (const id of state.evolutions.open) {
      const card = id === null ? undefined : data.evolutions.get(id)
      if (card === undefined || (card.area !== null && card.area !== area)) continue
      const paid = paidOf(player, card)
      plan = Math.max(plan, card.points * paid)
      if (paid === 1) canBuy = Math.max(canBuy, card.points)
    }
    rows[at + 3]! += plan / 12
    rows[at + 4]! += canBuy / 12
  }
}

function weightOf(data: Data, { character }: Player): number {
  return character === null ? 0 : data.weight[character]
}

/** The share of the price that somebody has, from 0 to 1. */
function paidOf(player: Player, card: Evolution): number {
  const price = priceOf(card)
  return price === 0 ? 1 : 1 - missingFor(card, player) / price
}
