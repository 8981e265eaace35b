// @vitest-environment happy-dom
// How a score came about, at the end

import type { Result } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { speaker } from "@genepool/text"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Score } from "../table/score.tsx"
import { appSay } from "../text/index.ts"
import { seat, sight } from "./noughts.ts"

afterEach(cleanup)

function headings(trophies: readonly number[]): (string | null)[] {
  const result: Result = {
    winners: [1],
    places: [2, 1],
    scores: [9, 10],
    parts: trophies.map((trophy, at) => ({ evolutions: 9 + at - trophy, trophy })),
  }
  render(
    <Score
      result={result}
      seats={[seat, seat]}
      view={sight.view}
      words={speaker(krom.texts, "en")}
      seatNames={["Ada", "Bot"]}
      Emblem={null}
      say={appSay("en")}
    />,
  )
  const found = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  cleanup()
  return found
}

test("a part that nobody has anything of is left out", () => {
  expect(headings([0, 0])).toEqual(["Place", "Evolutions", "Total"])
  expect(headings([0, 2])).toEqual(["Place", "Evolutions", "Kromosaur trophy", "Total"])
})
