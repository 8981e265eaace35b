// The doctor's charts: research on each virus in the order of the tie chart, and the crisis tokens
// that are left

import { useInTurn } from "@genepool/board"
import { type CSSProperties, memo } from "react"
import type { VirusId } from "../data/viruses.ts"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { CrisisToken } from "./organ.tsx"
import { usePlay } from "./play.ts"

export const Charts = memo(function Charts() {
  const { view } = usePlay()
  const isDealt = useInTurn(view.ties.length > 0, 3)
  const areCrisesLaid = useInTurn(view.ties.length > 0, 5)
  if (!isDealt) return null
  return (
    <div className="vir-charts">
      <Research />
      {areCrisesLaid && <Crises />}
    </div>
  )
})

/** One row for each virus: from the top, who wins a tie; along it, how far the cure is. */
function Research() {
  const { view, sight, word, say } = usePlay()
  const top = sight.box.researchTop
  const order = view.ties.map((who) => view.viruses[who] as VirusId)
  return (
    <section className="vir-chart vir-research" data-anchor="charts">
      <p className="vir-chart-title">
        <span role="img" aria-label={say("board.ties", { viruses: order })} data-tip={word("tip.ties")}>
          <Sign sign="scales" />
          {word("tieTitle")}
        </span>
        <span data-tip={word("tip.research", { top })}>
          {word("researchTitle")}
          <Sign sign="syringe" />
        </span>
      </p>
      <div className="vir-levels" style={{ "--rows": view.viruses.length, "--top": top } as CSSProperties}>
        {view.viruses.map((virus, who) => {
          const level = view.research[who] ?? 0
          return (
            <div
              key={virus}
              className="vir-level"
              role="img"
              aria-label={word("researchOf", { virus, level, top })}
              data-virus={virus}
              data-full={level === top || undefined}
              data-tip={word("tip.research", { top })}
              style={{ "--row": view.ties.indexOf(who), "--level": level } as CSSProperties}
            >
              <i className="vir-level-mark" data-number={view.ties.indexOf(who) + 1} />
              <Virus virus={virus} />
              <span className="vir-level-tube">
                <span className="vir-level-liquid" />
              </span>
              <b data-number={level} />
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Crises() {
  const { view, sight, word, say } = usePlay()
  const out = view.crises.flatMap((organ, at) =>
    organ === null ? [] : [`${at + 1}: ${say(`name.organ.${organ}`)}`],
  )
  const left = view.crises.filter((organ) => organ === null).length
  return (
    <div
      className="vir-chart vir-crises"
      role="img"
      aria-label={word("crisesLeft", { count: left, out: out.join(", "), any: out.length > 0 })}
      data-tip={word("tip.crises", { threshold: sight.threshold })}
    >
      <p className="vir-chart-title">{word("crises", { threshold: sight.threshold })}</p>
      <div>
        {view.crises.map((organ, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number
          <span key={at} className="vir-crisis-field" data-out={organ !== null || undefined}>
            <CrisisToken token={at + 1} />
          </span>
        ))}
      </div>
    </div>
  )
}
