// The clocks of a table as data: when each seat was asked, and what is left in its bank. Entries carry the times.
import type { Seat } from "@genepool/engine"
import type { Manner } from "@genepool/wire"
import { z } from "zod"

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
})
export type ClockKept = z.infer<typeof clockKept>

type Setting = Manner["clock"]

export class ChessClock {
  private readonly setting: Setting
  readonly bank: number[]
  /** Since when each seat owes a choice; null while it does not. */
  readonly since: (number | null)[]
  private pausedAt: number | null = null
  /** What each seat has spent of its next question's time already, on choices that it took back. */
  private readonly carried: number[]
  /** How long a seat took for each of its last choices, as far as it could take them back by itself. */
  private stretch: { readonly seat: Seat; readonly took: readonly number[] } | null = null

  constructor(setting: Setting, seats: number) {
    this.setting = setting
    this.bank = new Array<number>(seats).fill(setting.kind === "none" ? 0 : setting.bank)
    this.since = new Array<null>(seats).fill(null)
    this.carried = new Array<number>(seats).fill(0)
  }

  /** The seat has chosen: what it took beyond its time comes out of its bank. What opened something is not taken back freely. */
  charge(seat: Seat, at: number, opened: boolean): void {
    const took = this.spend(seat, this.elapsed(seat, at))
    const before = this.stretch?.seat === seat ? this.stretch.took : []
    this.stretch = { seat, took: opened ? [] : [...before, took] }
  }

  /**
   * The seat takes choices back: so many of its own, or what all have agreed to. What it spent on them counts for the
   * question that it is asked again; nobody else's time does.
   */
  takeBack(seat: Seat, own: number | null, at: number): void {
    const took = this.stretch?.seat === seat && own !== null ? this.stretch.took : []
    const kept = own === null ? 0 : Math.max(0, took.length - own)
    const spent = took.slice(kept).reduce((sum, time) => sum + time, this.elapsed(seat, at))
    this.stretch = { seat, took: took.slice(0, kept) }
    this.carried[seat] = this.spend(seat, spent)
  }

  private elapsed(seat: Seat, at: number): number {
    const since = this.since[seat] ?? null
    return since === null ? 0 : at - since
  }

  /** Takes from the bank what goes beyond the time of a choice; answers the rest. */
  private spend(seat: Seat, time: number): number {
    if (this.setting.kind === "none") return 0
    const over = Math.max(0, time - this.setting.perChoice)
    this.bank[seat] = Math.max(0, (this.bank[seat] as number) - over)
    return time - over
  }

  /** Who owes a choice now. A seat that already did goes on unless the question is a new one. */
  ask(seats: readonly Seat[], at: number, anew: boolean): void {
    for (let seat = 0; seat < this.since.length; seat++) {
      if (!seats.includes(seat)) this.since[seat] = null
      else if (anew || this.since[seat] === null) {
        this.since[seat] = (this.pausedAt ?? at) - (this.carried[seat] as number)
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
    for (let seat = 0; seat < this.since.length; seat++) {
      const since = this.since[seat] ?? null
      if (since !== null) this.since[seat] = since + pause
    }
  }

  /** When the seat's time is up; null when it is not running. */
  deadline(seat: Seat): number | null {
    const since = this.since[seat] ?? null
    if (since === null || this.setting.kind === "none" || this.pausedAt !== null) return null
    return since + this.setting.perChoice + (this.bank[seat] as number)
  }

  kept(): ClockKept {
    const { pausedAt, stretch } = this
    const [bank, since, carried] = [this.bank.slice(), this.since.slice(), this.carried.slice()]
    return { bank, since, pausedAt, carried, stretch: stretch && { ...stretch, took: [...stretch.took] } }
  }

  /** The same clock as it was when that was kept. */
  at({ bank, since, pausedAt, carried, stretch }: ClockKept): ChessClock {
    const clock = new ChessClock(this.setting, bank.length)
    clock.bank.splice(0, bank.length, ...bank)
    clock.since.splice(0, since.length, ...since)
    clock.pausedAt = pausedAt
    if (carried !== undefined) clock.carried.splice(0, carried.length, ...carried)
    clock.stretch = stretch ?? null
    return clock
  }

  copy(): ChessClock {
    return this.at(this.kept())
  }
}
