// What a choice costs two nodes together, against one: the same tables on servers that have warmed
// up. A process that has just started compiles what it runs, and two of them do so twice.
import { Cluster } from "./faults/cluster.ts"
import { type Door, playAt, type Way } from "./load.ts"
import { type Progress, type Report, round } from "./report.ts"

export interface NodesReport extends Report {
  readonly ways: readonly {
    readonly way: Way | "one node"
    readonly cpuMsPerChoice: number
    /** Of what one node takes. */
    readonly againstOne: number
    readonly p99Ms: number
  }[]
}

/** Every table plays so many games before anything is counted. */
const warmUp = 3

export async function againstOne(tables: number, games: number, progress: Progress): Promise<NodesReport> {
  const ways: NodesReport["ways"][number][] = []
  for (const way of ["one node", "together", "passed on", "everywhere"] as const) {
    const setting = { fsync: true, homes: way !== "everywhere" }
    const { cpuMsPerChoice, p99Ms } = await Cluster.within(
      way === "one node" ? 1 : 2,
      setting,
      async (cluster) => {
        const doors: Door[] = cluster.nodes.map(({ process, line }) => ({ line, cpu: () => process.cpu }))
        const isTogether = way === "one node" || way === "together"
        await playAt(tables, warmUp, doors, isTogether)
        return playAt(tables, games, doors, isTogether)
      },
    )
    const one = ways[0]?.cpuMsPerChoice ?? cpuMsPerChoice
    ways.push({ way, cpuMsPerChoice, againstOne: round(cpuMsPerChoice / one), p99Ms })
    progress(`${tables} tables, ${way}: ${cpuMsPerChoice} ms of processor each, warm`)
  }
  return { compared: ways.length, ways, problems: [] }
}
