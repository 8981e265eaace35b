// The turn menu: what can be done, what it costs, and why not; below it what the action going on asks for

import { Piece } from "@genepool/board"
import { memo } from "react"
import type { Choice } from "../rules/choices.ts"
import { turnOf } from "../rules/turn.ts"
import { Sign, type SignId } from "./art/sign.tsx"
import { Asked } from "./asked.tsx"
import { type Deed, DeedPrice, mainMenu, useCosts } from "./costs.tsx"
import { usePlay } from "./play.ts"

const besides = ["move", "recover", "discardStructure"] as const
const signs: { readonly [deed in (typeof besides)[number] | "endTurn"]: SignId } = {
  move: "move",
  recover: "fortune",
  discardStructure: "irradiation",
  endTurn: "endTurn",
}

export const Actions = memo(function Actions() {
  const { view, sight, me, decision, word } = usePlay()
  const species = me === null ? null : (view.players[me]?.species ?? null)
  if (me === null || species === null || view.phase === "over") return null
  const menu = decision?.ask === turnOf.ask("menu") || decision?.ask === turnOf.ask("rest")
  return (
    <section
      className="chr-actions"
      aria-label={word("actions")}
      data-anchor="actions"
      data-species={species}
      data-menu={menu || undefined}
    >
      <Asked />
      <div className="chr-menu">
        <h2>{word("mainActions")}</h2>
        <div className="chr-deeds" data-of="all">
          {mainMenu.map((deed) => (
            <DeedCard key={deed} deed={deed} />
          ))}
        </div>
        <h2>{word("specialActions", { species })}</h2>
        <div className="chr-deeds" data-of="species">
          {sight.laboratory.specials[species].map(({ action }) => (
            <DeedCard key={action} deed={action} />
          ))}
        </div>
        <h2>{word("besides")}</h2>
        <div className="chr-deeds" data-of="turn">
          {besides.map((deed) => (
            <DeedCard key={deed} deed={deed} />
          ))}
          <DeedCard deed="endTurn" />
        </div>
      </div>
    </section>
  )
})

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
      <b className="chr-deed-name">
        {aside ? word(`short.${deed}`, { healthy }) : say(`name.action.${deed}`)}
      </b>
      <span className="chr-deed-cost">
        <DeedPrice deed={deed} />
      </span>
    </Piece>
  )
}
