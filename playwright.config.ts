// Browser tests; started by `npm run test:browser`, which serves the client and says where
import { defineConfig } from "@playwright/test"

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
    baseURL: process.env.GENEPOOL_URL ?? "http://localhost:4000",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
})
