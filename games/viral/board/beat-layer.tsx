// Shows what happens, beat by beat, in the body: below it is what was seen before, until the table
// goes on

import { Flights } from "@genepool/board"
import { memo } from "react"
import type { OrganId } from "../data/organs.ts"
import type { Fact, Way } from "../rules/facts.ts"
import type { Token } from "../rules/tokens.ts"
import { TokenShape } from "./art/viruses.tsx"
import { glidesOf } from "./glides.tsx"
import { usePlay } from "./play.ts"
import { usePose } from "./pose.ts"
import { journey } from "./ways.ts"

export const BeatLayer = memo(function BeatLayer() {
  const { beat } = usePlay()
  const { width, height } = usePose()
  if (beat.length === 0) return null
  const key = JSON.stringify(beat)
  return (
    <div className="vir-beat-layer" aria-hidden="true" key={key}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {beat.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same
          <Scene key={at} fact={fact} />
        ))}
      </svg>
      <Flights flights={glidesOf(beat)} />
    </div>
  )
})

function tokenOf({ virus, shielded, under }: Way): Token {
  return `${virus}${shielded ? "*" : ""}${under.length > 0 ? `[${under.join(",")}]` : ""}`
}

/** One fact where it happens. */
function Scene({ fact }: { readonly fact: Fact }) {
  const { sight } = usePlay()
  const pose = usePose()
  switch (fact.fact) {
    case "moved":
    case "pulled":
    case "pushed":
      return (
        <Traveller token={tokenOf(fact)} path={journey(sight.box, pose, fact.from, fact.to, fact.channel)} />
      )
    case "reinfected":
      return <Traveller token={fact.virus} path={journey(sight.box, pose, fact.from, fact.organ, "leap")} />
    case "infected":
    case "settled":
      return <At organ={fact.organ} kind="drop" token={fact.virus} />
    case "removed":
      return <At organ={fact.organ} kind="fly" token={fact.virus} />
    case "shielded":
    case "shieldLost":
      return (
        <At organ={fact.organ} kind={fact.fact === "shielded" ? "grow" : "fade"} token={`${fact.virus}*`} />
      )
    case "absorbed":
      return <At organ={fact.organ} kind="grow" token={`${fact.virus}[${fact.viruses.join(",")}]`} />
    case "attacked":
      return <Burst organ={fact.organ} kind="pow" />
    case "crisis":
    case "crisisStays":
    case "immuneResponse":
    case "provoked":
      return <Burst organ={fact.organ} kind="crisis" />
    case "controlled": {
      const { x, y } = pose.zones[fact.zone]
      return <circle className="vir-ring" cx={x} cy={y} r="60" />
    }
    default:
      return null
  }
}

function Traveller({ token, path }: { readonly token: Token; readonly path: string }) {
  return (
    <g className="vir-traveller" style={{ offsetPath: `path("${path}")` }}>
      <g transform="translate(-26 -26) scale(1.3)">
        <TokenShape token={token} />
      </g>
    </g>
  )
}

interface AtProps {
  readonly organ: OrganId
  readonly kind: "drop" | "fly" | "grow" | "fade"
  readonly token: Token
}

function At({ organ, kind, token }: AtProps) {
  const { x, y } = usePose().places[organ]
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="vir-apparition" data-kind={kind}>
        <g transform="translate(-28 -28) scale(1.4)">
          <TokenShape token={token} />
        </g>
      </g>
    </g>
  )
}

function Burst({ organ, kind }: { readonly organ: OrganId; readonly kind: "pow" | "crisis" }) {
  const { x, y } = usePose().places[organ]
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="vir-burst"
        data-kind={kind}
        d="M0-70 14-30 52-50 34-14 74 0 34 14 52 50 14 30 0 70-14 30-52 50-34 14-74 0-34-14-52-50-14-30Z"
      />
    </g>
  )
}
