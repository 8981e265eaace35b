// A small plate in the corner of a room: what touching it would cost or give

import type { Choice } from "../rules/choices.ts"
import type { Way } from "./ahead.ts"
import { shapeOf } from "./art/sign.tsx"

interface Props {
  readonly options: readonly Choice[]
  readonly ways: readonly Way[]
  /** It takes fortune in place of a gene. */
  readonly fortune: boolean
}

export function Note(props: Props) {
  return (
    <>
      {props.fortune && <FortunePlate />}
      <Plate {...props} />
    </>
  )
}

function FortunePlate() {
  return (
    <g className="chr-note" data-mark="fortune" transform="translate(-44 -36)">
      <rect x="-32" y="-21" width="64" height="42" rx="21" />
      <text x="-13" y="9">
        −1
      </text>
      <path transform="translate(0 -12.500) scale(1.1)" d={shapeOf("fortune")} />
    </g>
  )
}

function Plate({ options, ways }: Props) {
  const [option] = options
  if (option !== undefined && "energy" in option && "room" in option)
    return <EnergyPlate energy={option.energy} gives={option.do === "discharge"} />
  const last = ways[0]?.path.at(-1)
  if (last?.do === "target") return <EnergyPlate energy={last.energy} gives={false} />
  const counts = ways.flatMap(({ path }) => path.filter((choice) => choice.do === "tokens"))
  const tokens = counts.map((choice) => choice.tokens)
  return tokens.length === 0 ? null : <TokenPlate least={Math.min(...tokens)} most={Math.max(...tokens)} />
}

function EnergyPlate({ energy, gives }: { readonly energy: number; readonly gives: boolean }) {
  return (
    <g className="chr-note" data-mark={gives ? "gives" : "costs"} transform="translate(44 -36)">
      <rect x="-27" y="-19" width="54" height="38" rx="19" />
      <path d="M12-13 2 2h6L6 13 16-2h-6Z" />
      <text x="-8" y="9">
        {gives ? `+${energy}` : energy}
      </text>
    </g>
  )
}

/** How many tokens can come in together. */
function TokenPlate({ least, most }: { readonly least: number; readonly most: number }) {
  return (
    <g className="chr-note" transform="translate(44 -36)">
      <rect x="-27" y="-19" width="54" height="38" rx="19" />
      <text y="9">{least === most ? `×${least}` : `${least}–${most}`}</text>
    </g>
  )
}
