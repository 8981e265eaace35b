// @vitest-environment happy-dom
// Every registered game can be found on the landing page, by its own name in every language

import { type Locale, locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { plain } from "../app/plain.ts"
import { LobbyPage } from "../lobby/lobby-page.tsx"
import { appSay } from "../text/index.ts"

vi.mock("../local/store.ts", () => ({ keptTables: async () => [] }))
vi.mock("../online/online-tables.tsx", () => ({ default: () => null }))

afterEach(cleanup)

const cases = Object.entries(games).flatMap(([id, load]) =>
  locales.map((locale) => [id, locale, load] as const),
)

test.each(cases)("%s is in the lobby in %s", async (id, locale: Locale, load) => {
  const { texts } = await load()
  const preferences = { ...plain, locale, theme: "dark" } as const
  render(<LobbyPage preferences={preferences} say={appSay(locale)} />)
  const name = texts[locale]["game.name"] as string
  const link = (await screen.findAllByText(name, {}, { timeout: 10_000 })).map((found) =>
    found.closest("a")?.getAttribute("href"),
  )
  expect(link).toContain(`/${id}`)
})
