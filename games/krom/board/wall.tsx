// The wall on the stage: four scenes, or those to choose from before the first round, and what
// happens over them

import { Scroller, useIsWide } from "@genepool/board"
import { useRef, useState } from "react"
import type { Area } from "../data/kinds.ts"
import { WallCracks } from "./art/wall.tsx"
import { BeatLayer } from "./beat-layer.tsx"
import { AreaBody, Arena, WallMap } from "./map.tsx"
import { Pick } from "./pick.tsx"
import { usePlay } from "./play.ts"

/** From this width on, all four areas lie open beside each other. */
const wideFrom = 700

export function Wall() {
  const { sight, word, say } = usePlay()
  const box = useRef<HTMLDivElement>(null)
  const wide = useIsWide(box, wideFrom)
  const [looked, setLooked] = useState<Area | null>(null)

  // Where something happens is what one sees, until one looks elsewhere
  const [shownArea, setShownArea] = useState(sight.area)
  if (shownArea !== sight.area) {
    setShownArea(sight.area)
    setLooked(null)
  }
  const area = looked ?? sight.area ?? "savanna"

  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div ref={box} className="kro-wall" role="group" aria-label={word("label")} data-wide={wide || undefined}>
      <WallCracks />
      {sight.phase === "pick" ? <Pick /> : <WallMap wide={wide} looked={area} look={setLooked} />}
      {!wide && sight.phase !== "pick" && (
        <Scroller className="kro-place-panel" name={say(`name.area.${area}`)} data={{ area }} of={area}>
          <AreaBody area={area} />
        </Scroller>
      )}
      <Arena />
      <BeatLayer />
    </div>
  )
}
