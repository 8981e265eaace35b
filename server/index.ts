// Tables that never lose a choice: people, the journal, live streams, clocks, the HTTP API
export { botThreads } from "./bots/threads.ts"
export { type ClientFiles, readClient } from "./client.ts"
export { type Config, readConfig } from "./config.ts"
export { ListenProblem, type RunningServer, serve } from "./serve.ts"
export { type Genepool, startGenepool } from "./start.ts"
