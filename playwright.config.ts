// Browser tests; started by `npm run test:browser`, which serves the client and says where
import { games } from "@genepool/games"
import { defineConfig } from "@playwright/test"

const baseURL = process.env.GENEPOOL_URL ?? "http://localhost:4000"
/**
 * A coach would hold choices back, and when depends on how fast it thinks: only its own tests have
 * one.
 */
const noCoach = Object.keys(games).map((id) => ({
  name: `genepool.coach.${id}`,
  value: JSON.stringify({ wish: false, tables: [], given: [] }),
}))

export default defineConfig({
  testMatch: "**/tests/browser/**/*.test.ts",
  testIgnore: ["**/node_modules/**", "**/dist/**"],
  fullyParallel: true,
  // Every test brings its own people and tables; left to itself the runner uses half of the cores
  workers: "100%",
  forbidOnly: true,
  retries: 0,
  globalTimeout: 30 * 60_000,
  // A condition that holds in the end is waited for, however busy the machine is
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL,
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage: noCoach }] },
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" },
    screenshot: "only-on-failure",
    // A service worker fetches the whole client for offline play: a third of what opening a page
    // costs, and few tests need it
    serviceWorkers: "block",
    // Recording every step takes a third of the time: only what has failed is recorded when it is
    // run again
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
  },
})
