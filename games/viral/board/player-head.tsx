// Who somebody is: the virus, its points, its reserve, and whether it goes first

import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { usePlay } from "./play.ts"

export function PlayerHead({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { view, sight, word, say } = usePlay()
  const virus = view.viruses[seat] ?? null
  const reserve = view.reserve[seat] ?? 0
  return (
    <div className="vir-player-head" data-virus={virus ?? undefined}>
      {virus !== null && <Virus virus={virus} />}
      <span className="vir-player-name">
        <b>{name}</b>
        {virus !== null && <small>{say(`name.virus.${virus}`)}</small>}
      </span>
      {view.ties.length > 0 && view.first === seat && (
        <span className="vir-first" role="img" aria-label={say("board.first")} data-tip={word("tip.first")}>
          <Sign sign="first" />
        </span>
      )}
      {virus !== null && view.ties.length > 0 && (
        <>
          <span
            className="vir-points"
            role="img"
            aria-label={word("pointsOf", { points: view.scores[seat] ?? 0 })}
            data-tip={word("tip.score")}
          >
            <Sign sign="star" />
            <b aria-hidden="true">{view.scores[seat]}</b>
          </span>
          <span
            className="vir-reserve"
            role="img"
            aria-label={word("inReserve", { count: reserve })}
            data-tip={word("tip.reserve", { supply: sight.supply })}
            data-anchor={`reserve-${virus}`}
          >
            {Array.from({ length: Math.min(reserve, 4) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
              <Virus key={at} virus={virus} />
            ))}
            <b aria-hidden="true">×{reserve}</b>
          </span>
        </>
      )}
    </div>
  )
}
