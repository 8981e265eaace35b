import { BadInput, type Log, prefix } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import {
  type Effort,
  type Eyes,
  type Knowledge,
  knowing,
  type Review,
  Reviewer,
  retell,
  reviewOf,
  usualEffort,
} from "../index.ts"
import { finishedGame, withDraws } from "./finished.ts"
import { prizes, rules } from "./prizes.ts"

const small = { levels: 2, looks: 2, scouting: 6, rounds: 3, tries: 2 }
const quick: Effort = { glance: { ...small, levels: 2, looks: 0 }, thorough: small, closely: small }

const some = { levels: 8, looks: 3, scouting: 60, rounds: 6, tries: 20 }
const thoughtful: Effort = { glance: { ...some, looks: 0 }, thorough: some, closely: some }

/** What must hold of every review, to the last digit. */
function checkBooks(review: Review, result: readonly number[]): void {
  const { start, entries, accounts } = review
  let before = start
  for (const { after, own, others, luck, unseen } of entries) {
    after.forEach((chance, seat) => {
      expect(before[seat]! + own[seat]! + others[seat]! + luck[seat]! + unseen[seat]!).toBe(chance)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    })
    before = after
  }
  accounts.forEach((account, seat) => {
    expect(account.start + account.own + account.others + account.luck + account.unseen).toBe(account.result)
    expect(account.start).toBe(start[seat])
    expect(Math.abs(account.result - result[seat]!)).toBeLessThan(1e-9)
  })
}

/**
 * Long games are judged here and there: at a glance everywhere, and every twentieth moment by
 * search.
 */
function sampled(knowledge: Knowledge, log: Log, eyes: Eyes): Review {
  const reviewer = new Reviewer(knowledge, retell(knowledge.game, log, eyes), quick)
  reviewer.glance()
  const jobs = reviewer.jobs()
  for (const job of jobs)
    if (jobs.length < 20 || job.moment % 20 === 0) reviewer.take(job, reviewer.work(job))
  return reviewer.review()
}

for (const [id, load] of Object.entries(games)) {
  const module = await load()
  const knowledge = await knowing(module)
  const { min, max } = module.game.seats
  describe(id, () => {
    for (const seats of new Set([min, max])) {
      const log = finishedGame(module.game, seats, `review ${seats}`)
      test(`the ledger of ${seats} seats adds up to the result, with whatever eyes`, () => {
        let judged = 0
        for (const eyes of ["open", seats - 1] satisfies Eyes[]) {
          const review = sampled(knowledge, log, eyes)
          checkBooks(review, retell(module.game, log, eyes).result)
          judged += review.accounts.filter(({ own }) => own < 0).length
          for (const { seat } of review.judged) if (eyes !== "open") expect(seat).toBe(eyes)
          // Nobody answers for a choice by more than what was missed
          for (const { own } of review.accounts) expect(own).toBeLessThanOrEqual(0)
        }
        expect(judged).toBeGreaterThan(0)
      })
    }

    test("a game that is still being played is not reviewed, with whatever eyes", () => {
      const log = finishedGame(module.game, min, "running")
      for (const upTo of [0, log.choices.length - 1])
        for (const eyes of ["open", 0, 1] satisfies Eyes[])
          expect(() => reviewOf(knowledge, prefix(log, upTo), eyes, () => {}, quick)).toThrow(
            /still being played/,
          )
      expect(() => retell(module.game, log, min)).toThrow(BadInput)
    })
  })
}

test("where nothing is left to chance there is no luck", async () => {
  const knowledge = await knowing(await games.noughts!())
  const review = sampled(knowledge, finishedGame(knowledge.game, 2, "no luck"), "open")
  for (const { luck } of review.entries) expect(luck).toEqual([0, 0])
})

test("who gives up answers for it", async () => {
  const knowledge = await knowing(await games.krom!())
  const whole = finishedGame(knowledge.game, 3, "resigned")
  for (const log of [
    { ...prefix(whole, 40), resigned: [0, 2] },
    { ...whole, resigned: [0] },
  ] satisfies Log[]) {
    const review = sampled(knowledge, log, "open")
    const story = retell(knowledge.game, log, "open")
    checkBooks(review, story.result)
    expect(review.accounts[0]!.result).toBe(0)
    const last = review.entries.at(-1)!
    if (story.played === null || story.played[0]! > 0) {
      expect(last.own[0]).toBeLessThan(0)
      expect(last.luck).toEqual([0, 0, 0])
    }
  }
})

/** Two seats of prizes, six rounds: everybody bids the lowest card, and nobody doubles. */
function prizesGame(hidden: readonly [number, number], lastPrize = 2) {
  const [first, later] = hidden
  const drawn = [[3, later], [12, 8], [7, 4], [], [], []]
  const hands = [
    [1, 5, 9],
    [2, 6, first],
  ]
  const worth = [1, 2, 1, 4, 1, lastPrize]
  const draws: (string | number)[][] = [[...hands.flat(), worth[0]!]]
  const choices: Log["choices"][number][] = []
  drawn.forEach((cards, round) => {
    const bids = hands.map((hand) => Math.min(...hand))
    choices.push(...bids.map((card, seat) => ({ seat, choice: { do: "bid", card } })))
    hands.forEach((hand, seat) => {
      hand.splice(hand.indexOf(bids[seat]!), 1)
      if (cards[seat] !== undefined) hand.push(cards[seat])
    })
    draws.push([], [...cards])
    if (round === drawn.length - 1) return
    choices.push({ seat: bids[0]! > bids[1]! ? 0 : 1, choice: { do: "leave" } })
    draws.push([worth[round + 1]!])
  })
  const dice = { kind: "seed", seed: "scripted" } as const
  const log: Log = { genepool: 1, game: "prizes", version: "1", seats: 2, options: {}, dice, choices }
  const game = withDraws(rules, draws)
  return (eyes: Eyes) => {
    const reviewer = new Reviewer(prizes, retell(game, log, eyes), thoughtful)
    reviewer.glance()
    for (const job of reviewer.jobs()) reviewer.take(job, reviewer.work(job))
    return reviewer.review()
  }
}

test("games that a seat could not tell apart get the same review, to the last digit", () => {
  // Seat 1 holds the one card and draws the other, or the other way round, and plays neither before
  // it has both
  const one = prizesGame([10, 11])
  const other = prizesGame([11, 10])
  expect(JSON.stringify(other(0))).toBe(JSON.stringify(one(0)))
  expect(one(0).judged.length).toBeGreaterThan(3)
  // Whoever sees the cards can tell, and does
  expect(JSON.stringify(other(1))).not.toBe(JSON.stringify(one(1)))
  expect(JSON.stringify(other("open"))).not.toBe(JSON.stringify(one("open")))
})

test("accuracy does not depend on luck: another last die, another winner, the same accuracy", () => {
  const poor = prizesGame([10, 11], 1)("open")
  const rich = prizesGame([10, 11], 4)("open")
  expect(rich.accuracy).toEqual(poor.accuracy)
  expect(rich.judged).toEqual(poor.judged)
  expect(poor.accuracy.some((accuracy) => accuracy !== null)).toBe(true)
  expect(rich.accounts[1]!.luck).not.toBe(poor.accounts[1]!.luck)
})

test("a glance judges each moment a handful of times, and a review is done by counted tries", async () => {
  const knowledge = await knowing(await games.krom!())
  const log = finishedGame(knowledge.game, 2, "counted")
  let worlds = 0
  const counted: typeof knowledge = {
    ...knowledge,
    game: {
      ...knowledge.game,
      imagine: (view, random) => {
        worlds++
        return knowledge.game.imagine(view, random)
      },
    },
  }
  const story = retell(counted.game, log, 0)
  const reviewer = new Reviewer(counted, story)
  reviewer.glance()
  // Twice 48 for start and end; then four times, before and after
  expect(worlds).toBeLessThanOrEqual(96 + 8 * story.moments.length)
  expect(worlds).toBeGreaterThan(story.moments.length)
  const [job] = reviewer.jobs()
  worlds = 0
  reviewer.work(job!)
  const { levels, looks, scouting, rounds, tries } = usualEffort.thorough
  expect(worlds).toBeLessThanOrEqual(2 * levels + looks + scouting + 1 + rounds * (4 * tries + 1))
})
