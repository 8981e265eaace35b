// @vitest-environment happy-dom
// What is pulled over the board of a phone

import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { afterEach, expect, test } from "vitest"
import { Shell } from "../table/shell.tsx"
import { appSay } from "../text/index.ts"
import { sight } from "./noughts.ts"

afterEach(cleanup)

const table = (turn: ComponentProps<typeof Shell>["turn"]) => (
  <Shell
    game="krom"
    step={1}
    pace={1}
    haste={1}
    sending={null}
    view={sight.view}
    turn={turn}
    counting={null}
    className=""
    sideSize={20}
    traySize={0}
    bar={null}
    plates={null}
    stage={null}
    sideName="Evolutions"
    side={null}
    dock={null}
    tray={null}
    drawer={null}
    say={appSay("en")}
  />
)
const pulled = () => document.querySelector(".table")?.getAttribute("data-pulled")

test("what was pulled for one's own choice goes when others act; what was pulled meanwhile stays", () => {
  const { rerender } = render(table("mine"))
  fireEvent.click(screen.getByRole("button", { name: "Evolutions" }))
  rerender(table(null))
  expect(pulled()).toBe("side")
  rerender(table("others"))
  expect(pulled()).toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "Evolutions" }))
  rerender(table(null))
  rerender(table("others"))
  expect(pulled()).toBe("side")
})
