// The clocks of a table as data: when each seat was asked, and what is left in its bank. Entries carry the times.
import type { Seat } from "@genepool/engine"
import { z } from "zod"
import type { Manner } from "./manner.ts"

/** All that there is to a clock. */
export const clockKept = z.object({
  bank: z.array(z.number()),
  since: z.array(z.number().nullable()),
  pausedAt: z.number().nullable(),
})
export type ClockKept = z.infer<typeof clockKept>

type Setting = Manner["clock"]

export class ChessClock {
  private readonly setting: Setting
  readonly bank: number[]
  /** Since when each seat owes a choice; null while it does not. */
  readonly since: (number | null)[]
  private pausedAt: number | null = null

  constructor(setting: Setting, seats: number) {
    this.setting = setting
    this.bank = new Array<number>(seats).fill(setting.kind === "none" ? 0 : setting.bank)
    this.since = new Array<null>(seats).fill(null)
  }

  /** The seat has chosen: what it took beyond its time comes out of its bank. */
  charge(seat: Seat, at: number): void {
    const since = this.since[seat] ?? null
    if (since === null || this.setting.kind === "none") return
    const over = Math.max(0, at - since - this.setting.perChoice)
    this.bank[seat] = Math.max(0, (this.bank[seat] as number) - over)
  }

  /** Who owes a choice now. A seat that already did goes on unless the question is a new one. */
  ask(seats: readonly Seat[], at: number, anew: boolean): void {
    for (let seat = 0; seat < this.since.length; seat++) {
      if (!seats.includes(seat)) this.since[seat] = null
      else if (anew || this.since[seat] === null) this.since[seat] = at
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
    return { bank: this.bank.slice(), since: this.since.slice(), pausedAt: this.pausedAt }
  }

  /** The same clock as it was when that was kept. */
  at({ bank, since, pausedAt }: ClockKept): ChessClock {
    const clock = new ChessClock(this.setting, bank.length)
    clock.bank.splice(0, bank.length, ...bank)
    clock.since.splice(0, since.length, ...since)
    clock.pausedAt = pausedAt
    return clock
  }

  copy(): ChessClock {
    return this.at(this.kept())
  }
}
