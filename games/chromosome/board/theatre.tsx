// Shows what happened, beat by beat, over the map. It never holds anything up: below it is always the present.

import { type Beat, type Flight, Flights, type Score, useBeat, useFrame } from "@genepool/board"
import type { Fact, Seat } from "@genepool/engine"
import { type CSSProperties, memo, useEffect, useState } from "react"
import type { EventName } from "../data/events.ts"
import type { Gene } from "../data/genes.ts"
import type { Species } from "../data/species.ts"
import { Die } from "./art/die.tsx"
import { EventPicture } from "./art/event.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"
import { Sign, type SignId } from "./art/sign.tsx"
import { type FightRecord, recordAfter } from "./fightRecord.ts"
import { type Mark, Marks } from "./marks.tsx"
import { usePlay } from "./play.ts"
import { StrengthLine, TestLines } from "./scene.tsx"
import { isLow } from "./where.ts"

export const score: Score = {
  chords: [
    ["exhausted", "fortuneAsGene", "discharged", "gaveBack", "overpaid"],
    ["boostedGenes", "boostedFortune", "strength"],
    ["fought", "lostTokens", "tookTrophies"],
    ["placed", "grew"],
    ["moved", "merged"],
    ["cubesAdded", "cubesRemoved", "charged"],
    ["tested", "irradiated", "excess", "doomed"],
    ["eventRevealed", "eventCancelled", "modified", "fortuneChanged"],
    ["roomRemoved"],
    ["eliminated", "lastTurns"],
    ["scored", "gameOver"],
    ["plays", "firstPlayer"],
  ],
  quiet: new Set(["turnBegan", "overpaid", "refreshed", "merged"]),
  leading: new Set(["moved", "tested", "eventRevealed", "fought"]),
}

/** Whether the scene over the map shows it already, as long as it goes on. */
const ofScenes = new Set(["attacked", "boostedGenes", "boostedFortune", "strength", "rolled", "forcedReroll"])

export const Theatre = memo(function Theatre() {
  const { view, sight, say } = usePlay()
  const beat = useBeat(usePlay(), score)
  const [shown, setShown] = useState<Beat | null>(null)
  const [record, setRecord] = useState<FightRecord | null>(null)
  if (shown !== beat) {
    setShown(beat)
    setRecord(beat === null ? null : beat.reduce(recordAfter, record))
  }
  const place = usePlaceOver("map", beat)
  if (beat === null) return null
  const [first] = beat as [Fact, ...Fact[]]
  const live = sight.fight !== null || sight.roll !== null
  const flights = flightsOf(beat)
  const marks = beat.flatMap(markOf)
  const onTheBoard = (
    <>
      <Flights flights={flights} />
      <Marks marks={marks} />
    </>
  )
  if (live && ofScenes.has(first.fact)) return onTheBoard
  return (
    <>
      <div
        className="chr-theatre"
        aria-hidden="true"
        data-fact={first.fact}
        style={place === null ? {} : isLow(view.map, roomsOf(beat)) ? place.above : place.below}
      >
        <Picture beat={beat} record={record} />
        <span className="chr-caption">
          {beat
            .filter(({ fact }) => fact !== "tested" && fact !== "scored")
            .slice(0, 3)
            .map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same
              <span key={at}>{say(`fact.${fact.fact}`, fact)}</span>
            ))}
        </span>
      </div>
      {onTheBoard}
    </>
  )
})

const roomsOf = (beat: Beat) => beat.flatMap(({ room, from, to }) => [room, from, to])

/** The upper and the lower edge of a part of the board, which what moves is measured by too. */
function usePlaceOver(anchor: string, beat: Beat | null) {
  const { root } = useFrame()
  const [place, setPlace] = useState<{ above: CSSProperties; below: CSSProperties } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for every beat
  useEffect(() => {
    const around = root.current?.getBoundingClientRect()
    const box = root.current?.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect()
    if (around === undefined || box === undefined) return
    const middle = { left: box.left + box.width / 2 - around.left, maxWidth: box.width - 16 }
    setPlace({
      above: { ...middle, top: box.top - around.top + 12 },
      below: { ...middle, bottom: around.bottom - box.bottom + 12 },
    })
  }, [anchor, beat, root])
  return place
}

function Picture({ beat, record }: { readonly beat: Beat; readonly record: FightRecord | null }) {
  const { view } = usePlay()
  const [fact] = beat as [Fact, ...Fact[]]
  if (record !== null && (ofScenes.has(fact.fact) || fact.fact === "fought"))
    return <Fought record={record} rolled={fact.fact === "rolled"} />
  if (fact.fact === "acts" || fact.fact === "passed") {
    const species = view.players[fact.seat as number]?.species ?? null
    return (
      <span className="chr-acts" data-species={species ?? undefined}>
        {species !== null && <MicrobeIcon species={species} />}
        <Sign sign={(fact.fact === "passed" ? "pass" : fact.action) as SignId} />
      </span>
    )
  }
  switch (fact.fact) {
    case "rolled":
      return <Die face={fact.die as number} fresh />
    case "tested":
      return (
        <div className="chr-replayed">
          <TestLines
            seat={fact.seat as Seat}
            power={fact.power as number}
            groups={fact.groups as number}
            die={fact.die as number}
            structure={fact.structure as number}
            fresh={false}
          />
        </div>
      )
    case "eventRevealed":
      return (
        <span className="chr-turned-card">
          <EventPicture event={fact.event as EventName} />
        </span>
      )
    case "eliminated":
      return <Sign sign="irradiation" className="chr-doom" />
    case "roundBegan":
      return <Sign sign="clock" className="chr-doom" />
    default:
      return null
  }
}

/** Both sums of a fight, as far as they are known at this moment. */
function Fought({ record, rolled }: { readonly record: FightRecord; readonly rolled: boolean }) {
  const { attacker, defender, modifier } = record
  const levelOf = ({ strength, genes, fortune }: FightRecord["attacker"]) =>
    strength === null ? null : strength - genes - fortune
  return (
    <div className="chr-replayed">
      <StrengthLine
        {...attacker}
        level={levelOf(attacker)}
        modifier={modifier}
        fresh={rolled && defender.die === null}
      />
      <StrengthLine {...defender} level={levelOf(defender)} modifier={0} fresh={rolled} />
    </div>
  )
}

/** What places a fact names, as anchors of the board. */
function placesOf({ seat, room, from, to, gene }: Fact) {
  return {
    seat: seat as Seat,
    room: `room-${room as number}`,
    from: `room-${from as number}`,
    to: `room-${to as number}`,
    gene: `gene-${gene as Gene}`,
  }
}

/** Tokens that are lost go to whoever takes them, or back to the supply. */
function flightsOf(beat: Beat): Flight[] {
  return beat.flatMap((fact, at) => {
    const next = beat[at + 1]
    if (fact.fact !== "lostTokens" || next?.fact !== "tookTrophies") return flightOf(fact, at)
    return [
      {
        key: `trophies ${at}`,
        from: placesOf(fact).room,
        to: `trophies-${next.seat as Seat}`,
        picture: <MicrobeIcon species={next.species as Species} />,
      },
    ]
  })
}

/** Things glide from where they were to where they are now. */
function flightOf(fact: Fact, at: number): Flight[] {
  const { seat, room, from, to, gene } = placesOf(fact)
  const fly = (start: string, end: string, picture: Flight["picture"]): Flight[] => [
    { key: `${fact.fact} ${at}`, from: start, to: end, picture },
  ]
  switch (fact.fact) {
    case "moved":
      return fly(from, to, <Mine seat={seat} />)
    case "teleported":
    case "fused":
      return fly(from, to, <Sign sign="teleportation" />)
    case "swapped":
      return [
        ...fly(from, to, <Sign sign="teleportation" />),
        ...fly(to, from, <Sign sign="teleportation" />).map((flight) => ({
          ...flight,
          key: `${flight.key} back`,
        })),
      ]
    case "placed":
    case "grew":
      return fly(`supply-${seat}`, room, <Mine seat={seat} />)
    case "attacked":
      return fly(from, to, <Sign sign="spark" className="chr-flying-spark" />)
    case "discharged":
      return fly(room, `energy-${seat}`, <Sign sign="energy" />)
    case "gaveBack":
      return fly(`trophies-${seat}`, `energy-${seat}`, <MicrobeIcon species={fact.species as Species} />)
    case "lostTokens":
      return fly(room, `supply-${seat}`, <Mine seat={seat} />)
    case "gainedGene":
      return fly(gene, `seat-${seat}`, <GeneIcon gene={fact.gene as Gene} />)
    case "cubesAdded":
      return fly("pool", room, <Sign sign="cube" />)
    case "cubesRemoved":
      return fly(room, "pool", <Sign sign="cube" />)
    case "cubesMoved":
      return fly(from, to, <Sign sign="cube" />)
    case "irradiated":
      return fly("map", `irradiation-${seat}`, <Sign sign="irradiation" />)
    case "fortuneAsGene":
    case "boostedFortune":
    case "forcedReroll":
      return fly(`fortune-${seat}`, "map", <Sign sign="fortune" />)
    case "fortuneChanged":
      return fly("map", `fortune-${seat}`, <Sign sign="fortune" />)
    default:
      return []
  }
}

/** What flares up where it happens. */
function markOf(fact: Fact): Mark[] {
  const { seat, room, to } = placesOf(fact)
  switch (fact.fact) {
    case "charged":
      return [{ at: room, kind: "charge" }]
    case "attacked":
      return [{ at: to, kind: "hit" }]
    case "lostTokens":
      return [{ at: room, kind: "hit" }]
    case "irradiated":
      return [{ at: `irradiation-${seat}`, kind: "dose" }]
    case "roomRemoved":
      return [{ at: room, kind: "collapse" }]
    default:
      return []
  }
}

function Mine({ seat }: { readonly seat: Seat }) {
  const { view } = usePlay()
  const species = view.players[seat]?.species ?? null
  return species !== null && <MicrobeIcon species={species} />
}
