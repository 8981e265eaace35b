// An address that begins a game at once:
// /krom/play?seats=4&people=1&bots=random&seed=any&options={"side":"glacial"}

import { use, useEffect } from "react"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import { loadGame } from "../table/games.ts"

const bots = /^(level[1-5]|random|greedy|uct)$/

export default function StartPage({ id }: { readonly id: string }) {
  const { seats: bounds } = use(loadGame(id)).module.game
  useEffect(() => {
    // Begun already: the address has changed, the page is about to
    if (!location.pathname.endsWith("/play")) return
    const query = new URLSearchParams(location.search)
    const number = (name: string, otherwise: number, min: number, max: number) =>
      Math.min(Math.max(min, Number(query.get(name) ?? otherwise) || otherwise), max)
    const seats = number("seats", bounds.min, bounds.min, bounds.max)
    // Nobody at all is fine: the bots play, and one watches
    const people = query.get("people") === "0" ? 0 : number("people", seats, 1, seats)
    const bot = query.get("bots") ?? ""
    const by = (bots.test(bot) ? bot : "level2") as Seating
    const seed = query.get("seed")
    beginTable(
      {
        game: id,
        seating: Array.from({ length: seats }, (_, seat) => (seat < people ? "person" : by)),
        options: readOptions(query.get("options")),
        ...(seed === null ? {} : { seed }),
      },
      true,
    )
  }, [id, bounds])
  return null
}

function readOptions(text: string | null): { readonly [name: string]: unknown } {
  try {
    const options: unknown = JSON.parse(text ?? "{}")
    return typeof options === "object" && options !== null ? (options as { [name: string]: unknown }) : {}
  } catch {
    return {}
  }
}
