// Faults that last longer than the server waits for anything: afterwards whatever was due must come
// by itself.
import type { Progress } from "../report.ts"
import { type Cluster, pause } from "./cluster.ts"
import { type Patience, type Standing, standingStill } from "./due.ts"

/**
 * The longest pause between two tries is ten seconds, a clock is asked every thirty; the rest is
 * for a busy machine.
 */
export const siegePatience: Patience = {
  grace: 60_000,
  now: () => performance.now(),
  pause: () => pause(500),
}

type Outage = (cluster: Cluster, milliseconds: number, random: () => number) => Promise<void>

const outages: { readonly [kind: string]: Outage } = {
  postgresAway: (cluster, milliseconds) => cluster.killPostgres(milliseconds),
  redisAway: (cluster, milliseconds) => cluster.killRedis(milliseconds),
  postgresSilent: (cluster, milliseconds) => cluster.holdPostgres(milliseconds),
  redisSilent: (cluster, milliseconds) => cluster.holdRedis(milliseconds),
  visitorsSilent: (cluster, milliseconds, random) => cluster.holdDoor(cluster.anyNode(random), milliseconds),
}

/** One of each kind, while people play on; `look` reads past the nodes. */
export async function longOutages(
  cluster: Cluster,
  milliseconds: number,
  random: () => number,
  look: () => Promise<ReadonlyMap<string, Standing>>,
  progress: Progress,
): Promise<{ readonly report: { [kind: string]: string }; readonly problems: string[] }> {
  const report: { [kind: string]: string } = {}
  const problems: string[] = []
  if (milliseconds === 0) return { report, problems }
  for (const [kind, begin] of Object.entries(outages)) {
    await begin(cluster, milliseconds, random)
    const over = performance.now()
    const owing = await look().catch(() => new Map<string, Standing>())
    const due = [...owing.values()].filter((standing) => standing.due.length > 0).length
    const found = await standingStill(look, siegePatience)
    const dead = await cluster.revive()
    if (dead > 0) found.push(`${dead} nodes ended by themselves`)
    problems.push(...found.map((problem) => `after ${kind}: ${problem}`))
    const seconds = ((performance.now() - over) / 1000).toFixed(1)
    report[kind] = `${milliseconds / 1000} s, then something due at ${due} tables, done after ${seconds} s`
    progress(`${kind}: ${report[kind]}, ${found.length} problems`)
  }
  return { report, problems }
}
