// The engine: what a game is, and all that is written once for every game.

export { type Change, changed, changeOf } from "./change.ts"
export * from "./choose.ts"
export * from "./contract.ts"
export * from "./deck.ts"
export * from "./features.ts"
export * from "./following.ts"
export * from "./foresee.ts"
export * from "./game.ts"
export * from "./guessing.ts"
export * from "./hash.ts"
export * from "./learn/chapter.ts"
export * from "./learn/coach.ts"
export * from "./learn/guide.ts"
export * from "./log.ts"
export { fits } from "./match.ts"
export * from "./module.ts"
export * from "./problem.ts"
export {
  backTo,
  call,
  cloneFrames,
  copyPlain,
  done,
  doneWith,
  finish,
  type Next,
  type Procedure,
  proceduresOf,
} from "./procedure.ts"
export * from "./random/fast.ts"
export * from "./random/given.ts"
export * from "./random/random.ts"
export * from "./random/recorded.ts"
export * from "./random/scripted.ts"
export * from "./random/sealed.ts"
export * from "./random/weighted.ts"
export * from "./reading.ts"
export * from "./records.ts"
export * from "./schema.ts"
export * from "./simulate.ts"
export * from "./turn.ts"
