// No more connections than there are files to be had for: whoever comes beyond that is told so and
// not just cut off, and the database, the log and the figures can still open theirs.
import { readFileSync } from "node:fs"
import type { Server } from "node:http"
import type { Socket } from "node:net"

/**
 * Files that are not connections of visitors: doors, database, threads, Redis, letters, figures.
 */
const reserve = 120
/**
 * Milliseconds in which somebody who is turned away can read why; and how many may be reading that
 * at a time.
 */
const timeToRead = 1000
const mostReading = 50
/** Warnings about it are this far apart, in milliseconds. */
const quietFor = 60_000

/** How many files this process may have open; null where that cannot be known. */
function openFileLimit(): number | null {
  try {
    const line = /^Max open files +(\d+|unlimited)/m.exec(readFileSync("/proc/self/limits", "utf8"))
    const limit = Number(line?.[1])
    return Number.isInteger(limit) ? limit : null
  } catch {
    return null
  }
}

/** Connections that may be open; null where there is no limit that is known. */
export function mostConnections(databaseConnections: number, limit = openFileLimit()): number | null {
  return limit === null ? null : Math.max(10, limit - reserve - databaseConnections)
}

export interface CrowdSetting {
  readonly most: number
  /** What those who are turned away read: a whole answer. */
  readonly answer: string
  readonly warn: (connections: number) => void
  readonly now?: () => number
}

/** Must come after whoever else listens for connections: it stands before all of them. */
export function keepRoom(server: Server, { most, answer, warn, now = Date.now }: CrowdSetting): void {
  const inside = server.listeners("connection") as ((socket: Socket) => void)[]
  server.removeAllListeners("connection")
  let open = 0
  let reading = 0
  let warned = Number.NEGATIVE_INFINITY
  server.on("connection", (socket: Socket) => {
    if (open < most) {
      open++
      socket.once("close", () => open--)
      for (const listen of inside) listen.call(server, socket)
      return
    }
    if (now() - warned >= quietFor) {
      warned = now()
      warn(open)
    }
    if (reading >= mostReading) return void socket.destroy()
    reading++
    const late = setTimeout(() => socket.destroy(), timeToRead)
    socket.once("close", () => {
      reading--
      clearTimeout(late)
    })
    socket.on("error", () => undefined)
    // What was sent must have been read, or the system takes the answer back
    socket.once("data", () => socket.end(answer)).resume()
  })
}
