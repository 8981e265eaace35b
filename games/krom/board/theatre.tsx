// Shows what happened, beat by beat, over the wall. It never holds anything up: the board below is always the present.

import { type Beat, type Flight, Flights, type Score, useBeat } from "@genepool/board"
import type { Fact, Seat } from "@genepool/engine"
import { memo } from "react"
import type { Area, Kind } from "../data/kinds.ts"
import { animalArt } from "./art/animals.ts"
import { AreaSign } from "./art/areas.tsx"
import { SeatMark } from "./art/characters.tsx"
import { Die } from "./art/die.tsx"
import { gatheringArt } from "./art/gathering.ts"
import { inventionArt } from "./art/inventions.ts"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { Picture } from "./art/picture.tsx"
import { Amounts, TokenIcon } from "./art/tokens.tsx"
import { BonusFace } from "./bonusCard.tsx"
import { CardBack } from "./cardBack.tsx"
import { usePlay } from "./play.ts"

export const score: Score = {
  chords: [
    ["moved"],
    ["fightBegan", "rolled", "kromosaurRolled"],
    ["wonFight", "kromosaurWon", "hurt", "kromosaurHurt", "stunned"],
    ["gained", "cutShort", "took", "lost", "paid", "looted", "drew", "drewHidden", "noCardLeft"],
    ["caught", "escaped", "hunted"],
  ],
  quiet: new Set(["phaseBegan", "offers", "asksFor", "placed", "openedAnimal", "openedEvolution", "bought"]),
}

export const Theatre = memo(function Theatre() {
  const { say } = usePlay()
  const beat = useBeat(score)
  if (beat === null) return null
  return (
    <>
      <div className="kro-theatre" aria-hidden="true">
        <BeatPicture beat={beat} />
        <span className="kro-caption">
          {beat
            .filter(({ fact }) => fact !== "moved" && fact !== "rolled")
            .slice(0, 4)
            .map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same
              <span key={at}>{say(`fact.${fact.fact}`, fact)}</span>
            ))}
        </span>
      </div>
      <Flights flights={beat.flatMap(flightsOf)} />
    </>
  )
})

function BeatPicture({ beat }: { readonly beat: Beat }) {
  const { sight } = usePlay()
  const [fact] = beat as [Fact, ...Fact[]]
  switch (fact.fact) {
    case "moved":
      return (
        <span className="kro-flips">
          {beat.map(({ seat, area }) => (
            <span key={seat as number} className="kro-flip" data-seat={seat as number}>
              <span className="kro-flip-back">
                <CardBack kind="target" />
              </span>
              <span className="kro-flip-face">
                <AreaSign area={area as Area} />
              </span>
              <SeatMark seat={seat as Seat} />
            </span>
          ))}
        </span>
      )
    case "fightBegan":
      return (
        <span className="kro-throws">
          {beat
            .filter(({ die }) => typeof die === "number")
            .map((roll, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one die each
              <span key={at} className="kro-thrown">
                <Die face={roll.die as number} fresh late={at} />
                {typeof roll.seat === "number" ? <SeatMark seat={roll.seat} /> : <KromosaurDrawing />}
              </span>
            ))}
        </span>
      )
    case "fightRolled":
    case "climbed":
    case "rerolled":
    case "hunted":
      return (
        <span className="kro-throws">
          {fact.fact === "hunted" && <Picture drawing={animalArt[fact.animal as string]} />}
          {(fact.dice as number[]).map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
            <Die key={at} face={face} fresh late={at} />
          ))}
        </span>
      )
    case "played":
    case "playedOn":
    case "countered":
    case "cancelled":
      return (
        <span className="kro-card kro-slapped" data-cancelled={fact.fact === "cancelled" || undefined}>
          <BonusFace id={fact.card as string} short />
        </span>
      )
    case "gathered":
      return (
        <span className="kro-card kro-slapped">
          <Picture drawing={gatheringArt[fact.gathering as string]} />
          <Amounts counts={sight.data.gathering.get(fact.gathering as string) ?? {}} />
        </span>
      )
    case "evolved":
      return (
        <span className="kro-card kro-slapped">
          <Picture drawing={inventionArt[fact.evolution as string]} />
        </span>
      )
    case "kromosaurMoved":
    case "kromosaurFell":
      return <KromosaurDrawing />
    default:
      return null
  }
}

/** Tokens glide: from the supply, back to it, or from one player to another. */
function flightsOf(fact: Fact, at: number): Flight[] {
  const seat = `seat-${fact.seat as number}`
  const fly = (kind: Kind, from: string, to: string): Flight[] => {
    const count = kind === "bonus" ? 1 : ((fact.count as number | undefined) ?? 1)
    return [{ key: `${at} ${kind} ${count}`, from, to, picture: <Flying kind={kind} count={count} /> }]
  }
  const kind = fact.kind as Kind
  switch (fact.fact) {
    case "gained":
      return kind === "life" ? [] : fly(kind, `supply-${kind}`, seat)
    case "drew":
    case "drewHidden":
      return fly("bonus", "supply-bonus", seat)
    case "lost":
    case "paid":
      return fly(kind, seat, `supply-${kind}`)
    case "took":
    case "looted":
      return fly(kind, `seat-${fact.from as number}`, seat)
    case "lootedCard":
    case "lootedHidden":
      return fly("bonus", `seat-${fact.from as number}`, seat)
    default:
      return []
  }
}

function Flying({ kind, count }: { readonly kind: Kind; readonly count: number }) {
  return (
    <span className="kro-flying">
      <TokenIcon kind={kind} />
      {count > 1 && <b>{count}</b>}
    </span>
  )
}
