import { describe, expect, test } from "vitest"
import { genepool } from "./harness.ts"

type Answer = Record<string, unknown>

/** Sends the requests in one go, and gives back the answers in order. */
async function talk(...requests: (object | string)[]): Promise<Answer[]> {
  const lines = requests.map((request) => (typeof request === "string" ? request : JSON.stringify(request)))
  const { code, out, err } = await genepool(["protocol"], lines.join("\n"))
  expect({ code, err }).toEqual({ code: 0, err: "" })
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer)
}

const setup = { call: "setup", game: "noughts", seats: 2, seed: "1" }
const mark = (seat: number, cell: number) => ({ call: "choose", seat, choice: { do: "mark", cell } })

describe("protocol", () => {
  test("a game from set-up to its result, every answer with the id of its request", async () => {
    const cells = [0, 3, 1, 4, 2]
    const answers = await talk(setup, ...cells.map((cell, i) => ({ id: { n: i }, ...mark(i % 2, cell) })))
    expect(answers[0]).toEqual({
      id: null,
      ok: true,
      table: "t1",
      game: "noughts",
      seats: 2,
      choices: 0,
      asked: [0],
      over: false,
      result: null,
    })
    expect(answers.slice(1).map(({ id }) => id)).toEqual(cells.map((_, n) => ({ n })))
    expect(answers.at(-1)).toMatchObject({
      ok: true,
      choices: 5,
      asked: [],
      over: true,
      result: { winners: [0] },
    })
  })

  test("decisions have the whole list and what they are about; in words where a language is named", async () => {
    const [, plain, worded, other] = await talk(
      setup,
      { call: "decisions" },
      { call: "decisions", seat: 0, locale: "pl" },
      { call: "decisions", seat: 1 },
    )
    const decision = {
      seat: 0,
      ask: "game.mark",
      together: false,
      given: [],
      answered: false,
      prompt: { rule: "NOU-03" },
    }
    expect(plain).toMatchObject({ decisions: [decision] })
    expect((plain?.decisions as { options: unknown[] }[] | undefined)?.[0]?.options).toHaveLength(9)
    expect(worded).toMatchObject({
      decisions: [{ ...decision, words: { prompt: expect.stringContaining("Krzyżyk") } }],
    })
    expect(other).toMatchObject({ decisions: [] })
  })

  test("an option may be chosen by its index; the seat hears what came of it", async () => {
    const [, answer] = await talk(setup, { call: "choose", seat: 0, option: 4, locale: "en" })
    expect(answer).toMatchObject({
      choices: 1,
      facts: [{ fact: { fact: "marked", seat: 0, cell: 4 }, words: "Crosses: centre" }],
    })
  })

  test("views, facts since a choice, state and hash", async () => {
    const [, , , view, facts, state] = await talk(
      setup,
      mark(0, 4),
      mark(1, 0),
      { call: "view", who: 1, locale: "en" },
      { call: "facts", who: "spectator", since: 1 },
      { call: "state" },
    )
    expect(view).toMatchObject({ view: { who: 1, cells: [1, null, null, null, 0, null, null, null, null] } })
    expect(view?.text).toContain(" O │ · │ ·")
    expect(facts?.facts).toEqual([{ n: 2, fact: { fact: "marked", seat: 1, cell: 0 } }])
    expect(state).toMatchObject({ state: { toMove: 0 }, hash: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })

  test("why not", async () => {
    const [, , answer] = await talk(setup, mark(0, 4), { call: "whyNot", seat: 1, locale: "en" })
    expect(answer?.withheld).toEqual([
      {
        choice: { do: "mark", cell: 4 },
        reason: expect.objectContaining({ why: "taken" }) as unknown,
        words: "Mark centre: This cell is taken: Crosses",
      },
    ])
  })

  test("undo: the seat's own last choice freely, anything by number", async () => {
    const answers = await talk(
      setup,
      mark(0, 4),
      { call: "undo", seat: 1 },
      { call: "undo", seat: 0 },
      mark(0, 3),
      mark(1, 2),
      { call: "undo", to: 1 },
      { call: "undo", to: 7 },
    )
    expect(answers[2]).toMatchObject({ ok: false, error: { code: "notFree" } })
    expect(answers[3]).toMatchObject({ ok: true, choices: 0, asked: [0] })
    expect(answers[6]).toMatchObject({ ok: true, choices: 1, asked: [1] })
    expect(answers[7]).toMatchObject({ ok: false, error: { code: "badInput", where: "to" } })
  })

  test("a log saved is a log loaded", async () => {
    const [, , saved] = await talk(setup, mark(0, 4), { call: "log" })
    const [loaded, state] = await talk({ call: "load", log: saved?.log }, { call: "state" })
    expect(loaded).toMatchObject({ ok: true, table: "t1", choices: 1, asked: [1] })
    expect(state).toMatchObject({ state: { toMove: 1 } })
  })

  test("sealed dice keep their secret while the game runs", async () => {
    const cells = [0, 3, 1, 4, 2]
    const answers = await talk(
      { ...setup, seed: undefined, sealed: true, numbers: ["a", "b"] },
      { call: "log" },
      { call: "log", secret: true },
      ...cells.map((cell, i) => mark(i % 2, cell)),
      { call: "log" },
    )
    const dice = (answer: Answer | undefined) =>
      (answer?.log as { dice: { secret?: string } } | undefined)?.dice
    expect(answers[0]?.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(dice(answers[1])).toEqual({
      kind: "sealed",
      commitment: answers[0]?.commitment,
      numbers: ["a", "b"],
    })
    expect(dice(answers[2])?.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(dice(answers.at(-1))?.secret).toBe(dice(answers[2])?.secret)
  })

  test("an imagined world is a table of its own, and the real one stays where it was", async () => {
    const answers = await talk(
      setup,
      mark(0, 4),
      { call: "imagine", who: 1, seed: "x" },
      { table: "t2", ...mark(1, 0) },
      { call: "undo", table: "t2", to: 0 },
      { call: "log", table: "t2" },
      { call: "status" },
      { call: "close", table: "t2" },
      { call: "tables" },
    )
    expect(answers[2]).toMatchObject({ ok: true, table: "t2", choices: 0, asked: [1] })
    expect(answers[3]).toMatchObject({ ok: true, choices: 1, asked: [0] })
    expect(answers[4]).toMatchObject({ ok: true, choices: 0, asked: [1] })
    expect(answers[5]).toMatchObject({ ok: false, error: { code: "noLog" } })
    expect(answers[6]).toMatchObject({ ok: true, choices: 1, asked: [1] })
    expect(answers[8]?.tables).toEqual(["t1"])
  })

  test("our bots may be asked", async () => {
    const taken = [0, 3, 1, 4].map((cell, i) => mark(i % 2, cell))
    const [one, two] = (
      await talk(setup, ...taken, { call: "suggest", seat: 0, bot: "5", seed: "1", iterations: 200 })
    ).slice(-2)
    expect(one).toMatchObject({ asked: [0] })
    expect(two?.choice).toEqual({ do: "mark", cell: 2 })
    expect(two?.opinions).not.toEqual([])
  })

  test("hello tells the versions and the calls", async () => {
    const [answer] = await talk({ id: 1, call: "hello" })
    expect(answer).toMatchObject({
      id: 1,
      ok: true,
      protocol: 1,
      calls: expect.arrayContaining(["setup", "choose"]),
    })
  })

  test.each([
    ["not JSON", "malformedLine", undefined],
    ["[1]", "malformedLine", undefined],
    ["null", "malformedLine", undefined],
    ['{"id":1}', "badInput", "call"],
    ['{"call":"dance"}', "unknownCall", "call"],
    ['{"call":"toString"}', "unknownCall", "call"],
    ['{"call":"decisions","table":"t9"}', "noTable", "table"],
    ['{"call":"setup","game":"chess","seats":2}', "badInput", "game"],
    ['{"call":"setup","game":"noughts"}', "badInput", "seats"],
    ['{"call":"setup","game":"noughts","seats":3}', "badInput", "seats"],
    ['{"call":"setup","game":"noughts","seats":2,"options":{"x":1}}', "badInput", "options.x"],
    ['{"call":"setup","game":"noughts","seats":2,"options":[]}', "badInput", "options"],
    ['{"call":"setup","game":"noughts","seats":2,"seed":7}', "badInput", "seed"],
    [
      '{"call":"setup","game":"noughts","seats":2,"sealed":true,"numbers":["1","2","3"]}',
      "badInput",
      "numbers",
    ],
    ['{"call":"load"}', "badInput", "log"],
    ['{"call":"load","log":{"genepool":1,"game":"noughts"}}', "badInput", "log.version"],
    ['{"call":"choose","choice":{"do":"mark","cell":0}}', "badInput", "seat"],
    ['{"call":"choose","seat":0}', "malformed", undefined],
    ['{"call":"choose","seat":0,"choice":{"do":"mark","cell":9}}', "notOffered", undefined],
    ['{"call":"choose","seat":1,"choice":{"do":"mark","cell":0}}', "notAsked", undefined],
    ['{"call":"choose","seat":1,"option":0}', "notAsked", undefined],
    ['{"call":"choose","seat":0,"option":9}', "badInput", "option"],
    ['{"call":"view","who":2}', "badInput", "who"],
    ['{"call":"view","who":0,"locale":"de"}', "badInput", "locale"],
    ['{"call":"facts","who":0,"since":5}', "badInput", "since"],
    ['{"call":"suggest","seat":0,"bot":"genius"}', "badInput", "bot"],
    ['{"call":"suggest","seat":1,"bot":"random"}', "notAsked", undefined],
  ])("%s is answered with %s, and the conversation goes on", async (line, code, where) => {
    const [, answer, after] = await talk(setup, line, { id: 9, call: "status" })
    expect(answer).toMatchObject({ ok: false, error: { code, message: expect.any(String) as unknown } })
    expect((answer?.error as { where?: string } | undefined)?.where).toBe(where)
    expect(after).toMatchObject({ id: 9, ok: true, choices: 0 })
  })

  test("empty lines are passed over; calls before a table say so", async () => {
    const answers = await talk("", { id: 1, call: "decisions" }, "  ")
    expect(answers).toEqual([
      {
        id: 1,
        ok: false,
        error: { code: "noTable", message: "no table yet: call setup or load first", where: "table" },
      },
    ])
  })
})
