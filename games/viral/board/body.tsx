// The stage: the patient with torso, vessels, organs, viruses and zone tokens, and the score around
// it

import { type CSSProperties, memo, useCallback, useRef, useState } from "react"
import { type OrganId, organIds, zoneIds } from "../data/organs.ts"
import { Torso } from "./art/torso.tsx"
import { BeatLayer } from "./beat-layer.tsx"
import { Bubble } from "./bubble.tsx"
import { Organ, Viruses } from "./organ.tsx"
import { Pick } from "./pick.tsx"
import { usePlay } from "./play.ts"
import { PoseContext, usePose, usePoseFor } from "./pose.ts"
import { Track } from "./track.tsx"
import { Vessels } from "./vessels.tsx"
import { ZoneToken } from "./zone-token.tsx"

export const Board = memo(function Board() {
  const bed = useRef<HTMLDivElement>(null)
  const pose = usePoseFor(bed)
  return (
    <div className="vir-stage">
      <Track />
      <div ref={bed} className="vir-bed">
        <PoseContext value={pose}>
          <Patient />
        </PoseContext>
      </div>
      <Pick on="stage" />
    </div>
  )
})

const Patient = memo(function Patient() {
  const { step, word } = usePlay()
  const { width, height, grow } = usePose()
  const [open, setOpenNow] = useState<{ organ: OrganId; step: number } | null>(null)
  const setOpen = useCallback(
    (organ: OrganId | null) => setOpenNow(organ === null ? null : { organ, step }),
    [step],
  )
  const close = useCallback(() => setOpenNow(null), [])
  const shown = open !== null && open.step === step ? open.organ : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div
      className="vir-patient"
      role="group"
      aria-label={word("patient")}
      data-anchor="patient"
      style={{ "--body-width": width, "--body-height": height, "--grow": grow } as CSSProperties}
    >
      <Torso />
      <Vessels />
      {organIds.map((organ) => (
        <Organ key={organ} organ={organ} open={shown === organ} setOpen={setOpen} />
      ))}
      {organIds.map((organ) => (
        <Viruses key={organ} organ={organ} />
      ))}
      {zoneIds.map((zone) => (
        <ZoneToken key={zone} zone={zone} />
      ))}
      {shown !== null && <Bubble organ={shown} close={close} />}
      <BeatLayer />
    </div>
  )
})
