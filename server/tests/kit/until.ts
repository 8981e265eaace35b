// Waits for what happens elsewhere; the test's own time limit ends it.
import { setTimeout as pause } from "node:timers/promises"

export async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  for (let spins = 0; !(await is()); spins++) await (spins < 100 ? new Promise(setImmediate) : pause(5))
}
