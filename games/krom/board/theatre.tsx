// Shows what happened, beat by beat, over the wall. It never holds anything up: the board below is always the present.

import type { Fact, Seat } from "@genepool/engine"
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react"
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
import { usePlay } from "./play.tsx"

/** Facts that are shown in one go. */
export type Beat = readonly Fact[]

/** Which facts belong together, because they happen at the same time. */
const chords: readonly (readonly string[])[] = [
  ["moved"],
  ["fightBegan", "rolled", "kromosaurRolled"],
  ["wonFight", "kromosaurWon", "hurt", "kromosaurHurt", "stunned"],
  ["gained", "cutShort", "took", "lost", "paid", "looted", "drew", "drewHidden", "noCardLeft"],
  ["caught", "escaped", "hunted"],
]
/** Told in the log only: they show on the board by themselves. */
const quiet = new Set([
  "phaseBegan",
  "offers",
  "asksFor",
  "placed",
  "openedAnimal",
  "openedEvolution",
  "bought",
])

export function beatsOf(facts: readonly Fact[]): Beat[] {
  const beats: Fact[][] = []
  let open: readonly string[] | null = null
  for (const fact of facts) {
    if (quiet.has(fact.fact)) continue
    const chord = chords.find((names) => names.includes(fact.fact)) ?? null
    if (chord !== null && chord === open) beats.at(-1)?.push(fact)
    else beats.push([fact])
    open = chord
  }
  return beats
}

/** More than this is not looked at any more: who comes late catches up at once. */
const most = 8
const beatLength = 420
const lastBeat = 1100

function useBeats(facts: readonly Fact[], step: number, still: boolean) {
  const [queue, setQueue] = useState<readonly Beat[]>([])
  const [heard, setHeard] = useState(step)
  if (heard !== step) {
    setHeard(step)
    // Back in time, or a jump: nothing is left to show
    if (facts.length === 0 || still || step < heard) setQueue([])
    else setQueue([...queue, ...beatsOf(facts)].slice(-most))
  }
  useEffect(() => {
    if (queue.length === 0) return
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), queue.length > 1 ? beatLength : lastBeat)
    return () => clearTimeout(timer)
  }, [queue])
  const skip = useCallback(() => setQueue([]), [])
  return { beat: queue[0] ?? null, skip }
}

interface Props {
  readonly board: RefObject<HTMLElement | null>
}

export const Theatre = memo(function Theatre({ board }: Props) {
  const { say, facts, step, still } = usePlay()
  const { beat, skip } = useBeats(facts, step, still)
  const showing = beat !== null
  // Whatever one does next ends the show: it never stands in the way of an answer
  useEffect(() => {
    const root = board.current
    if (!showing || root === null) return
    root.addEventListener("pointerdown", skip)
    root.addEventListener("keydown", skip)
    return () => {
      root.removeEventListener("pointerdown", skip)
      root.removeEventListener("keydown", skip)
    }
  }, [showing, skip, board])
  if (beat === null) return null
  const [first] = beat
  if (first === undefined) return null
  const flights = beat.flatMap(flightOf)
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
      {flights.length > 0 && <Flights flights={flights} board={board} />}
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

interface Flight {
  readonly kind: Kind
  readonly count: number
  readonly from: string
  readonly to: string
}

/** Tokens glide: from the supply, back to it, or from one player to another. */
function flightOf(fact: Fact): Flight[] {
  const kind = fact.kind as Kind
  const count = (fact.count as number | undefined) ?? 1
  const seat = `seat-${fact.seat as number}`
  switch (fact.fact) {
    case "gained":
      return [{ kind, count, from: kind === "life" ? seat : `supply-${kind}`, to: seat }]
    case "drew":
    case "drewHidden":
      return [{ kind: "bonus", count: 1, from: "supply-bonus", to: seat }]
    case "lost":
    case "paid":
      return [{ kind, count, from: seat, to: `supply-${kind}` }]
    case "took":
    case "looted":
      return [{ kind, count, from: `seat-${fact.from as number}`, to: seat }]
    case "lootedCard":
    case "lootedHidden":
      return [{ kind: "bonus", count: 1, from: `seat-${fact.from as number}`, to: seat }]
    default:
      return []
  }
}

interface Path extends Flight {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

function Flights({
  flights,
  board,
}: {
  readonly flights: readonly Flight[]
  readonly board: Props["board"]
}) {
  const [paths, setPaths] = useState<readonly Path[]>([])
  const key = JSON.stringify(flights)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the flights
  useLayoutEffect(() => {
    const root = board.current
    if (root === null) return
    const around = root.getBoundingClientRect()
    const middle = (anchor: string) => {
      const box = root.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect()
      return box && { x: box.left + box.width / 2 - around.left, y: box.top + box.height / 2 - around.top }
    }
    setPaths(
      flights.flatMap((flight) => {
        const from = middle(flight.from)
        const to = middle(flight.to)
        if (from === undefined || to === undefined || flight.from === flight.to) return []
        return [{ ...flight, ...from, dx: to.x - from.x, dy: to.y - from.y }]
      }),
    )
  }, [key, board])
  return paths.map(({ kind, count, x, y, dx, dy }, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: flights of one beat
      key={`${key}${at}`}
      className="kro-flight"
      aria-hidden="true"
      style={{ left: x, top: y, "--dx": `${dx}px`, "--dy": `${dy}px` } as React.CSSProperties}
    >
      <TokenIcon kind={kind} />
      {count > 1 && <b>{count}</b>}
    </span>
  ))
}
