// A table where everybody shares one screen: a log, and everything else by replay

import {
  type AnyGame,
  type Choice,
  choose,
  type Decision,
  type Fact,
  freeUndo,
  heardBy,
  type Log,
  type Position,
  type PositionView,
  type Prompt,
  parseLog,
  prefix,
  type Result,
  randomAt,
  replay,
  type Seat,
  Turn,
  type Who,
  type Withheld,
} from "@genepool/engine"

/** Everything there is to see at one point of the log. */
export interface Sight {
  readonly view: PositionView
  readonly decision: Decision | null
  readonly prompt: Prompt | null
  readonly withheld: readonly Withheld[]
  /** What was heard, choice by choice; the set-up comes first. */
  readonly heard: readonly (readonly Fact[])[]
  readonly result: Result | null
}

export function freshLog(game: AnyGame, seats: number): Log {
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  )
  const dice = { kind: "seed", seed: seed.join("") } as const
  return { genepool: 1, game: game.id, version: game.version, seats, options: {}, dice, choices: [] }
}

/** As the one sees it whose turn it is to look at the screen: the first seat that owes a choice. */
export function lookAt(game: AnyGame, log: Log): Sight {
  const told: Turn["told"][] = []
  const state = replay(game, log, log.choices.length, (step) => told.push([...step.told]))
  const decision = game.decisions(state)[0] ?? null
  const who: Who = decision?.seat ?? "spectator"
  return {
    view: game.view(state, who),
    decision,
    prompt: decision === null ? null : game.prompt(state, decision.seat),
    withheld: decision === null ? [] : game.whyNot(state, decision.seat),
    heard: told.map((facts) => heardBy(facts ?? [], who)),
    result: game.result(state),
  }
}

/** The log with one choice more. Throws Refusal, if it is not on the list. */
export function chosen(game: AnyGame, log: Log, seat: Seat, choice: Choice): Log {
  const state: Position = replay(game, log)
  choose(game, state, seat, choice, new Turn(randomAt(log.dice, log.choices.length + 1), false))
  return { ...log, choices: [...log.choices, { seat, choice }] }
}

/** The log without its last choice, or null when that one has opened something and cannot be taken back. */
export function undone(game: AnyGame, log: Log): Log | null {
  const last = log.choices.at(-1)
  if (last === undefined || freeUndo(game, log, last.seat) === log.choices.length) return null
  return prefix(log, log.choices.length - 1)
}

/** The log as it was kept on this device, if it can still be replayed. */
export function keptLog(game: AnyGame, storage: Pick<Storage, "getItem">): Log | null {
  try {
    const log = parseLog(JSON.parse(storage.getItem(storageKey(game)) ?? "null"))
    replay(game, log)
    return log
  } catch {
    return null
  }
}

export function keepLog(game: AnyGame, log: Log, storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(storageKey(game), JSON.stringify(log))
  } catch {
    // Storage is full or forbidden: the game lasts as long as the page
  }
}

function storageKey(game: AnyGame): string {
  return `genepool.table.${game.id}`
}
