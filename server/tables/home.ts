// A table has a home: the node that keeps it works it out, and others pass choices, looks and
// streams on to it. Where the home does not answer, or nobody knows it, a table is worked out
// wherever it is asked for: the database decides either way.
import type { Acknowledgement, Choosing, Player } from "@genepool/wire"
import { type Caller, type Service, type Telling, Unreachable } from "../nodes/trunk.ts"
import { chunkFrom } from "./sendable.ts"
import type { Tables } from "./tables.ts"
import {
  chooseHere,
  type Glance,
  lookHere,
  type Seen,
  type Visit,
  type Watch,
  type WatchWish,
  watchHere,
} from "./visiting.ts"

/** The ways to other nodes. */
export interface Trunks {
  to(node: string): Pick<Caller, "ask" | "open"> | null
  isLasting(node: string): boolean
  readonly open: number
}

/** What is passed on. Who asks was found out, and counted, by the node that they came to. */
type Question = { readonly table: string } & (
  | { readonly do: "choose"; readonly player: Player; readonly address: string; readonly choosing: Choosing }
  | { readonly do: "look"; readonly visit: Visit; readonly glance: Glance }
  | { readonly do: "watch"; readonly visit: Visit; readonly wish: WatchWish }
)

/** Tables whose home is remembered. */
const mostHints = 20_000
const notMine = "not mine"

export class Home {
  private readonly tables: Tables
  /** Null where nothing is passed on. */
  trunks: Trunks | null = null
  /** Where tables were kept last; what is wrong in it is found out by asking. */
  private readonly hints = new Map<string, string>()
  readonly counts = { passedOn: 0, takenOn: 0, doneInstead: 0 }

  constructor(tables: Tables) {
    this.tables = tables
    tables.isAtHomeElsewhere = (table, keeper) =>
      keeper !== null && !tables.keeps(table) && this.trunks?.isLasting(keeper) === true
  }

  choose(table: string, player: Player, address: string, choosing: Choosing): Promise<Acknowledgement> {
    const here = () => chooseHere(this.tables, table, player, address, choosing)
    if (this.isHere(table)) return here()
    const question: Question = { do: "choose", table, player, address, choosing }
    return this.pass(table, (caller) => caller.ask(question) as Promise<Acknowledgement>, here)
  }

  look(table: string, visit: Visit, glance: Glance): Promise<Seen> {
    const here = () => lookHere(this.tables, table, visit, glance)
    if (this.isHere(table)) return here()
    const question: Question = { do: "look", table, visit, glance }
    return this.pass(table, (caller) => caller.ask(question) as Promise<Seen>, here)
  }

  watch(table: string, visit: Visit, wish: WatchWish): Promise<Watch> {
    const here = () => watchHere(this.tables, table, visit, wish)
    if (this.isHere(table)) return here()
    const question: Question = { do: "watch", table, visit, wish }
    return this.pass(table, (caller) => watchThere(caller, question), here)
  }

  /** What others pass on to this node. It goes no further. */
  readonly service: Service = {
    answer: async (question) => {
      const asked = question as Question
      this.mustBeHome(asked.table)
      if (asked.do === "choose")
        return chooseHere(this.tables, asked.table, asked.player, asked.address, asked.choosing)
      if (asked.do === "look") return lookHere(this.tables, asked.table, asked.visit, asked.glance)
      throw new Unreachable("not known here")
    },
    open: (question) => {
      const asked = question as Question
      return asked.do === "watch" ? this.watchFor(asked) : null
    },
  }

  private async watchFor({ table, visit, wish }: Question & { readonly do: "watch" }) {
    this.mustBeHome(table)
    const watch = await watchHere(this.tables, table, visit, wish)
    return {
      answer: { lines: watch.lines },
      begin: (telling: Telling) => watch.begin(({ chunk }) => telling.send(chunk), telling.over),
    }
  }

  private mustBeHome(table: string): void {
    if (!this.tables.keeps(table)) throw new Unreachable(notMine)
    this.counts.takenOn++
  }

  private isHere(table: string): boolean {
    const { keeping } = this.tables
    return this.trunks === null || this.trunks.open === 0 || keeping.keeps(table)
  }

  private async pass<T>(
    table: string,
    there: (caller: Pick<Caller, "ask" | "open">) => Promise<T>,
    here: () => Promise<T>,
  ): Promise<T> {
    let asked: string | null = null
    for (;;) {
      const node = await this.keeperOf(table)
      const caller = node === null || node === asked ? null : (this.trunks?.to(node) ?? null)
      if (caller === null) return here()
      this.counts.passedOn++
      try {
        return await there(caller)
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error
        this.hints.delete(table)
        // It may have moved: one more look at who keeps it
        if (error.message === notMine && asked === null) asked = node
        else {
          this.counts.doneInstead++
          return here()
        }
      }
    }
  }

  /**
   * The other node that keeps the table, by what is remembered if that node lives, else by the
   * database.
   */
  private async keeperOf(table: string): Promise<string | null> {
    const { keeping } = this.tables
    const hint = this.hints.get(table)
    if (hint !== undefined && keeping.lives(hint)) return hint
    this.hints.delete(table)
    const row = await this.tables.db
      .selectFrom("game_table")
      .select(["keeper", "status"])
      .where("id", "=", table)
      .executeTakeFirst()
    const keeper = row?.status === "playing" ? row.keeper : null
    if (keeper === null || !keeping.lives(keeper)) return null
    if (this.hints.size >= mostHints) this.hints.delete(this.hints.keys().next().value as string)
    this.hints.set(table, keeper)
    return keeper
  }
}

async function watchThere(caller: Pick<Caller, "open">, question: Question): Promise<Watch> {
  const far = await caller.open(question)
  return {
    lines: (far.answer as { lines: number }).lines,
    begin(send, moved) {
      far.follow((chunk) => send(chunkFrom(chunk)), moved)
      return far.leave
    },
    abandon: far.leave,
  }
}
