// In the forest: the gathering deck with what the next card costs, and everything that was gathered
// before

import { Piece } from "@genepool/board"
import type { FullReward } from "../../data/resolved.ts"
import { gatheringArt } from "../art/gathering.ts"
import { Picture } from "../art/picture.tsx"
import { Amounts, TokenIcon } from "../art/tokens.tsx"
import { CardBack } from "../card-back.tsx"
import { usePlay } from "../play.ts"

export function Forest() {
  const { view, sight, offers, refusal, word, say } = usePlay()
  const { deck, discard } = view.gathering
  const { gathering, prices } = sight.data
  const gathered = sight.walk?.gathered ?? 0
  const blank = (id: string) => Object.values(gathering.get(id) as FullReward).every((count) => count === 0)
  const names = (ids: readonly string[]) =>
    [...new Set(ids)]
      .map((id) => {
        const copies = ids.filter((other) => other === id).length
        return `${say(`name.gathering.${id}`)}${copies > 1 ? ` ×${copies}` : ""}`
      })
      .join(", ")
  const top = discard.at(-1)
  return (
    <div className="kro-forest">
      <Piece
        className="kro-deck"
        name={word("gatheringDeck", {
          count: deck.length,
          blanks: deck.filter(blank).length,
          more: gathered < prices.gathering.length,
          price: prices.gathering[gathered] ?? 0,
        })}
        options={offers("gather")}
        withheld={refusal(({ do: verb }) => verb === "gather")}
        tip={`${word("tip.gather")} ${word("tip.inDeck", { list: names(deck) })}`}
        anchor="gathering"
      >
        <CardBack kind="gathering" />
        <span className="kro-count">{deck.length}</span>
      </Piece>
      <div
        className="kro-ladder"
        role="img"
        aria-label={word("gatherPrices", { list: prices.gathering.join(", ") })}
      >
        {prices.gathering.map((price, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the first card, the second, and so on
            key={at}
            className="kro-rung"
            data-state={at < gathered ? "done" : at === gathered && sight.walk !== null ? "next" : "later"}
          >
            <b>{price}</b>
            <TokenIcon kind="krom" />
          </span>
        ))}
        <span className="kro-odds-line" data-tip={word("tip.blanks")}>
          {word("useful", { count: deck.filter((id) => !blank(id)).length, all: deck.length })}
        </span>
      </div>
      <Piece
        className="kro-discard"
        name={word("gatheringDiscard", { count: discard.length, list: names(discard) })}
        options={offers("reshuffle")}
        withheld={refusal(({ do: verb }) => verb === "reshuffle")}
        tip={`${word("tip.reshuffle")} ${discard.length > 0 ? word("tip.inDiscard", { list: names(discard) }) : ""}`}
      >
        <span className="kro-fan">
          {discard.length === 0 && <span className="kro-empty" />}
          {discard.slice(-7).map((id, at, shown) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
              key={`${id}${at}`}
              className="kro-card kro-mini"
              data-top={at === shown.length - 1 || undefined}
            >
              <Picture drawing={gatheringArt[id]} />
              <Amounts counts={gathering.get(id) ?? {}} />
            </span>
          ))}
        </span>
        <span className="kro-count">{discard.length}</span>
        <span className="kro-discard-name">{top === undefined ? "" : say(`name.gathering.${top}`)}</span>
      </Piece>
    </div>
  )
}
