// For tests of boards in a browser: plays whole games by touch, from the list or by keyboard, and
// looks for what sticks out.

export * from "./apart.ts"
export { axeProblems } from "./axe.ts"
export * from "./by-ear.ts"
export * from "./checks.ts"
export * from "./emptiness.ts"
export * from "./light.ts"
export * from "./one-screen.ts"
export type { PicturedMoment } from "./pictures.ts"
export * from "./playing.ts"
export * from "./tips.ts"
export * from "./whole-games.ts"
