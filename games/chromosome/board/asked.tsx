// What is asked on the way, as far as no room of the map is the answer: ways, counts, genes,
// payment, dice

import { Piece } from "@genepool/board"
import type { Choice } from "../rules/choices.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { takesFortune } from "../rules/takes-fortune.ts"
import { Die } from "./art/die.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"
import { Sign, type SignId } from "./art/sign.tsx"
import { Times } from "./art/times.tsx"
import { Price } from "./costs.tsx"
import { usePlay } from "./play.ts"

/** Answers that are drawn on one's strand and in the supply too. */
const onSide = [
  "fortuneFor",
  "payGene",
  "payFortune",
  "giveBack",
  "buy",
  "random",
  "gene",
  "activeGene",
  "passiveGene",
  "discardGene",
  "discardFortune",
] as const
const inTray = [
  "tokens",
  "genesOnly",
  "add",
  "spread",
  "create",
  "absorb",
  "again",
  "enough",
  "fightingGenes",
  "fortune",
  "reroll",
  "stand",
] as const
const ofSide: ReadonlySet<Choice["do"]> = new Set(onSide)
const answers: ReadonlySet<Choice["do"]> = new Set([...onSide, ...inTray])

/** Whether it is drawn here: those that name a room are on the map, actions in the menu. */
export const isAnswer = (option: Choice) => answers.has(option.do)
export const isOnSide = (option: Choice) => ofSide.has(option.do)

export function Answers() {
  const { decision, withheld } = usePlay()
  const words = useAnswerWords()
  const takes = useTakesFortune()
  const options = (decision?.options ?? []).filter(isAnswer)
  if (options.length === 0) return null
  const refused = withheld.filter(({ choice }) => isAnswer(choice))
  return (
    <div className="chr-answers">
      {options.map((option) => (
        <Piece
          key={JSON.stringify(option)}
          className="chr-answer"
          name={words(option)}
          options={[option]}
          plain={takes(option)}
          data={{ verb: option.do, short: takes(option) || undefined }}
        >
          <Picture option={option} />
          {takes(option) && <Sign sign="fortune" />}
          <b>{words(option)}</b>
        </Piece>
      ))}
      {refused.map((item) => (
        <Piece
          key={JSON.stringify(item.choice)}
          className="chr-answer"
          name={words(item.choice)}
          withheld={item}
        >
          <Picture option={item.choice} />
          <b>{words(item.choice)}</b>
        </Piece>
      ))}
    </div>
  )
}

function useTakesFortune() {
  const { view, me } = usePlay()
  return (option: Choice) => me !== null && takesFortune(view, me, option)
}

/** CHR-DEC-14, CHR-DEC-15: what is added in a fight also says what strength that makes. */
function useAnswerWords() {
  const { view, sight, decision, say, word } = usePlay()
  const takes = useTakesFortune()
  const { fight } = sight
  const attacking = decision?.seat === fight?.attacker
  const strength =
    fight === null
      ? 0
      : attacking
        ? (view.groups[fight.from]?.level ?? 0) + fight.attackerGenes + fight.attackerFortune + fight.modifier
        : (view.groups[fight.to]?.level ?? 0) + fight.defenderGenes + fight.defenderFortune
  return (option: Choice): string => {
    if (option.do === "fightingGenes")
      return word("addGenes", { count: option.genes, strength: strength + option.genes })
    if (option.do === "fortune")
      return word("addFortune", { count: option.points, strength: strength + option.points })
    if (option.do === "reroll") return word("rerollDie")
    if (option.do === "fortuneFor" && resilienceTests.asks(decision?.ask ?? "")) return word("testFortune")
    const named = say(`option.${option.do}`, option)
    return takes(option) ? `${named} (${say("spoken.takesFortune")})` : named
  }
}

const signs: { readonly [action: string]: SignId } = {
  add: "add",
  spread: "spread",
  create: "cube",
  absorb: "energy",
  again: "move",
  enough: "stand",
  stand: "stand",
}

const mostDrawn = 2

function Picture({ option }: { readonly option: Choice }) {
  const { view, sight, me } = usePlay()
  const species = me === null ? null : (view.players[me]?.species ?? null)
  switch (option.do) {
    case "tokens":
      return (
        <span className="chr-row">
          <Times count={option.tokens}>{species !== null && <MicrobeIcon species={species} />}</Times>
        </span>
      )
    case "genesOnly":
      return sight.bill === null ? null : <Price cost={{ ...sight.bill, energy: 0 }} />
    case "fortuneFor":
      return (
        <span className="chr-row">
          <Sign sign="fortune" />
          <GeneIcon gene={option.gene} />
        </span>
      )
    case "fightingGenes":
      return (
        <span className="chr-row">
          <Times count={option.genes}>
            <GeneIcon gene="fighting" />
          </Times>
        </span>
      )
    case "fortune":
      return (
        <span className="chr-row">
          {/* So many that no word would find room beside them are told by their number */}
          {option.points > mostDrawn && <b>{option.points}</b>}
          <Times count={option.points > mostDrawn ? 1 : option.points}>
            <Sign sign="fortune" />
          </Times>
        </span>
      )
    case "reroll":
      return (
        <span className="chr-row">
          <Die face={sight.roll?.die ?? null} />
          <Sign sign="fortune" />
        </span>
      )
    case "payFortune":
    case "discardFortune":
      return <Sign sign="fortune" />
    case "discardGene":
      return <GeneIcon gene="structure" />
    case "payGene":
    case "buy":
    case "gene":
    case "activeGene":
    case "passiveGene":
      return (
        <span data-ring={option.do === "passiveGene" ? "passive" : undefined}>
          <GeneIcon gene={option.gene} />
        </span>
      )
    case "random":
      return <Die face={null} />
    case "giveBack":
      return <MicrobeIcon species={option.species} />
    default:
      return signs[option.do] === undefined ? null : <Sign sign={signs[option.do]!} />
  }
}
