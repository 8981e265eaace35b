// What a zone pays: points above, research below, and who would get it if it were scored now

import { Piece, useInTurn } from "@genepool/board"
import { memo } from "react"
import type { ZoneId } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { usePlay } from "./play.ts"
import { usePose } from "./pose.ts"

export const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"))

export const ZoneToken = memo(function ZoneToken({ zone }: { readonly zone: ZoneId }) {
  const { view, me, sight, offers, refusal, word, say } = usePlay()
  const id = view.zoneTokens[zone - 1]
  const face = id === undefined ? null : sight.box.zoneTokens[id][view.side]
  const isLaid = useInTurn(face !== null, zone <= 3 ? 1 : 7)
  const controller = sight.controllers[zone - 1] ?? null
  const isMine = me !== null && controller === view.viruses[me]
  const bonus = zone === zoneBonus.zone ? zoneBonus.vp : 0
  const options = offers("zone").filter((option) => option.zone === zone)
  const { width, height, zones } = usePose()
  const { x, y } = zones[zone]
  return (
    <Piece
      className="vir-zone-token"
      anchor={`zone-${zone}`}
      name={
        face === null
          ? say(`name.zone.${zone}`)
          : word(controller === null ? "zoneToken" : isMine ? "zoneYours" : "zoneHeld", {
              zone,
              vp: face.vp,
              bonus,
              research: signed(face.research),
              ...(controller === null || isMine ? {} : { virus: controller }),
            })
      }
      options={options}
      withheld={options.length > 0 ? null : refusal((choice) => choice.do === "zone" && choice.zone === zone)}
      tip={word("tip.zone", { zone, bonus, side: view.side })}
      style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
      data={{ zone, side: view.side }}
    >
      <i className="vir-zone-number" data-number={zone} />
      {face !== null && isLaid && (
        <span className="vir-zone-face" key={view.side} aria-hidden="true">
          <span data-number={bonus > 0 ? `${face.vp}+${bonus}` : face.vp}>
            <Sign sign="star" />
          </span>
          <span data-number={signed(face.research)} data-down={face.research < 0 || undefined}>
            <Sign sign="syringe" />
          </span>
        </span>
      )}
      {controller !== null && <Virus virus={controller} className="vir-controller" />}
    </Piece>
  )
})
