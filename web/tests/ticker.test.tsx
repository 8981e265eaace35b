// @vitest-environment happy-dom

import type { Fact } from "@genepool/engine"
import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Ticker } from "../table/ticker.tsx"

afterEach(cleanup)

const sayFact = ({ fact }: Fact) => fact

function tickerOf(...facts: string[]): string {
  const { container } = render(
    <Ticker moments={[{ n: 1, seat: 0, facts: facts.map((fact) => ({ fact })) }]} sayFact={sayFact} />,
  )
  return container.textContent.replaceAll("\u00a0", " ").trim()
}

test("the last three facts of a moment stand below the question", () => {
  expect(tickerOf("a", "b", "c", "d")).toBe("b · c · d")
})

test("where they are longer than a line, what came of it is kept and what led to it is left out", () => {
  const long = "x".repeat(60)
  expect(tickerOf(long, long, "Ann is stunned")).toBe(`${long} · Ann is stunned`)
  expect(tickerOf("a", "y".repeat(200))).toBe("y".repeat(200))
})

test("what shows by itself stands in the log only", () => {
  const moments = [
    { n: 1, seat: 0, facts: [{ fact: "fight" }, { fact: "phase" }] },
    { n: 2, seat: 0, facts: [{ fact: "phase" }] },
  ]
  const { container } = render(<Ticker moments={moments} sayFact={sayFact} quiet={new Set(["phase"])} />)
  expect(container.textContent.trim()).toBe("fight")
})
