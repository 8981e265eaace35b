// A line in between that can be cut: whoever connects here is put through to wherever it points
// now.
import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"

export class Cable {
  /** The port behind it; it may change while the cable stays. */
  target: number
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private held = false
  /** What has gone through, in both directions. */
  readonly carried = { packets: 0, bytes: 0 }

  private constructor(server: Server, target: number) {
    this.server = server
    this.target = target
    server.on("connection", (near) => this.through(near))
  }

  static async open(target: number): Promise<Cable> {
    const server = createServer({ noDelay: true }).listen({ port: 0, host: "127.0.0.1", backlog: 2048 })
    await once(server, "listening")
    return new Cable(server, target)
  }

  get port(): number {
    return (this.server.address() as { port: number }).port
  }

  get connections(): number {
    return this.sockets.size / 2
  }

  /** Every connection breaks at once; new ones are put through. */
  cut(): number {
    const { size } = this.sockets
    for (const socket of this.sockets) socket.resetAndDestroy()
    return size / 2
  }

  /** Nothing goes through for a while, and nobody is told: connections stay, and so do new ones. */
  hold(milliseconds: number): Promise<void> {
    return this.holdUntil(new Promise((resolve) => setTimeout(resolve, milliseconds)))
  }

  /** The same until something is so. */
  async holdUntil(letGo: Promise<void>): Promise<void> {
    this.held = true
    for (const socket of this.sockets) socket.pause()
    await letGo
    this.held = false
    for (const socket of this.sockets) socket.resume()
  }

  async close(): Promise<void> {
    if (!this.server.listening) return
    this.server.close()
    this.cut()
    await once(this.server, "close")
  }

  private through(near: Socket): void {
    const far = connect({ port: this.target, host: "127.0.0.1", noDelay: true })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one)
      one.pipe(other)
      one.on("data", ({ length }: Buffer) => {
        this.carried.packets++
        this.carried.bytes += length
      })
      if (this.held) one.pause()
      one.on("error", () => other.destroy())
      one.on("close", () => {
        this.sockets.delete(one)
        other.destroy()
      })
    }
  }
}
