// How long most of something took, read from the buckets that Prometheus is told of.
import type { Histogram } from "prom-client"

/**
 * Seconds within which this share was done since the start, whatever labels are not asked for, as
 * histogram_quantile reckons: evenly spread within a bucket. Null: there was nothing yet.
 */
export async function quantileOf(
  histogram: Histogram<string>,
  share: number,
  only: { readonly [label: string]: string } = {},
): Promise<number | null> {
  const { values } = await histogram.get()
  const upTo = new Map<number, number>()
  for (const { metricName, labels, value } of values)
    if (
      metricName?.endsWith("_bucket") &&
      Object.entries(only).every(([label, wanted]) => labels[label] === wanted)
    ) {
      const edge = labels.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(labels.le)
      upTo.set(edge, (upTo.get(edge) ?? 0) + value)
    }
  const buckets = [...upTo].sort(([a], [b]) => a - b)
  const all = buckets.at(-1)?.[1] ?? 0
  if (all === 0) return null
  const wanted = share * all
  let [below, counted] = [0, 0]
  for (const [edge, count] of buckets) {
    // Beyond the last edge nobody knows
    if (edge === Number.POSITIVE_INFINITY) return below
    if (count >= wanted) return below + ((edge - below) * (wanted - counted)) / (count - counted)
    ;[below, counted] = [edge, count]
  }
  return below
}
