import { readFileSync } from "node:fs"
import { runScenario } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/noughts.ts"

test("the scenario in docs/scenarios.md comes true", () => {
  const text = readFileSync(new URL("../../../docs/scenarios.md", import.meta.url), "utf8")
  const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json as string)
  expect(examples).toHaveLength(1)
  for (const example of examples) runScenario(rules, JSON.parse(example), "docs/scenarios.md")
})
