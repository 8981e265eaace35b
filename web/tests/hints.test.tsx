// @vitest-environment happy-dom

import { noughts } from "@genepool/noughts"
import { speaker } from "@genepool/text"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Hints } from "../table/hints.tsx"
import type { HintShown } from "../table/source.ts"
import { appSay } from "../text/index.ts"

afterEach(cleanup)

const hint = (cell: number, chance: number, by: number | null): HintShown => ({
  choice: { do: "mark", cell },
  chance,
  reason: by === null ? null : { why: "taken", by },
})

function told(...hints: readonly HintShown[]): string[] {
  const words = speaker(noughts.texts, "en", { report: () => undefined })
  render(
    <Hints
      hints={hints}
      options={[]}
      sayOption={({ cell }) => `Cell ${String(cell)}`}
      words={words}
      say={appSay("en")}
      point={() => undefined}
      choose={() => undefined}
    />,
  )
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "")
}

test("of two that look the same it is said that they come to the same", () => {
  const [first, second] = told(hint(0, 0.5, null), hint(1, 0.502, null))
  expect(first).toBe("Cell 050%")
  expect(second).toBe("Cell 1Comes to the same: take whichever you like50%")
})

test("another chance or another reason tells them apart", () => {
  const same = "Comes to the same"
  for (const line of told(hint(0, 0.5, 0), hint(1, 0.4, 0), hint(2, 0.5, 1))) expect(line).not.toContain(same)
})
