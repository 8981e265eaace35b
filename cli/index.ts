// Genepool in the terminal: play, simulate, record, replay, verify, scenarios, rule coverage, and
// the protocol.

export { run } from "./run.ts"
export type { Terminal } from "./terminal.ts"
