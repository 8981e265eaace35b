import { conformance } from "@genepool/engine/testing"
import { test } from "vitest"
import { rules } from "../rules/viral.ts"

const cases = [
  { seats: 2 },
  { seats: 3, options: { draft: true, viruses: "random" } },
  { seats: 4, options: { supply: "seed" } },
  { seats: 5, options: { draft: true } },
]

// VIR-INV-22: hands drawn unseen, packets of the draft and pairs not yet revealed differ in
// imagined worlds
for (const { name, run } of conformance(rules, { say: console.info, cases, positions: 300, twins: 500 }))
  test(`VIR-INV-22 VIR-RUL-37 VIR-RUL-45 ${name}`, run, 30_000)
