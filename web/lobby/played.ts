// Which games have been played on this device, as far as it remembers

import { useEffect, useState } from "react"
import { progressIn } from "../learn/progress.ts"
import { keptTables } from "../local/store.ts"
import { gameIds } from "../table/games.ts"

/** Who has been through the guided game has played it too. */
export function usePlayed(): ReadonlySet<string> {
  const [played, setPlayed] = useState<ReadonlySet<string>>(
    () => new Set(gameIds.filter((id) => progressIn(id).finished)),
  )
  useEffect(() => {
    let isHere = true
    keptTables().then(
      (tables) => isHere && setPlayed((before) => new Set([...before, ...tables.map(({ game }) => game)])),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return played
}
