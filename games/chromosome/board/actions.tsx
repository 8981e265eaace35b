// The turn menu: what can be done, what it costs, and why not

import { Piece } from "@genepool/board"
import type { Choice } from "../rules/choices.ts"
import { takesFortune } from "../rules/takes-fortune.ts"
import { Sign, type SignId } from "./art/sign.tsx"
import { type Action, ActionPrice, mainMenu, useCosts } from "./costs.tsx"
import { usePlay } from "./play.ts"

const besides = ["move", "recover", "discardStructure", "endTurn"] as const
const signs: { readonly [action in (typeof besides)[number]]: SignId } = {
  move: "move",
  recover: "fortune",
  discardStructure: "irradiation",
  endTurn: "endTurn",
}

/** Always there, so that nothing jumps; what cannot be done now is dim. */
export function Menu() {
  const { view, sight, me, word } = usePlay()
  const species = me === null ? null : (view.players[me]?.species ?? null)
  return (
    <div className="chr-menu" data-species={species ?? undefined}>
      <Actions name={word("mainActions")} actions={mainMenu} />
      {species !== null && (
        <Actions
          name={word("specialActions", { species })}
          actions={sight.laboratory.specials[species].map(({ action }) => action)}
        />
      )}
      <Actions name={word("besides")} actions={besides} />
    </div>
  )
}

function Actions({ name, actions }: { readonly name: string; readonly actions: readonly Action[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div className="chr-actions" role="group" aria-label={name}>
      {actions.map((action) => (
        <ActionCard key={action} action={action} />
      ))}
    </div>
  )
}

function isAction(choice: Choice, action: Action): boolean {
  return choice.do === "special" ? choice.action === action : choice.do === action
}

function ActionCard({ action }: { readonly action: Action }) {
  const { view, me, decision, sight, refusal, word, say } = usePlay()
  const options = (decision?.options ?? []).filter((option) => isAction(option, action))
  // Shines like the others only if genes can pay for it
  const short = me !== null && options.some((option) => takesFortune(view, me, option))
  const costs = useCosts()
  const aside =
    action === "move" || action === "recover" || action === "discardStructure" || action === "endTurn"
  const named = aside || action === "pass" || mainMenu.includes(action as "growth")
  const healthy = me !== null && view.players[me]?.irradiation === 0
  const full = named ? say(`option.${action}`) : say("option.special", { action })
  const seen = aside ? word(`short.${action}`, { healthy }) : say(`name.action.${action}`)
  // Whoever speaks to the machine says the word that is seen
  const what = full.includes(seen) ? full : action === "endTurn" ? seen : `${seen}: ${full}`
  const name = word("costs", { what, cost: costs.words(action) })
  const about = aside ? word(`tip.${action}`) : say(`about.action.${action}`)
  return (
    <Piece
      className="chr-action"
      name={short ? `${name}. ${word("withFortune")}` : name}
      options={options}
      plain={short}
      withheld={refusal((choice) => isAction(choice, action))}
      tip={short ? `${about} ${word("withFortune")}.` : about}
      data={{ verb: action, going: sight.action === action || undefined, short: short || undefined }}
    >
      <Sign sign={aside ? signs[action] : action} className="chr-action-sign" />
      <b>{seen}</b>
      <span className="chr-action-cost">
        <ActionPrice action={action} short={short ? view.players[me] : undefined} />
      </span>
    </Piece>
  )
}
