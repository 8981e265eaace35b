// What is being settled now, over the map: a fight with both sums, a resilience test, or a gene
// left to the die

import { useInTurn } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo, type ReactNode } from "react"
import { dieSides } from "../data/constants.ts"
import type { Gene } from "../data/genes.ts"
import { groupsNear } from "../rules/outcomes.ts"
import { Die } from "./art/die.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"
import { Sign } from "./art/sign.tsx"
import { usePlay } from "./play.ts"
import { type Addend, Sum } from "./sum.tsx"
import { isTold } from "./told.ts"
import { awayFrom } from "./where.ts"

export const Scene = memo(function Scene() {
  const { sight, beat, decision } = usePlay()
  const { fight, roll, test } = sight
  const isOn = fight !== null || roll !== null || test !== null
  // After what else the question brings: all at once would hold up the screen
  const isDrawn = useInTurn(isOn, 2)
  if (!isDrawn || isTold(beat, { sight, decision })) return null
  if (fight !== null) return <Fight />
  if (test !== null && (roll !== null || test.die > 0)) return <Test />
  return roll?.roll === "mutation" ? <Mutation /> : null
})

interface StageProps {
  readonly kind: string
  readonly name: string
  readonly tip: string
  /** Where it takes place. */
  readonly rooms?: readonly number[]
  readonly children: ReactNode
}

function Stage({ kind, name, tip, rooms = [], children }: StageProps) {
  const { view } = usePlay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div className="chr-scene" role="group" aria-label={name} data-kind={kind} {...awayFrom(view.map, rooms)}>
      <p className="chr-scene-name" data-tip={tip}>
        {name}
      </p>
      {children}
    </div>
  )
}

export interface Strength {
  readonly seat: Seat
  readonly level: number | null
  readonly genes: number
  readonly fortune: number
  readonly modifier: number
  readonly die: number | null
  /** The die was rolled just now. */
  readonly fresh: boolean
}

/** One side of a fight with everything that counts for it. */
export function StrengthLine(props: Strength & { readonly immune?: boolean }) {
  const { seat, level, genes, fortune, modifier, die } = props
  const { view, seatNames, word } = usePlay()
  const species = view.players[seat]?.species ?? null
  const addends: Addend[] = []
  const add = (key: string, count: number, what: string, picture: ReactNode) => {
    if (count > 0) addends.push({ key, count, what, picture })
  }
  add("level", level ?? 0, word("sum.level"), species !== null && <MicrobeIcon species={species} />)
  add("genes", genes, word("sum.genes"), <GeneIcon gene="fighting" />)
  add("fortune", fortune, word("sum.fortune"), <Sign sign="fortune" />)
  add("modifier", modifier, word("sum.modifier"), <Sign sign="bond" />)
  add("die", die ?? 0, word("sum.die"), <Die face={die} fresh={props.fresh} />)
  const total = addends.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="chr-side-of-fight" data-species={species ?? undefined}>
      <span className="chr-fighter">
        {species !== null && <MicrobeIcon species={species} charged />}
        <b>{seatNames[seat]}</b>
        {props.immune === true && <small>{word("immune")}</small>}
      </span>
      <Sum addends={addends} total={total} name={useSumWords()(seat, addends, total)} />
    </div>
  )
}

function useSumWords() {
  const { word } = usePlay()
  return (seat: Seat, addends: readonly Addend[], total: number) =>
    word("sum.line", {
      seat,
      list: addends.map(({ count, what }) => word("sum.item", { count, what })).join(", "),
      total,
    })
}

function Fight() {
  const { view, sight, facts, word } = usePlay()
  const { fight, roll } = sight
  if (fight === null) return null
  const { attacker, defender, from, to, immune, modifier } = fight
  const rolled = facts.some(({ fact }) => fact === "rolled")
  const attackDie = fight.attackerDie || (roll?.roll === "attack" ? roll.die : null)
  const defenceDie = roll?.roll === "defence" ? roll.die : null
  return (
    <Stage
      kind="fight"
      name={word("fight", { seat: attacker, defender })}
      tip={word("tip.fight")}
      rooms={[from, to]}
    >
      <StrengthLine
        seat={attacker}
        level={view.groups[from]?.level ?? null}
        genes={fight.attackerGenes}
        fortune={fight.attackerFortune}
        modifier={modifier}
        die={attackDie}
        fresh={rolled && roll?.roll === "attack"}
        immune={immune}
      />
      <StrengthLine
        seat={defender}
        level={view.groups[to]?.level ?? null}
        genes={fight.defenderGenes}
        fortune={fight.defenderFortune}
        modifier={0}
        die={defenceDie}
        fresh={rolled && roll?.roll === "defence"}
      />
    </Stage>
  )
}

export interface TestProps {
  readonly seat: Seat
  readonly power: number
  readonly groups: number
  readonly die: number
  readonly structure: number
  readonly fresh: boolean
}

/** Threat against resilience. */
export function TestLines({ seat, power, groups, die, structure, fresh }: TestProps) {
  const { view, word } = usePlay()
  const words = useSumWords()
  const species = view.players[seat]?.species ?? null
  const threat: Addend[] = [
    { key: "power", count: power, what: word("sum.power"), picture: <Sign sign="cube" /> },
    {
      key: "groups",
      count: groups,
      what: word("sum.groups"),
      picture: species !== null && <MicrobeIcon species={species} />,
    },
  ]
  const against: Addend[] = [
    { key: "die", count: die, what: word("sum.die"), picture: <Die face={die} fresh={fresh} /> },
  ]
  if (structure > 0)
    against.push({
      key: "structure",
      count: structure,
      what: word("sum.structure"),
      picture: <GeneIcon gene="structure" />,
    })
  const points = Math.max(0, power + groups - die - structure)
  return (
    <>
      <div className="chr-side-of-fight" data-threat>
        <span className="chr-fighter">
          <b>{word("threat")}</b>
        </span>
        <Sum addends={threat} total={power + groups} name={words(seat, threat, power + groups)} />
      </div>
      <div className="chr-side-of-fight" data-species={species ?? undefined}>
        <span className="chr-fighter">
          <b>{word("resilience")}</b>
        </span>
        <Sum addends={against} total={die + structure} name={words(seat, against, die + structure)} />
      </div>
      <p className="chr-outcome" data-bad={points > 0 || undefined}>
        <Sign sign="irradiation" /> {word("wouldBe", { points })}
      </p>
    </>
  )
}

function Test() {
  const { view, sight, facts, word } = usePlay()
  const { test, roll } = sight
  if (test === null) return null
  const { seat, room, power } = test
  return (
    <Stage kind="test" name={word("test", { seat, room })} tip={word("tip.test")} rooms={[room]}>
      <TestLines
        seat={seat}
        power={power}
        groups={groupsNear(view, seat, room)}
        die={roll?.die ?? test.die}
        structure={view.players[seat]?.active.structure ?? 0}
        fresh={facts.some(({ fact }) => fact === "rolled")}
      />
    </Stage>
  )
}

const results = Array.from({ length: dieSides }, (_, i) => i + 1)

function Mutation() {
  const { sight, facts, word } = usePlay()
  const { roll, laboratory } = sight
  if (roll === null) return null
  return (
    <Stage kind="mutation" name={word("mutationRoll", { seat: roll.roller })} tip={word("tip.randomGene")}>
      <span
        className="chr-lots"
        role="img"
        aria-label={word("dieShows", { seat: roll.roller, die: roll.die })}
      >
        <Die face={roll.die} fresh={facts.some(({ fact }) => fact === "rolled")} />
        {results.map((die) => (
          <i key={die} data-hit={die === roll.die || undefined}>
            {die}
            <GeneIcon gene={laboratory.geneOfResult[die] as Gene} />
          </i>
        ))}
      </span>
    </Stage>
  )
}
