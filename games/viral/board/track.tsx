// The score track: a loop of fifty spaces, with cards to earn on the way and the line where zone tokens turn

import { memo } from "react"
import { flipAt } from "../data/tracks.ts"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { usePlay } from "./play.ts"

const spaces = 50

export const Track = memo(function Track() {
  const { view, sight, word } = usePlay()
  if (view.ties.length === 0) return null
  const standing = view.viruses
    .map((virus, who) => ({ virus, score: view.scores[who] ?? 0 }))
    .sort((a, b) => b.score - a.score)
  return (
    <div
      className="vir-track"
      role="img"
      aria-label={word("track", {
        list: standing.map(({ virus, score }) => `${word("virusName", { virus })} ${score}`).join(", "),
      })}
      data-tip={word("tip.track", { list: sight.box.symbols.join(", "), flip: flipAt })}
      data-anchor="track"
    >
      {Array.from({ length: spaces }, (_, space) => {
        const here = standing.filter(({ score }) => score % spaces === space)
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
            key={space}
            className="vir-space"
            data-five={space % 5 === 0 || undefined}
            data-symbol={sight.box.symbols.includes(space) || undefined}
            data-flip={space === flipAt || undefined}
            aria-hidden="true"
          >
            <i>{space}</i>
            {sight.box.symbols.includes(space) && here.length === 0 && <Sign sign="card" />}
            <span className="vir-on-space" data-count={here.length}>
              {here.map(({ virus, score }) => (
                <span key={virus} data-lap={score >= spaces || undefined}>
                  <Virus virus={virus} />
                </span>
              ))}
            </span>
          </span>
        )
      })}
    </div>
  )
})
