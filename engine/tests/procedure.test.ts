import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  backTo,
  type Choice,
  call,
  cloneFrames,
  done,
  doneWith,
  FastRandom,
  type Frame,
  finish,
  type Procedure,
  proceduresOf,
  stateHash,
  Turn,
} from "../index.ts"
import { conformance } from "../testing/index.ts"
import { type Bare, bareGame, bareTable } from "./games/bare.ts"

const procedure = proceduresOf<Bare, Choice>()
const yes = { do: "yes" }
const no = { do: "no" }
const maybe = { do: "maybe" }
const everyone = (state: Bare) => Array.from({ length: state.seats }, (_, seat) => seat)
const note = (state: Bare, text: string) => {
  state.notes.push(text)
}
/** A step that stops the game for a look at it. */
const stop = { who: () => 0, offer: () => [yes, no], take: () => done }

describe("steps nobody decides", () => {
  test("run one after another to the end, and the first written comes first", () => {
    const game = procedure("game", () => ({}), {
      second: (state) => {
        note(state, "one")
        return "first"
      },
      first: (state) => {
        note(state, "two")
        return done
      },
    })
    const table = bareTable([game])
    expect(table.state).toMatchObject({ notes: ["one", "two"], frames: [] })
    expect(table.result).not.toBeNull()
  })

  test("that go round in circles are an error that names the place", () => {
    const game = procedure("game", () => ({}), { round: () => "about", about: () => "round" })
    expect(() => bareTable([game])).toThrow("the rules go round in circles at game.")
  })
})

describe("calls", () => {
  const inner = procedure("inner", (args: { by: number }) => ({ ...args, twice: 0 }), {
    work(state, frame) {
      frame.twice = frame.by * 2
      note(state, `inner ${frame.by}`)
      return doneWith(frame.twice)
    },
  })

  test("carry arguments in, a result out, and go on where the caller said", () => {
    const game = procedure("game", () => ({}), {
      start: () => call(inner, { by: 4 }, "after"),
      after: (state, frame) => {
        note(state, `got ${frame.result as number}`)
        return done
      },
    })
    expect(bareTable([game, inner]).state.notes).toEqual(["inner 4", "got 8"])
  })

  test("without a next step put the called one in the caller's place", () => {
    const middle = procedure("middle", () => ({}), { pass: () => call(inner, { by: 1 }) })
    const game = procedure("game", () => ({}), {
      start: () => call(middle, null, "after"),
      after: (state, frame) => {
        note(state, `got ${frame.result as number} at depth ${state.frames.length}`)
        return done
      },
    })
    expect(bareTable([game, middle, inner]).state.notes).toEqual(["inner 1", "got 2 at depth 1"])
  })

  test("without a result leave none from an earlier call", () => {
    const silent = procedure("silent", () => ({}), { nothing: () => done })
    const game = procedure("game", () => ({}), {
      start: () => call(inner, { by: 1 }, "between"),
      between: () => call(silent, null, "after"),
      after: (state, frame) => {
        note(state, JSON.stringify(frame.result))
        return done
      },
    })
    expect(bareTable([game, inner, silent]).state.notes).toEqual(["inner 1", "null"])
  })

  test("backTo drops everything down to the procedure it names", () => {
    const deep: Procedure<number> = procedure("deep", (level: number) => ({ level }), {
      dig: (state, { level }) => {
        note(state, `level ${level}`)
        return level === 3 ? backTo(game, "surface") : call(deep, level + 1, "never")
      },
      never: () => {
        throw new Error("dropped procedures do not go on")
      },
    })
    const game: Procedure<null> = procedure("game", () => ({ kept: 7 }), {
      start: () => call(deep, 1, "surface"),
      surface: (state, { kept }) => {
        note(state, `surface ${kept} at depth ${state.frames.length}`)
        return done
      },
    })
    expect(bareTable([game, deep]).state.notes).toEqual([
      "level 1",
      "level 2",
      "level 3",
      "surface 7 at depth 1",
    ])
  })

  test("backTo a procedure that is not running is an error that names it", () => {
    const game = procedure("game", () => ({}), { start: () => backTo(inner, "work") })
    expect(() => bareTable([game, inner])).toThrow("inner")
  })

  test("finish ends the game at any depth", () => {
    const last = procedure("last", () => ({}), { end: () => finish })
    const game = procedure("game", () => ({}), { start: () => call(last, null, "start") })
    expect(bareTable([game, last]).state.frames).toEqual([])
  })

  test("two procedures of one name, and a step that is not there, are errors", () => {
    expect(() => bareGame([inner, inner])).toThrow("two procedures are named inner")
    const game = procedure("game", () => ({}), { start: () => "nowhere" as never })
    expect(() => bareTable([game])).toThrow("no step game.nowhere")
  })
})

describe("a step that one seat decides", () => {
  const asking = (options: Choice[], more: object = {}) =>
    procedure("game", () => ({}), {
      ask: {
        who: () => 1,
        offer: () => options,
        take: (state, _frame, choice, _turn, seat) => {
          note(state, `${choice.do} by ${seat}`)
          return "stop"
        },
        ...more,
      },
      stop,
      none: (state) => {
        note(state, "none")
        return "stop"
      },
    })

  test("asks that seat and nobody else", () => {
    const table = bareTable([asking([yes, no])])
    table.asks(1, "game.ask").refuses(0, yes)
    expect(table.decision(1)).toEqual({
      seat: 1,
      ask: "game.ask",
      options: [yes, no],
      together: false,
      answered: false,
      given: [],
    })
    expect(table.choose(1, no).state.notes).toEqual(["no by 1"])
  })

  test("takes a single option by itself, unless the rules say to ask", () => {
    expect(bareTable([asking([no])]).state.notes).toEqual(["no by 1"])
    const table = bareTable([asking([no], { single: "ask" })])
    expect(table.asks(1, "game.ask").choose(1, no).state.notes).toEqual(["no by 1"])
  })

  test("goes where `none` says without an option, and is an error without `none`", () => {
    expect(bareTable([asking([], { none: () => "none" })]).state.notes).toEqual(["none"])
    expect(bareTable([asking([], { none: () => "none", single: "ask" })]).state.notes).toEqual(["none"])
    expect(() => bareTable([asking([])])).toThrow("nothing to choose from at game.ask")
  })
})

describe("a step that several decide", () => {
  const voting = (more: object = {}) =>
    procedure("game", () => ({}), {
      vote: {
        everyone,
        offer: () => [yes, no],
        close: (state, _frame, answers) => {
          note(state, answers.map((given) => given?.map((c) => c.do).join("+") ?? "-").join(" "))
          return "stop"
        },
        ...more,
      },
      stop,
    })

  test("waits for all, in any order, and then opens the answers", () => {
    const table = bareTable([voting()])
    table.asks([0, 1, 2], "game.vote").choose(2, no).asks([0, 1], "game.vote").choose(0, yes)
    expect(table.state.notes).toEqual([])
    expect(table.choose(1, yes).state.notes).toEqual(["yes yes no"])
    table.asks(0, "game.stop")
  })

  test("an answer may be changed until the last one is in", () => {
    const table = bareTable([voting()])
    table.choose(2, no).choose(2, yes).choose(0, no)
    expect(table.decision(2)).toMatchObject({ given: [yes], options: [yes, no], together: true })
    expect(table.choose(0, no).choose(1, yes).state.notes).toEqual(["no yes yes"])
    table.refuses(2, no)
  })

  test("others see that an answer is in, not which; where it is quiet not even that", () => {
    const seen = (table: ReturnType<typeof bareTable>) =>
      ([0, 2, "spectator"] as const).map((who) => table.view(who).frames[0]?.answers)
    expect(seen(bareTable([voting()]).choose(2, no))).toEqual([
      [[], "open", "given"],
      ["open", "open", [no]],
      ["open", "open", "given"],
    ])
    expect(seen(bareTable([voting({ quiet: true })]).choose(2, no))).toEqual([
      [[], "open", "open"],
      ["open", "open", [no]],
      ["open", "open", "open"],
    ])
  })

  test("asks only those whom `everyone` names, and closes at once when that is nobody", () => {
    const table = bareTable([voting({ everyone: () => [2, 0] })])
    table.asks([0, 2], "game.vote").refuses(1, yes).choose(0, yes).choose(2, no)
    expect(table.state.notes).toEqual(["yes - no"])
    expect(bareTable([voting({ everyone: () => [] })]).state.notes).toEqual([""])
  })

  test("`until` closes it before all answers are in", () => {
    const until = (_state: Bare, _frame: Frame, answers: readonly (readonly Choice[] | null)[]) =>
      answers.some((given) => given?.[0]?.do === "yes")
    const table = bareTable([voting({ until })])
    expect(table.choose(1, no).state.notes).toEqual([])
    expect(table.choose(2, yes).state.notes).toEqual([" no yes"])
  })

  test("`complete` asks for an answer in parts, one after another; a whole answer starts anew", () => {
    const inParts = {
      offer: (_state: Bare, _frame: Frame, _seat: number, given: readonly Choice[]) =>
        given.length === 0 ? [yes, no] : [maybe, no],
      complete: (_state: Bare, _frame: Frame, _seat: number, given: readonly Choice[]) => given.length === 2,
    }
    const table = bareTable([voting(inParts)], { seats: 2 })
    table.choose(0, yes).refuses(0, yes)
    expect(table.decision(0)).toMatchObject({ options: [maybe, no], given: [yes] })
    expect(table.view(1).frames[0]?.answers).toEqual(["open", []])
    table.choose(0, maybe).asks(1, "game.vote")
    expect(table.view(1).frames[0]?.answers).toEqual(["given", []])
    table.choose(0, no).asks([0, 1], "game.vote").choose(0, no).choose(1, yes).choose(1, no)
    expect(table.state.notes).toEqual(["no+no yes+no"])
  })

  test("a single option is asked for all the same, unless the rules say that everybody can see it", () => {
    const only = { offer: (_state: Bare, _frame: Frame, seat: number) => (seat === 1 ? [no] : [yes, no]) }
    bareTable([voting(only)]).asks([0, 1, 2], "game.vote")
    bareTable([voting({ ...only, single: "take" })]).asks([0, 2], "game.vote")
    expect(bareTable([voting({ offer: () => [no], single: "take" })]).state.notes).toEqual(["no no no"])
  })

  test("a standing instruction answers for its seat, and the answer may still be changed", () => {
    const standing = (_state: Bare, _frame: Frame, _seat: number, instruction: string) =>
      instruction === "never" ? no : null
    const vote = voting({ standing })
    const start = procedure("start", () => ({}), {
      wait: { who: () => 0, offer: () => [yes, no], take: () => call(vote, null) },
    })
    const table = bareTable([start, vote], { instructions: ["ask", "never"] })
    table.choose(1, { do: "instruct", standing: "never" }).choose(2, { do: "instruct", standing: "never" })
    table.choose(0, yes).asks(0, "game.vote")
    expect(table.decision(1)?.given).toEqual([no])
    expect(table.choose(1, yes).choose(0, yes).state.notes).toEqual(["yes yes no"])
  })

  test("an instruction is the seat's own secret, and refused where it is none", () => {
    const table = bareTable([voting()], { instructions: ["ask", "never"] })
    const before = table.view(0)
    table.choose(1, { do: "instruct", standing: "never" })
    expect(table.view(0)).toEqual(before)
    expect(table.view(1).standing).toBe("never")
    expect(table.view("spectator").standing).toBeNull()
    expect(() => table.choose(1, { do: "instruct", standing: "always" })).toThrow("one of ask, never")
    expect(() => bareTable([voting()]).choose(0, { do: "instruct", standing: "ask" })).toThrow("no seat 0")
  })

  test.each([
    ["plain", {}],
    ["quiet", { quiet: true }],
    [
      "until",
      {
        offer: () => [yes, no, maybe],
        until: (_s: Bare, _f: Frame, a: readonly (readonly Choice[] | null)[]) =>
          a.some((g) => g?.[0]?.do === "yes"),
      },
    ],
    [
      "in parts",
      { complete: (_s: Bare, _f: Frame, _seat: number, given: readonly Choice[]) => given.length === 2 },
    ],
  ])("conforms when it is %s", (_name, more) => {
    for (const { run } of conformance(bareGame([voting(more)]), {
      say: () => {},
      secrets: "answers",
      cases: [{ seats: 3, games: 12 }],
    }))
      run()
  })
})

describe("frames", () => {
  // The names in a frame are the rules' own, and none of them is __proto__, which assignment would
  // swallow
  const name = fc.string().filter((text) => text !== "__proto__")
  const local = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)),
    tree: fc.oneof(
      { maxDepth: 3 },
      tie("leaf"),
      fc.array(tie("tree")),
      fc.dictionary(name, tie("tree"), { noNullPrototype: true }),
    ),
  })).tree

  test("with any locals survive JSON and cloning, and clones share nothing that changes", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ kept: local, counts: fc.array(fc.integer()) })), (locals) => {
        const frames = locals.map((own) => ({
          proc: "p",
          step: "s",
          answers: [null, [{ do: "a" }]],
          result: 1,
          ...own,
        })) as Frame[]
        const text = JSON.stringify(frames)
        const clone = cloneFrames(frames) as (Frame & { counts: number[] })[]
        expect(JSON.stringify(clone)).toBe(text)
        expect(stateHash(JSON.parse(text))).toBe(stateHash(frames))
        for (const frame of clone) {
          frame.counts.push(1)
          frame.answers?.push([])
          frame.step = "t"
        }
        expect(JSON.stringify(frames)).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  test("in the middle of nested calls go on from JSON where they were", () => {
    const inner: Procedure<number> = procedure("inner", (depth: number) => ({ depth }), {
      ask: {
        who: () => 0,
        offer: () => [yes, no],
        take: (state, { depth }, choice) => {
          note(state, `${depth} ${choice.do}`)
          return depth < 3 && choice.do === "yes" ? call(inner, depth + 1, "back") : doneWith(depth)
        },
      },
      back: (state, { depth, result }) => {
        note(state, `${depth} got ${result as number}`)
        return doneWith(result as number)
      },
    })
    const game = bareGame([inner])
    let state = game.setup(1, {}, new Turn(new FastRandom(0)))
    state.frames = JSON.parse(JSON.stringify(state.frames)) as Frame[]
    ;(state.frames[0] as Frame & { depth: number }).depth = 1
    for (const choice of [yes, yes, no]) {
      state = JSON.parse(JSON.stringify(state)) as Bare
      game.apply(state, 0, choice, new Turn(new FastRandom(0)))
    }
    expect(state.notes).toEqual(["1 yes", "2 yes", "3 no", "2 got 3", "1 got 3"])
  })
})

describe("how a procedure stands", () => {
  const inner: Procedure<number, { depth: number }, "again" | "stop"> = procedure(
    "inner",
    (depth: number) => ({ depth }),
    {
      again: (_state, { depth }) => (depth < 2 ? call(inner, depth + 1, "stop") : "stop"),
      stop,
    },
  )
  const other = procedure("other", () => ({ kept: 7 }), { stop })
  const outer = procedure("outer", () => ({}), { start: () => call(inner, 0, "start") })
  const { state, game } = bareTable([outer, inner, other])

  test("is read in a state and in a view alike: the innermost frame, the one on top, all of them, or none", () => {
    for (const position of [state, game.view(state, 1)]) {
      expect(inner.in(position)).toMatchObject({ step: "stop", depth: 2 })
      expect(inner.top(position)?.depth).toBe(2)
      expect(inner.all(position).map(({ depth }) => depth)).toEqual([0, 1, 2])
      expect([outer.in(position)?.step, outer.top(position)]).toEqual(["start", null])
      expect([other.in(position), other.top(position), other.all(position)]).toEqual([null, null, []])
    }
  })

  test("can be changed by who holds the state, and the question at a step has its key", () => {
    const frame = inner.in(state)
    expect(frame).toBe(state.frames.at(-1))
    const { ask } = game.decisions(state)[0] as { ask: string }
    expect(ask).toBe(inner.ask("stop"))
    expect([inner.asks(ask), outer.asks(ask)]).toEqual([true, false])
  })
})
