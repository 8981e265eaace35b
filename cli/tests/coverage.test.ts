import { describe, expect, test } from "vitest"
import { coverageOf, rulesOf } from "../coverage.ts"

const markdown = `
# The ledger (prefix \`ABC-\`), see ABC-REF-01

| id | constant | value |
|---|---|---|
| ABC-CMP-01 | players | 2-6 |
| \`ABC-CMP-02\` | dice | 6, see ABC-REF-02 |
| E04 | ABC-REF-03 | not an id of its own |

* **ABC-MAP-01** Rooms are hexagons. See \`ABC-REF-04\`.
- **ABC-MAP-02** (ABC-REF-05) Rooms have **ABC-REF-06** numbers.
  - **ABC-MAP-02a** is no id
* ABC-REF-07 is only mentioned, as is **this of ABC-REF-08**

**ABC-EX-D1 Movement** (derived). Three tokens.
**ABC-MAP-01** said again.

### ABC-DAT-EVO - evolution cards
`

describe("rules of a ledger", () => {
  test("defined are bold ids at the start of a line and first cells; nothing that is only mentioned", () => {
    expect(rulesOf(markdown).rules).toEqual([
      { id: "ABC-CMP-01", text: "players; 2-6" },
      { id: "ABC-CMP-02", text: "dice; 6, see ABC-REF-02" },
      { id: "ABC-MAP-01", text: "Rooms are hexagons. See ABC-REF-04." },
      { id: "ABC-MAP-02", text: "(ABC-REF-05) Rooms have ABC-REF-06 numbers." },
      { id: "ABC-EX-D1", text: "Movement (derived). Three tokens." },
    ])
  })

  test("a test covers the ids in its title; ranges are not expanded, chapters need not be covered", () => {
    const titles = [
      "ABC-MAP-01..02 rooms",
      "ABC-EX-D1, ABC-CMP-01: three",
      "ABC-DAT-EVO rows",
      "SHA-256 of ABC-NO-99",
    ]
    expect(coverageOf(markdown, titles)).toEqual({
      total: 5,
      covered: 3,
      missing: ["ABC-CMP-02", "ABC-MAP-02"],
      unknown: ["ABC-NO-99"],
    })
  })

  test("an id covers itself only, not what begins like it", () => {
    expect(coverageOf("- **ABC-01** x\n- **ABC-012** y", ["ABC-012"]).missing).toEqual(["ABC-01"])
  })
})
