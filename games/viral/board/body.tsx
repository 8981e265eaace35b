// The patient: torso, vessels, organs, viruses, zone tokens, and whatever moves among them

import { memo, type ReactNode, useCallback, useState } from "react"
import { type OrganId, organIds, zoneIds } from "../data/organs.ts"
import { Torso } from "./art/torso.tsx"
import { Bubble } from "./bubble.tsx"
import { bodyHeight, bodyWidth } from "./geometry.ts"
import { Organ, Viruses } from "./organ.tsx"
import { usePlay } from "./play.ts"
import { Vessels } from "./vessels.tsx"
import { ZoneToken } from "./zone-token.tsx"

export const Patient = memo(function Patient({ children }: { readonly children?: ReactNode }) {
  const { sight, step, word } = usePlay()
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
      data-bound={sight.card?.bound || undefined}
      style={{ aspectRatio: `${bodyWidth} / ${bodyHeight}` }}
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
      {children}
    </div>
  )
})
