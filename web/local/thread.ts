// The thread in which a table on this device runs: it takes a while to start, so it may be started
// before it is needed

let early: Worker | null = null

/** It loads the game of its name at once. */
const start = (game: string) =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: game })

export function startEarly(game: string): void {
  if (early !== null) return
  const thread = start(game)
  early = thread
  // Nobody listens yet: whoever needs a thread then starts another one, and hears what is wrong
  thread.addEventListener("error", () => {
    if (early === thread) early = null
  })
}

export function takeThread(): Worker {
  const thread = early ?? start("")
  early = null
  return thread
}
