// What a siege speaks with: requests on kept connections, and streams that are read to the letter.
import { Agent, type IncomingHttpHeaders, request } from "node:http"

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Buffer | null
}

/**
 * Silence after which an answer that never ends is cut: who is up to date hears nothing until
 * something happens.
 */
const silence = 500

/** The server answers sooner than this whatever happens, or ends the connection. */
const usualPatience = 45_000

/**
 * Requests to one server. An answer that never ends is cut after its first event, or when none
 * comes.
 */
export class Line {
  readonly url: string
  private readonly patience: number
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 512 })

  private readonly after: (request: Sent) => Promise<void>

  /**
   * `after` is called when a request is over, whatever became of it, before its answer is given.
   */
  constructor(
    url: string,
    patience = usualPatience,
    after: (request: Sent) => Promise<void> = async () => undefined,
  ) {
    this.url = url
    this.patience = patience
    this.after = after
  }

  /**
   * Rejects when the connection breaks or no answer comes; whether the request was taken is then
   * not known.
   */
  async send(request: Sent): Promise<Answer> {
    try {
      return await this.call(request)
    } finally {
      await this.after(request)
    }
  }

  private call({ method, path, headers, body }: Sent): Promise<Answer> {
    const { hostname, port } = new URL(this.url)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const length = body === null ? {} : { "content-length": String(body.length) }
    const call = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: this.agent },
      (response) => {
        let text = ""
        const endless = response.headers["content-type"]?.startsWith("text/event-stream") === true
        const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        const cut = () => {
          done()
          response.destroy()
        }
        response.setEncoding("utf8")
        if (endless) response.setTimeout(silence, cut)
        response.on("data", (more: string) => {
          text += more
          if (endless && text.includes("\ndata: ")) cut()
        })
        response.on("end", done)
        response.on("error", reject)
      },
    )
    call.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection may be closed by the server just when it is taken up again: nothing was
      // sent on it
      if (call.reusedSocket && error.code === "ECONNRESET")
        this.call({ method, path, headers, body }).then(resolve, reject)
      else reject(error)
    })
    call.end(body ?? undefined)
    const tooLong = setTimeout(() => {
      reject(new Error(`no answer in ${this.patience / 1000} s`))
      call.destroy()
    }, this.patience)
    return promise.finally(() => clearTimeout(tooLong))
  }

  json(method: string, path: string, headers: Record<string, string>, value?: unknown): Promise<Answer> {
    const body = value === undefined ? null : Buffer.from(JSON.stringify(value))
    const type: Record<string, string> = body === null ? {} : { "content-type": "application/json" }
    return this.send({ method, path: `/api/v1${path}`, headers: { ...type, ...headers }, body })
  }

  /** The answer's body, which must be a good one. */
  async must<T>(method: string, path: string, headers: Record<string, string>, value?: unknown): Promise<T> {
    const { status, text } = await this.json(method, path, headers, value)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
    return JSON.parse(text) as T
  }

  /** Comes in as a guest: the headers by which the server knows them. */
  async guest(name: string): Promise<Record<string, string>> {
    const { status, headers, text } = await this.json("POST", "/me/guest", {}, { name })
    if (status !== 200) throw new Error(`guest ${name}: ${status} ${text}`)
    return { cookie: (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ") }
  }

  close(): void {
    this.agent.destroy()
  }
}
