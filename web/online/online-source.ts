// A table on the server as the frame sees it

import type { Choice, PositionView, Seat } from "@genepool/engine"
import { Worklink } from "../local/local-source.ts"
import type { Moment, ProblemKey, Refused, SeatShown, Sight, TableSource } from "../table/source.ts"
import {
  ApiProblem,
  choose,
  problemKey,
  request,
  type Said,
  type Snapshot,
  type TableMessage,
} from "./api.ts"
import { type Connection, type Presence, TableStream } from "./table-stream.ts"

/** What there is to know beside the game: who sits where before it begins, requests, talk, the line itself. */
export interface TableState {
  readonly now: Snapshot | null
  readonly said: readonly Said[]
  readonly connection: Connection
  /** The seats whose players look at the table; null, while that is not known. */
  readonly present: readonly Seat[] | null
  readonly botsWait: Presence["botsWait"]
  /** What the server refused last. */
  readonly refused: ProblemKey | null
}

export interface OnlineSource extends TableSource {
  readonly state: () => TableState
  /** A request about the table, such as `resign` or `undo/answer`. */
  readonly ask: (what: string, body?: unknown) => Promise<unknown>
  readonly close: () => void
}

/** More at once than this is not shown as movement: a late-comer catches up. */
const mostShown = 3

export function openOnlineTable(id: string): OnlineSource {
  const listeners = new Set<() => void>()
  let state: TableState = {
    now: null,
    said: [],
    connection: "connecting",
    present: null,
    botsWait: null,
    refused: null,
  }
  let advisor: Worklink | null = null
  let lines: TableMessage["happened"] = []
  let moments: readonly Moment[] = []
  let sight: Sight | null = null

  const set = (part: Partial<TableState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  /** The same table with other people at it. */
  const look = () => {
    if (sight === null || state.now === null) return
    sight = { ...sight, seats: seatsShown(state.now, state.present) }
    for (const listener of listeners) listener()
  }
  const stream = new TableStream(id, {
    connection(connection) {
      if (state.connection !== connection)
        set(connection === "lost" ? { connection, present: null, botsWait: null } : { connection })
      if (connection === "lost") look()
    },
    present({ seats, botsWait }) {
      set({ present: seats, botsWait })
      look()
    },
    said: (said) => state.said.every(({ n }) => n !== said.n) && set({ said: [...state.said, said] }),
    message({ happened, now }, first) {
      lines = first ? happened : [...lines, ...happened]
      moments = momentsAfter(first ? [] : moments, happened)
      const isNews = !first && happened.length <= mostShown
      const facts = isNews ? happened.flatMap(({ facts }) => facts) : []
      sight = sightOf(now, moments, facts, state.present)
      set({ now, connection: "live" })
    },
    missed(earlier) {
      lines = [...lines, ...earlier].sort((a, b) => a.n - b.n)
      moments = momentsAfter([], lines)
      if (state.now === null) return
      sight = sightOf(state.now, moments, [], state.present)
      for (const listener of listeners) listener()
    },
  })
  const ask = async (what: string, body?: unknown): Promise<unknown> => {
    try {
      const answer = await request("POST", `/tables/${id}/${what}`, body)
      if (what === "join" || what === "leave") stream.restart()
      if (state.refused !== null) set({ refused: null })
      return answer
    } catch (error) {
      set({ refused: problemKey(error) })
      return null
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => sight,
    state: () => state,
    async choose(choice: Choice): Promise<Refused | null> {
      try {
        await choose(id, state.now?.n ?? 0, choice)
        if (state.refused !== null) set({ refused: null })
        return null
      } catch (error) {
        return refusalOf(error)
      }
    },
    undo() {
      if (state.now === null) return
      const { n, undo, choices, you } = state.now
      const mine = moments.findLast(({ seat }) => seat === you)
      void ask("undo", { to: undo.free ?? (mine === undefined ? choices : mine.n) - 1, n })
    },
    takeScreen: () => undefined,
    get hint() {
      const { now } = state
      if (now === null || now.manner.hints === false) return null
      const { game, view, decision, seats } = now
      if (view === null || decision === null) return null
      return () => {
        advisor ??= new Worklink()
        return advisor.ask("advise", { game, view, decision, seats: seats.length })
      }
    },
    ask,
    close() {
      stream.close()
      advisor?.close()
    },
  }
}

function refusalOf(error: unknown): Refused {
  return { reason: error instanceof ApiProblem ? error.reason : null, problem: problemKey(error) }
}

/** Undo takes moments away; what comes then stands in their place. */
export function momentsAfter(
  before: readonly Moment[],
  happened: TableMessage["happened"],
): readonly Moment[] {
  let moments = before
  for (const { kind, seat, choices, facts } of happened) {
    const isStep = kind === "start" || kind === "choice" || kind === "timeOut"
    const kept = moments.filter(({ n }) => (isStep ? n < choices : n <= choices))
    moments = isStep ? [...kept, { n: choices, seat, facts }] : kept
  }
  return moments
}

export function sightOf(
  now: Snapshot,
  moments: readonly Moment[],
  facts: Sight["facts"],
  present: readonly Seat[] | null = null,
): Sight | null {
  if (now.view === null) return null
  const { you, choices, undo } = now
  const mine = moments.findLast(({ seat }) => seat === you)
  const mayAsk = mine !== undefined && undo.furthest !== null && mine.n > undo.furthest
  return {
    who: you,
    view: now.view as PositionView,
    decision: now.decision,
    prompt: now.prompt,
    withheld: now.whyNot,
    result: now.result,
    aborted: now.silent.length > 0,
    facts,
    step: choices,
    moments,
    waiting: now.waiting,
    seats: seatsShown(now, present),
    mayUndo:
      you !== "spectator" && now.result === null && undo.request === null && (undo.free !== null || mayAsk),
    handOver: null,
  }
}

export function seatsShown(
  { seats, clock, waiting, you }: Snapshot,
  present: readonly Seat[] | null,
): SeatShown[] {
  return seats.map(({ seat, name, player, bot, guest, level, playedBy, resigned }) => ({
    name: bot ? null : name,
    player,
    guest,
    by: playedBy,
    bot: playedBy === "bot" ? `level${level ?? 3}` : null,
    resigned,
    // One knows of oneself, and bots are always there
    here: bot || resigned || seat === you || present === null ? null : present.includes(seat),
    deadline: waiting.includes(seat) ? (clock?.deadlines[seat] ?? null) : null,
    bank: clock?.bank[seat] ?? null,
  }))
}
