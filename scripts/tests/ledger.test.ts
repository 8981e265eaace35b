import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { ledgerProblems } from "../ledger.ts"

const sound = {
  "RULES.md": `# Rules
- **ABC-MOV-01** One step.
- **ABC-MOV-02** Never back.
| ABC-CMP-01 | players | 2 |
### ABC-DAT-CARDS - cards
**ABC-EX-01** Two steps.
- **ABC-MOV-03** Nobody waits.

## Not carried out in one place

Why there is such a list.

- \`ABC-EX-*\`: worked examples
- \`ABC-MOV-03\`, \`ABC-CMP-01\`: nothing forbids it

## What a good player thinks about
`,
  "rules/move.ts": "// ABC-MOV-01..02: one step\nexport const step = 1\n",
  "data/cards.ts": "// ABC-DAT-CARDS\nexport const cards = []\n",
  "tests/move.test.ts": `import { describe, test } from "vitest"
test("ABC-MOV-01 one step", () => {})
describe("never", () => test(\`ABC-MOV-02 ABC-MOV-03 back\`, () => {}))
test.each([["ABC-CMP-01 two"]])("%s", () => {})
// ABC-NOT-01 in a comment, and "ABC-NOT-02" in what is tested, name nothing
test("ABC-DAT-CARDS", () => void "ABC-NOT-02")
`,
  "tests/scenarios/ex.json": `{ "name": "two steps", "rules": ["ABC-EX-01"] }`,
}

function problemsWith(changes: Partial<Record<keyof typeof sound, (text: string) => string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), "genepool-ledger-"))
  try {
    for (const [path, text] of Object.entries(sound)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), changes[path as keyof typeof sound]?.(text) ?? text)
    }
    return ledgerProblems(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test("a ledger that is kept has no problems", () => {
  expect(problemsWith({})).toEqual([])
})

test("a rule without a test", () => {
  const dropped = problemsWith({ "tests/move.test.ts": (text) => text.replace("ABC-MOV-03 ", "") })
  expect(dropped).toEqual(["ABC-MOV-03 is named by no test"])
  const commented = problemsWith({ "tests/scenarios/ex.json": (text) => text.replace("ABC-EX-01", "ABC") })
  expect(commented).toEqual(["ABC-EX-01 is named by no test"])
})

test("a test or a line of code that names what is no rule", () => {
  expect(problemsWith({ "tests/move.test.ts": (text) => text.replace("back", "back ABC-MOV-09") })).toEqual([
    "ABC-MOV-09 is named by tests/move.test.ts, but RULES.md does not define it",
  ])
  expect(problemsWith({ "rules/move.ts": (text) => text.replace("..02", "..04") })).toEqual([
    "ABC-MOV-04 is named by rules/move.ts, but RULES.md does not define it",
    "ABC-MOV-03 is listed as not carried out in one place, but rules/move.ts names it",
  ])
})

test("a rule that no line of code names", () => {
  expect(problemsWith({ "rules/move.ts": (text) => text.replace("..02", "") })).toEqual([
    "ABC-MOV-02 is found in no file of rules/ or data/: name it where it is carried out",
  ])
})

test("a list of exceptions that is longer than it need be", () => {
  expect(
    problemsWith({ "RULES.md": (text) => text.replace("`ABC-EX-*`", "`ABC-EX-*`, `ABC-OLD-*`") }),
  ).toEqual(["ABC-OLD-* is listed as not carried out in one place, but there is no such rule"])
})
