// Flushes a file to the disk without holding up anybody: whoever wrote meanwhile shares the next
// flush.
import { type FileHandle, open } from "node:fs/promises"

/** What was written is there for all to see, and may not be on the disk. */
export class NotFlushed extends Error {
  override name = "NotFlushed"
  /** Of the system, as EIO. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.code = (cause as { code?: string }).code
  }
}

export class Flush {
  private readonly file: string
  private handle: Promise<FileHandle> | null = null
  private running: Promise<void> | null = null
  private next: Promise<void> | null = null

  constructor(file: string) {
    this.file = file
  }

  /** Resolves when all that was written before the call is on the disk. */
  now(): Promise<void> {
    // One that is under way may have begun before the last bytes were written
    this.next ??= (this.running ?? Promise.resolve()).then(
      () => this.begin(),
      () => this.begin(),
    )
    return this.next
  }

  async close(): Promise<void> {
    await this.next?.catch(() => undefined)
    await this.running?.catch(() => undefined)
    await (await this.handle?.catch(() => null))?.close()
  }

  private begin(): Promise<void> {
    this.next = null
    this.running = this.write()
    return this.running
  }

  private async write(): Promise<void> {
    this.handle ??= open(this.file, "r+")
    const { handle } = this
    try {
      await (await handle).datasync()
    } catch (error) {
      // It is opened anew for the next: what could not be opened or flushed once may be well again
      this.handle = null
      void handle.then((file) => file.close()).catch(() => undefined)
      throw new NotFlushed(error)
    }
  }
}
