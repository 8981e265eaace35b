// What the action going on asks for, as far as no room of the map is the answer: ways, counts, genes, payment

import { Piece } from "@genepool/board"
import { cost } from "../data/actions.ts"
import type { Choice } from "../rules/choices.ts"
import { payment } from "../rules/costs.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { Die } from "./art/die.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"
import { Sign, type SignId } from "./art/sign.tsx"
import { Times } from "./art/times.tsx"
import { Price } from "./costs.tsx"
import { usePlay } from "./play.ts"

/** Answers that are drawn here; those that name a room are on the map, those of fights and rolls in their scene. */
const answered = new Set<Choice["do"]>([
  "tokens",
  "genesOnly",
  "fortuneFor",
  "payGene",
  "payFortune",
  "giveBack",
  "add",
  "spread",
  "create",
  "absorb",
  "buy",
  "random",
  "gene",
  "activeGene",
  "passiveGene",
  "again",
  "enough",
  "discardGene",
  "discardFortune",
])

export function Asked() {
  const { decision, withheld, sight, me, say, word } = usePlay()
  const inScene = decision !== null && resilienceTests.asks(decision.ask)
  const options = (decision?.options ?? []).filter((option) => answered.has(option.do) && !inScene)
  const due = decision?.ask === payment.ask("energy") && sight.bill?.seat === me ? sight.bill.energy : 0
  if (options.length === 0 && due === 0) return null
  const refused = withheld.filter(({ choice }) => answered.has(choice.do))
  return (
    <div className="chr-asked">
      {due > 0 && (
        <p className="chr-due" role="img" aria-label={word("due", { energy: due })}>
          <Times count={due}>
            <Sign sign="energy" />
          </Times>
          <span aria-hidden="true">{word("due", { energy: due })}</span>
        </p>
      )}
      {options.map((option) => (
        <Piece
          key={JSON.stringify(option)}
          className="chr-answer"
          name={say(`option.${option.do}`, option)}
          options={[option]}
        >
          <Picture option={option} />
          <b>{say(`option.${option.do}`, option)}</b>
        </Piece>
      ))}
      {refused.map((item) => (
        <Piece
          key={JSON.stringify(item.choice)}
          className="chr-answer"
          name={say(`option.${item.choice.do}`, item.choice)}
          withheld={item}
        >
          <Picture option={item.choice} />
          <b>{say(`option.${item.choice.do}`, item.choice)}</b>
        </Piece>
      ))}
    </div>
  )
}

const signs: { readonly [deed: string]: SignId } = {
  add: "add",
  spread: "spread",
  create: "cube",
  absorb: "energy",
  again: "move",
  enough: "stand",
}

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
    case "payFortune":
    case "discardFortune":
      return <Sign sign="fortune" />
    case "discardGene":
      return <GeneIcon gene="structure" />
    case "payGene":
    case "gene":
    case "activeGene":
    case "passiveGene":
      return (
        <span data-ring={option.do === "passiveGene" ? "passive" : undefined}>
          <GeneIcon gene={option.gene} />
        </span>
      )
    case "buy":
      return (
        <span className="chr-row">
          <GeneIcon gene={option.gene} />
          <Price cost={cost({ energy: option.energy })} />
        </span>
      )
    case "random":
      return (
        <span className="chr-row">
          <Die face={null} />
          <Price cost={cost({ energy: option.energy })} />
        </span>
      )
    case "giveBack":
      return <MicrobeIcon species={option.species} />
    default:
      return signs[option.do] === undefined ? null : <Sign sign={signs[option.do]!} />
  }
}
