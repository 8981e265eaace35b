// On a seat's plate: points, irradiation, fortune, energy and tokens; and the genes of others,
// whose strand lies elsewhere

import type { SeatPartProps } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo } from "react"
import { irradiationLimit } from "../data/constants.ts"
import { genes } from "../data/genes.ts"
import { scoreOf } from "../rules/scoring.ts"
import type { View } from "../rules/view.ts"
import { GeneIcon } from "./art/gene.tsx"
import { Sign, type SignId } from "./art/sign.tsx"
import { usePlay } from "./play.ts"

/** CHR-SCORE-01, as if the game ended now. */
function pointsOf(view: View, seat: Seat): number {
  const { tokens, trophies, fortune, irradiation } = scoreOf(view, seat)
  return tokens + trophies + fortune + irradiation
}

export const Plate = memo(function Plate({ seat }: SeatPartProps) {
  const { view, sight, me, word, say } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  const { irradiation, fortune, exhausted, fate, passed, species } = player
  const points = pointsOf(view, seat)
  const most = view.options.fortuneMaximum
  const energy = sight.energy[seat] ?? 0
  const tokens = view.tokens[seat] ?? 0
  // What flies to me flies to my strand
  const anchor = (name: string) => (seat === me ? undefined : `${name}-${seat}`)
  return (
    <div className="chr-plate" data-species={species ?? undefined} data-anchor={`seat-${seat}`}>
      {species !== null && <span className="visually-hidden">{say(`name.species.${species}`)}</span>}
      <span
        className="chr-score"
        role="img"
        aria-label={word("scoreNow", { points })}
        data-tip={word("tip.score")}
        data-anchor={anchor("trophies")}
      >
        {points}
      </span>
      <Count
        sign="irradiation"
        count={irradiation}
        name={word("irradiationOf", { level: irradiation, limit: irradiationLimit })}
        tip={word("tip.irradiation")}
        anchor={anchor("irradiation")}
        high={irradiation >= 5}
      />
      <Count
        sign="fortune"
        count={fortune}
        name={word("fortuneOf", { fortune, most, exhausted })}
        tip={word("tip.fortune")}
        anchor={anchor("fortune")}
      />
      <Count
        sign="energy"
        count={energy}
        name={word("energyOf", { energy })}
        tip={word("tip.energy")}
        anchor={anchor("energy")}
      />
      <Count
        sign="token"
        count={tokens}
        name={word("tokensOf", { tokens, supply: view.supply[seat] ?? 0 })}
        tip={word("tip.tokens")}
        anchor={anchor("supply")}
      />
      {view.round > 0 && view.startingPlayer === seat && (
        <span className="chr-flag" role="img" aria-label={word("starts")} data-tip={word("tip.starts")}>
          <Sign sign="first" />
        </span>
      )}
      {fate !== "alive" ? (
        <em data-out>{word("out")}</em>
      ) : passed ? (
        <em>{word("passed")}</em>
      ) : (
        seat !== me && <Genes seat={seat} />
      )}
    </div>
  )
})

interface CountProps {
  readonly sign: SignId
  readonly count: number
  readonly name: string
  readonly tip: string
  readonly anchor: string | undefined
  readonly high?: boolean
}

function Count({ sign, count, name, tip, anchor, high = false }: CountProps) {
  return (
    <span
      className="chr-tally"
      role="img"
      aria-label={name}
      data-tip={tip}
      data-anchor={anchor}
      data-of={sign}
      data-high={high || undefined}
    >
      <Sign sign={sign} />
      <b aria-hidden="true">{count}</b>
    </span>
  )
}

/** Each kind has its place: how many are active, and how many there are. */
export function Genes({ seat }: { readonly seat: Seat }) {
  const { view, word } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  return (
    <span className="chr-small-genes" data-tip={word("tip.chromosome")}>
      {genes.map((gene) => {
        const active = player.active[gene]
        const passive = player.passive[gene]
        return (
          <span
            key={gene}
            role="img"
            aria-label={[
              word("genesOf", { count: active, gene, active: true }),
              word("genesOf", { count: passive, gene, active: false }),
            ].join(", ")}
            data-spent={active === 0 || undefined}
          >
            <GeneIcon gene={gene} />
            <b aria-hidden="true">{active + passive > active ? `${active}/${active + passive}` : active}</b>
          </span>
        )
      })}
    </span>
  )
}
