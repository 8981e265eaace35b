// The open evolutions: what each costs, and what the one who looks still lacks

import { Piece } from "@genepool/board"
import { memo } from "react"
import { type Token, tokens } from "../data/kinds.ts"
import type { Evolution } from "../data/resolved.ts"
import { AreaSign } from "./art/areas.tsx"
import { inventionArt } from "./art/inventions.ts"
import { Picture } from "./art/picture.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { usePlay } from "./play.ts"

export const Evolutions = memo(function Evolutions() {
  const { view, word } = usePlay()
  const { open } = view.evolutions
  return (
    <section className="kro-evolutions" aria-label={word("evolutions")} data-anchor="evolutions">
      {open.map((id, slot) =>
        id === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space on the board is its number
          <span key={slot} className="kro-empty kro-evolution" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <EvolutionCard key={`${slot}${id}`} id={id} slot={slot} />
        ),
      )}
    </section>
  )
})

function EvolutionCard({ id, slot }: { readonly id: string; readonly slot: number }) {
  const { view, sight, me, offers, refusal, word, say, facts } = usePlay()
  const { points, area, cost } = sight.data.evolutions.get(id) as Evolution
  const own = me === null ? null : (view.players[me] ?? null)
  const withheld = refusal((choice) => choice.do === "buy" && choice.slot === slot)
  const evolve = withheld === null ? offers("evolve") : []
  const buy = { do: "buy", slot, evolution: id } as const
  const price = tokens.filter((kind) => cost[kind] > 0)
  const lacking = (kind: Token) => (own === null ? 0 : Math.max(0, cost[kind] - own[kind]))
  const missing = price
    .filter((kind) => lacking(kind) > 0)
    .map((kind) => say("board.amount", { kind, count: lacking(kind) }))
  const name = word("evolutionCard", {
    evolution: id,
    points,
    place: area === null ? "any" : say(`name.area.${area}`),
    where: area === null ? "any" : "one",
    cost: price.map((kind) => say("board.amount", { kind, count: cost[kind] })).join(", "),
    missing: missing.join(", "),
    lacks: missing.length > 0,
  })
  return (
    <Piece
      className="kro-card kro-evolution"
      name={name}
      options={evolve.length > 0 ? evolve : offers("buy").filter((option) => option.slot === slot)}
      then={evolve.length > 0 ? [buy] : []}
      withheld={withheld}
      tip={word("tip.evolution")}
      anchor={`evolution-${slot}`}
    >
      <span className="kro-card-name">{say(`name.evolution.${id}`)}</span>
      <span className="kro-points">{points}</span>
      {area !== null && (
        <span className="kro-place" data-here={own?.area === area || undefined}>
          <AreaSign area={area} />
        </span>
      )}
      <Picture
        drawing={inventionArt[id]}
        className={
          facts.some((fact) => fact.fact === "openedEvolution" && fact.slot === slot) ? "kro-fresh-card" : ""
        }
      />
      <span className="kro-cost">
        {price.flatMap((kind) =>
          Array.from({ length: cost[kind] }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
              key={`${kind}${at}`}
              data-missing={(own !== null && at >= own[kind]) || undefined}
            >
              <TokenIcon kind={kind} />
            </span>
          )),
        )}
      </span>
    </Piece>
  )
}
