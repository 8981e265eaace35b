// Games by the names that people know them by; those that this program does not have stay as the
// database has them

import type { Locale } from "@genepool/engine"
import { useEffect, useState } from "react"
import { loadGame } from "../table/games.ts"

export function useGameNames(ids: readonly string[], locale: Locale): (id: string) => string {
  const [names, setNames] = useState<{ readonly [id: string]: string }>({})
  const wanted = [...new Set(ids)].sort().join(" ")
  useEffect(() => {
    let here = true
    const load = async (id: string) => {
      const loaded = await loadGame(id).catch(() => null)
      return [id, loaded?.module.texts[locale]["game.name"] ?? id] as const
    }
    void Promise.all(wanted === "" ? [] : wanted.split(" ").map(load)).then(
      (found) => here && setNames(Object.fromEntries(found)),
    )
    return () => {
      here = false
    }
  }, [wanted, locale])
  return (id) => names[id] ?? id
}
