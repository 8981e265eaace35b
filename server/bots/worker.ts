// Runs in a thread of its own: thinks for a bot, from its seat's view alone.
import { readlinkSync } from "node:fs"
import { setPriority } from "node:os"
import { basename } from "node:path"
import { thinker } from "@genepool/bots"
import { gameOf } from "@genepool/games"

/**
 * Whoever answers people goes first where processors are few. Linux gives every thread a priority
 * of its own and a number under which it can be set; elsewhere threads share the process's, and
 * thinking stays as it is.
 */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), 10)
  } catch {
    // No such folder, or not allowed
  }
}

giveWay()

export default thinker(gameOf, () => performance.now())
