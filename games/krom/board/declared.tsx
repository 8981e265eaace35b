// Cards on the table whose effect is not settled yet: what they ask for, and the counters slapped
// on top of them

import { Piece } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { playBonus } from "../rules/bonus.ts"
import type { Choice } from "../rules/choices.ts"
import { TokenIcon } from "./art/tokens.tsx"
import { BonusFace, effectWords } from "./bonus-card.tsx"
import { Figure } from "./figure.tsx"
import { usePlay } from "./play.ts"
import { SeatMark } from "./seat-mark.tsx"
import { characterOf } from "./sight.ts"

interface DeclaredProps {
  /** There is room for what the cards say. */
  readonly inFull?: boolean
}

/** The pile of declared cards, with the way to let it stand; counters are played from the hand. */
export function Declared({ inFull = false }: DeclaredProps) {
  const { sight, word, say, seatNames } = usePlay()
  const { declared } = sight
  if (declared.length === 0) return null
  return (
    <div className="kro-declared">
      <ol className="kro-pile">
        {declared.map(({ by, card, target }, at) => {
          const effect = sight.data.bonus.get(card)?.effect
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows at its top
            <li key={at} className="kro-card kro-played" data-seat={by} data-against={at > 0 || undefined}>
              <SeatMark seat={by} />
              <BonusFace id={card} short={!inFull} />
              <span className="visually-hidden">
                {word("declared", {
                  name: seatNames[by] ?? "",
                  card,
                  what: effect === undefined ? "" : effectWords(effect, say),
                })}
              </span>
              {target !== null && (
                <span className="kro-aimed">
                  <SeatMark seat={target} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/**
 * A bonus card of the action phase, between whoever plays it and whom it is for, while that is
 * being said.
 */
export function BonusStage() {
  const { view, sight, offers, refusal, word, seatNames } = usePlay()
  const { bonus, declared } = sight
  if (bonus === null || bonus.card === null) return null
  const aims = offers("aim")
  const aiming = view.players.flatMap((_, seat) => {
    const options = aims.filter((option) => option.seat === seat)
    const withheld = aims.length > 0 ? refusal((choice) => choice.do === "aim" && choice.seat === seat) : null
    return options.length > 0 || withheld !== null ? [{ seat, options, withheld }] : []
  })
  return (
    <div className="kro-bonus-stage">
      <Party seat={bonus.seat} />
      {declared.length > 0 ? (
        <Declared inFull />
      ) : (
        <div className="kro-card kro-played" data-seat={bonus.seat}>
          <SeatMark seat={bonus.seat} />
          <BonusFace id={bonus.card} />
        </div>
      )}
      {bonus.target != null && <Party seat={bonus.target} />}
      <div className="kro-answers">
        {aiming.map(({ seat, options, withheld }) => (
          <Piece
            key={seat}
            className="kro-slab kro-aim"
            name={word("aimAt", { seat })}
            options={options}
            withheld={withheld}
          >
            <Figure character={characterOf(view, seat)} seat={seat} />
            <small>{seatNames[seat]}</small>
          </Piece>
        ))}
      </div>
      <KindChoice />
    </div>
  )
}

/** Who is at it, as large as the scene is high. */
function Party({ seat }: { readonly seat: Seat }) {
  const { view, seatNames } = usePlay()
  return (
    <span className="kro-party">
      <Figure character={characterOf(view, seat)} seat={seat} stunned={view.players[seat]?.life === 0} />
      <b>{seatNames[seat]}</b>
    </span>
  )
}

/** Which kind to take, to give away, or to make another player lose. */
export function KindChoice() {
  const { decision, sight, offers, refusal, say } = usePlay()
  const options = [...offers("choose"), ...offers("give")]
  if (options.length === 0) return null
  const card = sight.bonus?.card ?? null
  const isLost = card !== null && sight.data.bonus.get(card)?.effect.effect === "lose"
  const nameOf = (option: Choice) =>
    say(decision?.ask === playBonus.ask("kind") ? "option.bonus.kind.choose" : `option.${option.do}`, option)
  const empty = (["wood", "stone", "bone"] as const).flatMap((kind) => {
    const withheld = refusal(
      (choice) => (choice.do === "choose" || choice.do === "give") && choice.kind === kind,
    )
    return withheld === null || options.some((option) => option.kind === kind) ? [] : [{ kind, withheld }]
  })
  return (
    <div className="kro-answers kro-kinds">
      {options.map((option) => (
        <Piece key={option.do + option.kind} className="kro-slab" name={nameOf(option)} options={[option]}>
          <b aria-hidden="true">{option.do === "give" || isLost ? "−" : "+"}</b>
          <TokenIcon kind={option.kind} />
        </Piece>
      ))}
      {empty.map(({ kind, withheld }) => (
        <Piece key={kind} className="kro-slab" name={nameOf(withheld.choice)} withheld={withheld}>
          <TokenIcon kind={kind} />
        </Piece>
      ))}
    </div>
  )
}
