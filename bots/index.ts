// Bots: search that plays any game through the contract, fair by construction; and how strength is measured.

export * from "./arena.ts"
export * from "./hint.ts"
export { type Level, levels } from "./levels.ts"
export * from "./names.ts"
export * from "./player.ts"
export { searching } from "./search/search.ts"
export { type Settings, strongest } from "./search/settings.ts"
export * from "./strength.ts"
export { texts } from "./text/index.ts"
export { greedy } from "./yardsticks/greedy.ts"
export { random } from "./yardsticks/random.ts"
export { uct } from "./yardsticks/uct.ts"
