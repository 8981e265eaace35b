// What whoever waits hears of a table that fills.
import type { Snapshot } from "@genepool/wire"
import { expect, test } from "vitest"
import { arrivalsSince } from "../online/arrivals.tsx"
import { appSay } from "../text/index.ts"
import { snapshot } from "./snapshot.ts"

const [ada, other] = snapshot.seats
if (ada === undefined || other === undefined) throw new Error("two seats")
const bruno = { ...ada, seat: 1, player: "bruno", name: "Bruno", ready: false }
const free = { ...bruno, player: null, name: null }
const with2 = (seat: Snapshot["seats"][number], first = ada): Snapshot => ({
  ...snapshot,
  status: "open",
  seats: [first, seat],
})
const heard = (before: Snapshot, now: Snapshot, me: string) => arrivalsSince(before, now, me, appSay("en"))

test("a guest sits down, is ready and leaves: one sentence each, and whoever made the table may start", () => {
  const ready = { ...bruno, ready: true }
  expect(heard(with2(free), with2(bruno), "ada")).toEqual(["Bruno (guest) sits down."])
  expect(heard(with2(bruno), with2(ready), "ada")).toEqual(["Bruno (guest) is ready.", "You can start."])
  expect(heard(with2(free), with2(ready), "ada")).toEqual(["Bruno (guest) sits down.", "You can start."])
  expect(heard(with2(ready), with2(free), "ada")).toEqual(["Bruno (guest) leaves the table."])
  expect(heard(with2(free), with2(other), "ada")).toEqual(["A bot takes a seat.", "You can start."])
})

test("nobody is told what they did themselves, nor what stays as it is", () => {
  expect(heard(with2(free), with2(bruno), "bruno")).toEqual([])
  expect(heard(with2(bruno), with2({ ...bruno, ready: true }), "bruno")).toEqual([])
  // To sit down asks the others once more
  expect(heard(with2(free), with2(bruno, { ...ada, ready: false }), "ada")).toEqual([
    "Bruno (guest) sits down.",
  ])
})
