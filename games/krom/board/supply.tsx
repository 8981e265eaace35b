// The supply of tokens, the bonus deck, and the Kromosaur beside the board

import { Piece } from "@genepool/board"
import { memo } from "react"
import { tokens } from "../data/kinds.ts"
import { bonusArt } from "./art/bonus.ts"
import { Picture } from "./art/picture.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { CardBack } from "./card-back.tsx"
import { usePlay } from "./play.ts"

export const Supply = memo(function Supply() {
  const { view, sight, offers, word, say } = usePlay()
  const { bonus, supply, hunting, evolutions } = view
  const fromSupply = sight.bonus?.target == null
  const top = bonus.discard.at(-1)
  return (
    <section className="kro-supply" aria-label={word("supply")} data-anchor="supply">
      {tokens.map((kind) => (
        <Piece
          key={kind}
          className="kro-heap"
          name={word("heap", { kind, count: supply[kind] })}
          options={fromSupply ? offers("choose").filter((option) => option.kind === kind) : []}
          tip={word("tip.supply")}
          anchor={`supply-${kind}`}
        >
          <TokenIcon kind={kind} />
          <b data-none={supply[kind] === 0 || undefined}>{supply[kind]}</b>
        </Piece>
      ))}
      <span
        className="kro-stack"
        role="img"
        aria-label={word("deck", { deck: "bonus", count: bonus.cards, discarded: bonus.discard.length })}
        data-tip={`${word("tip.bonusDeck")} ${bonus.discard.length > 0 ? word("tip.inDiscard", { list: bonus.discard.map((id) => say(`name.bonus.${id}`)).join(", ") }) : ""}`}
        data-anchor="supply-bonus"
      >
        <CardBack kind="bonus" />
        <b>{bonus.cards}</b>
        {top === undefined ? (
          <span className="kro-empty" />
        ) : (
          <span className="kro-card kro-micro">
            <Picture drawing={bonusArt[top]} />
          </span>
        )}
        <b>{bonus.discard.length}</b>
      </span>
      <span
        className="kro-stack"
        role="img"
        aria-label={word("deck", {
          deck: "hunting",
          count: hunting.deck.length,
          discarded: hunting.discard.length,
        })}
        data-tip={word("tip.inDeck", {
          list: hunting.deck.map((id) => say(`name.animal.${id}`)).join(", ") || "–",
        })}
      >
        <CardBack kind="hunting" />
        <b>{hunting.deck.length}</b>
      </span>
      <span
        className="kro-stack"
        role="img"
        aria-label={word("deck", { deck: "evolutions", count: evolutions.deck.length, discarded: 0 })}
        data-tip={word("tip.inDeck", {
          list: evolutions.deck.map((id) => say(`name.evolution.${id}`)).join(", ") || "–",
        })}
      >
        <CardBack kind="evolution" />
        <b>{evolutions.deck.length}</b>
      </span>
    </section>
  )
})
