// An event as it goes over the wire of a stream: written out once, sent to everybody who may have
// it.

export interface Sendable {
  /** The event as a chunk of an HTTP/1.1 answer, so that it goes out as it is. */
  readonly chunk: Buffer
  /** The event itself, without what makes it a chunk. */
  readonly bytes: Buffer
}

export const eventOf = (id: string | null, event: string, data: string): Sendable =>
  chunkOf(`${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`)

/** Any text as one chunk. */
export function chunkOf(text: string): Sendable {
  const length = Buffer.byteLength(text)
  const head = `${length.toString(16)}\r\n`
  const chunk = Buffer.from(`${head}${text}\r\n`)
  return { chunk, bytes: chunk.subarray(head.length, head.length + length) }
}

/** One that another node has written out. */
export function chunkFrom(chunk: Buffer): Sendable {
  const from = chunk.indexOf("\r\n") + 2
  return { chunk, bytes: chunk.subarray(from, chunk.length - 2) }
}
