// The testing kit: a table for tests, positions by hand, scenarios, and the conformance suite that every game runs.

export {
  type Case,
  conformance,
  conformanceInspector,
  type Demands,
  describeViolation,
} from "./conformance.ts"
export { Mismatch } from "./match.ts"
export { type PartialPosition, placePosition } from "./position.ts"
export { type PartialChoice, type PartialFact, Table, type TableSetup, tableOf } from "./table.ts"
