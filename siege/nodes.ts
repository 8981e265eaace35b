// What a choice costs two nodes together, against one: the same tables on servers that have warmed
// up. A process that has just started compiles what it runs, and two of them do so twice. All of
// them run all the while and play in turns, so that whatever else the machine does meets each of
// them; the middle of the rounds counts.
import { type Carried, Cluster } from "./faults/cluster.ts"
import { asFastAsItGoes, type Door, playAt, type Way } from "./load.ts"
import { type Progress, percentile, type Report, round } from "./report.ts"

type Named = Way | "one node"

export interface NodesReport extends Report {
  readonly ways: readonly {
    readonly way: Named
    /** Of the nodes alone, in the middle of the rounds. */
    readonly cpuMsPerChoice: number
    /** Of what one node takes: in the middle, and in each round. */
    readonly againstOne: number
    readonly byRound: readonly number[]
    readonly p99Ms: number
    /** Of the nodes in a second in which nobody plays there: what they cost by being there. */
    readonly restMsPerSecond: number
    /**
     * Between the nodes and what they share, for a choice: it is the same however busy the machine
     * is.
     */
    readonly postgresBytes: number
    readonly redisBytes: number
  }[]
}

/** One way in one round. */
interface Seen {
  readonly cpuMsPerChoice: number
  readonly p99Ms: number
  readonly postgresBytes: number
  readonly redisBytes: number
}

/**
 * Every table plays so many games in each way before anything is counted, as fast as it goes: at a
 * choice a second the compiler would be at work for minutes.
 */
const warmUp = 8

/** `games`: how many rounds there are. In each, every table plays one game in every way. */
export async function againstOne(tables: number, games: number, progress: Progress): Promise<NodesReport> {
  const within = <T>(nodes: number, homes: boolean, work: (cluster: Cluster) => Promise<T>) =>
    Cluster.within(nodes, { fsync: true, homes }, work)
  return within(1, true, (one) =>
    within(2, true, (homes) =>
      within(2, false, async (both) => {
        const ways = [
          { way: "one node", cluster: one, isTogether: true },
          { way: "together", cluster: homes, isTogether: true },
          { way: "passed on", cluster: homes, isTogether: false },
          { way: "everywhere", cluster: both, isTogether: false },
        ] as const
        // Side by side: nothing is measured yet
        await Promise.all(
          [one, homes, both].map(async (cluster) => {
            for (const { isTogether } of ways.filter((way) => way.cluster === cluster))
              await playAt(tables, warmUp, doorsOf(cluster), isTogether, { pace: asFastAsItGoes })
          }),
        )
        progress("warmed up")
        const rounds: { readonly [way in Named]?: Seen }[] = []
        const rests = new Map<Cluster, number[]>([one, homes, both].map((cluster) => [cluster, []]))
        for (let i = 0; i < games; i++) {
          const seen: (typeof rounds)[number] = {}
          // Whoever comes first does so in one round only
          for (const { way, cluster, isTogether } of [...ways.slice(i % 4), ...ways.slice(0, i % 4)]) {
            const others = [...rests].filter(([other]) => other !== cluster)
            const before = others.map(([other]) => cpuOf(other))
            const start = performance.now()
            Object.assign(seen, { [way]: await seenAt(cluster, tables, isTogether) })
            const seconds = (performance.now() - start) / 1000
            for (const [at, [other, rest]] of others.entries())
              rest.push((cpuOf(other) - (before[at] as number)) / seconds)
          }
          rounds.push(seen)
          const said = ways.map(({ way }) => `${way} ${seen[way]?.cpuMsPerChoice}`)
          progress(`${tables} tables, round ${i + 1}, ms of processor for a choice: ${said.join(", ")}`)
        }
        return {
          compared: ways.length * games,
          ways: ways.map(({ way, cluster }) => {
            const of = (seen: (typeof rounds)[number], which: Named, what: keyof Seen) =>
              seen[which]?.[what] ?? Number.NaN
            const byRound = rounds.map(
              (seen) => of(seen, way, "cpuMsPerChoice") / of(seen, "one node", "cpuMsPerChoice"),
            )
            const inTheMiddle = (what: keyof Seen) => round(middle(rounds.map((seen) => of(seen, way, what))))
            return {
              way,
              cpuMsPerChoice: inTheMiddle("cpuMsPerChoice"),
              againstOne: round(middle(byRound)),
              byRound: byRound.map(round),
              p99Ms: inTheMiddle("p99Ms"),
              restMsPerSecond: round(middle(rests.get(cluster) ?? [])),
              postgresBytes: inTheMiddle("postgresBytes"),
              redisBytes: inTheMiddle("redisBytes"),
            }
          }),
          problems: [],
        }
      }),
    ),
  )
}

const doorsOf = (cluster: Cluster): Door[] =>
  cluster.nodes.map(({ process, line }) => ({ line, cpu: () => process.cpu }))

const cpuOf = (cluster: Cluster): number => cluster.nodes.reduce((sum, { process }) => sum + process.cpu, 0)

async function seenAt(cluster: Cluster, tables: number, isTogether: boolean): Promise<Seen> {
  let before = cluster.carried
  const { cpuMsPerChoice, p99Ms, choices } = await playAt(tables, 1, doorsOf(cluster), isTogether, {
    begins() {
      before = cluster.carried
    },
  })
  const after = cluster.carried
  const bytes = (wire: keyof Carried) => (after[wire].bytes - before[wire].bytes) / choices
  return { cpuMsPerChoice, p99Ms, postgresBytes: bytes("postgres"), redisBytes: bytes("redis") }
}

const middle = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
