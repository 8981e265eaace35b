// A folder that is gone when the work is done.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "genepool-siege-"))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
