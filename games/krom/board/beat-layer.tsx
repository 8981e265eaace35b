// Shows what happens, beat by beat, over the wall: below it is what was seen before, until the
// table goes on

import { type Beat, type Flight, Flights, type Pacing } from "@genepool/board"
import { memo } from "react"
import type { Token } from "../data/kinds.ts"
import type { Fact } from "../rules/facts.ts"
import { animalArt } from "./art/animals.ts"
import { AreaSign } from "./art/areas.tsx"
import { Die } from "./art/die.tsx"
import { gatheringArt } from "./art/gathering.ts"
import { inventionArt } from "./art/inventions.ts"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { Picture } from "./art/picture.tsx"
import { Amounts, TokenIcon } from "./art/tokens.tsx"
import { BonusFace } from "./bonus-card.tsx"
import { CardBack } from "./card-back.tsx"
import { usePlay } from "./play.ts"
import { SeatMark } from "./seat-mark.tsx"
import type { Sight } from "./sight.ts"

export const pacing: Pacing<Fact> = {
  chords: [
    ["moved"],
    ["fightBegan", "rolled", "kromosaurRolled"],
    ["wonFight", "kromosaurWon", "hurt", "kromosaurHurt", "stunned"],
    ["gained", "cutShort", "took", "lost", "paid", "looted", "drew", "drewHidden", "noCardLeft"],
    ["caught", "escaped", "hunted"],
  ],
  quiet: new Set(["phaseBegan", "offers", "asksFor", "placed", "openedAnimal", "openedEvolution", "bought"]),
  dice: new Set(["rolled", "kromosaurRolled", "fightRolled", "climbed", "rerolled", "hunted"]),
  // They fall at the feet of those who fight, and on the slope
  drawn: new Set(["fightBegan", "rolled", "kromosaurRolled", "climbed", "rerolled"]),
  results: new Set(["wonFight", "kromosaurWon", "caught", "escaped", "hunted"]),
}

export const BeatLayer = memo(function BeatLayer() {
  const { beat, decision, sight } = usePlay()
  if (beat.length === 0) return null
  return (
    <>
      {/* Nothing lies over what one is asked about */}
      {decision === null && (
        <div className="kro-beat-layer" data-area={sight.area ?? undefined} aria-hidden="true">
          {!isInPlace(beat, sight) && <BeatPicture beat={beat} />}
        </div>
      )}
      <Flights flights={beat.flatMap(flightsOf)} />
    </>
  )
})

/** The scene where it happens shows the dice itself. */
function isInPlace([fact]: Beat<Fact>, { fight, climb, hunt }: Sight): boolean {
  switch (fact?.fact) {
    case "fightBegan":
      return fight !== null
    case "climbed":
    case "rerolled":
      return (climb?.dice.length ?? 0) > 0
    case "hunted":
      return (hunt?.slot ?? null) !== null
    default:
      return false
  }
}

function BeatPicture({ beat }: { readonly beat: Beat<Fact> }) {
  const { sight } = usePlay()
  const [fact] = beat as [Fact, ...Fact[]]
  switch (fact.fact) {
    case "moved":
      return (
        <span className="kro-flips">
          {beat
            .filter((it) => it.fact === "moved")
            .map(({ seat, area }) => (
              <span key={seat} className="kro-flip" data-seat={seat}>
                <span className="kro-flip-back">
                  <CardBack kind="target" />
                </span>
                <span className="kro-flip-face">
                  <AreaSign area={area} />
                </span>
                <SeatMark seat={seat} />
              </span>
            ))}
        </span>
      )
    case "fightBegan":
      return (
        <span className="kro-throws">
          {beat
            .filter((it) => it.fact === "rolled" || it.fact === "kromosaurRolled")
            .map((roll, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one die each
              <span key={at} className="kro-thrown">
                <Die face={roll.die} fresh late={at} />
                {roll.fact === "rolled" ? <SeatMark seat={roll.seat} /> : <KromosaurDrawing look="told" />}
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
          {fact.fact === "hunted" && <Picture drawing={animalArt[fact.animal]} />}
          {fact.dice.map((face, at) => (
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
          <BonusFace id={fact.card} short />
        </span>
      )
    case "gathered":
      return (
        <span className="kro-card kro-slapped">
          <Picture drawing={gatheringArt[fact.gathering]} />
          <Amounts counts={sight.data.gathering.get(fact.gathering) ?? {}} />
        </span>
      )
    case "evolved":
      return (
        <span className="kro-card kro-slapped">
          <Picture drawing={inventionArt[fact.evolution]} />
        </span>
      )
    case "kromosaurMoved":
    case "kromosaurFell":
      return <KromosaurDrawing look="told" />
    default:
      return null
  }
}

/** Tokens glide: from the supply, back to it, or from one player to another. */
function flightsOf(fact: Fact, at: number): Flight[] {
  const fly = (kind: Flown, count: number, from: string, to: string): Flight[] => [
    { key: `${at} ${kind} ${count}`, from, to, picture: <Flying kind={kind} count={count} /> },
  ]
  switch (fact.fact) {
    case "gained":
      return fact.kind === "life"
        ? []
        : fly(fact.kind, fact.count, `supply-${fact.kind}`, `seat-${fact.seat}`)
    case "drew":
    case "drewHidden":
      return fly("bonus", 1, "supply-bonus", `seat-${fact.seat}`)
    case "lost":
    case "paid":
      return fly(fact.kind, fact.count, `seat-${fact.seat}`, `supply-${fact.kind}`)
    case "took":
    case "looted":
      return fly(fact.kind, fact.count, `seat-${fact.from}`, `seat-${fact.seat}`)
    case "lootedCard":
    case "lootedHidden":
      return fly("bonus", 1, `seat-${fact.from}`, `seat-${fact.seat}`)
    default:
      return []
  }
}

type Flown = Token | "bonus"

function Flying({ kind, count }: { readonly kind: Flown; readonly count: number }) {
  return (
    <span className="kro-flying">
      <TokenIcon kind={kind} />
      {count > 1 && <b>{count}</b>}
    </span>
  )
}
