// The wire: everything that crosses HTTP and streams. The server checks and documents with these
// schemas, and whoever talks to it (client, sieges, benchmarks, bots) has its types from here.

export * from "./account.ts"
export * from "./change.ts"
export * from "./game-data.ts"
export * from "./listed.ts"
export * from "./manner.ts"
export * from "./notices.ts"
export * from "./operate.ts"
export * from "./people.ts"
export * from "./problem.ts"
export * from "./puzzles.ts"
export * from "./requests.ts"
export * from "./streams.ts"
export * from "./table.ts"
