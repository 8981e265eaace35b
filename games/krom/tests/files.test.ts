// Every scenario and every golden log beside this file

import { readdirSync, readFileSync } from "node:fs"
import { goldenProblems, runScenario } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/krom.ts"

function filesIn(folder: string): { name: string; content: unknown }[] {
  const place = new URL(`${folder}/`, import.meta.url)
  return readdirSync(place).map((name) => ({
    name: `${folder}/${name}`,
    content: JSON.parse(readFileSync(new URL(name, place), "utf8")) as unknown,
  }))
}

test.each(filesIn("scenarios"))("$name", ({ name, content }) => {
  runScenario(rules, content, name)
})

test.each(filesIn("golden"))("$name", ({ name, content }) => {
  expect(goldenProblems(rules, content, name)).toEqual([])
})
