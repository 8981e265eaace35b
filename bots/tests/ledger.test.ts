import { expect, test } from "vitest"
import { keepBooks } from "../review/ledger.ts"
import type { Moment, Story } from "../review/story.ts"
import type { Study } from "../review/study.ts"

const view = { frames: [], standing: null } as never
const choice = { do: "x" }
const moment = (part: Partial<Moment> = {}): Moment => ({
  from: 0,
  n: 1,
  together: false,
  before: view,
  chosen: [{ seat: 0, choice }],
  parts: [],
  chance: false,
  changed: true,
  ...part,
})
const study = (part: Partial<Study> = {}): Study => ({
  n: 1,
  seat: 0,
  chosen: choice,
  better: null,
  missed: [0, 0],
  low: 0,
  high: 0,
  stake: 0,
  level: [0.75, 0.25],
  opened: false,
  options: 3,
  ...part,
})
const story = (moments: Moment[]): Story => ({
  game: "noughts",
  eyes: "open",
  seats: 2,
  options: {},
  choices: moments.length,
  dealt: false,
  moments,
  last: view,
  resigned: [],
  played: [0.5, 0.5],
  result: [0.5, 0.5],
})
const unknown = { level: null, after: null }
const booked = (of: Moment, by: Study[]) => keepBooks(story([of]), [0.5, 0.5], [by], [unknown], [0.5, 0.5])

test("a judgement that changes its mind where nothing was left to chance had not foreseen it; nobody else did it", () => {
  const { accounts } = booked(moment(), [study()])
  expect(accounts[0]).toEqual({ start: 0.75, own: 0, others: 0, luck: 0, unseen: -0.25, result: 0.5 })
  expect(accounts[1]).toEqual({ start: 0.25, own: 0, others: 0, luck: 0, unseen: 0.25, result: 0.5 })
})

test("what another seat missed is its doing, not unforeseen", () => {
  const { accounts } = booked(moment(), [study({ missed: [0.125, -0.125], level: [0.5, 0.5] })])
  expect(accounts[0]).toMatchObject({ own: -0.125, others: 0, unseen: 0 })
  expect(accounts[1]).toMatchObject({ own: 0, others: 0.125, unseen: 0 })
})

test("the next choice that is worth more than its position seemed to be had not been foreseen, for whoever makes it", () => {
  const first = study()
  const next = study({ n: 2, seat: 1, missed: [-0.125, 0.125] })
  const moments = [moment(), moment({ from: 1, n: 2, chosen: [{ seat: 1, choice }] })]
  const told = { ...story(moments), played: [0.75, 0.25], result: [0.75, 0.25] }
  const { accounts } = keepBooks(told, [0.5, 0.5], [[first], [next]], [unknown, unknown], [0.75, 0.25])
  // Nothing but what the second seat missed: it had been reckoned without
  expect(accounts[1]).toEqual({ start: 0.25, own: -0.125, others: 0, luck: 0, unseen: 0.125, result: 0.25 })
  expect(accounts[0]).toEqual({ start: 0.75, own: 0, others: 0.125, luck: 0, unseen: -0.125, result: 0.75 })
})

test("where dice were rolled, it is luck", () => {
  const { accounts } = booked(moment({ chance: true }), [study({ opened: true })])
  expect(accounts[0]).toMatchObject({ others: 0, luck: -0.25, unseen: 0 })
})

test("what was chosen at once, or by whom these eyes cannot judge, is others' doing", () => {
  const met = booked(moment({ together: true }), [study(), study({ seat: 1 })])
  expect(met.accounts[0]).toMatchObject({ others: -0.25, unseen: 0 })
  const unjudged = keepBooks(
    story([moment()]),
    [0.5, 0.5],
    [[]],
    [{ level: [0.75, 0.25], after: null }],
    [0.5, 0.5],
  )
  expect(unjudged.accounts[0]).toMatchObject({ others: -0.25, unseen: 0 })
})
