// A position of Krom Evolution in numbers, for the learned judgement

import { type Features, type Seat, SeatRows } from "@genepool/engine"
import type { Effect } from "../data/bonus.ts"
import { fullLife, openCards, pointsToWin, supplyInBox } from "../data/box.ts"
import { areas, tokens } from "../data/kinds.ts"
import type { Data, Evolution } from "../data/resolved.ts"
import { round } from "../rules/round.ts"
import { dataIn, type Player, playerAt, pointsOf, type State } from "../rules/state.ts"
import { missingFor, priceOf } from "./price.ts"

const heaviest = 137
const effects = [
  "fightDice",
  "fightAdd",
  "gain",
  "lose",
  "steal",
  "convert",
  "swap",
  "cancel",
] as const satisfies Effect["effect"][]

const own = ["points", "lacking", "last", "trophy", "evolutions", "life", "weak", "stunned", "weight"]
const time = ["acting", "toAct", "rivalsHere"]
const plans = ["plan", "secondPlan", "canBuy", "canBuyHere", "wins"]
const block = [
  ...own,
  ...time,
  ...tokens,
  "surplus",
  "cards",
  ...effects.map((effect) => `card.${effect}`),
  ...areas.map((area) => `in.${area}`),
  ...plans,
]

const shared = [
  "round",
  "late",
  "toWin",
  "leader",
  "glacial",
  "moving",
  ...areas.map((area) => `now.${area}`),
  ...Array.from({ length: openCards }, (_, i) => [`open${i}.points`, `open${i}.price`]).flat(),
  ...tokens.map((token) => `supply.${token}`),
  "kromosaur",
  ...areas.map((area) => `kromosaur.${area}`),
]

const rows = new SeatRows(block, shared)

export const features: Features<State> = { names: rows.names, read }

const timeAt = own.length
const tokensAt = timeAt + time.length
const cardsAt = tokensAt + tokens.length + 1
const areasAt = cardsAt + 1 + effects.length
const plansAt = areasAt + areas.length

function read(state: State, worths: Float64Array, into: Float32Array): void {
  rows.clear()
  const data = dataIn(state)
  const goal = pointsToWin(state.seats, state.options.longer)
  const course = courseOf(state)
  let leader = 0
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerAt(state, seat)
    const start = seat * rows.width
    const points = pointsOf(state, seat)
    leader = Math.max(leader, points)
    tellPlayer(state, data, seat, player, points, goal, start)
    tellTime(state, seat, player, course, start + timeAt)
    tellCards(data, player, start + cardsAt)
    tellPlans(state, data, player, goal - points, start + plansAt)
  }
  tellTable(state, data, goal, leader, course)
  rows.write(state.seats, worths, into)
}

const courseOf = (state: State) => round.in(state)

/** How the round stands. */
type Course = ReturnType<typeof courseOf>

function tellPlayer(
  state: State,
  data: Data,
  seat: Seat,
  player: Player,
  points: number,
  goal: number,
  start: number,
): void {
  const to = rows.blocks
  const { life, area, character } = player
  to[start] = points / 5
  to[start + 1] = (goal - points) / goal
  to[start + 2] = Math.max(0, 4 - (goal - points)) / 3
  to[start + 3] = state.trophy === seat ? 1 : 0
  to[start + 4] = player.evolutions.length / 5
  to[start + 5] = life / fullLife
  to[start + 6] = Math.max(0, 3 - life) / 3
  to[start + 7] = life === 0 ? 1 : 0
  if (character !== null) to[start + 8] = data.weight[character] / heaviest
  let total = 0
  for (let i = 0; i < tokens.length; i++) {
    const count = player[tokens[i] as (typeof tokens)[number]]
    to[start + tokensAt + i] = i === 0 ? count / 8 : count / 3
    total += i === 0 ? count : 3 * count
  }
  to[start + tokensAt + tokens.length] = Math.max(0, total - 15) / 10
  to[start + areasAt + areas.indexOf(area)] = 1
}

/** Who is still to act in this round, and among how many. */
function tellTime(state: State, seat: Seat, player: Player, course: Course, at: number): void {
  const to = rows.blocks
  const now = course?.area ?? null
  if (course === null || now === null) {
    to[at + 1] = 1
    return
  }
  const place = course.order.indexOf(seat)
  const isHere = player.area === now && place >= 0
  if (isHere && place === course.acted - 1) to[at] = 1
  const isLater = areas.indexOf(player.area) > areas.indexOf(now)
  if (player.life > 0 && (isLater || (isHere && place >= course.acted))) to[at + 1] = 1
  if (isLater)
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && playerAt(state, other).area === player.area) to[at + 2]! += 0.5
}

function tellCards(data: Data, player: Player, at: number): void {
  const to = rows.blocks
  to[at] = player.hand.length / 3
  for (const id of player.hand) {
    const card = data.bonus.get(id)
    if (card !== undefined) to[at + 1 + effects.indexOf(card.effect.effect)]! += 0.5
  }
}

/** How near the open evolutions are. */
function tellPlans(state: State, data: Data, player: Player, lacking: number, at: number): void {
  const to = rows.blocks
  let best = 0
  let second = 0
  for (const id of state.evolutions.open) {
    if (id === null) continue
    const card = data.evolutions.get(id) as Evolution
    const { points, area } = card
    const missing = missingFor(card, player)
    const price = priceOf(card)
    const plan = price === 0 ? points : points * (1 - missing / price)
    if (plan > best) [best, second] = [plan, best]
    else if (plan > second) second = plan
    if (missing > 0) continue
    to[at + 2] = Math.max(to[at + 2] as number, points / 4)
    const isHere = area === null || area === player.area
    if (isHere) to[at + 3] = Math.max(to[at + 3] as number, points / 4)
    if (points >= lacking) to[at + 4] = Math.max(to[at + 4] as number, isHere ? 1 : 0.5)
  }
  to[at] = best / 4
  to[at + 1] = second / 4
}

const prices = new Float32Array(openCards)
const values = new Float32Array(openCards)

function tellTable(state: State, data: Data, goal: number, leader: number, course: Course): void {
  const to = rows.shared
  to[0] = Math.min(state.round, 20) / 10
  to[1] = Math.max(0, state.round - 12) / 12
  to[2] = goal / 10
  to[3] = leader / goal
  to[4] = state.options.side === "glacial" ? 1 : 0
  const now = course?.area ?? null
  to[5] = now === null ? 1 : 0
  let at = 6
  if (now !== null) to[at + areas.indexOf(now)] = 1
  at += areas.length
  putOpenInOrder(state, data)
  for (let i = 0; i < openCards; i++) {
    to[at++] = (values[i] as number) / 4
    to[at++] = (prices[i] as number) / 20
  }
  for (const token of tokens) to[at++] = state.supply[token] / supplyInBox[token]
  if (state.kromosaur === null) return
  to[at] = state.kromosaur.life / data.kromosaur.life
  if (state.kromosaur.area !== null) to[at + 1 + areas.indexOf(state.kromosaur.area)] = 1
}

/** The open evolutions, the dearest first: which space one lies on is nothing to go by. */
function putOpenInOrder(state: State, data: Data): void {
  prices.fill(0)
  values.fill(0)
  state.evolutions.open.forEach((id, i) => {
    if (id === null || i >= openCards) return
    const card = data.evolutions.get(id) as Evolution
    const price = priceOf(card)
    let place = i
    for (; place > 0 && (prices[place - 1] as number) < price; place--) {
      prices[place] = prices[place - 1] as number
      values[place] = values[place - 1] as number
    }
    prices[place] = price
    values[place] = card.points
  })
}
