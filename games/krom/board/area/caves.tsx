// In the caves: a hearth to rest at, and what the community sells

import { Piece, Stamped, stamp } from "@genepool/board"
import { resources } from "../../data/kinds.ts"
import { painted } from "../art/paints.ts"
import { Amounts, TokenIcon } from "../art/tokens.tsx"
import { usePlay } from "../play.ts"

const hearth = stamp({
  box: "0 0 48 40",
  strokes: painted(
    "w:M6 34l34-8 2 6-34 6ZM8 26l34 8-2 5-34-7Z;r:M24 30c-12 0-14-10-8-16 1 4 3 4 4 1-1-6 4-8 5-13 5 5 3 9 5 12 2-1 2-4 1-7 8 8 6 23-7 23Z;y:M24 29c-5 0-6-5-3-8 1 2 2 1 3-3 4 3 6 11 0 11Z",
  ),
})

export function Caves() {
  const { sight, offers, refusal, word, say } = usePlay()
  const { rest, prices } = sight.data
  // What the fire gives and what the stall takes are told apart by their signs
  const price = (krom: number) => (
    <span className="kro-price">
      <b className="kro-plus-or-minus">−</b>
      <b>{krom}</b>
      <TokenIcon kind="krom" />
    </span>
  )
  return (
    <div className="kro-caves">
      <Piece
        className="kro-slab kro-rest"
        name={word("rest", { krom: rest.krom, life: rest.life })}
        options={offers("rest")}
        withheld={refusal(({ do: verb }) => verb === "rest")}
        tip={word("tip.rest")}
      >
        <Stamped className="kro-hearth" image={hearth} />
        <span className="kro-gives">
          <b className="kro-plus-or-minus">+</b>
          <Amounts counts={rest} />
        </span>
      </Piece>
      <span className="kro-or" aria-hidden="true">
        {word("or")}
      </span>
      <div className="kro-stall">
        {resources.map((kind) => (
          <Piece
            key={kind}
            className="kro-slab kro-good"
            name={word("sells", { what: say(`name.kind.${kind}`), price: prices.resource })}
            options={offers("buyResource").filter((option) => option.kind === kind)}
            withheld={refusal((choice) => choice.do === "buyResource" && choice.kind === kind)}
            tip={word("tip.services")}
          >
            <TokenIcon kind={kind} />
            {price(prices.resource)}
          </Piece>
        ))}
        <Piece
          className="kro-slab kro-good"
          name={word("sells", { what: say("name.kind.bonus"), price: prices.bonus })}
          options={offers("buyBonus")}
          withheld={refusal(({ do: verb }) => verb === "buyBonus")}
          tip={word("tip.services")}
        >
          <TokenIcon kind="bonus" />
          {price(prices.bonus)}
        </Piece>
        <Piece
          className="kro-slab kro-good"
          name={word("sells", {
            what: say("board.amount", { kind: "life", count: prices.lifePacket }),
            price: prices.life,
          })}
          options={offers("buyLife")}
          withheld={refusal(({ do: verb }) => verb === "buyLife")}
          tip={word("tip.services")}
        >
          <Amounts counts={{ life: prices.lifePacket }} />
          {price(prices.life)}
        </Piece>
      </div>
    </div>
  )
}
