// The client as people get it: built, served by a server of its own, and opened in a browser.
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readClient, readConfig, startGenepool } from "@genepool/server"
import { type Browser, chromium } from "@playwright/test"

const workspace = join(import.meta.dirname, "..")

export async function withClient<T>(measure: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const found = spawnSync(join(workspace, "scripts/find-chromium"), { encoding: "utf8" })
  if (found.status !== 0) throw new Error(found.stderr)
  const built = spawnSync(process.execPath, [join(workspace, "scripts/build.ts")], { encoding: "utf8" })
  if (built.status !== 0) throw new Error(built.stderr)
  const data = mkdtempSync(join(tmpdir(), "genepool-bench-"))
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", GENEPOOL_DATA: data, GENEPOOL_LOG: "error" })
  const nobody = {
    choose: async () => Promise.reject(new Error("no bots here")),
    close: async () => undefined,
  }
  const client = await readClient(join(workspace, "web/dist"))
  const genepool = await startGenepool(config, { client, bots: nobody })
  const url = await genepool.listen()
  const browser = await chromium.launch({ executablePath: found.stdout.trim() })
  try {
    return await measure(browser, url)
  } finally {
    await browser.close()
    await genepool.close()
    rmSync(data, { recursive: true })
  }
}
