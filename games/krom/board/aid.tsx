// The player aid: the outline of a round, what things cost, and what the signs mean; one key away

import { AidSheet } from "@genepool/board"
import { areas, type Kind } from "../data/kinds.ts"
import { AreaSign } from "./art/areas.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { usePlay } from "./play.ts"

const kinds: readonly Kind[] = ["krom", "wood", "stone", "bone", "anyRes", "life", "bonus"]

export function Aid({ close }: { readonly close: () => void }) {
  const { sight, view, word, say } = usePlay()
  const { prices, kromosaur } = sight.data
  const lines = {
    caves: word("aid.caves", {
      krom: sight.data.rest.krom,
      life: sight.data.rest.life,
      resource: prices.resource,
      bonus: prices.bonus,
      packet: prices.lifePacket,
      lifePrice: prices.life,
    }),
    forest: word("aid.forest", { list: prices.gathering.join(", ") }),
    savanna: word("aid.savanna", { list: prices.extraDice.join(", ") }),
    mountains: word("aid.mountains", { list: prices.rerolls.join(", ") }),
  }
  return (
    <AidSheet className="kro-aid" close={close}>
      <ol>
        <li>{word("aid.round.move")}</li>
        {view.kromosaur !== null && <li>{word("aid.round.kromosaur", { add: kromosaur.fight })}</li>}
        <li>{word("aid.round.fight")}</li>
        <li>{word("aid.round.act")}</li>
      </ol>
      <dl>
        {areas.map((area) => (
          <div key={area}>
            <dt>
              <AreaSign area={area} /> {say(`name.area.${area}`)}
            </dt>
            <dd>{lines[area]}</dd>
          </div>
        ))}
      </dl>
      <p>{word("aid.ties")}</p>
      {view.options.side === "glacial" && <p>{word("tip.glacial")}</p>}
      <ul className="kro-signs">
        {kinds.map((kind) => (
          <li key={kind}>
            <TokenIcon kind={kind} /> {say(`name.kind.${kind}`)}
          </li>
        ))}
      </ul>
    </AidSheet>
  )
}
