// The four special actions of a species with their prices, for a look at what others can do

import type { Species } from "../data/species.ts"
import { Sign } from "./art/sign.tsx"
import { ActionPrice, useCosts } from "./costs.tsx"
import { usePlay } from "./play.ts"

export function Specials({ species }: { readonly species: Species }) {
  const { sight, word, say } = usePlay()
  const costs = useCosts()
  return (
    <span className="chr-specials">
      {sight.laboratory.specials[species].map(({ action }) => (
        <span
          key={action}
          role="img"
          aria-label={word("costs", {
            what: `${say(`name.action.${action}`)}: ${say(`about.action.${action}`)}`,
            cost: costs.words(action),
          })}
          data-tip={say(`about.action.${action}`)}
        >
          <Sign sign={action} />
          {say(`name.action.${action}`)}
          <ActionPrice action={action} />
        </span>
      ))}
    </span>
  )
}
