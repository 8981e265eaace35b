// A wire that can be cut counts what goes through it.
import { once } from "node:events"
import { type AddressInfo, connect, createServer } from "node:net"
import { expect, test } from "vitest"
import { Cable } from "../testing/cable.ts"

test("what goes through a cable is counted in both directions, and arrives", async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, "127.0.0.1")
  await once(echo, "listening")
  const cable = await Cable.open((echo.address() as AddressInfo).port)
  expect(cable.carried).toEqual({ packets: 0, bytes: 0 })
  const socket = connect(cable.port, "127.0.0.1")
  socket.write("twelve bytes")
  const [back] = await once(socket, "data")
  expect(String(back)).toBe("twelve bytes")
  expect(cable.carried.bytes).toBe(24)
  socket.end()
  await once(socket, "close")
  await cable.close()
  echo.close()
})
