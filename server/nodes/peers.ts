// The trunks of one node: one to every other that has an address, and those that others have
// opened. The secret that all nodes share is the key to them (TLS with a pre-shared key): nobody
// else gets in, and nobody between reads along.
import { hkdfSync } from "node:crypto"
import type { AddressInfo, Socket } from "node:net"
import { connect, createServer, type Server, type TLSSocket } from "node:tls"
import type { Clock } from "../clock.ts"
import { Answerer, Caller, type Service } from "./trunk.ts"

export interface NodeAddress {
  readonly host: string
  readonly port: number
}

export interface PeersSetting {
  /** Where other nodes find this one; with port 0, whichever is free. */
  readonly address: NodeAddress
  readonly secret: string
  /** Those who share a database: with the same secret others are strangers too. */
  readonly installation: string
  readonly service: Service
  readonly clock: Pick<Clock, "after">
  readonly log: { warn(details: object, message: string): void }
}

/** Milliseconds between two signs of life. */
const interval = 500
/** Beats within which a trunk must be open. */
const patience = 4
/** Beats after which one that is open counts as lasting. */
const lasting = 20
/**
 * Connections of which is not known yet whether they have the key: a crowd of them takes no files
 * from visitors.
 */
const mostStrangers = 50
/** What both ends say they speak; nodes that speak another do without. */
const identity = "genepool trunk 1"
const ciphers = {
  ciphers: "ECDHE-PSK-CHACHA20-POLY1305",
  minVersion: "TLSv1.2",
  maxVersion: "TLSv1.2",
} as const

interface Peer {
  readonly address: string
  socket: TLSSocket
  caller: Caller | null
  beats: number
}

export class Peers {
  private readonly setting: PeersSetting
  private readonly key: Buffer
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  /** Where those come from who have not shown yet that they have the key. */
  private readonly strangers = new Set<string>()
  private readonly answerers = new Set<Answerer>()
  private readonly peers = new Map<string, Peer>()
  private known: ReadonlyMap<string, { readonly address: string | null }> = new Map()
  private announced: string | null = null
  private stopBeating: () => void = () => undefined
  private listening: Promise<void> | null = null
  private stopped = false

  constructor(setting: PeersSetting) {
    this.setting = setting
    this.key = Buffer.from(hkdfSync("sha256", setting.secret, setting.installation, "genepool trunk", 32))
    this.server = createServer({
      ...ciphers,
      pskCallback: (_socket, said) => (said === identity ? this.key : null),
      handshakeTimeout: interval * patience,
    })
    this.server.on("connection", (socket: Socket) => {
      if (this.strangers.size >= mostStrangers) return void socket.destroy()
      const from = originOf(socket)
      this.sockets.add(socket)
      this.strangers.add(from)
      socket.once("close", () => {
        this.sockets.delete(socket)
        this.strangers.delete(from)
      })
    })
    this.server.on("secureConnection", (socket) => {
      this.strangers.delete(originOf(socket))
      this.takeIn(socket)
    })
    let told = false
    this.server.on("tlsClientError", (error: NodeJS.ErrnoException, socket) => {
      // Whoever says nothing in time is only told of, and would stay
      socket.destroy()
      if (told || error.code === "ECONNRESET") return
      told = true
      setting.log.warn(
        { reason: error.code ?? error.message },
        "somebody without the nodes' secret has tried the address at which they pass things on; told once",
      )
    })
  }

  /** Where this node is found, once it listens. */
  get address(): string | null {
    return this.announced
  }

  /** How many trunks are open from here. */
  get open(): number {
    return [...this.peers.values()].filter(({ caller }) => caller?.takes).length
  }

  /** Once. */
  listen(): Promise<void> {
    this.listening ??= this.doListen()
    return this.listening
  }

  private async doListen(): Promise<void> {
    const { host, port } = this.setting.address
    await new Promise<void>((resolve, reject) => {
      this.server.once("error", reject)
      this.server.listen({ host, port }, resolve)
    })
    this.server.on("error", () => undefined)
    const given = (this.server.address() as AddressInfo).port
    this.announced = `${host.includes(":") ? `[${host}]` : host}:${given}`
    this.beat()
  }

  /** Who else lives: trunks are opened to the new ones, and those to the others end. */
  meet(others: ReadonlyMap<string, { readonly address: string | null }>): void {
    this.known = new Map([...others].map(([node, { address }]) => [node, { address }]))
    for (const [node, peer] of this.peers)
      if (this.known.get(node)?.address !== peer.address) peer.socket.destroy()
    this.connect()
  }

  /** Null while things cannot be passed on to that node. */
  to(node: string): Caller | null {
    const caller = this.peers.get(node)?.caller ?? null
    return caller?.takes ? caller : null
  }

  /** Whether they can, and most likely will go on to. */
  isLasting(node: string): boolean {
    return this.to(node) !== null && (this.peers.get(node)?.beats ?? 0) >= lasting
  }

  get strangersAtDoor(): number {
    return this.strangers.size
  }

  /** Others find another way from now on; what was asked is still answered. */
  closing(): void {
    for (const answerer of this.answerers) answerer.closing()
  }

  async close(): Promise<void> {
    this.stopped = true
    this.stopBeating()
    for (const { socket } of this.peers.values()) socket.destroy()
    for (const socket of this.sockets) socket.destroy()
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve))
  }

  private beat(): void {
    this.stopBeating = this.setting.clock.after(interval, () => {
      for (const answerer of this.answerers) answerer.beat()
      for (const peer of this.peers.values()) {
        peer.beats++
        if (peer.caller !== null) peer.caller.beat()
        else if (peer.beats > patience) peer.socket.destroy()
      }
      this.connect()
      if (!this.stopped) this.beat()
    })
  }

  private connect(): void {
    if (this.stopped) return
    for (const [node, { address }] of this.known)
      if (address !== null && !this.peers.has(node)) this.connectTo(node, address)
  }

  private connectTo(node: string, address: string): void {
    const colon = address.lastIndexOf(":")
    const socket = connect({
      ...ciphers,
      host: address.slice(0, colon).replace(/[[\]]/g, ""),
      port: Number(address.slice(colon + 1)),
      pskCallback: () => ({ psk: this.key, identity }),
      // There are no certificates: who has the key is who we want
      checkServerIdentity: () => undefined,
    })
    const peer: Peer = { address, socket, caller: null, beats: 0 }
    this.peers.set(node, peer)
    const closed = () => {
      if (this.peers.get(node) === peer) this.peers.delete(node)
    }
    socket.on("error", () => undefined)
    socket.once("close", closed)
    socket.once("secureConnect", () => {
      socket.setNoDelay(true)
      peer.beats = 0
      peer.caller = new Caller(socket, () => undefined)
    })
  }

  private takeIn(socket: TLSSocket): void {
    socket.setNoDelay(true)
    const answerer = new Answerer(socket, this.setting.service, () => this.answerers.delete(answerer))
    this.answerers.add(answerer)
  }
}

/** No two connections that are open at a time come from the same. */
const originOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`
