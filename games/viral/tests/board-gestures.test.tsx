// @vitest-environment happy-dom

import { describeGestures, drawing, momentsOf, playByTouch, wholeOf } from "@genepool/board/testing"
import { test } from "vitest"
import { table as parts } from "../board/index.tsx"
import { viral } from "../index.ts"
import { rules } from "../rules/viral.ts"
import { at, end, stop } from "./at.ts"

const drawn = drawing({ game: rules, texts: viral.texts, Board: wholeOf(parts) })

/** VIR-DEC-01 to VIR-DEC-26, as the rules ask for them. */
const table = {
  "VIR-DEC-01": ["setUp.chooseVirus virus"],
  "VIR-DEC-02": ["setUp.place place"],
  "VIR-DEC-03": ["setUp.placeDummy placeDummy"],
  "VIR-DEC-04": ["dummy.where placeDummy"],
  "VIR-DEC-05": ["pair.choose zone"],
  "VIR-DEC-06": ["pair.choose mutation"],
  "VIR-DEC-07": ["card.icon use", "card.icon finish"],
  "VIR-DEC-08": ["infect.lift lift"],
  "VIR-DEC-09": ["infect.where infect"],
  "VIR-DEC-10": ["move.which move"],
  "VIR-DEC-11": ["move.where to"],
  "VIR-DEC-12": ["attack.where attack"],
  "VIR-DEC-13": ["attack.whom remove"],
  "VIR-DEC-14": ["shield.which shield"],
  "VIR-DEC-15": ["magnet.anchor pull", "magnet.anchor push"],
  "VIR-DEC-16": ["magnet.from from", "magnet.to to"],
  "VIR-DEC-17": ["magnet.which drag"],
  "VIR-DEC-18": ["absorb.where absorb", "absorb.which absorber"],
  "VIR-DEC-19": ["crisis.where crisis"],
  "VIR-DEC-20": ["score.take take", "score.take blind"],
  "VIR-DEC-21": ["crises.place crisis"],
  "VIR-DEC-22": ["relocate.which relocate", "relocate.where to"],
  "VIR-DEC-23": ["relocate.fromReserve infect", "relocate.fromReserve decline"],
  "VIR-DEC-24": ["breed.where infect"],
  "VIR-DEC-25": ["draft.keep keep"],
  "VIR-DEC-26": ["draft.order lay"],
}

// Too rare to wait for it
const overfull = at({ body: { LIV: ["O[G,Y]"], STO: ["Y[G,O]"] } }, stop, end).state

describeGestures(drawn, {
  table,
  moments: function* () {
    yield { state: overfull, decision: rules.decisions(overfull)[0]! }
    for (let n = 0; n < 60; n++) yield* momentsOf(rules, 2 + (n % 4), { draft: n % 5 === 4 }, `board ${n}`)
  },
  furtherTouches: (container) => [...container.querySelectorAll(".vir-bubble [role=button]")],
})

test("one choice after another is made by touching the board alone", () => {
  playByTouch(drawn, { seats: 3, choices: 25 })
})
