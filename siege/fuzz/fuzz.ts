// Bad input everywhere that input comes in: HTTP and streams, the protocol, editions, logs,
// scenarios, exported tables.

import { ServerProcess, withFolder } from "@genepool/server/testing"
import { exportTable, loadGames, openLog, openStore, type Transfer } from "@genepool/server/testing/inside"
import type { Progress, Report } from "../report.ts"
import { type FilesFuzz, fuzzFiles } from "./files.ts"
import { fuzzHttp, type HttpFuzz } from "./http.ts"
import { fuzzProtocol, type ProtocolFuzz } from "./protocol.ts"

export interface FuzzReport extends Report {
  readonly http: HttpFuzz
  readonly protocol: ProtocolFuzz
  readonly files: FilesFuzz
}

export interface FuzzPlan {
  readonly seed: string
  readonly requests: number
  readonly lines: number
  /** Of each kind. */
  readonly files: number
}

/** Tables in memory are few, so that reading them in again is tried as well. */
const environment = { SIEGE_CLOCK: "still", GENEPOOL_TABLES_IN_MEMORY: "100" }

export function fuzz({ seed, requests, lines, files }: FuzzPlan, progress: Progress): Promise<FuzzReport> {
  return withFolder(async (data) => {
    const server = await ServerProcess.start(data, environment)
    let http: HttpFuzz
    try {
      http = await fuzzHttp(server, data, requests, seed, progress)
    } finally {
      await server.stop()
    }
    progress(`${http.requests} requests over HTTP`)
    const protocol = await fuzzProtocol(lines, seed)
    progress(`${protocol.lines} lines of the protocol`)
    const found = await fuzzFiles(files, seed, await tablesIn(data))
    const problems = [...http.problems, ...protocol.problems, ...found.problems]
    // A part that looked at nothing spoils the whole
    const read = Object.values(found.files).map((kind) => kind.read)
    const parts = [http.requests, protocol.lines, ...read]
    const compared = parts.includes(0) ? 0 : parts.reduce((sum, part) => sum + part, 0)
    return { compared, http, protocol, files: found, problems }
  })
}

/** Some of the tables that the bad requests have left behind, as an operator would export them. */
async function tablesIn(data: string): Promise<Transfer[]> {
  const store = await openStore(data)
  try {
    const games = await loadGames(openLog("silent"))
    const rows = await store.db.selectFrom("game_table").select("id").orderBy("id").limit(20).execute()
    const found: Transfer[] = []
    for (const { id } of rows) found.push(await exportTable(store.db, games, id))
    return found
  } finally {
    await store.close()
  }
}
