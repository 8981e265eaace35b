// Unit and property tests of every package; the browser tests in web/tests/browser are Playwright's
import { configDefaults, defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["**/tests/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "**/dist/**", "**/tests/browser/**"],
    setupFiles: ["./scripts/tests/seed.ts"],
    allowOnly: false,
    passWithNoTests: false,
  },
})
