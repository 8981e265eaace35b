// On the stage: the map, what is being settled now, and what has just happened

import { memo } from "react"
import { BeatLayer } from "./beat-layer.tsx"
import { FacilityMap } from "./map.tsx"
import { SpeciesPick } from "./pick.tsx"
import { Scene } from "./scene.tsx"

export const Stage = memo(function Stage() {
  return (
    <>
      <FacilityMap />
      <SpeciesPick />
      <Scene />
      <BeatLayer />
    </>
  )
})
