// The connection between two nodes, for everything that one of them passes on to the other:
// questions with one answer, and streams, which are answered once and then tell on. It ends when
// the other side is silent for too long; whoever passed something on then does it without the
// other.
import type { Duplex } from "node:stream"
import { Problem, type ProblemShape } from "../problem.ts"
import { frameForAll, framesIn, type Kind, Packets, packetOf } from "./packets.ts"

/** The other node did not do it, or nobody knows whether it did. */
export class Unreachable extends Error {
  override name = "Unreachable"
}

/** Beats without a word from the other side after which it counts as gone. */
const patience = 4
/** What may be under way to a node that does not read. */
const mostUnread = 1 << 26

type Answer =
  | { readonly done: unknown }
  | { readonly problem: ProblemShape }
  /** It is not this node's, or this node could not do it. */
  | { readonly not: string }

/** Packets in both directions, and whether the other side lives. */
class Pipe {
  private readonly socket: Duplex
  private silent = 0
  private corked = false

  constructor(socket: Duplex, take: (kind: Kind, id: number, body: Buffer) => void, closed: () => void) {
    this.socket = socket
    const packets = new Packets(take)
    socket.on("data", (piece: Buffer) => {
      this.silent = 0
      try {
        packets.push(piece)
      } catch {
        socket.destroy()
      }
    })
    socket.on("error", () => undefined)
    socket.once("close", closed)
  }

  send(kind: Kind, id: number, body: Buffer | null = null): void {
    const { socket } = this
    if (socket.destroyed) return
    if (socket.writableLength > mostUnread) return void socket.destroy()
    // What is said in one go is one write
    if (!this.corked) {
      this.corked = true
      socket.cork()
      setImmediate(() => {
        this.corked = false
        socket.uncork()
      })
    }
    for (const part of packetOf(kind, id, body)) socket.write(part)
  }

  /** Called every half second: counts, and compares no clocks. */
  beat(): void {
    if (++this.silent > patience) this.socket.destroy()
    else this.send("sign", 0)
  }

  destroy(): void {
    this.socket.destroy()
  }
}

/** What somebody hears through another node. */
export interface FarStream {
  /** What was answered when it was opened. */
  readonly answer: unknown
  /**
   * What is told from the beginning, until `leave`; `over` when there is nothing more to come from
   * there.
   */
  follow(send: (chunk: Buffer) => void, over: () => void): void
  readonly leave: () => void
}

interface Following {
  waiting: Buffer[]
  send: ((chunk: Buffer) => void) | null
  isOver: boolean
  over: (() => void) | null
}

/** The end that passes things on. */
export class Caller {
  private readonly pipe: Pipe
  private readonly asked = new Map<number, (answer: Answer) => void>()
  private readonly followed = new Map<number, Following>()
  private last = 0
  /** False once the other side has said that it stops, or is gone. */
  takes = true

  constructor(socket: Duplex, closed: () => void) {
    this.pipe = new Pipe(
      socket,
      (kind, id, body) => this.take(kind, id, body),
      () => {
        this.takes = false
        for (const resolve of this.asked.values()) resolve({ not: "gone" })
        this.asked.clear()
        this.endStreams()
        closed()
      },
    )
  }

  /** Throws Problem as the other node would, or Unreachable. */
  async ask(question: object): Promise<unknown> {
    return doneOf(await this.put(question, this.nextId()))
  }

  /** The same for what goes on after its answer. */
  async open(question: object): Promise<FarStream> {
    const id = this.nextId()
    const following: Following = { waiting: [], send: null, isOver: false, over: null }
    this.followed.set(id, following)
    const leave = () => {
      if (this.followed.delete(id)) this.pipe.send("leave", id)
    }
    let answer: unknown
    try {
      answer = doneOf(await this.put(question, id))
    } catch (error) {
      this.followed.delete(id)
      throw error
    }
    return {
      answer,
      leave,
      follow(send, over) {
        for (const chunk of following.waiting.splice(0)) send(chunk)
        following.send = send
        following.over = over
        if (following.isOver) over()
      },
    }
  }

  beat(): void {
    this.pipe.beat()
  }

  destroy(): void {
    this.pipe.destroy()
  }

  private nextId(): number {
    this.last = (this.last % 0xffffffff) + 1
    return this.last
  }

  private put(question: object, id: number): Promise<Answer> {
    if (!this.takes) return Promise.resolve({ not: "gone" })
    return new Promise((resolve) => {
      this.asked.set(id, resolve)
      this.pipe.send("ask", id, Buffer.from(JSON.stringify(question)))
    })
  }

  private take(kind: Kind, id: number, body: Buffer): void {
    if (kind === "answer") {
      this.asked.get(id)?.(JSON.parse(body.toString()) as Answer)
      this.asked.delete(id)
    } else if (kind === "frame") this.hand(id, body)
    else if (kind === "frames") {
      const { ids, chunk } = framesIn(id, body)
      for (const one of ids) this.hand(one, chunk)
    } else if (kind === "over") this.endStream(id)
    else if (kind === "closing") {
      this.takes = false
      this.endStreams()
    }
  }

  private hand(id: number, chunk: Buffer): void {
    const following = this.followed.get(id)
    if (following?.send) following.send(chunk)
    // What comes with the same read is overwritten by nobody, but its buffer may be much larger
    else following?.waiting.push(Buffer.from(chunk))
  }

  private endStreams(): void {
    for (const id of [...this.followed.keys()]) this.endStream(id)
  }

  private endStream(id: number): void {
    const following = this.followed.get(id)
    if (following === undefined) return
    this.followed.delete(id)
    following.isOver = true
    following.over?.()
  }
}

function doneOf(answer: Answer): unknown {
  if ("done" in answer) return answer.done
  if ("problem" in answer) throw Problem.from(answer.problem)
  throw new Unreachable(answer.not)
}

/** What is told through a stream that another node has opened. */
export interface Telling {
  readonly send: (chunk: Buffer) => void
  /** There is nothing more to come from here. */
  readonly over: () => void
}

/**
 * What a node does for others. Each throws Problem where a visitor would be refused, and
 * Unreachable if it is not its affair.
 */
export interface Service {
  answer(question: unknown): Promise<unknown>
  /** Null, if the question is not for a stream. `begin` answers how to leave. */
  open(
    question: unknown,
  ): Promise<{ readonly answer: unknown; readonly begin: (telling: Telling) => () => void }> | null
}

/** The end that things are passed on to: it never passes them on itself. */
export class Answerer {
  private readonly pipe: Pipe
  private readonly service: Service
  private readonly open = new Map<number, { leave: (() => void) | null }>()
  /** Many may watch: what is told to one after the other goes over once. */
  private same: { readonly chunk: Buffer; readonly ids: number[] } | null = null

  constructor(socket: Duplex, service: Service, closed: () => void) {
    this.service = service
    this.pipe = new Pipe(
      socket,
      (kind, id, body) => this.take(kind, id, body),
      () => {
        for (const id of [...this.open.keys()]) this.leave(id)
        closed()
      },
    )
  }

  beat(): void {
    this.pipe.beat()
  }

  /** Nothing new is taken on; what was asked is still answered. */
  closing(): void {
    this.pipe.send("closing", 0)
    for (const id of [...this.open.keys()]) this.leave(id)
  }

  destroy(): void {
    this.pipe.destroy()
  }

  private take(kind: Kind, id: number, body: Buffer): void {
    // What cannot be told is no answer: whoever waits for it finds another way when the trunk ends
    if (kind === "ask") this.do(id, JSON.parse(body.toString())).catch(() => this.pipe.destroy())
    else if (kind === "leave") this.leave(id)
  }

  private async do(id: number, question: unknown): Promise<void> {
    const opening = this.service.open(question)
    if (opening === null) return this.say(id, await answerTo(this.service.answer(question)))
    const stream: { leave: (() => void) | null } = { leave: null }
    this.open.set(id, stream)
    const answer = await answerTo(opening)
    // Who asked may have gone meanwhile
    if (!("done" in answer) || this.open.get(id) !== stream) {
      this.open.delete(id)
      return this.say(id, answer)
    }
    const { answer: first, begin } = answer.done as Awaited<typeof opening>
    this.say(id, { done: first })
    stream.leave = begin({
      send: (chunk) => this.tell(id, chunk),
      over: () => {
        this.leave(id)
        this.tellSame()
        this.pipe.send("over", id)
      },
    })
  }

  private tell(id: number, chunk: Buffer): void {
    if (this.same?.chunk === chunk) return void this.same.ids.push(id)
    this.tellSame()
    this.same = { chunk, ids: [id] }
    process.nextTick(() => this.tellSame())
  }

  private tellSame(): void {
    const { same } = this
    this.same = null
    if (same === null) return
    const [first, ...more] = same.ids as [number, ...number[]]
    if (more.length === 0) this.pipe.send("frame", first, same.chunk)
    else this.pipe.send("frames", same.ids.length, frameForAll(same.ids, same.chunk))
  }

  private say(id: number, answer: Answer): void {
    this.tellSame()
    this.pipe.send("answer", id, Buffer.from(JSON.stringify(answer)))
  }

  private leave(id: number): void {
    const stream = this.open.get(id)
    this.open.delete(id)
    stream?.leave?.()
  }
}

async function answerTo(work: Promise<unknown>): Promise<Answer> {
  try {
    return { done: await work }
  } catch (error) {
    // Who stops is not to be waited for: the other node can do it
    if (error instanceof Problem && error.code !== "stopping") return { problem: error.shape }
    // Whatever is wrong here, who asked tries it without this node, and tells what is wrong there
    return { not: error instanceof Error ? error.message : String(error) }
  }
}
