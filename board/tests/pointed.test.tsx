// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Piece } from "../piece.tsx"
import { type AnyPlay, PlayProvider } from "../play.tsx"

afterEach(cleanup)

const nothing = () => undefined
const play: AnyPlay = {
  still: true,
  point: nothing,
  chooseAll: nothing,
  narrow: nothing,
  explain: nothing,
  word: (key) => key,
}

test("a pointer draws anew what it means and what it no longer means, and nothing else", () => {
  const drawn = [0, 0, 0]
  const options = drawn.map((_, at) => [{ do: "take", at }])
  const pieces = drawn.map((_, at) => {
    const data = {
      get n() {
        drawn[at] = (drawn[at] ?? 0) + 1
        return at
      },
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its number
      <Piece key={at} name={`piece ${at}`} options={options[at] ?? []} data={data}>
        {at}
      </Piece>
    )
  })
  const table = (pointed: readonly { do: string }[]) => (
    <PlayProvider play={play} pointed={pointed}>
      {pieces}
    </PlayProvider>
  )
  const shining = () => [...document.querySelectorAll("[data-pointed]")].map((it) => it.textContent)
  const { rerender } = render(table([]))
  drawn.fill(0)
  rerender(table(options[1] ?? []))
  expect(shining()).toEqual(["1"])
  expect(drawn).toEqual([0, 1, 0])
  rerender(table(options[2] ?? []))
  expect(shining()).toEqual(["2"])
  expect(drawn).toEqual([0, 2, 1])
})

test("what is chosen by touch leaves the focus where it is; what explains itself takes it", () => {
  render(
    <PlayProvider play={play} pointed={[]}>
      <Piece name="offered" options={[{ do: "take" }]}>
        1
      </Piece>
      <Piece name="withheld" withheld={{ choice: { do: "take" }, reason: { why: "taken" } }}>
        2
      </Piece>
    </PlayProvider>,
  )
  const takesFocus = (name: string) => fireEvent.mouseDown(screen.getByRole("button", { name }))
  expect(takesFocus("offered")).toBe(false)
  expect(takesFocus("withheld")).toBe(true)
  const chat = document.body.appendChild(document.createElement("input"))
  chat.focus()
  expect(takesFocus("offered")).toBe(true)
  chat.remove()
})
