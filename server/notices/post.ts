// Letters by SMTP, where the operator has set a server for them. What is in them is never logged,
// nor to whom they go.
import { createTransport } from "nodemailer"

export interface Letter {
  readonly subject: string
  readonly text: string
}

export interface PostSetting {
  /** `smtp://name:password@host:port`, or `smtps:` where TLS is spoken from the start. */
  readonly smtpUrl: string
  readonly from: string
}

export interface Post {
  /**
   * Resolves when the mail server has taken it. Throws NotTaken. `id` is the same for a letter that
   * is sent again.
   */
  send(to: string, letter: Letter, id?: string): Promise<void>
  close(): void
}

/** In the library's code and the server's number; its words may repeat the address. */
export class NotTaken extends Error {
  override name = "NotTaken"
  /** 5xx: the mail server will say the same next time. */
  readonly final: boolean

  constructor(error: unknown) {
    const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number }
    super(`${code} ${responseCode ?? ""}`.trim())
    this.final = typeof responseCode === "number" && responseCode >= 500
  }
}

export function openPost({ smtpUrl, from }: PostSetting): Post {
  const { hostname } = new URL(smtpUrl)
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname)
  const transport = createTransport({
    url: smtpUrl,
    // A password or a link never goes over the network in the clear
    requireTLS: !isHere,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.replace(/^.*@|>$/g, "")
  return {
    async send(to, { subject, text }, id) {
      const encoding = { textEncoding: "base64" } as const
      const named = id === undefined ? {} : { messageId: `<${id}@${host}>` }
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          ...encoding,
          ...named,
        })
      } catch (error) {
        throw new NotTaken(error)
      }
    },
    close: () => transport.close(),
  }
}
