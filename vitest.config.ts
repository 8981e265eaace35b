// Unit and property tests of every package; the browser tests in web/tests/browser are Playwright's
import { configDefaults, defineConfig } from "vitest/config"

const setupFiles = ["./scripts/tests/seed.ts"]
/** Nothing here is measured by time: a busy machine may take long over a test. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

/** What the server does the same on both databases. */
const onBoth =
  "choices,streams,seating,consent,undo,clocks,interleavings,chat,finished,leaving,due,lobby,retention"

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: "all",
          include: ["**/tests/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, "**/dist/**", "**/tests/browser/**", "server/tests/nodes/**"],
          setupFiles,
          ...patience,
        },
      },
      {
        test: {
          name: "nodes",
          include: [`server/tests/{${onBoth}}.test.ts`, "server/tests/nodes/**/*.test.ts"],
          globalSetup: ["./server/tests/kit/databases.ts"],
          setupFiles,
          // Loading the server takes longer than most of its tests
          isolate: false,
          ...patience,
        },
      },
    ],
  },
})
