// What a player has besides genes: irradiation in its tube, fortune, energy, tokens and trophies

import { Piece } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import type { CSSProperties } from "react"
import { irradiationLimit } from "../data/constants.ts"
import { MicrobeIcon } from "./art/microbe.tsx"
import { Sign } from "./art/sign.tsx"
import { usePlay } from "./play.ts"

interface Props {
  readonly seat: Seat
}

/** A glass tube in which irradiation creeps up to 7. Giving back structure genes drains it. */
export function Tube({ seat }: Props) {
  const { view, me, offers, refusal, word } = usePlay()
  const level = view.players[seat]?.irradiation ?? 0
  const mine = seat === me
  return (
    <Piece
      className="chr-track chr-tube"
      name={word("irradiationOf", { level, limit: irradiationLimit })}
      options={mine && level > 0 ? offers("discardStructure") : []}
      withheld={mine ? refusal((choice) => choice.do === "discardStructure") : null}
      tip={word("tip.irradiation")}
      anchor={`irradiation-${seat}`}
      data={{ level }}
      style={{ "--share": level / irradiationLimit, "--marks": irradiationLimit } as CSSProperties}
    >
      <Sign sign="irradiation" />
      <span className="chr-glass" />
      <b>{level}</b>
    </Piece>
  )
}

/** A row of leaves; the token in front turns over when one of them stood in for a gene. */
export function Fortune({ seat }: Props) {
  const { view, me, offers, refusal, word } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  const most = view.options.fortuneMaximum
  const { fortune, exhausted } = player
  const mine = seat === me
  const options = mine
    ? [...offers("recover"), ...offers("payFortune"), ...offers("discardFortune"), ...offers("fortuneFor")]
    : []
  return (
    <Piece
      className="chr-track chr-fortune"
      name={word("fortuneOf", { fortune, most, exhausted })}
      options={options}
      withheld={mine ? refusal((choice) => choice.do === "recover") : null}
      tip={word("tip.fortune")}
      anchor={`fortune-${seat}`}
      data={{ exhausted: exhausted || undefined }}
    >
      <i className="chr-fortune-token">?</i>
      <span className="chr-leaves">
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place
          <Sign key={at} sign="fortune" className={at < fortune ? "chr-leaf" : "chr-leaf chr-leaf-gone"} />
        ))}
      </span>
      <b>{fortune}</b>
    </Piece>
  )
}

export function Energy({ seat }: Props) {
  const { sight, word } = usePlay()
  const energy = sight.energy[seat] ?? 0
  return (
    <span
      className="chr-count"
      role="img"
      aria-label={word("energyOf", { energy })}
      data-tip={word("tip.energy")}
      data-anchor={`energy-${seat}`}
    >
      <Sign sign="energy" />
      <b aria-hidden="true">{energy}</b>
    </span>
  )
}

/** On the map, and still in the supply. */
export function Tokens({ seat }: Props) {
  const { view, word } = usePlay()
  const species = view.players[seat]?.species ?? null
  const tokens = view.tokens[seat] ?? 0
  const supply = view.supply[seat] ?? 0
  return (
    <span
      className="chr-count chr-tokens"
      role="img"
      aria-label={word("tokensOf", { tokens, supply })}
      data-tip={word("tip.tokens")}
      data-anchor={`supply-${seat}`}
    >
      {species !== null && <MicrobeIcon species={species} />}
      <b aria-hidden="true">{tokens}</b>
      <span className="chr-supply" aria-hidden="true">
        <Sign sign="supply" />
        {supply}
      </span>
    </span>
  )
}

/** Tokens of others, by their owners. Mine can be given back for energy. */
export function Trophies({ seat }: Props) {
  const { view, me, offers, word } = usePlay()
  const trophies = view.players[seat]?.trophies ?? []
  const won = trophies.flatMap((count, owner) => {
    const species = view.players[owner]?.species ?? null
    return count > 0 && species !== null ? [{ count, species }] : []
  })
  return (
    <div className="chr-trophies" data-tip={word("tip.trophies")} data-anchor={`trophies-${seat}`}>
      <Sign sign="trophy" />
      {won.length === 0 && (
        <span className="chr-none" role="img" aria-label={word("noTrophies")}>
          –
        </span>
      )}
      {won.map(({ count, species }) => (
        <Piece
          key={species}
          className="chr-trophy"
          name={word("trophyOf", { count, species })}
          options={seat === me ? offers("giveBack").filter((option) => option.species === species) : []}
          data={{ species }}
        >
          <MicrobeIcon species={species} />
          <b aria-hidden="true">{count}</b>
        </Piece>
      ))}
    </div>
  )
}
