// @vitest-environment happy-dom
// What the plates say when the game is over.

import type { Result } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { speaker } from "@genepool/text"
import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Plates } from "../table/plates.tsx"
import type { Shown } from "../table/show.ts"
import { sightOf } from "../table/sight-of.ts"
import { appSay } from "../text/index.ts"
import { snapshot } from "./snapshot.ts"

afterEach(cleanup)

const names = ["Ada", "Bot"]

function totalsOf(parts: Result["parts"]): (string | undefined)[] {
  const result: Result = { winners: [1], places: [2, 1], scores: [41, 43], parts }
  const sight = { ...sightOf({ ...snapshot, result }, [], []), ending: null } as Shown
  const { container } = render(
    <Plates
      names={names}
      seatNames={names}
      sight={sight}
      Emblem={null}
      parts={null}
      words={speaker(noughts.texts, "en", { report: () => undefined })}
      say={appSay("en")}
      opened={null}
      open={() => undefined}
    />,
  )
  return [...container.querySelectorAll(".seat")].map(
    (seat) => seat.querySelector(".seat-counted b")?.textContent ?? undefined,
  )
}

test("what the parts came to stands there when they have been counted", () => {
  expect(
    totalsOf([
      { track: 35, cards: 6 },
      { track: 34, cards: 9 },
    ]),
  ).toEqual(["41", "43"])
})

test("a score of one part says nothing that the plate does not", () => {
  expect(totalsOf([{ points: 41 }, { points: 43 }])).toEqual([undefined, undefined])
})
