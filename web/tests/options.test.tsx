// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Options } from "../table/options.tsx"
import { appSay } from "../text/index.ts"

afterEach(cleanup)

const nothing = () => undefined
const list = (shown: "row" | "all", isNumbered = false) => (
  <Options
    options={[{ do: "play", card: "club" }]}
    sayOption={() => "Play Hefty Club"}
    sayMore={() => "in a fight: +3. for nobody"}
    say={appSay("en")}
    pointed={[]}
    given={[]}
    point={nothing}
    choose={nothing}
    showAll={null}
    shown={shown}
    isSpoken={() => false}
    isNumbered={isNumbered}
    open={nothing}
  />
)

test("the open list says what a card does; its name stays short", () => {
  render(list("all"))
  const option = screen.getByRole("button", { name: "Play Hefty Club" })
  expect(option.textContent).toContain("In a fight: +3. For nobody")
})

test("in one row there is no room for it", () => {
  render(list("row"))
  expect(screen.getByRole("button", { name: "Play Hefty Club" }).textContent).not.toContain("+3")
})

test("where numbers are typed they are read", () => {
  render(list("all", true))
  expect(screen.getByRole("button", { name: "1. Play Hefty Club" })).toBeDefined()
})
