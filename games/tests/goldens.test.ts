// Golden logs of every game: kept, and not broken by an option that comes later

import { readdirSync, readFileSync } from "node:fs"
import type { AnyGame } from "@genepool/engine"
import { goldenProblems } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { games } from "../index.ts"

describe.each(Object.entries(games))("%s", (id, load) => {
  const folder = new URL(`../${id}/tests/golden/`, import.meta.url)
  const files = readdirSync(folder)

  test("has golden logs", () => {
    expect(files.length).toBeGreaterThan(0)
  })

  test("breaks none of them with one more option that has a default", async () => {
    const { game } = await load()
    const more: AnyGame = {
      ...game,
      options: {
        ...game.options,
        fields: { ...game.options.fields, comesLater: { kind: "flag", default: false } },
      },
    }
    for (const file of files) {
      const golden: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"))
      expect(goldenProblems(more, golden, file)).toEqual([])
    }
  })
})
