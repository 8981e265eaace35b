import { conformance } from "@genepool/engine/testing"
import { test } from "vitest"
import { rules } from "../rules/noughts.ts"

for (const { name, run } of conformance(rules, { say: console.info, secrets: "none" })) test(name, run)
