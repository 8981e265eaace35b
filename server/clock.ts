// Time as an argument: the server asks this and nothing else what time it is, so that tests can
// turn the hands.

export interface Clock {
  now(): number
  /** Calls back after that many milliseconds; the answer cancels it. */
  after(milliseconds: number, call: () => void): () => void
}

/**
 * Node's timers hold 31 bits; a slow table's day is far below, but an option could ask for more.
 */
const longest = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, Math.min(Math.max(milliseconds, 0), longest))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
