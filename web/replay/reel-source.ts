// What can be looked back on: a table on this device, a log, a finished table on the server, or one that is still played there

import type { Log } from "@genepool/engine"
import { Worklink } from "../local/local-source.ts"
import type { ReelTold, Shot, Verdict } from "../local/messages.ts"
import { request, type Snapshot, type TableMessage } from "../online/api.ts"
import { momentsAfter, seatsShown, sightOf } from "../online/online-source.ts"
import { linesOf } from "../online/table-stream.ts"
import type { SeatShown, Sight } from "../table/source.ts"

export interface ReelSource {
  readonly told: ReelTold
  readonly shot: (n: number, who: Sight["who"]) => Promise<Shot>
  /** Null, while the game is running. */
  readonly log: () => Promise<Log | null>
  readonly verify: () => Promise<Verdict>
  readonly close: () => void
}

export async function openReel(ask: { readonly id: string } | { readonly log: Log }): Promise<ReelSource> {
  return workerReel(ask, null)
}

export async function openTableReel(table: string): Promise<ReelSource> {
  const { now, happened } = await request<TableMessage>("GET", `/tables/${table}?since=0`)
  if (now.status !== "finished") {
    const earlier = await linesOf(table, 0, (happened[0]?.n ?? 1) - 1)
    return runningReel(now, [...earlier, ...happened])
  }
  const log = await request<Log>("GET", `/tables/${table}/log`)
  return workerReel({ log }, seatsShown(now, null))
}

async function workerReel(
  ask: { readonly id: string } | { readonly log: Log },
  seats: readonly SeatShown[] | null,
): Promise<ReelSource> {
  const link = new Worklink()
  try {
    const told = await link.ask("reel", ask)
    return {
      told,
      async shot(n, who) {
        const shot = await link.ask("shot", { n, who })
        return seats === null ? shot : { ...shot, sight: { ...shot.sight, seats } }
      },
      log: () => link.ask("log", null),
      verify: () => link.ask("verify", null),
      close: () => link.close(),
    }
  } catch (error) {
    link.close()
    throw error
  }
}

/** The server shows each moment as the onlooker saw it then; it knows more, and keeps it to itself. */
function runningReel(now: Snapshot, happened: TableMessage["happened"]): ReelSource {
  const moments = momentsAfter([], happened)
  const told: ReelTold = {
    game: now.game,
    seating: now.seats.map(({ bot, level }) => (bot ? (`level${level ?? 3}` as "level3") : "person")),
    last: now.choices,
    over: false,
    eyes: [now.you],
  }
  return {
    told,
    async shot(wished) {
      // Choices made in secret together are one moment
      const n = moments.findLast((moment) => moment.n <= wished)?.n ?? 0
      const { view, result } = await request<Pick<Snapshot, "view" | "result">>(
        "GET",
        `/tables/${now.table}/moments/${n}`,
      )
      const heard = moments.filter((moment) => moment.n <= n)
      const then = { ...now, view, result, choices: n, waiting: [], decision: null, prompt: null, whyNot: [] }
      const sight = sightOf(then, heard, heard.at(-1)?.facts ?? [])
      if (sight === null) throw new Error("nothing to see")
      return { sight: { ...sight, mayUndo: false }, last: now.choices, draws: [], over: false }
    },
    log: async () => null,
    verify: async () => ({ problems: [], draws: [], sealed: true }),
    close: () => undefined,
  }
}
