// What an operator watches, in the words of Prometheus.
import type { RequestListener } from "node:http"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { Home } from "./tables/home.ts"
import type { Tables } from "./tables/tables.ts"

export class Metrics {
  readonly registry = new Registry()
  readonly requests: Histogram<"route" | "method" | "status">
  readonly streams: Gauge
  readonly droppedStreams: Counter
  /** Requests answered 500 since the start. */
  failed = 0
  /** People with a stream open here. */
  online: () => number = () => 0
  openStreams = 0

  /** `areRead`: somebody may come for them. */
  constructor(tables: Tables, home: Home, areRead: boolean) {
    const registers = [this.registry]
    // To see how late the loop is, the library wakes the process a hundred times a second
    if (areRead) collectDefaultMetrics({ register: this.registry })
    this.requests = new Histogram({
      name: "genepool_http_request_duration_seconds",
      help: "Time to answer a request",
      labelNames: ["route", "method", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    })
    this.streams = new Gauge({ name: "genepool_streams", help: "Open streams", registers })
    this.droppedStreams = new Counter({
      name: "genepool_streams_dropped_total",
      help: "Readers that were too slow",
      registers,
    })
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
    /** What only ever grows, and is counted elsewhere. */
    const counter = (name: string, help: string, value: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(value())
        },
      })
    const { appender } = tables
    gauge("genepool_tables_in_memory", "Tables held in memory", () => tables.inMemory)
    counter("genepool_entries_total", "Lines appended to journals", () => appender.counts.entries)
    counter("genepool_writes_total", "Writes to the disk that carried them", () => appender.counts.writes)
    counter(
      "genepool_conflicts_total",
      "Lines that somebody else had written first",
      () => appender.counts.conflicts,
    )
    if (tables.shared) {
      gauge("genepool_nodes", "Nodes that live, as this one sees it", () => tables.keeping.counts.nodes)
      gauge(
        "genepool_tables_kept",
        "Tables whose bots and alarms are here",
        () => tables.keeping.counts.tables,
      )
      gauge("genepool_trunks", "Nodes to which things can be passed on", () => home.trunks?.open ?? 0)
      counter(
        "genepool_passed_on_total",
        "Choices, looks and streams passed on to a table's home",
        () => home.counts.passedOn,
      )
      counter(
        "genepool_taken_on_total",
        "Choices, looks and streams done for other nodes",
        () => home.counts.takenOn,
      )
      counter(
        "genepool_done_instead_total",
        "Choices, looks and streams done here because their home did not answer",
        () => home.counts.doneInstead,
      )
      gauge("genepool_news_carried", "1 while Redis carries news", () => (tables.news.carried ? 1 : 0))
    }
    counter("genepool_bot_choices_total", "Choices asked of bots", () => tables.counts.choicesByBots)
    counter(
      "genepool_bot_faults_total",
      "Bots that failed and were replaced by chance",
      () => tables.counts.botFaults,
    )
  }

  /** Tells them at /metrics, on an address of their own: they are nobody else's business. */
  readonly answer: RequestListener = (request, response) => {
    if (request.url !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD"))
      return void response.writeHead(404).end()
    void this.registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": this.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  }
}
