// Answers one request from the client's files
import type { IncomingMessage, ServerResponse } from "node:http"
import type { ClientFile, ClientFiles, Encoding } from "./client.ts"

/** The page loads nothing from elsewhere, runs no inline script and sits in nobody's frame. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'self'",
    // Bots add up in WebAssembly; text is still never run as a script
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
}

export function respond(files: ClientFiles, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)

  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD")
    return refuse(response, 405, "Only GET and HEAD are answered here.")
  }
  const path = pathOf(request.url ?? "/")
  if (path === null) return refuse(response, 400, "The address is not valid.")
  const file = find(files, path)
  if (!file) return refuse(response, 404, "There is nothing at this address.")

  // Messengers show the picture of a link on pages of their own
  if (path.startsWith("/preview/")) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin")
  const encoding = chooseEncoding(file.encodings, request.headers["accept-encoding"])
  response.setHeader("Cache-Control", file.cacheControl)
  response.setHeader("ETag", file.etag(encoding))
  if (file.encodings.length > 1) response.setHeader("Vary", "Accept-Encoding")
  if (matches(request.headers["if-none-match"], file.etag(encoding))) {
    response.writeHead(304).end()
    return
  }
  const body = file.body(encoding)
  response.setHeader("Content-Type", file.contentType)
  response.setHeader("Content-Length", body.length)
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding)
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body)
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "")
  } catch {
    return null
  }
}

function find(files: ClientFiles, path: string): ClientFile | undefined {
  const exact = files.get(path)
  if (exact) return exact
  // A path without an extension is a page of the client, which finds its own way from the address
  const lastPart = path.slice(path.lastIndexOf("/") + 1)
  return lastPart.includes(".") ? undefined : files.get("/index.html")
}

function chooseEncoding(offered: readonly Encoding[], accepted: string | undefined): Encoding {
  const wanted = new Set<string>()
  for (const part of (accepted ?? "").split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) wanted.add(name)
  }
  return offered.find((encoding) => wanted.has(encoding)) ?? "identity"
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", "text/plain; charset=utf-8")
  response.writeHead(status).end(`${message}\n`)
}
