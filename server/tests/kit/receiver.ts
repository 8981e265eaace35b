// The other side of notices, on the loopback: a push service with devices that can read, and
// addresses that are called.
import { createECDH, randomBytes } from "node:crypto"
import { createServer } from "node:http"
import type { NoticeMessage, PushSubscription } from "@genepool/wire"
import ece from "http_ece"

export interface Call {
  readonly path: string
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  readonly headers?: { readonly [name: string]: string }
}

export interface Receiver {
  readonly url: string
  /** All that were answered with a good status. */
  readonly taken: Call[]
  /** All that came at all. */
  readonly calls: Call[]
  /** What the next calls are answered, one after the other; then 201. */
  readonly answers: Answer[]
  /** What calls are answered that have an answer of their own. */
  answer: (call: Call) => Answer | undefined
  /** Nobody is answered before it resolves. */
  until: Promise<void>
  device(): Device
  close(): Promise<void>
}

/** A browser's end of a subscription. */
export class Device {
  readonly subscription: PushSubscription
  private readonly receiver: Receiver
  private readonly keys = createECDH("prime256v1")
  private readonly auth = randomBytes(16)
  private readonly path = `/push/${randomBytes(8).toString("hex")}`

  constructor(receiver: Receiver) {
    this.receiver = receiver
    this.keys.generateKeys()
    this.subscription = {
      endpoint: `${receiver.url}${this.path}`,
      keys: { p256dh: this.keys.getPublicKey("base64url"), auth: this.auth.toString("base64url") },
    }
  }

  /** What it was sent, decrypted. */
  get received(): NoticeMessage[] {
    return this.receiver.taken.flatMap(({ path, body }) => {
      if (path !== this.path) return []
      const options = {
        version: "aes128gcm",
        privateKey: this.keys,
        authSecret: this.auth.toString("base64url"),
      }
      return [JSON.parse(ece.decrypt(body, options).toString()) as NoticeMessage]
    })
  }
}

export async function openReceiver(): Promise<Receiver> {
  const taken: Call[] = []
  const calls: Call[] = []
  const answers: Answer[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const call = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) }
      calls.push(call)
      const { status, headers } = receiver.answer(call) ?? answers.shift() ?? { status: 201 }
      if (status < 300) taken.push(call)
      void receiver.until.then(() => response.writeHead(status, headers).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const receiver: Receiver = {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    taken,
    calls,
    answers,
    answer: () => undefined,
    until: Promise.resolve(),
    device: () => new Device(receiver),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
