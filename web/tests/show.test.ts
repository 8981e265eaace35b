import type { Pacing } from "@genepool/board"
import type { Decision, Fact, PositionView } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { Show, type Shown, type Tempo } from "../table/show.ts"
import { sightOf } from "../table/sight-of.ts"
import type { Sight } from "../table/source.ts"
import { snapshot } from "./snapshot.ts"

const pacing = {
  chords: [["moved"]],
  quiet: new Set(["counted"]),
  dice: new Set(["rolled"]),
  results: new Set(["fought"]),
}
const calm: Tempo = { speed: "1", still: false }
const decision = { seat: 0, ask: "act", options: [], together: false, given: [], answered: false } as Decision
/** A view that only says which one it is. */
const view = (name: string) => ({ ...snapshot.view, name }) as unknown as PositionView
const nameOf = ({ view }: Sight) => (view as unknown as { name: string }).name

interface Step {
  readonly by?: number
  readonly asked?: boolean
  readonly views?: readonly string[]
}

let before: Sight["moments"] = []
function at(step: number, facts: readonly string[], { by = 1, asked = false, views }: Step = {}): Sight {
  const heard = facts.map((fact): Fact => ({ fact }))
  before = [...before.filter(({ n }) => n < step), { n: step, seat: by, facts: heard }]
  return {
    ...(sightOf(snapshot, before, heard) as Sight),
    view: view(`after ${step}`),
    step,
    decision: asked ? decision : null,
    ...(views === undefined ? {} : { views: views.map(view) }),
  }
}

/**
 * A show with a clock that is wound by hand: `drawn` is what each scene showed, `seen` the steps
 * that are over.
 */
function open(tempo: Tempo = calm, told: Pacing = pacing) {
  let pending: { ms: number; act: () => void } | null = null
  const lengths: number[] = []
  const seen: number[] = []
  const show = new Show({
    pacing: told,
    tempo,
    after: (ms, act) => {
      const one = { ms, act }
      lengths.push(ms)
      pending = one
      return () => {
        if (pending === one) pending = null
      }
    },
    seen: (step) => seen.push(step),
  })
  const draw = () => {
    // What is drawn may bring the next at once
    for (let drawn: Shown | null = null; drawn !== show.shown(); ) {
      drawn = show.shown()
      if (drawn !== null) show.drawn(drawn)
    }
  }
  const half = () => {
    const due = pending
    pending = null
    due?.act()
    draw()
  }
  /** A beat: what moves, and what one reads of it. */
  const tick = () => {
    const beat = show.shown()?.beat
    do half()
    while (pending !== null && beat?.length !== 0 && show.shown()?.beat === beat)
  }
  const arrive = (sight: Sight) => {
    show.arrive(sight)
    draw()
  }
  const look = () => {
    const shown = show.shown() as Shown
    return `${nameOf(shown)} ${shown.beat.map(({ fact }) => fact).join("+")}`.trim()
  }
  before = []
  arrive(at(0, []))
  return { show, arrive, half, tick, draw, look, lengths, seen, isWaiting: () => pending !== null }
}

describe("what is drawn is what has been shown", () => {
  test("the step before, while the next one happens; then that one", () => {
    const { arrive, tick, look } = open()
    arrive(at(1, ["moved", "rolled"]))
    expect(look()).toBe("after 0 moved")
    tick()
    expect(look()).toBe("after 0 rolled")
    tick()
    expect(look()).toBe("after 1")
  })

  test("inside a step the view of that moment, where it is known", () => {
    const { arrive, tick, look } = open()
    arrive(at(1, ["moved", "counted", "rolled", "fought"], { views: ["a", "b", "c", "d"] }))
    const drawn = [look()]
    for (let n = 0; n < 3; n++) {
      tick()
      drawn.push(look())
    }
    expect(drawn).toEqual(["after 0 moved", "b rolled", "c fought", "after 1"])
  })

  test("what comes meanwhile waits for its turn, and nothing is asked before", () => {
    const { show, arrive, tick, look } = open()
    arrive(at(1, ["rolled"]))
    arrive(at(2, ["fought"], { asked: true }))
    expect(look()).toBe("after 0 rolled")
    tick()
    expect(look()).toBe("after 1 fought")
    expect(show.shown()?.decision).toBeNull()
    tick()
    expect(look()).toBe("after 2")
    expect(show.shown()?.decision).toEqual(decision)
    expect(show.shown()?.showing).toBe(false)
  })

  test("the log tells no more than that", () => {
    const { show, arrive, tick, half } = open()
    const told = () =>
      show
        .shown()
        ?.moments.at(-1)
        ?.facts.map(({ fact }) => fact)
    arrive(at(1, ["moved", "rolled"]))
    expect(told()).toEqual(["moved"])
    tick()
    expect(told()).toEqual(["moved"])
    half()
    expect(told()).toEqual(["moved", "rolled"])
  })

  test("what moves goes first; when it has landed the view knows of it, and one reads on", () => {
    const { show, arrive, half, look, lengths } = open()
    show.say = () => "x".repeat(40)
    arrive(at(1, ["moved", "gained"], { views: ["moved", "gained"] }))
    const drawn = [look()]
    for (let n = 0; n < 4; n++) {
      half()
      drawn.push(look())
    }
    expect(drawn).toEqual(["after 0 moved", "moved moved", "moved gained", "gained gained", "after 1"])
    expect(lengths).toEqual([420, 1380, 420, 1380])
  })

  test("where only the end of a step is known, the last that moved leads to it", () => {
    const { show, arrive, half, look } = open()
    show.say = () => "x".repeat(40)
    arrive(at(1, ["moved", "gained"]))
    expect(look()).toBe("after 0 moved")
    half()
    expect(look()).toBe("after 0 gained")
    half()
    expect(look()).toBe("after 1 gained")
  })

  test("how dice fall is not said before they lie, nor what comes of it", () => {
    const { show, arrive, half, look } = open()
    const told = () => show.shown()?.told.map(({ fact }) => fact)
    arrive(at(1, ["gained", "rolled", "fought"], { views: ["a", "b", "c"] }))
    half()
    expect(look()).toBe("a rolled")
    expect(told()).toEqual([])
    half()
    expect(look()).toBe("b rolled")
    expect(told()).toEqual(["rolled"])
  })

  test("a die that lies in the view itself rolls there", () => {
    const { show, arrive, half, look } = open(calm, { ...pacing, drawn: new Set(["rolled"]) })
    arrive(at(1, ["rolled"], { views: ["a"] }))
    expect(look()).toBe("a rolled")
    expect(show.shown()?.told).toEqual([])
    half()
    expect(look()).toBe("a rolled")
    expect(show.shown()?.told).toHaveLength(1)
  })
})

describe("how long it lasts", () => {
  test("as its words need, dice 600 and then their words, the outcome of a fight 1200", () => {
    const { show, arrive, tick, lengths } = open()
    show.say = ({ fact }) => (fact === "moved" ? "x".repeat(40) : "short")
    arrive(at(1, ["moved", "gained", "rolled", "fought"]))
    for (let n = 0; n < 4; n++) tick()
    expect(lengths).toEqual([1800, 420, 600, 420, 1200])
  })

  test("half and a quarter of it, by wish", () => {
    for (const [speed, ms] of [
      ["2", 300],
      ["4", 150],
    ] as const) {
      const { arrive, lengths } = open({ speed, still: false })
      arrive(at(1, ["rolled"]))
      expect(lengths).toEqual([ms])
    }
  })

  test("a long chain is hurried, and who is far behind comes back to the present", () => {
    const { show, arrive, lengths, tick, look } = open()
    arrive(
      at(
        1,
        Array.from({ length: 30 }, (_, n) => `f${n}`),
      ),
    )
    const [first] = lengths as [number]
    expect(first).toBeLessThanOrEqual(420)
    expect(first).toBeGreaterThan(420 / 2.6)
    // What all parts of the table inherit stays as it is: they would be styled anew
    expect(show.shown()).toMatchObject({ pace: 1, haste: 420 / first })
    arrive(
      at(
        2,
        Array.from({ length: 50 }, (_, n) => `g${n}`),
      ),
    )
    for (let n = 0; n < 10; n++) tick()
    expect(look()).toBe("after 2")
  })
})

describe("the present comes at once", () => {
  test("when one has chosen, and may choose again: what came of it moves over it", () => {
    const { show, arrive, look } = open()
    arrive(at(1, ["moved"], { by: 0, asked: true }))
    expect(look()).toBe("after 1 moved")
    expect(show.shown()?.decision).toEqual(decision)
    expect(show.shown()?.showing).toBe(false)
    arrive(at(2, ["gained"], { by: 0, asked: true }))
    expect(look()).toBe("after 2 gained")
    show.goOn()
    expect(look()).toBe("after 2")
  })

  test("but one's own dice are thrown first", () => {
    const { arrive, look } = open()
    arrive(at(1, ["rolled"], { by: 0, asked: true }))
    expect(look()).toBe("after 0 rolled")
  })

  test("while one is asked, others do not take the question away", () => {
    const { show, arrive, tick, look } = open()
    arrive(at(1, ["rolled"], { asked: true }))
    tick()
    arrive(at(2, ["fought"], { asked: true }))
    expect(look()).toBe("after 2 fought")
    expect(show.shown()?.decision).toEqual(decision)
  })

  test("without movement, and without a show", () => {
    for (const tempo of [
      { speed: "1", still: true },
      { speed: "instant", still: false },
    ] as const) {
      const { arrive, look } = open(tempo)
      arrive(at(1, ["moved", "rolled", "fought"]))
      expect(look()).toBe("after 1")
    }
  })

  test("after undo and after a jump", () => {
    const { arrive, look } = open()
    arrive(at(5, ["rolled"]))
    arrive(at(4, []))
    expect(look()).toBe("after 4")
    arrive(at(40, []))
    expect(look()).toBe("after 40")
  })

  test("by a tap, with a sign of it", () => {
    const { show, arrive, look, isWaiting } = open()
    const { cuts } = show.shown() as Shown
    arrive(at(1, ["rolled", "moved"]))
    arrive(at(2, ["fought"]))
    show.goOn()
    expect(look()).toBe("after 2")
    expect(show.shown()?.cuts).toBe(cuts + 1)
    expect(isWaiting()).toBe(false)
  })

  test("and stays the present until one is asked, when all is skipped", () => {
    const { show, arrive, tick, look, seen } = open()
    arrive(at(1, ["rolled"]))
    show.skip()
    arrive(at(2, ["fought"]))
    expect(look()).toBe("after 2")
    expect(seen).toContain(2)
    arrive(at(3, ["rolled"], { asked: true }))
    expect(look()).toBe("after 3")
    arrive(at(4, ["fought"]))
    expect(look()).toBe("after 3 fought")
    tick()
    expect(look()).toBe("after 4")
  })
})

describe("who wants to look closer", () => {
  test("holds it, and lets it go on", () => {
    const { show, arrive, tick, look, isWaiting } = open()
    arrive(at(1, ["rolled"]))
    show.pause()
    expect(isWaiting()).toBe(false)
    arrive(at(2, ["fought"]))
    expect(look()).toBe("after 0 rolled")
    show.pause()
    tick()
    expect(look()).toBe("after 1 fought")
  })

  test("goes step by step also where nothing moves: each step is drawn at once, when one goes on", () => {
    const { show, arrive, draw, look, lengths, seen } = open({ speed: "step", still: true })
    arrive(at(1, ["moved", "rolled"], { by: 0 }))
    expect(look()).toBe("after 1")
    arrive(at(2, ["moved", "rolled"]))
    arrive(at(3, ["fought"], { asked: true }))
    expect(look()).toBe("after 1")
    expect(show.shown()?.waits).toBe(true)
    show.goOn()
    draw()
    expect(look()).toBe("after 2")
    expect(show.shown()?.waits).toBe(true)
    show.goOn()
    draw()
    expect(look()).toBe("after 3")
    expect(show.shown()?.waits).toBe(false)
    expect(lengths).toEqual([])
    expect(seen.at(-1)).toBe(3)
  })

  test("goes step by step: each one by a tap", () => {
    const { show, arrive, tick, draw, look } = open({ speed: "step", still: false })
    arrive(at(1, ["rolled"]))
    expect(look()).toBe("after 0")
    expect(show.shown()?.waits).toBe(true)
    show.goOn()
    draw()
    expect(look()).toBe("after 0 rolled")
    arrive(at(2, ["fought"]))
    tick()
    expect(look()).toBe("after 1")
    expect(show.shown()?.waits).toBe(true)
  })
})

test("a step is over when it has been seen, so that bots of this device wait for it", () => {
  const { arrive, tick, seen } = open()
  seen.length = 0
  arrive(at(1, ["rolled"]))
  expect(seen).toEqual([])
  tick()
  expect(seen).toEqual([1])
  arrive(at(2, []))
  expect(seen).toEqual([1, 2])
})

test("bots wait for a reader who wants nothing to move, too", () => {
  const { arrive, tick, seen, look } = open({ speed: "1", still: true })
  arrive(at(1, ["rolled"]))
  expect(look()).toBe("after 1")
  expect(seen).not.toContain(1)
  tick()
  expect(seen).toContain(1)
})

test("who comes and goes is drawn at once, and takes nothing away from what is shown", () => {
  const { show, arrive, tick, look } = open()
  const sight = at(1, ["rolled"])
  arrive(sight)
  const seats = sight.seats.map((seat) => ({ ...seat, here: true }))
  arrive({ ...sight, seats })
  expect(look()).toBe("after 0 rolled")
  expect(show.shown()?.seats).toBe(seats)
  tick()
  expect(look()).toBe("after 1")
  expect(show.shown()?.seats).toBe(seats)
})

test("a screen that is handed on is covered when all has been seen, and shows the present to who takes it", () => {
  const { arrive, tick, look, show } = open()
  arrive({ ...at(1, ["rolled"]), who: "spectator", handOver: 1, views: [view("secret")] })
  expect(look()).toBe("after 0 rolled")
  expect(show.shown()?.handOver).toBeNull()
  tick()
  expect(show.shown()?.handOver).toBe(1)
  arrive({ ...at(1, []), who: 1 })
  expect(look()).toBe("after 1")
  expect(show.shown()?.handOver).toBeNull()
})

describe("the end of a game", () => {
  const result = {
    winners: [1],
    places: [2, 1],
    scores: [4, 7],
    parts: [
      { tokens: 4, luck: 0, nothing: 0 },
      { tokens: 3, luck: 4, nothing: 0 },
    ],
  }
  const over = (step: number, facts: readonly string[] = []): Sight => ({ ...at(step, facts), result })
  const told = ({ show }: ReturnType<typeof open>) => {
    const { ending, result } = show.shown() as Shown
    const what = ending?.kind === "count" ? `counts ${ending.part}` : (ending?.kind ?? "rests")
    return `${what}${result === null ? "" : ", said"}`
  }

  test("its parts are counted one by one, before anybody is said to have won; what is nobody's is left out", () => {
    const table = open()
    table.arrive(over(1, ["rolled", "counted"]))
    const seen = [table.look()]
    for (let n = 0; n < 4; n++) {
      table.tick()
      seen.push(told(table))
    }
    expect(seen).toEqual(["after 0 rolled", "counts tokens", "counts luck", "winner, said", "rests, said"])
    expect(table.show.shown()?.showing).toBe(false)
  })

  test("a tap ends it, and so does the wish that nothing moves", () => {
    const table = open()
    table.arrive(over(1, ["counted"]))
    expect(told(table)).toBe("counts tokens")
    expect(table.show.shown()?.showing).toBe(true)
    table.show.goOn()
    expect(told(table)).toBe("rests, said")
    const still = open({ speed: "1", still: true })
    still.arrive(over(1, ["counted"]))
    expect(told(still)).toBe("rests, said")
  })

  test("nothing of it plays at a table that was over when it was opened, or that was called off", () => {
    const table = open()
    table.arrive({ ...over(1, ["counted"]), aborted: true })
    expect(told(table)).toBe("rests, said")
    const late = new Show({ pacing, tempo: calm })
    late.arrive(over(3))
    expect(late.shown()?.ending).toBeNull()
  })

  test("a draw has no winner's moment", () => {
    const table = open()
    table.arrive({ ...over(1, ["counted"]), result: { ...result, winners: [0, 1], parts: [{}, {}] } })
    expect(told(table)).toBe("rests, said")
  })
})
