// The boards of the players: mine whole, those of others small until one wants to see more

import type { Seat } from "@genepool/engine"
import { memo, type ReactNode, useState } from "react"
import { irradiationLimit } from "../data/constants.ts"
import { genes } from "../data/genes.ts"
import { scoreOf } from "../rules/scoring.ts"
import type { View } from "../rules/view.ts"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon, Spore } from "./art/microbe.tsx"
import { Sign } from "./art/sign.tsx"
import { Times } from "./art/times.tsx"
import { Chromosome } from "./chromosome.tsx"
import { usePlay } from "./play.ts"
import { seatsFrom } from "./sight.ts"
import { Specials } from "./specials.tsx"
import { Energy, Fortune, Tokens, Trophies, Tube } from "./tracks.tsx"

/** CHR-SCORE-01, as if the game ended now. */
function pointsOf(view: View, seat: Seat): number {
  const { tokens, trophies, fortune, irradiation } = scoreOf(view, seat)
  return tokens + trophies + fortune + irradiation
}

export const MyBoard = memo(function MyBoard() {
  const { me, word } = usePlay()
  if (me === null) return null
  return (
    <section className="chr-mine" aria-label={word("mine")} data-anchor="mine">
      <PlayerBoard seat={me} />
    </section>
  )
})

function PlayerBoard({ seat }: { readonly seat: Seat }) {
  const { view, seatNames } = usePlay()
  const species = view.players[seat]?.species ?? undefined
  return (
    <div className="chr-player" data-species={species} data-anchor={`seat-${seat}`}>
      <Head seat={seat}>
        <b className="chr-name">{seatNames[seat]}</b>
      </Head>
      <Tube seat={seat} />
      <Chromosome seat={seat} />
      <div className="chr-tracks">
        <Fortune seat={seat} />
        <div className="chr-counts">
          <Energy seat={seat} />
          <Tokens seat={seat} />
          <Trophies seat={seat} />
        </div>
      </div>
    </div>
  )
}

/** Who it is, how it stands, and how many points that would be. */
function Head({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }) {
  const { view, word, say } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  const { species, passed, fate } = player
  const state = fate !== "alive" ? "out" : passed ? "passed" : null
  return (
    <div className="chr-head">
      {species === null ? <Spore /> : <MicrobeIcon species={species} />}
      <span className="chr-who">
        {children}
        {species !== null && (
          <small data-tip={say(`about.species.${species}`)}>
            {say(`name.species.${species}`)}
            {view.round > 0 && view.startingPlayer === seat && (
              <span className="chr-flag" role="img" aria-label={word("starts")} data-tip={word("tip.starts")}>
                <Sign sign="first" />
              </span>
            )}
          </small>
        )}
        {state !== null && (
          <em className="chr-state" data-out={fate !== "alive" || undefined}>
            {word(state)}
          </em>
        )}
      </span>
      <span
        className="chr-score"
        role="img"
        aria-label={word("scoreNow", { points: pointsOf(view, seat) })}
        data-tip={word("tip.score")}
      >
        {pointsOf(view, seat)}
      </span>
    </div>
  )
}

export const Rivals = memo(function Rivals() {
  const { view, me, word } = usePlay()
  return (
    <ul className="chr-rivals" aria-label={word("players")} data-anchor="players">
      {seatsFrom(view, me)
        .filter((seat) => seat !== me)
        .map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
    </ul>
  )
})

function Rival({ seat }: { readonly seat: Seat }) {
  const { view, seatNames, word } = usePlay()
  const [open, setOpen] = useState(false)
  const player = view.players[seat]
  if (player === undefined) return null
  const toggle = (
    <button
      type="button"
      className="chr-name chr-more"
      aria-expanded={open}
      aria-label={word(open ? "hide" : "show", { seat })}
      onClick={() => setOpen(!open)}
    >
      {seatNames[seat]}
    </button>
  )
  return (
    <li
      className="chr-rival"
      data-species={player.species ?? undefined}
      data-open={open || undefined}
      data-out={player.fate !== "alive" || undefined}
      data-acting={(view.phase === "turns" && view.toPlay === seat) || undefined}
      data-anchor={`seat-${seat}`}
    >
      <Head seat={seat}>{toggle}</Head>
      {open ? (
        <div className="chr-whole">
          <Tube seat={seat} />
          <Chromosome seat={seat} />
          <div className="chr-tracks">
            <Fortune seat={seat} />
            {player.species !== null && <Specials species={player.species} />}
          </div>
        </div>
      ) : (
        <>
          <SmallGenes seat={seat} />
          <SmallTracks seat={seat} />
        </>
      )}
      <div className="chr-counts">
        <Energy seat={seat} />
        <Tokens seat={seat} />
        <Trophies seat={seat} />
      </div>
    </li>
  )
}

function SmallGenes({ seat }: { readonly seat: Seat }) {
  const { view, word } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  return (
    <span className="chr-small-genes" data-tip={word("tip.chromosome")}>
      {(["active", "passive"] as const).flatMap((ring) =>
        genes
          .filter((gene) => player[ring][gene] > 0)
          .map((gene) => (
            <span
              key={`${ring} ${gene}`}
              className="chr-small-gene"
              role="img"
              aria-label={word("genesOf", { count: player[ring][gene], gene, active: ring === "active" })}
              data-ring={ring}
            >
              <Times count={player[ring][gene]}>
                <GeneIcon gene={gene} />
              </Times>
            </span>
          )),
      )}
    </span>
  )
}

function SmallTracks({ seat }: { readonly seat: Seat }) {
  const { view, word } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  const { irradiation, fortune, exhausted } = player
  const most = view.options.fortuneMaximum
  return (
    <div className="chr-small-tracks">
      <span
        className="chr-bar"
        role="img"
        aria-label={word("irradiationOf", { level: irradiation, limit: irradiationLimit })}
        data-tip={word("tip.irradiation")}
        data-high={irradiation >= 5 || undefined}
        data-anchor={`irradiation-${seat}`}
      >
        <Sign sign="irradiation" />
        <Times count={irradiation}>
          <i data-reached />
        </Times>
        <Times count={irradiationLimit - irradiation}>
          <i />
        </Times>
        <b aria-hidden="true">{irradiation}</b>
      </span>
      <span
        className="chr-count"
        role="img"
        aria-label={word("fortuneOf", { fortune, most, exhausted })}
        data-tip={word("tip.fortune")}
        data-exhausted={exhausted || undefined}
        data-anchor={`fortune-${seat}`}
      >
        <Sign sign="fortune" />
        <b aria-hidden="true">{fortune}</b>
      </span>
    </div>
  )
}
