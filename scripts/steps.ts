// What ./check runs. Each step is a script of package.json, so that each can be run alone by the
// same name.

export type Runner = "vitest" | "playwright"

export interface Step {
  /** A script in package.json, unless it brings its own command. */
  readonly name: string
  readonly command?: string
  /** Of all tests only those in these files and folders. */
  readonly only?: readonly string[]
  /** The test runner whose report is counted test by test; every other step counts as one. */
  readonly runner?: Runner
}

/** Groups run one after another; the steps of a group side by side. */
export const groups: readonly (readonly Step[])[] = [
  [
    { name: "lockfile" },
    { name: "lint" },
    { name: "typecheck" },
    { name: "boundaries" },
    { name: "ledger" },
    { name: "unused" },
    { name: "build" },
  ],
  [{ name: "test", runner: "vitest" }, { name: "size" }, { name: "new-game" }],
  [{ name: "test:browser", runner: "playwright" }],
]
