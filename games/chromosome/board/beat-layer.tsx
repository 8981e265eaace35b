// Shows what happens, beat by beat, over the map: below it is what was seen before, until the table
// goes on

import { type Beat, type Flight, Flights, type Pacing } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo, useState } from "react"
import type { Fact } from "../rules/facts.ts"
import { Die } from "./art/die.tsx"
import { EventPicture } from "./art/event.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"
import { Sign } from "./art/sign.tsx"
import { type FightRecord, recordAfter } from "./fight-record.ts"
import { type Mark, Marks } from "./marks.tsx"
import { usePlay } from "./play.ts"
import { StrengthLine, TestLines } from "./scene.tsx"
import { isTold, ofScenes } from "./told.ts"
import { awayFrom } from "./where.ts"

export const pacing: Pacing<Fact> = {
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
    ["plays", "firstPlayer"],
  ],
  // The table counts the score itself
  quiet: new Set(["turnBegan", "overpaid", "refreshed", "merged", "scored", "gameOver"]),
  leading: new Set(["moved", "tested", "eventRevealed", "fought"]),
  dice: new Set(["rolled", "forcedReroll", "tested"]),
  drawn: new Set(["rolled", "forcedReroll"]),
  results: new Set(["fought", "irradiated", "eliminated"]),
}

export const BeatLayer = memo(function BeatLayer() {
  const { beat, view, sight, decision } = usePlay()
  const [shown, setShown] = useState<Beat<Fact>>([])
  const [record, setRecord] = useState<FightRecord | null>(null)
  if (shown !== beat) {
    setShown(beat)
    setRecord(beat.length === 0 ? null : beat.reduce<FightRecord | null>(recordAfter, record))
  }
  if (beat.length === 0) return null
  const [first] = beat as [Fact, ...Fact[]]
  const flights = flightsOf(beat)
  const marks = beat.flatMap(markOf)
  const onTheBoard = (
    <>
      <Flights flights={flights} />
      <Marks marks={marks} />
    </>
  )
  if (!isTold(beat, { sight, decision })) return onTheBoard
  return (
    <>
      <div
        className="chr-beat-layer"
        aria-hidden="true"
        data-fact={first.fact}
        {...awayFrom(view.map, roomsOf(beat))}
      >
        <Picture beat={beat} record={record} />
      </div>
      {onTheBoard}
    </>
  )
})

const roomsOf = (beat: Beat<Fact>) =>
  beat.flatMap((fact) => [
    ...("room" in fact ? [fact.room] : []),
    ...("from" in fact && "to" in fact ? [fact.from, fact.to] : []),
  ])

function Picture({ beat, record }: { readonly beat: Beat<Fact>; readonly record: FightRecord | null }) {
  const { view } = usePlay()
  const [fact] = beat as [Fact, ...Fact[]]
  if (record !== null && (ofScenes.has(fact.fact) || fact.fact === "fought"))
    return <Fought record={record} rolled={fact.fact === "rolled"} />
  if (fact.fact === "acts" || fact.fact === "passed") {
    const species = view.players[fact.seat]?.species ?? null
    return (
      <span className="chr-acts" data-species={species ?? undefined}>
        {species !== null && <MicrobeIcon species={species} />}
        <Sign sign={fact.fact === "passed" ? "pass" : fact.action} />
      </span>
    )
  }
  switch (fact.fact) {
    case "rolled":
      return <Die face={fact.die} fresh />
    case "tested":
      return (
        <div className="chr-replayed">
          <TestLines
            seat={fact.seat}
            power={fact.power}
            groups={fact.groups}
            die={fact.die}
            structure={fact.structure}
            fresh={false}
          />
        </div>
      )
    case "eventRevealed":
      return (
        <span className="chr-turned-card">
          <EventPicture event={fact.event} />
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

const inRoom = (room: number) => `room-${room}`

/** Tokens that are lost go to whoever takes them, or back to the supply. */
function flightsOf(beat: Beat<Fact>): Flight[] {
  return beat.flatMap((fact, at) => {
    const next = beat[at + 1]
    if (fact.fact !== "lostTokens" || next?.fact !== "tookTrophies") return flightOf(fact, at)
    return [
      {
        key: `trophies ${at}`,
        from: inRoom(fact.room),
        to: `trophies-${next.seat}`,
        picture: <MicrobeIcon species={next.species} />,
      },
    ]
  })
}

/** Things glide from where they were to where they are now. */
function flightOf(fact: Fact, at: number): Flight[] {
  const fly = (from: string, to: string, picture: Flight["picture"]): Flight[] => [
    { key: `${fact.fact} ${at}`, from, to, picture },
  ]
  switch (fact.fact) {
    case "moved":
      return fly(inRoom(fact.from), inRoom(fact.to), <Mine seat={fact.seat} />)
    case "teleported":
    case "fused":
      return fly(inRoom(fact.from), inRoom(fact.to), <Sign sign="teleportation" />)
    case "swapped":
      return [
        ...fly(inRoom(fact.from), inRoom(fact.to), <Sign sign="teleportation" />),
        ...fly(inRoom(fact.to), inRoom(fact.from), <Sign sign="teleportation" />).map((flight) => ({
          ...flight,
          key: `${flight.key} back`,
        })),
      ]
    case "placed":
    case "grew":
      return fly(`supply-${fact.seat}`, inRoom(fact.room), <Mine seat={fact.seat} />)
    case "attacked":
      return fly(inRoom(fact.from), inRoom(fact.to), <Sign sign="spark" className="chr-flying-spark" />)
    case "discharged":
      return fly(inRoom(fact.room), `energy-${fact.seat}`, <Sign sign="energy" />)
    case "gaveBack":
      return fly(`trophies-${fact.seat}`, `energy-${fact.seat}`, <MicrobeIcon species={fact.species} />)
    case "lostTokens":
      return fly(inRoom(fact.room), `supply-${fact.seat}`, <Mine seat={fact.seat} />)
    case "gainedGene":
      return fly(`gene-${fact.gene}`, `seat-${fact.seat}`, <GeneIcon gene={fact.gene} />)
    case "cubesAdded":
      return fly("pool", inRoom(fact.room), <Sign sign="cube" />)
    case "cubesRemoved":
      return fly(inRoom(fact.room), "pool", <Sign sign="cube" />)
    case "cubesMoved":
      return fly(inRoom(fact.from), inRoom(fact.to), <Sign sign="cube" />)
    case "irradiated":
      return fly("map", `irradiation-${fact.seat}`, <Sign sign="irradiation" />)
    case "fortuneAsGene":
    case "boostedFortune":
    case "forcedReroll":
      return fly(`fortune-${fact.seat}`, "map", <Sign sign="fortune" />)
    case "fortuneChanged":
      return fly("map", `fortune-${fact.seat}`, <Sign sign="fortune" />)
    default:
      return []
  }
}

/** What flares up where it happens. */
function markOf(fact: Fact): Mark[] {
  switch (fact.fact) {
    case "charged":
      return [{ at: inRoom(fact.room), kind: "charge" }]
    case "attacked":
      return [{ at: inRoom(fact.to), kind: "hit" }]
    case "lostTokens":
      return [{ at: inRoom(fact.room), kind: "hit" }]
    case "irradiated":
      return [{ at: `irradiation-${fact.seat}`, kind: "dose" }]
    case "roomRemoved":
      return [{ at: inRoom(fact.room), kind: "collapse" }]
    default:
      return []
  }
}

function Mine({ seat }: { readonly seat: Seat }) {
  const { view } = usePlay()
  const species = view.players[seat]?.species ?? null
  return species !== null && <MicrobeIcon species={species} />
}
