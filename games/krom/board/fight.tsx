// A fight as a little scene: everybody with dice, cards slapped down and a total; counters on top;
// loot at the end

import { Piece } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { resources } from "../data/kinds.ts"
import type { Fact } from "../rules/facts.ts"
import { type Strength, theKromosaur, totalOf } from "../rules/ranking.ts"
import { Die } from "./art/die.tsx"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { BonusFace } from "./bonus-card.tsx"
import { Declared } from "./declared.tsx"
import { Figure } from "./figure.tsx"
import { usePlay } from "./play.ts"
import { characterOf, type FightSight } from "./sight.ts"

export function Fight({ fight }: { readonly fight: FightSight }) {
  const { sight, beat, facts, word } = usePlay()
  const { fighters, speaker, winner } = fight
  // Dice that were thrown just now lie open before anybody counts them
  const strengths = fighters.map(
    (seat, at) => [seat, fight.strengths[at] ?? thrownBy(seat, [...facts, ...beat])] as const,
  )
  const totals = strengths.map(([, strength]) => totalOf(strength))
  const highest = Math.max(...totals)
  if (sight.loot !== null) return <Loot victim={sight.loot.victim} winner={sight.loot.winner} />
  return (
    <div className="kro-fight" data-many={fighters.length > 3 ? fighters.length : undefined}>
      <ul className="kro-fighters" aria-label={word("fight")}>
        {strengths.map(([seat, strength], at) => (
          <Fighter
            key={seat}
            seat={seat}
            strength={strength}
            best={totals[at] === highest}
            speaking={speaker === seat && sight.declared.length === 0}
            won={winner === seat}
          />
        ))}
      </ul>
      <Declared />
    </div>
  )
}

interface FighterProps {
  readonly seat: Seat
  readonly strength: Strength
  readonly best: boolean
  readonly speaking: boolean
  readonly won: boolean
}

function thrownBy(fighter: Seat, facts: readonly Fact[]): Strength {
  const thrown = facts.findLast(
    (fact) =>
      (fact.fact === "rolled" && fact.seat === fighter) ||
      (fact.fact === "kromosaurRolled" && fighter === theKromosaur),
  )
  if (thrown?.fact === "rolled") return { dice: [thrown.die], add: 0, cards: [] }
  if (thrown?.fact === "kromosaurRolled") return { dice: [thrown.die], add: thrown.add, cards: [] }
  return { dice: [], add: 0, cards: [] }
}

function Fighter({ seat, strength, best, speaking, won }: FighterProps) {
  const { view, sight, seatNames, beat, facts, word } = usePlay()
  const character = seat < 0 ? null : characterOf(view, seat)
  const weight =
    seat < 0 ? sight.data.kromosaur.weight : character === null ? null : sight.data.weight[character]
  const { dice, add, cards } = strength
  const total = totalOf(strength)
  const rolled = [...facts, ...beat].some(({ fact }) => fact === "rolled" || fact === "kromosaurRolled")
  const name = seat < 0 ? word("kromosaur") : (seatNames[seat] ?? "")
  return (
    <li
      className="kro-fighter"
      data-seat={seat < 0 ? undefined : seat}
      data-best={best || undefined}
      data-speaking={speaking || undefined}
      data-won={won || undefined}
    >
      <span className="kro-fighter-cards" aria-hidden="true">
        {cards.map(({ card, cancelled }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be played twice
            key={at}
            className="kro-card kro-tiny"
            data-cancelled={cancelled || undefined}
          >
            <BonusFace id={card} short />
          </span>
        ))}
      </span>
      <span className="kro-fighter-body">
        {seat < 0 ? <KromosaurDrawing look="alive" /> : <Figure character={character} seat={seat} />}
      </span>
      <span className="kro-fighter-dice" aria-hidden="true">
        {dice.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
          <Die key={at} face={face} fresh={rolled || at > 0} />
        ))}
        {add > 0 && <b className="kro-add">+{add}</b>}
      </span>
      <span className="kro-total">
        <span className="visually-hidden">{word("fighter", { name, total, weight: weight ?? 0 })}</span>
        <b aria-hidden="true">{total}</b>
      </span>
      <span className="kro-weight" aria-hidden="true">
        {weight === null ? "" : word("weight", { weight })}
      </span>
    </li>
  )
}

function Loot({ winner, victim }: { readonly winner: Seat; readonly victim: Seat }) {
  const { view, offers, refusal, word, say } = usePlay()
  const player = view.players[victim]
  if (player === undefined) return null
  const krom = offers("lootKrom")
  return (
    <div className="kro-loot">
      <span className="kro-loot-who">
        <Figure character={characterOf(view, victim)} seat={victim} stunned />
        <b>{word("lootOf", { seat: victim })}</b>
        <small>{word("lootBy", { seat: winner })}</small>
      </span>
      <div className="kro-answers">
        {resources.map((kind) => (
          <Piece
            key={kind}
            className="kro-slab"
            name={say("option.lootResource", { kind })}
            options={offers("lootResource").filter((option) => option.kind === kind)}
            withheld={refusal((choice) => choice.do === "lootResource" && choice.kind === kind)}
            tip={word("tip.loot")}
          >
            <b>{player[kind] === 0 ? 0 : `1/${player[kind]}`}</b>
            <TokenIcon kind={kind} />
          </Piece>
        ))}
        <Piece
          className="kro-slab"
          name={say("option.lootKrom", { count: krom[0]?.count ?? 0 })}
          options={krom}
          withheld={refusal(({ do: verb }) => verb === "lootKrom")}
          tip={word("tip.loot")}
        >
          <b>
            {krom[0]?.count ?? 0}/{player.krom}
          </b>
          <TokenIcon kind="krom" />
        </Piece>
        <Piece
          className="kro-slab"
          name={say("option.lootCard")}
          options={offers("lootCard")}
          withheld={refusal(({ do: verb }) => verb === "lootCard")}
          tip={word("tip.loot")}
        >
          <b>?</b>
          <TokenIcon kind="bonus" />
        </Piece>
      </div>
    </div>
  )
}
