// A real SMTP server on the loopback, which keeps what it is given and can refuse.
import { SMTPServer } from "smtp-server"

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

export interface MailServer {
  readonly port: number
  readonly received: Received[]
  /** Refuses letters to this address, for good (550) or for now (450). */
  readonly refuses: Map<string, 450 | 550>
  close(): Promise<void>
}

/** `auth`: the one name and password that it lets in; left out, anybody may send. */
export async function openMailServer(
  auth?: { readonly user: string; readonly password: string },
  port = 0,
): Promise<MailServer> {
  const received: Received[] = []
  const refuses = new Map<string, 450 | 550>()
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: auth === undefined,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === auth?.user && password === auth?.password
        ? done(null, { user: username })
        : done(new Error("who are you?")),
    onRcptTo({ address }, _session, done) {
      const code = refuses.get(address)
      done(code === undefined ? null : Object.assign(new Error(`not for ${address}`), { responseCode: code }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, ...read(Buffer.concat(parts).toString()) })
        done(null)
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject)
    server.listen(port, "127.0.0.1", () => resolve())
  })
  const address = server.server.address()
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    received,
    refuses,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function read(raw: string): { subject: string; text: string } {
  const end = raw.indexOf("\r\n\r\n")
  const head = raw.slice(0, end).replaceAll(/\r\n\s+/g, " ")
  const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ""
  return {
    subject: subject
      .replaceAll(/\?=\s+=\?/g, "?==?")
      .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, part: string) => Buffer.from(part, "base64").toString())
      .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, part: string) =>
        decodeURIComponent(part.replaceAll("_", " ").replaceAll("=", "%")),
      ),
    text: Buffer.from(raw.slice(end), "base64").toString(),
  }
}
