// Listens on an address until it is told to stop
import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import type { ClientFiles } from "./client.ts"
import { respond } from "./respond.ts"

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

interface Address {
  readonly host: string
  readonly port: number
}

/** The address cannot be listened on; the message says why and what to do. */
export class ListenProblem extends Error {
  override name = "ListenProblem"
}

/** Port 0 takes any free one; the answer's `url` tells which. */
export function serve(files: ClientFiles, address: Address): Promise<RunningServer> {
  return listenOn(address, (request, response) => respond(files, request, response))
}

export async function listenOn(
  address: Address,
  answer: RequestListener,
  setting?: ListenSetting,
): Promise<RunningServer> {
  const server = createServer(answer)
  try {
    server.listen(address.port, address.host)
    await once(server, "listening")
  } catch (error) {
    throw new ListenProblem(explain(error, address, setting), { cause: error })
  }
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${nameOf(address.host)}:${port}`,
    async close() {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** What a person types into a browser on this machine. */
export function nameOf(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

/** By which an operator gives the address. */
export type ListenSetting = "HOST and PORT" | "GENEPOOL_METRICS" | "GENEPOOL_NODE"

export function explain(
  error: unknown,
  { host, port }: Address,
  setting: ListenSetting = "HOST and PORT",
): string {
  const isOwn = setting !== "HOST and PORT"
  const onPort = (other: number) => (isOwn ? `${setting}=${host}:${other}` : `PORT=${other} ./play`)
  const code = error instanceof Error && "code" in error ? error.code : undefined
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Stop that one, or choose another port: ${onPort(port + 1)}`
    case "EACCES":
      return `Port ${port} may not be used without more rights. Choose one above 1023: ${onPort(isOwn ? 9464 : 4000)}`
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return setting === "GENEPOOL_NODE"
        ? `${setting}=${host} is not an address of this machine. Use the one by which the other nodes reach it.`
        : `${isOwn ? setting : "HOST"}=${host} is not an address of this machine. Use 127.0.0.1 (this machine only) or 0.0.0.0 (everybody).`
    default:
      return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`
  }
}
