import { describe, expect, test } from "vitest"
import { type AnyGame, type Moment, type Player, playOne, replay, simulate, stateHash } from "../index.ts"
import { type Choice, type View, wager } from "./games/wager.ts"

describe("the simulation runner", () => {
  test("counts games, decisions and the longest game, the same for the same seed", () => {
    const run = (seed: string) => simulate(wager, { seats: 3, games: 20, seed })
    expect(run("a")).toEqual({ games: 20, decisions: 160, longest: 8, violations: [] })
    const results = (seed: string) => {
      const list: unknown[] = []
      simulate(wager, { seats: 3, games: 5, seed }, (played) => list.push(played.result?.scores))
      return list
    }
    expect(results("a")).toEqual(results("a"))
    expect(results("a")).not.toEqual(results("b"))
  })

  test("a game looked at is the same game, and its log replays to every position", () => {
    const hashes: string[] = []
    const plan = { seats: 3, games: 1, seed: "look", changes: 0.3, instructions: 0.2, options: { cards: 3 } }
    const seen: Moment[] = []
    const inspect = () => (moment: Moment) => {
      hashes.push(stateHash(moment.state))
      seen.push(moment)
      return []
    }
    const looked = playOne(wager, { ...plan, inspect }, "look/1")
    const { log } = seen.at(-1) as Moment
    expect(hashes).toHaveLength(log.choices.length + 1)
    expect(hashes.map((_, n) => stateHash(replay(wager, log, n)))).toEqual(hashes)
    expect(playOne(wager, plan, "look/1")).toEqual(looked)
    expect(log.choices.some(({ choice }) => choice.do === "instruct")).toBe(true)
  })

  test("seats change their minds only while a decision taken together is open", () => {
    let changed = 0
    const inspect = () => {
      let answered: unknown[] = []
      return ({ state, made, game }: Moment) => {
        if (made !== null && answered[made.seat] !== undefined) changed++
        const { answers } = state.frames.at(-1) ?? { answers: null }
        answered = (answers ?? []).map((given) => given?.[0])
        expect(game.decisions(state).every(({ seat }) => answered[seat] === undefined)).toBe(true)
        return []
      }
    }
    const { violations } = simulate(wager, { seats: 3, games: 10, seed: "c", changes: 0.5, inspect })
    expect(violations).toEqual([])
    expect(changed).toBeGreaterThan(10)
  })

  test("players choose from what they see", () => {
    const highest: Player<Choice, View> = ({ decision, view }) =>
      decision.ask === "round.lay" ? { do: "lay", card: Math.max(...(view().hand ?? [])) } : { do: "keep" }
    const seen: Choice[] = []
    simulate(wager, {
      seats: 2,
      games: 3,
      seed: "p",
      players: [
        (asked) => {
          const choice = highest(asked)
          if (choice.do === "lay") seen.push(choice)
          return choice
        },
        null,
      ],
    })
    expect(seen).toHaveLength(6)
  })

  test("a player who chooses what is not offered ends its game, not the run", () => {
    const players = [() => ({ do: "lay", card: 99 }) as const, null]
    const { games, violations } = simulate(wager, { seats: 2, games: 3, seed: "p", players })
    expect(games).toBe(3)
    expect(violations[0]).toMatchObject({ property: "players choose from the list", n: 0, seed: "p/0" })
  })

  test("an error in the rules becomes a violation with the log that leads to it", () => {
    const broken: AnyGame = {
      ...wager,
      apply(state, seat, choice, turn) {
        if (choice.do === "swap") throw new Error("the deck is on fire")
        wager.apply(state, seat, choice, turn)
      },
    }
    const { violations } = simulate(broken, { seats: 2, games: 50, seed: "e", atMost: 2 })
    expect(violations).toHaveLength(2)
    const { log, message, n } = violations[0] as (typeof violations)[0]
    expect(message).toBe("the deck is on fire")
    expect(log.choices.at(-1)?.choice.do).toBe("swap")
    expect(log.choices).toHaveLength(n)
    expect(() => replay(broken, log)).toThrow("the deck is on fire")
  })

  test("seats and options that the game does not have are refused", () => {
    expect(() => simulate(wager, { seats: 7, games: 1, seed: "x" })).toThrow(
      "seats: expected 2 to 3 seats, got 7",
    )
    expect(() => simulate(wager, { seats: 2, games: 1, seed: "x", options: { cards: 0 } })).toThrow(
      "options.cards",
    )
  })

  test("a game that does not end is told", () => {
    const { violations } = simulate(wager, { seats: 2, games: 1, seed: "l", longest: 3 })
    expect(violations[0]).toMatchObject({ property: "every game ends", n: 3 })
  })
})
