// The turn menu: what can be done, what it costs, and why not

import { Piece } from "@genepool/board"
import type { Choice } from "../rules/choices.ts"
import { Sign, type SignId } from "./art/sign.tsx"
import { type Deed, DeedPrice, mainMenu, useCosts } from "./costs.tsx"
import { usePlay } from "./play.ts"

const besides = ["move", "recover", "discardStructure", "endTurn"] as const
const signs: { readonly [deed in (typeof besides)[number]]: SignId } = {
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
      <Deeds name={word("mainActions")} deeds={mainMenu} />
      {species !== null && (
        <Deeds
          name={word("specialActions", { species })}
          deeds={sight.laboratory.specials[species].map(({ action }) => action)}
        />
      )}
      <Deeds name={word("besides")} deeds={besides} />
    </div>
  )
}

function Deeds({ name, deeds }: { readonly name: string; readonly deeds: readonly Deed[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div className="chr-deeds" role="group" aria-label={name}>
      {deeds.map((deed) => (
        <DeedCard key={deed} deed={deed} />
      ))}
    </div>
  )
}

function isDeed(choice: Choice, deed: Deed): boolean {
  return choice.do === "special" ? choice.action === deed : choice.do === deed
}

function DeedCard({ deed }: { readonly deed: Deed }) {
  const { view, me, decision, sight, refusal, word, say } = usePlay()
  const costs = useCosts()
  const aside = deed === "move" || deed === "recover" || deed === "discardStructure" || deed === "endTurn"
  const named = aside || deed === "pass" || mainMenu.includes(deed as "growth")
  const healthy = me !== null && view.players[me]?.irradiation === 0
  const what = named ? say(`option.${deed}`) : say("option.special", { action: deed })
  return (
    <Piece
      className="chr-deed"
      name={word("costs", { what, cost: costs.words(deed) })}
      options={(decision?.options ?? []).filter((option) => isDeed(option, deed))}
      withheld={refusal((choice) => isDeed(choice, deed))}
      tip={aside ? word(`tip.${deed}`) : say(`about.action.${deed}`)}
      data={{ deed, going: sight.action === deed || undefined }}
    >
      <Sign sign={aside ? signs[deed] : deed} className="chr-deed-sign" />
      <b>{aside ? word(`short.${deed}`, { healthy }) : say(`name.action.${deed}`)}</b>
      <span className="chr-deed-cost">
        <DeedPrice deed={deed} />
      </span>
    </Piece>
  )
}
