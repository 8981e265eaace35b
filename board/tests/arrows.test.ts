// @vitest-environment happy-dom

import { expect, test } from "vitest"
import { followArrow } from "../arrows.ts"

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
