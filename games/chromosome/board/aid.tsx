// The player aid: the outline of a round, what actions cost and do, and what the signs mean

import { AidSheet } from "@genepool/board"
import { genes } from "../data/genes.ts"
import { GeneIcon } from "./art/gene.tsx"
import { Sign } from "./art/sign.tsx"
import { type Action, ActionPrice, mainMenu, useCosts } from "./costs.tsx"
import { usePlay } from "./play.ts"

const signs = ["energy", "fortune", "irradiation", "cube"] as const

export function Aid({ close }: { readonly close: () => void }) {
  const { view, sight, me, word, say } = usePlay()
  const costs = useCosts()
  const species = me === null ? null : (view.players[me]?.species ?? null)
  const specials = species === null ? [] : sight.laboratory.specials[species].map(({ action }) => action)
  const actions: readonly Action[] = [...mainMenu, ...specials]
  return (
    <AidSheet className="chr-aid" close={close}>
      <ol>
        <li>{word("aid.round.preparation")}</li>
        <li>{word("aid.round.turns")}</li>
        <li>{word("aid.round.radiation")}</li>
      </ol>
      <dl>
        {actions.map((action) => (
          <div key={action}>
            <dt>
              <Sign sign={action as "growth"} /> {say(`name.action.${action}`)}
            </dt>
            <dd>
              <span className="chr-action-cost">
                <ActionPrice action={action} />
              </span>{" "}
              <span className="visually-hidden">{say("spoken.costs", { cost: costs.words(action) })}. </span>
              {say(`about.action.${action}`)}
            </dd>
          </div>
        ))}
      </dl>
      <p>{word("aid.charge")}</p>
      <p>{word("tip.fight")}</p>
      <p>{word("tip.test")}</p>
      <p>{word("aid.points")}</p>
      <p>{word("aid.end")}</p>
      <ul className="chr-key">
        {genes.map((gene) => (
          <li key={gene}>
            <GeneIcon gene={gene} /> {say(`name.gene.${gene}`)}
          </li>
        ))}
        <li>
          <span className="chr-any">?</span> {word("aid.any")}
        </li>
        {signs.map((sign) => (
          <li key={sign}>
            <Sign sign={sign} /> {word(`aid.${sign}`)}
          </li>
        ))}
      </ul>
    </AidSheet>
  )
}
