import { describe, test } from "vitest"
import { conformance } from "../testing/index.ts"
import { wager } from "./games/wager.ts"

describe("wager conforms", () => {
  for (const { name, run } of conformance(wager)) test(name, run)
})
