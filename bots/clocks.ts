// By what thinking time is counted.

import type { Clock } from "./player.ts"

export const clockNames = ["wall", "processor"] as const
export type ClockName = (typeof clockNames)[number]

/**
 * The clock on the wall, or the processor time that this thread has had: there, equal times stay
 * equal beside other work. Only Node knows the latter.
 */
export function clockNamed(name: ClockName, used = () => process.threadCpuUsage()): Clock {
  if (name === "wall") return () => performance.now()
  return () => {
    const { user, system } = used()
    return (user + system) / 1000
  }
}
