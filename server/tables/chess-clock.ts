// The clocks of a table as data: when each seat was asked, and what is left in its bank. Entries
// carry the times.
import type { Seat } from "@genepool/engine"
import { type Manner, timeOf } from "@genepool/wire"
import { z } from "zod"
import { afterCounted, countedTime, type Span } from "./rest.ts"

/** All that there is to a clock. */
export const clockKept = z.object({
  bank: z.array(z.number()),
  since: z.array(z.number().nullable()),
  pausedAt: z.number().nullable(),
  carried: z.array(z.number()).optional(),
  stretch: z
    .object({ seat: z.number().int(), took: z.array(z.number()) })
    .nullable()
    .optional(),
  turn: z.array(z.number().nullable()).optional(),
  away: z.array(z.array(z.object({ from: z.number(), until: z.number() }))).optional(),
})
export type ClockKept = z.infer<typeof clockKept>

type Setting = Manner["clock"]

export class ChessClock {
  private readonly setting: Setting
  readonly bank: number[]
  /** Since when each seat owes a choice; null while it does not. */
  readonly since: (number | null)[]
  /** Since when each seat is waited for without a break: its turn; null while it is not. */
  private readonly turn: (number | null)[]
  /** When each seat's player was away, or will be, as far as it still matters. */
  readonly away: Span[][]
  private pausedAt: number | null = null
  /** What each seat has spent of its next question's time already, on choices that it took back. */
  private readonly carried: number[]
  /**
   * How long a seat took for each of its last choices, as far as it could take them back by itself.
   */
  private stretch: { readonly seat: Seat; readonly took: readonly number[] } | null = null

  constructor(setting: Setting, seats: number) {
    this.setting = setting
    this.bank = new Array<number>(seats).fill(setting.kind === "none" ? 0 : setting.bank)
    this.since = new Array<null>(seats).fill(null)
    this.turn = new Array<null>(seats).fill(null)
    this.away = Array.from({ length: seats }, () => [])
    this.carried = new Array<number>(seats).fill(0)
  }

  /** Whether time is given for whole turns. */
  private get byTurns(): boolean {
    return this.setting.kind !== "none" && this.setting.perTurn !== undefined
  }

  private get rest() {
    return this.setting.kind === "slow" ? (this.setting.rest ?? null) : null
  }

  /**
   * The seat has chosen: what it took beyond its time comes out of its bank; of a turn when it is
   * over, when the seat owes nothing more. What opened something is not taken back freely.
   */
  charge(seat: Seat, at: number, opened: boolean, isOver: boolean): void {
    const took = this.byTurns && !isOver ? 0 : this.spend(seat, this.elapsed(seat, at))
    const before = this.stretch?.seat === seat ? this.stretch.took : []
    this.stretch = { seat, took: opened ? [] : [...before, took] }
  }

  /**
   * The seat takes choices back: so many of its own, or what all have agreed to. What it spent on
   * them counts for the question that it is asked again; nobody else's time does.
   */
  takeBack(seat: Seat, own: number | null, at: number): void {
    // The turn goes on: its time goes on with it
    if (this.byTurns && this.turn[seat] !== null) {
      this.stretch = null
      return
    }
    const took = this.stretch?.seat === seat && own !== null ? this.stretch.took : []
    const kept = own === null ? 0 : Math.max(0, took.length - own)
    const spent = took.slice(kept).reduce((sum, time) => sum + time, this.elapsed(seat, at))
    this.stretch = { seat, took: took.slice(0, kept) }
    this.carried[seat] = this.spend(seat, spent)
  }

  /**
   * The seat's time is up, and somebody else plays it: its bank is spent, and whoever returns
   * begins anew.
   */
  forfeit(seat: Seat, at: number): void {
    if (!this.byTurns) return
    this.spend(seat, this.elapsed(seat, at))
    this.turn[seat] = null
  }

  /** The seat's player is back: what was asked meanwhile was not asked of them. */
  restart(seat: Seat): void {
    this.since[seat] = null
    this.turn[seat] = null
  }

  /**
   * The seat's player is away until then, and was before as they were; earlier than that again,
   * they are back.
   */
  goAway(seat: Seat, from: number, until: number): void {
    const before = (this.away[seat] ?? [])
      .map((span) => ({ from: span.from, until: Math.min(span.until, from) }))
      // What lies before everything that is waited for does not matter any more
      .filter((span) => span.until > span.from && span.until > (this.turn[seat] ?? from))
    this.away[seat] = until > from ? [...before, { from, until }] : before
  }

  /** Until when the seat's player is, or was, away; null if they are back, or were never gone. */
  lastAway(seat: Seat): number | null {
    return this.away[seat]?.at(-1)?.until ?? null
  }

  /** Since when the seat is waited for without a break. */
  turnSince(seat: Seat): number | null {
    return this.turn[seat] ?? null
  }

  /** Since when the time runs that is being spent. */
  private running(seat: Seat): number | null {
    return (this.byTurns ? this.turn[seat] : this.since[seat]) ?? null
  }

  private elapsed(seat: Seat, at: number): number {
    const since = this.running(seat)
    return since === null ? 0 : countedTime(since, at, this.rest, this.away[seat] ?? [])
  }

  /** Takes from the bank what goes beyond the time of a turn or choice; answers the rest. */
  private spend(seat: Seat, time: number): number {
    if (this.setting.kind === "none") return 0
    const over = Math.max(0, time - timeOf(this.setting))
    this.bank[seat] = Math.max(0, (this.bank[seat] as number) - over)
    return time - over
  }

  /** Who owes a choice now. A seat that already did goes on unless the question is a new one. */
  ask(seats: readonly Seat[], at: number, anew: boolean): void {
    for (let seat = 0; seat < this.since.length; seat++) {
      if (!seats.includes(seat)) {
        this.since[seat] = null
        this.turn[seat] = null
      } else if (anew || this.since[seat] === null) {
        const since = (this.pausedAt ?? at) - (this.carried[seat] as number)
        this.since[seat] = since
        this.turn[seat] ??= since
        this.carried[seat] = 0
      }
    }
  }

  pause(at: number): void {
    this.pausedAt = at
  }

  resume(at: number): void {
    if (this.pausedAt === null) return
    const pause = at - this.pausedAt
    this.pausedAt = null
    for (const begun of [this.since, this.turn])
      for (const [seat, since] of begun.entries()) if (since !== null) begun[seat] = since + pause
  }

  /** When the seat's time is up; null when it is not running. */
  deadline(seat: Seat): number | null {
    return this.after(seat, this.bank[seat] as number)
  }

  /**
   * When the time for the turn or choice is up, and the bank begins; null when it is not running.
   */
  turnEnd(seat: Seat): number | null {
    return this.after(seat, 0)
  }

  private after(seat: Seat, more: number): number | null {
    const since = this.running(seat)
    if (since === null || this.setting.kind === "none" || this.pausedAt !== null) return null
    return afterCounted(since, timeOf(this.setting) + more, this.rest, this.away[seat] ?? [])
  }

  kept(): ClockKept {
    const { pausedAt, stretch } = this
    const [bank, since, carried] = [this.bank.slice(), this.since.slice(), this.carried.slice()]
    const away = this.away.map((spans) => [...spans])
    const took = stretch && { ...stretch, took: [...stretch.took] }
    return { bank, since, pausedAt, carried, stretch: took, turn: this.turn.slice(), away }
  }

  /** The same clock as it was when that was kept. */
  at({ bank, since, pausedAt, carried, stretch, turn, away }: ClockKept): ChessClock {
    const clock = new ChessClock(this.setting, bank.length)
    clock.bank.splice(0, bank.length, ...bank)
    clock.since.splice(0, since.length, ...since)
    // Kept before there were turns: the question that stands has begun one
    clock.turn.splice(0, since.length, ...(turn ?? since))
    if (away !== undefined) clock.away.splice(0, away.length, ...away.map((spans) => [...spans]))
    clock.pausedAt = pausedAt
    if (carried !== undefined) clock.carried.splice(0, carried.length, ...carried)
    clock.stretch = stretch ?? null
    return clock
  }

  copy(): ChessClock {
    const { bank, since, pausedAt, carried, turn, away, stretch } = this
    const copy = this.at({ bank, since, pausedAt, carried, turn, away })
    // It is replaced, never changed
    copy.stretch = stretch
    return copy
  }
}
