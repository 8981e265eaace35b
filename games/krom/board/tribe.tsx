// All that is in front of a player: the character, life on its ladder, tokens, cards, inventions
// and points

import { Piece, type SeatPartProps } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo } from "react"
import { fullLife, pointsToWin } from "../data/box.ts"
import { type Token, tokens } from "../data/kinds.ts"
import type { Choice } from "../rules/choices.ts"
import { inventionArt } from "./art/inventions.ts"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { Picture } from "./art/picture.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { Figure } from "./figure.tsx"
import { usePlay } from "./play.ts"
import { SeatMark } from "./seat-mark.tsx"
import { pointsIn } from "./sight.ts"

export const Belongings = memo(function Belongings({ seat }: SeatPartProps) {
  const play = usePlay()
  const { view, sight, me, seatNames, offers, word, say } = play
  const player = view.players[seat]
  if (player === undefined) return null
  const { character, life } = player
  const points = pointsIn(view, seat)
  const goal = pointsToWin(view.seats, view.options.longer)
  const acting = sight.actor === seat || sight.fight?.speaker === seat
  const weight = character === null ? null : sight.data.weight[character]
  const known = view.memories.filter((memory) => memory.holder === seat && memory.seat === me)
  return (
    <div
      className="kro-seat"
      data-seat={seat}
      data-me={seat === me || undefined}
      data-acting={acting || undefined}
      data-stunned={life === 0 || undefined}
    >
      <Piece
        className="kro-portrait"
        name={
          character === null
            ? (seatNames[seat] ?? "")
            : word("portrait", { seat, who: say(`name.character.${character}`), weight: weight ?? 0 })
        }
        options={offers("aim").filter((option) => option.seat === seat)}
        tip={word("tip.weight")}
      >
        <Figure character={character} seat={seat} stunned={life === 0} />
        <small>{weight === null ? "" : word("weight", { weight })}</small>
      </Piece>
      <div className="kro-seat-main">
        <p className="kro-seat-name">
          <SeatMark seat={seat} />
          <b>{seatNames[seat]}</b>
          {life === 0 && <em>{word("stunned")}</em>}
        </p>
        <Ladder seat={seat} life={life} />
        <div className="kro-belongings">
          {tokens.map((kind) => (
            <Piece
              key={kind}
              className="kro-owned"
              name={say("board.amount", { kind, count: player[kind] })}
              options={tokenOptions(play, seat, kind)}
              anchor={`seat-${seat}-${kind}`}
            >
              <TokenIcon kind={kind} />
              <b data-none={player[kind] === 0 || undefined}>{player[kind]}</b>
            </Piece>
          ))}
          <Piece
            className="kro-owned"
            name={word("cards", { count: player.cards })}
            options={sight.loot?.victim === seat ? offers("lootCard") : []}
            tip={known
              .map(({ card }) => word("remembered", { seat, card }))
              .concat(word("tip.cards"))
              .join(" ")}
            anchor={`seat-${seat}-bonus`}
          >
            <TokenIcon kind="bonus" />
            <b data-none={player.cards === 0 || undefined}>{player.cards}</b>
            {known.length > 0 && <i className="kro-known">!</i>}
          </Piece>
        </div>
      </div>
      <div className="kro-glory" data-tip={word("tip.points", { points: goal })}>
        <Notches points={points} goal={goal} />
        <span className="kro-inventions">
          {player.evolutions.map((id) => (
            <span
              key={id}
              className="kro-invention"
              role="img"
              aria-label={word("owns", {
                evolution: id,
                points: sight.data.evolutions.get(id)?.points ?? 0,
              })}
              data-tip={word("owns", { evolution: id, points: sight.data.evolutions.get(id)?.points ?? 0 })}
            >
              <Picture drawing={inventionArt[id]} />
              <i aria-hidden="true">{sight.data.evolutions.get(id)?.points}</i>
            </span>
          ))}
          {view.trophy === seat && (
            <span
              className="kro-invention"
              role="img"
              aria-label={word("trophy")}
              data-tip={word("tip.trophy")}
            >
              <KromosaurDrawing />
              <i aria-hidden="true">1</i>
            </span>
          )}
        </span>
      </div>
    </div>
  )
})

function tokenOptions({ sight, me, offers }: ReturnType<typeof usePlay>, seat: Seat, kind: Token): Choice[] {
  if (sight.loot?.victim === seat)
    return kind === "krom"
      ? [...offers("lootKrom")]
      : offers("lootResource").filter((option) => option.kind === kind)
  if (sight.bonus?.target === seat) return offers("choose").filter((option) => option.kind === kind)
  return seat === me ? offers("give").filter((option) => option.kind === kind) : []
}

/** Seven rungs; what was lost just now drops off. */
function Ladder({ seat, life }: { readonly seat: Seat; readonly life: number }) {
  const { facts, word } = usePlay()
  const lost = facts.reduce(
    (sum, fact) => (fact.fact === "hurt" && fact.seat === seat ? sum + fact.count : sum),
    0,
  )
  return (
    <span
      className="kro-life"
      role="img"
      aria-label={word("life", { life })}
      data-tip={word("tip.life")}
      data-low={life <= 2 || undefined}
    >
      {Array.from({ length: fullLife }, (_, rung) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its number
          key={rung}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-state={rung < life ? "full" : rung < life + lost ? "lost" : "empty"}
        >
          <path d="M12 21C4 15 1 10 4 6c2-3 6-3 8 1 2-4 6-4 8-1 3 4 0 9-8 15Z" />
        </svg>
      ))}
    </span>
  )
}

/** Points as notches on a bone, up to the one that makes a chief. */
function Notches({ points, goal }: { readonly points: number; readonly goal: number }) {
  const { word } = usePlay()
  return (
    <span className="kro-notches" role="img" aria-label={word("pointsOf", { points, goal })}>
      <b aria-hidden="true">{points}</b>
      <svg viewBox={`0 0 ${goal * 10 + 6} 18`} preserveAspectRatio="none" aria-hidden="true">
        <path className="kro-notch-bone" d={`M3 5h${goal * 10}q3 4 0 8H3q-3-4 0-8Z`} />
        {Array.from({ length: goal }, (_, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a notch is its number
            key={at}
            className="kro-notch"
            data-cut={at < points || undefined}
            x={at * 10 + 5}
            y="2"
            width="6"
            height="14"
            rx="2"
          />
        ))}
      </svg>
      <small aria-hidden="true">{goal}</small>
    </span>
  )
}
