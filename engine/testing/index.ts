// The testing kit: a table for tests, positions by hand, scenarios, and the conformance suite that
// every game runs.

export { watched } from "./chance.ts"
export { openChapter, playChapter } from "./chapter.ts"
export { type Case, conformance, conformanceInspector, type Demands } from "./conformance.ts"
export { countPaths } from "./count-paths.ts"
export { featureProblems } from "./features.ts"
export { type Losing, lossesOf, sheetsOf } from "./following.ts"
export { scenarioFromLog } from "./from-log.ts"
export { type Golden, goldenAgain, goldenOf, goldenProblems, logOf } from "./golden.ts"
export { Mismatch } from "./match.ts"
export { callingOut, noting, telling } from "./plant.ts"
export { type PartialPosition, placePosition } from "./position.ts"
export { runScenario } from "./scenario.ts"
export { parseScenario, type Scenario } from "./scenario-file.ts"
export { type PartialChoice, type PartialFact, Table, type TableSetup, tableOf } from "./table.ts"
export { type Looking, unexplained } from "./unexplained.ts"
export { describeViolation } from "./violation.ts"
