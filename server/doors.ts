// Several doors to one address. In one turn of its loop Node lets in a single connection by each:
// after a restart thousands come at once, and whoever has something to choose would stand in line
// behind all of them.
import { once } from "node:events"
import type { Server } from "node:http"
import { createServer, type Server as Door, type Socket } from "node:net"

/** As many as a turn of the loop should let in, however long it is. */
const besideTheFirst = 31

/** Whether the system lets one process listen several times, and gives each its share. */
export const hasSeveralDoors = process.platform === "linux"

export interface DoorAddress {
  readonly host: string
  readonly port: number
  readonly backlog: number
}

/**
 * Throws as listening does where somebody else has the address: whoever shares it with oneself
 * would share it with another process just as well.
 */
export async function mustBeFree(address: DoorAddress): Promise<void> {
  // Any free one is nobody's
  if (address.port === 0) return
  const door = createServer((socket) => socket.destroy())
  await listening(door, address, false)
  await closed(door)
}

/** All but the first, through which the server itself listens; the answer closes them. */
export async function openDoors(server: Server, address: DoorAddress): Promise<() => Promise<void>> {
  const letIn = (socket: Socket) => void server.emit("connection", socket)
  const doors = Array.from({ length: besideTheFirst }, () =>
    // As the server makes its own
    createServer({ noDelay: true, allowHalfOpen: true }, letIn),
  )
  await Promise.all(doors.map((door) => listening(door, address, true)))
  return async () => {
    await Promise.all(doors.map(closed))
  }
}

async function listening(door: Door, address: DoorAddress, reusePort: boolean): Promise<void> {
  door.listen({ ...address, reusePort })
  await once(door, "listening")
  // What goes wrong with one later concerns one connection
  door.on("error", () => undefined)
}

/** Resolves when everybody who came in by it has gone. */
async function closed(door: Door): Promise<void> {
  const gone = once(door, "close")
  door.close()
  await gone
}
