// @vitest-environment happy-dom

import { expect, test } from "vitest"
import { followArrow } from "../arrows.ts"
import { setStops } from "../one-stop.ts"

/** A hexagon with its six neighbours, as pointy hexagons lie: named by where they are. */
function around(): HTMLElement {
  const root = document.createElement("div")
  root.className = "board"
  for (const [id, x, y] of [
    ["middle", 100, 100],
    ["left", 60, 100],
    ["right", 140, 100],
    ["up left", 80, 65],
    ["up right", 120, 65],
    ["down left", 80, 135],
    ["down right", 120, 135],
  ] as const) {
    const room = document.createElement("div")
    room.id = id
    room.className = "board-piece"
    room.setAttribute("role", "button")
    room.tabIndex = -1
    room.getBoundingClientRect = () => ({ left: x, top: y, width: 0, height: 0 }) as DOMRect
    root.append(room)
  }
  document.body.replaceChildren(root)
  return root
}

test.each([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["Home", "up left"],
  ["PageUp", "up right"],
  ["End", "down left"],
  ["PageDown", "down right"],
])("on hexagons %s leads %s", (key, id) => {
  const root = around()
  document.getElementById("middle")?.focus()
  followArrow(root, { key, preventDefault: () => undefined })
  expect(document.activeElement?.id).toBe(id)
})

test("where ways lead from a place, Page Down goes through their ends and back to it, Page Up the other way round", () => {
  const root = around()
  const place = (id: string) => document.getElementById(id) as HTMLElement
  for (const room of root.children) room.setAttribute("data-place", room.id.replace(" ", "-"))
  place("middle").dataset.ways = "right up-left"
  place("right").dataset.ways = "down-right"
  place("middle").focus()
  const press = (...keys: readonly string[]) =>
    keys.map((key) => {
      followArrow(root, { key, preventDefault: () => undefined })
      return document.activeElement?.id
    })
  expect(press("PageDown", "PageDown", "PageDown", "PageUp")).toEqual([
    "right",
    "up left",
    "middle",
    "up left",
  ])
  // Any other key, and the ways are those of the place where one is
  expect(press("PageDown", "PageDown", "ArrowLeft", "ArrowRight")).toEqual([
    "middle",
    "right",
    "middle",
    "right",
  ])
  expect(press("PageDown", "PageDown")).toEqual(["down right", "right"])
})

test("an arrow stays in its part of the board, though another part has something nearer", () => {
  const part = around()
  const root = document.createElement("div")
  const other = document.createElement("div")
  other.className = "board"
  other.innerHTML = `<div class="board-piece" role="button" id="elsewhere" tabindex="-1"></div>`
  const elsewhere = other.firstElementChild as HTMLElement
  elsewhere.getBoundingClientRect = () => ({ left: 150, top: 100, width: 0, height: 0 }) as DOMRect
  root.append(part, other)
  document.body.replaceChildren(root)
  document.getElementById("right")?.focus()
  followArrow(root, { key: "ArrowRight", preventDefault: () => undefined })
  expect(document.activeElement?.id).toBe("right")
})

test("a place can be gone to when nothing can be chosen; what can be chosen is the stop otherwise", () => {
  const root = around()
  for (const room of root.children) {
    room.setAttribute("role", "img")
    room.setAttribute("data-place", room.id)
  }
  const stops = () => [...root.children].filter((room) => (room as HTMLElement).tabIndex === 0)
  setStops(root)
  expect(stops().map(({ id }) => id)).toEqual(["middle"])
  document.getElementById("middle")?.focus()
  followArrow(root, { key: "PageUp", preventDefault: () => undefined })
  expect(document.activeElement?.id).toBe("up right")
  ;(document.activeElement as HTMLElement).blur()
  const left = document.getElementById("left") as HTMLElement
  left.setAttribute("role", "button")
  left.dataset.offered = "true"
  setStops(root)
  expect(stops().map(({ id }) => id)).toEqual(["left"])
})

test("what scrolls is a stop while none lies in it, and arrows scroll it", () => {
  const root = around()
  const scroller = document.createElement("section")
  scroller.dataset.overflows = ""
  root.append(scroller)
  setStops(root)
  expect(scroller.tabIndex).toBe(0)
  scroller.focus()
  let prevented = 0
  followArrow(root, { key: "ArrowRight", preventDefault: () => prevented++ })
  expect([document.activeElement, prevented]).toEqual([scroller, 0])

  // The stop of the part lies in it
  scroller.append(document.getElementById("middle") as HTMLElement)
  document.getElementById("middle")?.focus()
  setStops(root)
  expect(scroller.hasAttribute("tabindex")).toBe(false)
  root.append(document.getElementById("middle") as HTMLElement)
  delete scroller.dataset.overflows
  setStops(root)
  expect(scroller.hasAttribute("tabindex")).toBe(false)
})
