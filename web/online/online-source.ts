// A table on the server as the frame sees it

import type { Choice, Seat } from "@genepool/engine"
import type { Attending, Said, Snapshot, TableMessage } from "@genepool/wire"
import { Worklink } from "../local/local-source.ts"
import { momentsAfter, seatsShown, sightOf } from "../table/sight-of.ts"
import type { Moment, ProblemKey, Refused, Sight, TableSource } from "../table/source.ts"
import { ApiProblem, choose, newKey, problemKey, request } from "./api.ts"
import { type Connection, TableStream } from "./table-stream.ts"
import { forgetUnsent, isStillMeant, keepUnsent, playerIn, type Unsent, unsentAt } from "./unsent.ts"

/**
 * What there is to know beside the game: who sits where before it begins, requests, talk, the line
 * itself.
 */
export interface TableState {
  readonly now: Snapshot | null
  readonly said: readonly Said[]
  readonly connection: Connection
  /** The seats whose players look at the table; null, while that is not known. */
  readonly present: readonly Seat[] | null
  readonly botsWait: Attending["botsWait"]
  /** While the line is lost: a choice has been made, and is sent when it is back. */
  readonly kept: boolean
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
    kept: false,
    refused: null,
  }
  /** Choices that the server has not answered. */
  const unanswered: Unsent[] = []
  /** Called when the line is there again. */
  const back: (() => void)[] = []
  let advisor: Worklink | null = null
  let lines: TableMessage["happened"] = []
  let moments: readonly Moment[] = []
  let sight: Sight | null = null

  const set = (part: Partial<TableState>) => {
    state = { ...state, ...part }
    const last = state.kept ? (unanswered.at(-1) ?? null) : null
    const kept = last === null ? null : [...last.given, last.choice, ...last.rest]
    if (sight !== null && (kept === null) !== (sight.kept == null)) sight = { ...sight, kept }
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
      if (state.connection !== connection) {
        const isKept = connection === "lost" && promise()
        set(
          connection === "lost"
            ? { connection, present: null, botsWait: null, kept: isKept }
            : { connection, kept: false },
        )
      }
      if (connection === "lost") look()
      if (connection === "live") for (const call of back.splice(0)) call()
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
      sight = sightOf(now, moments, facts, { present: state.present })
      set({ now, connection: "live", kept: false })
      for (const call of back.splice(0)) call()
      if (first) keepPromise()
    },
    missed(earlier) {
      lines = [...lines, ...earlier].sort((a, b) => a.n - b.n)
      moments = momentsAfter([], lines)
      if (state.now === null) return
      sight = sightOf(state.now, moments, [], { present: state.present })
      for (const listener of listeners) listener()
    },
  })
  /** However long the line is lost; what is not asked any more by then the server refuses. */
  const sent = async (unsent: Unsent): Promise<void> => {
    const { choice, rest, key } = unsent
    for (;;) {
      try {
        return await choose(id, unsent, choice, rest, key)
      } catch (error) {
        if (error instanceof ApiProblem || state.connection !== "lost") throw error
        await new Promise<void>((resolve) => back.push(resolve))
      }
    }
  }
  const deliver = async (unsent: Unsent): Promise<Refused | null> => {
    unanswered.push(unsent)
    if (state.connection === "lost") set({ kept: promise() })
    try {
      await sent(unsent)
      if (state.refused !== null) set({ refused: null })
      return null
    } catch (error) {
      return refusalOf(error)
    } finally {
      unanswered.splice(unanswered.indexOf(unsent), 1)
      forgetUnsent(id)
      if (state.kept && unanswered.length === 0) set({ kept: false })
    }
  }
  /** Whether a choice is to be sent later; then it is, even if the page is closed meanwhile. */
  const promise = (): boolean => {
    const last = unanswered.at(-1)
    if (last !== undefined) keepUnsent(last)
    return last !== undefined
  }
  /** What was chosen without a line, on a page that was closed before it came back. */
  const keepPromise = () => {
    const unsent = unsentAt(id)
    const { now } = state
    if (unsent === null || now === null || unanswered.length > 0) return
    if (isStillMeant(unsent, now)) void deliver(unsent)
    else forgetUnsent(id)
  }
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
    async choose(choice: Choice, ...rest: readonly Choice[]): Promise<Refused | null> {
      const { now } = state
      // Nothing is asked before the table is there, nor while an answer waits to be sent
      if (now === null || state.kept) return null
      const { n, you, decision } = now
      const given = decision?.given ?? []
      return deliver({ table: id, player: playerIn(now), n, you, given, choice, rest, key: newKey() })
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
