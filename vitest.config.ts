// Unit and property tests of every package; the browser tests in web/tests/browser are Playwright's
import { availableParallelism } from "node:os"
import { configDefaults, defineConfig } from "vitest/config"

const setupFiles = ["./scripts/tests/seed.ts"]
/** Nothing here is measured by time: a busy machine may take long over a test. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }

/** What the server does the same on both databases. */
const onBoth =
  "choices,streams,seating,consent,undo,clocks,interleavings,chat,finished,leaving,due,lobby,retention,archives,plans,notices,puzzles,waking"

const elsewhere = [...configDefaults.exclude, "**/dist/**", "**/tests/browser/**", "server/tests/nodes/**"]

/**
 * Files with a page of their own, or with something that stands in for a part of it or for a
 * module.
 */
const apart = [
  "**/tests/**/*.test.tsx",
  "web/tests/{announcements,api,backfire,local-worker,table-stream}.test.ts",
  "cli/tests/broken-game.test.ts",
]

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // One more than there are cores: many files wait for servers that they have started
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "all",
          include: ["**/tests/**/*.test.ts"],
          exclude: [...elsewhere, ...apart],
          setupFiles,
          // Loading the engine, the games or the server anew for every file takes longer than most
          // of its tests
          isolate: false,
          ...patience,
        },
      },
      { test: { name: "pages", include: apart, exclude: elsewhere, setupFiles, ...patience } },
      {
        test: {
          name: "nodes",
          include: [`server/tests/{${onBoth}}.test.ts`, "server/tests/nodes/**/*.test.ts"],
          globalSetup: ["./server/tests/kit/databases.ts"],
          setupFiles,
          isolate: false,
          ...patience,
        },
      },
    ],
  },
})
