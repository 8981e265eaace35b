// The score track around the patient: a loop of fifty spaces, up one side and down the other

import { useInTurn } from "@genepool/board"
import { type CSSProperties, memo } from "react"
import { flipAt } from "../data/tracks.ts"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { usePlay } from "./play.ts"

const spaces = 50
const side = spaces / 2
const numbered = Array.from({ length: spaces / 5 }, (_, at) => at * 5)

/** Where a space is: along one line, or on the way up and then down again. */
function placeOf(score: number, stack = 0): CSSProperties {
  const space = score % spaces
  const isDown = space >= side
  const place = {
    "--space": space,
    "--half": isDown ? 1 : 0,
    "--row": isDown ? space - side : side - 1 - space,
    "--stack": stack,
  }
  return place as CSSProperties
}

/**
 * It lies there before anybody has a virus: laid out with the cards it would hold up their deal.
 */
export const Track = memo(function Track() {
  const { view, sight, word } = usePlay()
  const isDealt = useInTurn(view.ties.length > 0, 1)
  const scoreOf = (who: number) => view.scores[who] ?? 0
  const standing = view.viruses
    .map((virus, who) => ({ virus, score: scoreOf(who) }))
    .sort((a, b) => b.score - a.score)
  const list = standing.map(({ virus, score }) => `${word("virusName", { virus })} ${score}`).join(", ")
  return (
    <div
      className="vir-track"
      role="img"
      aria-hidden={isDealt ? undefined : true}
      aria-label={word("track", { list })}
      data-tip={word("tip.track", { list: sight.box.symbols.join(", "), flip: flipAt })}
      data-anchor="track"
    >
      <Spaces symbols={sight.box.symbols} />
      {isDealt &&
        view.viruses.map((virus, who) => {
          const score = scoreOf(who)
          const stack = view.viruses.filter(
            (_, other) => other < who && scoreOf(other) % spaces === score % spaces,
          ).length
          return (
            <span
              key={virus}
              className="vir-racer"
              style={placeOf(score, stack)}
              data-lap={score >= spaces || undefined}
            >
              <Virus virus={virus} />
            </span>
          )
        })}
    </div>
  )
})

const Spaces = memo(function Spaces({ symbols }: { readonly symbols: readonly number[] }) {
  return (
    <>
      <span className="vir-rail" />
      <span className="vir-rail" />
      {numbered.map((space) => (
        <i key={space} className="vir-mark" style={placeOf(space)} data-number={space} />
      ))}
      {symbols.map((space) => (
        <span key={space} className="vir-mark" data-symbol style={placeOf(space)}>
          <Sign sign="card" />
        </span>
      ))}
      <i className="vir-mark" data-flip style={placeOf(flipAt)} />
    </>
  )
})
