// Whether somebody plays their games to the end: told before one sits down with them, and honest
// where little is known

import type { Reliability as Figures, Profile } from "@genepool/wire"
import { useEffect, useState } from "react"
import type { AppSay } from "../text/index.ts"
import { request } from "./api.ts"

/** With fewer games a share would tell of luck. */
const enough = 5

export function sayReliability({ finished, left }: Figures, say: AppSay): string {
  const count = finished + left
  if (count === 0) return say("reliability.new")
  if (count < enough || left === 0) return say("reliability.few", { count, finished })
  return say("reliability.share", { percent: Math.floor((100 * finished) / count), count })
}

export function Reliability({ player, say }: { readonly player: string; readonly say: AppSay }) {
  const [figures, setFigures] = useState<Figures | null>(null)
  useEffect(() => {
    let here = true
    request<Profile>("GET", `/players/${encodeURIComponent(player)}`)
      .then(({ reliability }) => here && setFigures(reliability))
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [player])
  return figures === null ? null : <small className="reliability">{sayReliability(figures, say)}</small>
}
