// The doctor's charts: research under the syringe, the tie chart, the crisis tokens that are left

import { memo } from "react"
import type { VirusId } from "../data/viruses.ts"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { CrisisToken } from "./organ.tsx"
import { usePlay } from "./play.ts"

export const Charts = memo(function Charts() {
  const { view } = usePlay()
  if (view.ties.length === 0) return null
  return (
    <div className="vir-charts" data-anchor="charts">
      <Research />
      <Ties />
      <Crises />
    </div>
  )
})

function Research() {
  const { view, sight, word, say } = usePlay()
  const top = sight.box.researchTop
  return (
    <section className="vir-chart vir-research" data-tip={word("tip.research", { top })}>
      <p className="vir-chart-title">
        <Sign sign="syringe" />
        {word("researchTitle")}
      </p>
      <div className="vir-tubes">
        {view.viruses.map((virus, who) => {
          const level = view.research[who] ?? 0
          return (
            <div
              key={virus}
              className="vir-tube"
              role="img"
              aria-label={word("researchOf", { virus, level, top })}
              data-virus={virus}
              data-full={level === top || undefined}
              style={{ "--level": level, "--top": top } as React.CSSProperties}
            >
              <span className="vir-tube-top" aria-hidden="true">
                <Sign sign="syringe" />
              </span>
              {Array.from({ length: top }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
                <i key={at} aria-hidden="true" />
              ))}
              <span className="vir-tube-liquid" aria-hidden="true" />
              <span className="vir-tube-head" aria-hidden="true" title={say(`name.virus.${virus}`)}>
                <Virus virus={virus} />
                <b>{level}</b>
              </span>
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Ties() {
  const { view, word, say } = usePlay()
  const order = view.ties.map((who) => view.viruses[who] as VirusId)
  return (
    <div
      className="vir-chart vir-ties"
      role="img"
      aria-label={say("board.ties", { viruses: order })}
      data-tip={word("tip.ties")}
    >
      <p className="vir-chart-title">
        <Sign sign="scales" />
        {word("tieTitle")}
      </p>
      <ol aria-hidden="true">
        {order.map((virus, at) => (
          <li key={virus} data-top={at === 0 || undefined}>
            <i>{at + 1}</i>
            <Virus virus={virus} />
            {at === 0 && <Sign sign="crown" />}
          </li>
        ))}
      </ol>
    </div>
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
      <div aria-hidden="true">
        {view.crises.map((organ, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number
          <span key={at} className="vir-crisis-field" data-out={organ !== null || undefined}>
            <CrisisToken token={at + 1} />
            {organ !== null && <small>{say(`name.organ.${organ}`)}</small>}
          </span>
        ))}
      </div>
    </div>
  )
}
