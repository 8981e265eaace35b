// For whoever tests, besieges or measures a server from outside: processes, connections, databases,
// clocks.
export { Away } from "./away.ts"
export { Cable } from "./cable.ts"
export { withFolder } from "./folder.ts"
export { HandClock } from "./hand-clock.ts"
export type { JsonSchema } from "./json-schema.ts"
export { type Answer, Line, type Sent } from "./line.ts"
export { offersGame } from "./offers-game.ts"
export { ServerProcess, type Spent, surroundings } from "./process.ts"
export { caddyProgram, nginxProgram, type StartedProxy, startCaddy, startNginx } from "./proxies.ts"
export { type PostgresService, type RedisService, startPostgres, startRedis } from "./services.ts"
export { EventStream, type StreamEvent } from "./stream.ts"
