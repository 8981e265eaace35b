// One event as it goes over the wire of a stream: written out once, sent to everybody who may have it.

export function frameOf(id: string | null, event: string, data: string): Buffer {
  return Buffer.from(`${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`)
}
