import { expect, test } from "vitest"
import { Brake } from "../brake.ts"
import { Limits } from "../limits.ts"
import { HandClock } from "../testing/hand-clock.ts"

test("forty refusals are told at once, the next a second late, and of very many none", async () => {
  const clock = new HandClock()
  const brake = new Brake(new Limits(clock, 1), clock)
  for (let i = 0; i < 40; i++) expect(await brake.slowDown("one")).toBe(true)
  const held = Array.from({ length: 201 }, () => brake.slowDown("one"))
  expect(await held[200]).toBe(false)
  expect(await brake.slowDown("another")).toBe(true)
  let told = 0
  for (const one of held.slice(0, 200)) void one.then(() => told++)
  await Promise.resolve()
  expect(told).toBe(0)
  clock.turn(1000)
  await Promise.all(held)
  expect(told).toBe(200)
  // Time heals
  clock.turn(60_000)
  expect(await brake.slowDown("one")).toBe(true)
})

test("all who share an address have limits together, and none where none are set", () => {
  const clock = new HandClock()
  const limits = new Limits(clock, 1)
  for (let i = 0; i < 60; i++) limits.takeForAll("write", "one")
  expect(() => limits.takeForAll("write", "one")).toThrow("Too many requests")
  limits.takeForAll("write", "another")
  limits.takeForAll("door", "one")
  clock.turn(1000)
  for (let i = 0; i < 5; i++) limits.takeForAll("write", "one")
  expect(() => limits.takeForAll("write", "one")).toThrow("Too many requests")
  const none = new Limits(clock, 0)
  for (let i = 0; i < 1000; i++) none.takeForAll("write", "one")
})
