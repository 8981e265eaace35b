import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  BadInput,
  commitmentOf,
  type Dice,
  freeUndo,
  type Log,
  type LoggedChoice,
  outcome,
  parseLog,
  prefix,
  proceduresOf,
  randomAt,
  replay,
  type Step,
  stateHash,
  toldWith,
  verify,
} from "../index.ts"
import { logOf } from "../testing/index.ts"
import { type Bare, bareGame } from "./games/bare.ts"
import { wager } from "./games/wager.ts"

const secret = "0123456789abcdef".repeat(4)
const sealedDice: Dice = { kind: "sealed", commitment: commitmentOf(secret), numbers: ["12", "7"], secret }
const seeded = logOf(wager, { seats: 2, games: 1, seed: "log", options: { cards: 3 } })

/** A game played with sealed dice: always the first option. */
const sealedLog = (): Log => {
  const log: Log = { ...seeded, dice: sealedDice, choices: [] }
  const choices: LoggedChoice[] = []
  for (;;) {
    const state = replay(wager, { ...log, choices }) as Parameters<typeof wager.decisions>[0]
    const decision = wager.decisions(state)[0]
    if (decision === undefined) return { ...log, choices }
    // A swap, so that there is a die whose value later choices depend on
    const choice = decision.options[decision.ask === "round.swap" ? 1 : 0]
    choices.push({ seat: decision.seat, choice: choice as (typeof decision.options)[0], at: choices.length })
  }
}

describe("replay", () => {
  test("gives every position back, facts and draws with it", () => {
    const steps: Step[] = []
    const hashes: string[] = []
    replay(wager, seeded, seeded.choices.length, (step, state) => {
      steps.push(step)
      hashes.push(stateHash(state))
    })
    expect(steps.map(({ n }) => n)).toEqual(Array.from({ length: seeded.choices.length + 1 }, (_, n) => n))
    expect(steps[0]).toMatchObject({ seat: null, choice: null, opened: true })
    expect(steps[0]?.draws).toHaveLength(6)
    expect(steps.flatMap(({ told }) => told).filter(({ fact }) => fact.fact === "rolled")).toHaveLength(6)
    expect(hashes.map((_, n) => stateHash(replay(wager, prefix(seeded, n))))).toEqual(hashes)
    expect(hashes.map((_, n) => stateHash(replay(wager, seeded, n)))).toEqual(hashes)
  })

  test("undone and made again, a choice meets the same dice, whatever came between", () => {
    const first = seeded.choices.slice(0, 2)
    const changed: Log = { ...seeded, choices: [{ seat: 0, choice: { do: "keep" } }, ...first.slice(1)] }
    const draws = (dice: Dice, n: number) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.die(6, "")
        )(randomAt(dice, n)),
      )
    for (const n of [0, 1, 2]) expect(draws(changed.dice, n)).toEqual(draws(seeded.dice, n))
    expect(draws(seeded.dice, 1)).not.toEqual(draws(seeded.dice, 2))
  })

  test("refuses a log of another game, version or number of seats, and a choice that could not be taken", () => {
    expect(() => replay(wager, { ...seeded, game: "chess" })).toThrow("log.game: expected wager, got chess")
    expect(() => replay(wager, { ...seeded, version: "0" })).toThrow(
      "log.version: expected rules version 1, got 0",
    )
    expect(() => replay(wager, { ...seeded, seats: 9 })).toThrow("log.seats: expected 2 to 3 seats, got 9")
    const choices = [{ seat: 1, choice: { do: "keep" } }]
    expect(() => replay(wager, { ...seeded, choices })).toThrow(
      "choices[0]: expected a choice that could be taken there, got seat 1 has nothing to decide now",
    )
    const { secret: _secret, ...stillSealed } = sealedDice as Dice & { kind: "sealed" }
    expect(() => replay(wager, { ...seeded, dice: stillSealed })).toThrow("still sealed")
  })
})

describe("free undo", () => {
  const procedure = proceduresOf<Bare, { do: string }>()
  const turnOf = (seat: number) => ({
    who: () => seat,
    offer: () => [{ do: "quiet" }, { do: "roll" }, { do: "reveal" }, { do: "end" }],
    take(
      _state: Bare,
      _frame: unknown,
      choice: { do: string },
      turn: { die(sides: number, name: string): number; opened: boolean },
    ) {
      if (choice.do === "roll") turn.die(6, "die")
      if (choice.do === "reveal") turn.opened = true
      return choice.do === "end" ? ("other" as const) : ("own" as const)
    },
  })
  const game = bareGame([
    procedure("game", () => ({}), {
      own: turnOf(0),
      other: { ...turnOf(1), take: (_state, _frame, choice) => (choice.do === "end" ? "both" : "other") },
      both: { everyone: () => [0, 1], offer: () => [{ do: "yes" }, { do: "no" }], close: () => "own" },
    }),
  ])
  const after = (...made: (string | [number, string])[]): Log => ({
    genepool: 1,
    game: "bare",
    version: "1",
    seats: 2,
    options: {},
    dice: { kind: "seed", seed: "undo" },
    choices: made.map((one) =>
      typeof one === "string" ? { seat: 0, choice: { do: one } } : { seat: one[0], choice: { do: one[1] } },
    ),
  })

  test.each<[string, Log, number, number]>([
    ["nothing was chosen", after(), 0, 0],
    ["all of one's own", after("quiet", "quiet", "quiet"), 0, 0],
    ["back to a die", after("quiet", "roll", "quiet", "quiet"), 0, 2],
    ["not the die itself", after("quiet", "roll"), 0, 2],
    ["back to a reveal", after("reveal", "quiet"), 0, 1],
    ["back to another seat's choice", after("end", [1, "quiet"], [1, "end"], [0, "yes"]), 0, 3],
    ["not another seat's choice", after("quiet"), 1, 1],
    ["an answer that is still secret", after("end", [1, "end"], [1, "yes"]), 1, 1],
    ["not an answer once all are in", after("end", [1, "end"], [1, "yes"], [0, "no"]), 0, 4],
    [
      "one's own answer is not free behind another's",
      after("end", [1, "end"], [0, "yes"], [1, "no"], "quiet"),
      0,
      4,
    ],
  ])("%s", (_name, log, seat, free) => {
    expect(freeUndo(game, log, seat)).toBe(free)
  })
})

describe("verify", () => {
  const honest = sealedLog()

  test("finds nothing wrong with an honest game, and shows every draw", () => {
    const { problems, draws } = verify(wager, JSON.parse(JSON.stringify(honest)))
    expect(problems).toEqual([])
    expect(draws).toHaveLength(honest.choices.length + 1)
    expect(draws.flatMap(({ draws }) => draws).filter(({ name }) => name === "wager")).toHaveLength(6)
    expect(verify(wager, seeded).problems).toEqual([])
  })

  test.each<[string, Log, RegExp]>([
    [
      "another secret",
      { ...honest, dice: { ...sealedDice, secret: secret.replace("0", "1") } as Dice },
      /does not match the commitment/,
    ],
    [
      "another commitment",
      { ...honest, dice: { ...sealedDice, commitment: commitmentOf(secret.replace("0", "1")) } as Dice },
      /does not match the commitment/,
    ],
    [
      "a number too few",
      { ...honest, dice: { ...sealedDice, numbers: ["12"] } as Dice },
      /expected 2 numbers of seats, got 1/,
    ],
    [
      "another number",
      { ...honest, dice: { ...sealedDice, numbers: ["13", "7"] } as Dice },
      /choices\[\d+\]: expected a choice that could be taken there/,
    ],
    [
      "a changed choice",
      { ...honest, choices: honest.choices.with(0, { seat: 0, choice: { do: "keep" } }) },
      /choices\[\d+\]: expected a choice that could be taken there/,
    ],
    ["a choice left out", { ...honest, choices: honest.choices.toSpliced(1, 1) }, /choices\[\d+\]|not over/],
    ["a game cut short", prefix(honest, 3), /the game is not over/],
    ["another game", { ...honest, game: "chess" }, /log.game/],
  ])("finds %s", (_name, log, problem) => {
    const messages = verify(wager, log).problems.map(({ message }) => message)
    expect(messages.join("\n")).toMatch(problem)
  })

  test("waits for the secret", () => {
    const { secret: _secret, ...stillSealed } = sealedDice as Dice & { kind: "sealed" }
    expect(verify(wager, { ...honest, dice: stillSealed })).toEqual({
      problems: [{ code: "secretHidden", message: "the secret is not published yet" }],
      draws: [],
    })
  })
})

describe("a table whose players gave up", () => {
  const game = (places: number[] | null): typeof wager => ({
    ...wager,
    result: () =>
      places && {
        winners: [places.indexOf(1)],
        places,
        scores: places.map(() => 5),
        parts: places.map(() => ({})),
      },
  })
  const last = replay(wager, seeded)

  test("goes on while two are left, and is won by the last one", () => {
    expect(outcome(game(null), { seats: 3, resigned: [1] }, last)).toBeNull()
    expect(outcome(game(null), { seats: 3, resigned: [1, 0] }, last)).toMatchObject({
      winners: [2],
      places: [2, 2, 1],
    })
  })

  test("puts whoever gave up behind everybody else, whatever was reached for them", () => {
    expect(outcome(game([1, 2, 3]), { seats: 3, resigned: [0] }, last)).toMatchObject({
      winners: [1],
      places: [3, 1, 2],
    })
    expect(outcome(game([1, 2, 3]), { seats: 3 }, last)).toMatchObject({ winners: [0], places: [1, 2, 3] })
  })

  test("is told with who would have come first, and whether it was played out", () => {
    const told = (places: number[] | null, resigned: number[]) => {
      const { winners, passedOver, conceded } = outcome(game(places), { seats: 3, resigned }, last) ?? {}
      return { winners, passedOver, conceded }
    }
    expect(told([1, 2, 3], [0])).toEqual({ winners: [1], passedOver: [0], conceded: undefined })
    expect(told([1, 2, 3], [0, 1])).toEqual({ winners: [2], passedOver: [0, 1], conceded: undefined })
    expect(told([1, 1, 3], [0])).toEqual({ winners: [1], passedOver: [0], conceded: undefined })
    expect(told([1, 2, 3], [2])).toEqual({ winners: [0], passedOver: undefined, conceded: undefined })
    expect(told(null, [1, 0])).toEqual({ winners: [2], passedOver: undefined, conceded: true })
    expect(told(null, [1, 0, 2])).toEqual({ winners: [], passedOver: undefined, conceded: true })
  })

  test("facts of the last choice are told with who gave up in mind, and those of other choices as they were", () => {
    const retold = (
      _state: unknown,
      fact: { fact: string },
      { winners }: { winners: readonly number[] },
    ) => ({
      ...fact,
      winners,
    })
    const over = { ...last, frames: [] }
    const told = [{ to: "all" as const, fact: { fact: "won", winners: [0] } }]
    const three = { ...game([1, 2, 3]), retold } as unknown as typeof wager
    expect(toldWith(three, { seats: 3, resigned: [0] }, over, told)[0]?.fact).toEqual({
      fact: "won",
      winners: [1],
    })
    expect(toldWith(three, { seats: 3 }, over, told)).toBe(told)
    expect(toldWith(three, { seats: 3, resigned: [0] }, { ...over, frames: [{} as never] }, told)).toBe(told)
  })

  test("names only seats of the table", () => {
    expect(parseLog({ ...seeded, resigned: [1] }).resigned).toEqual([1])
    expect(() => parseLog({ ...seeded, resigned: [2] })).toThrow("a list of seats")
    expect(parseLog({ ...seeded, resigned: [1], resignedAfter: [2] }).resignedAfter).toEqual([2])
    expect(() => parseLog({ ...seeded, resigned: [1], resignedAfter: [] })).toThrow("a number of choices")
  })
})

describe("reading a log", () => {
  const whole = JSON.parse(JSON.stringify(sealedLog())) as { [key: string]: unknown }

  test("gives back what was written", () => {
    expect(parseLog(whole)).toEqual(whole)
    expect(parseLog(JSON.parse(JSON.stringify(seeded)))).toEqual(seeded)
    const { options: _options, ...without } = whole
    expect(parseLog(without).options).toEqual({})
  })

  test.each([
    [null, "log: expected an object"],
    [{ ...whole, genepool: 2 }, "log.genepool: expected 1, the format of the log, got 2"],
    [{ ...whole, game: 3 }, "log.game: expected a text, got 3"],
    [{ ...whole, version: undefined }, "log.version: expected a text"],
    [{ ...whole, seats: -1 }, "log.seats: expected the number of seats, got -1"],
    [{ ...whole, options: [] }, "log.options: expected an object"],
    [{ ...whole, dice: { kind: "loaded" } }, "log.dice.kind: expected seed or sealed, got loaded"],
    [{ ...whole, dice: { kind: "seed" } }, "log.dice.seed: expected a text"],
    [
      { ...whole, dice: { ...sealedDice, commitment: "12" } },
      "log.dice.commitment: expected 64 hexadecimal digits, got 12",
    ],
    [{ ...whole, dice: { ...sealedDice, numbers: [1] } }, "log.dice.numbers: expected a list of texts"],
    [
      { ...whole, dice: { ...sealedDice, secret: "hush" } },
      "log.dice.secret: expected 64 hexadecimal digits, got something else",
    ],
    [{ ...whole, choices: {} }, "log.choices: expected a list of choices"],
    [{ ...whole, choices: [4] }, "log.choices[0]: expected an object, got 4"],
    [
      { ...whole, choices: [{ seat: "0", choice: { do: "a" } }] },
      "log.choices[0].seat: expected a seat, got 0",
    ],
    [{ ...whole, choices: [{ seat: 0 }] }, "log.choices[0].choice: expected an object"],
    [{ ...whole, choices: [{ seat: 0, choice: {} }] }, "log.choices[0].choice.do: expected a text"],
    [
      { ...whole, choices: [{ seat: 0, choice: { do: "a" }, at: "noon" }] },
      "log.choices[0].at: expected milliseconds, got noon",
    ],
  ])("names the place of what is wrong: %#", (value, message) => {
    expect(() => parseLog(value)).toThrow(message)
    expect(() => parseLog(value)).toThrow(BadInput)
  })

  test("a wrong secret is not repeated in the message", () => {
    expect(() => parseLog({ ...whole, dice: { ...sealedDice, secret: "hush" } })).not.toThrow("hush")
  })

  test("of whatever JSON reads it or refuses it, nothing else", () => {
    const part = fc.constantFrom(...Object.keys(whole))
    fc.assert(
      fc.property(part, fc.jsonValue(), (key, value) => {
        try {
          parseLog({ ...whole, [key]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput)
        }
      }),
    )
  })
})

describe("a log that begins with a position", () => {
  const start = replay(wager, seeded, 3)
  const fromThere: Log = { ...seeded, start, choices: [] }

  test("is played on from there, and read back as it was written", () => {
    expect(stateHash(replay(wager, fromThere))).toBe(stateHash(start))
    const next = seeded.choices[3] as LoggedChoice
    const log = parseLog(JSON.parse(JSON.stringify({ ...fromThere, choices: [next] })))
    const steps: Step[] = []
    const state = replay(wager, log, 1, (step) => steps.push(step))
    expect(steps.map(({ n, seat }) => [n, seat])).toEqual([
      [0, null],
      [1, next.seat],
    ])
    // The position itself stays as it is: undo goes back to it
    expect(stateHash(state)).not.toBe(stateHash(start))
    expect(stateHash(replay(wager, prefix(log, 0)))).toBe(stateHash(start))
  })

  test("is refused when the position is none, breaks the invariants, or waits for nobody", () => {
    expect(() => parseLog({ ...seeded, start: { frames: 3 } })).toThrow(BadInput)
    const over = replay(wager, seeded)
    expect(() => replay(wager, { ...fromThere, start: over })).toThrow("log.start")
    expect(() => replay(wager, { ...fromThere, start: { frames: [], standing: [] } })).toThrow("log.start")
  })
})
