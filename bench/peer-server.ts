// boardgame.io's own server with its default socket transport, to be measured: with a folder it
// keeps matches in files (its FlatFile storage), without one in memory (its default).

import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { peerNoughts } from "./peer.ts"

const require = createRequire(import.meta.url)
const { FlatFile, Server } =
  require("boardgame.io/server") as typeof import("boardgame.io/dist/types/packages/server.js")

// The library loads it only when FlatFile is used, and leaves it to its user to install
require.resolve("node-persist")

const [folder] = process.argv.slice(2)
const server = Server({
  games: [peerNoughts],
  origins: ["http://127.0.0.1"],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
})
const running = await server.run({ port: 0 })
const { port } = running.appServer.address() as AddressInfo
console.log(`listening http://127.0.0.1:${port}`)
