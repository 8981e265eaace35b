// In the bar: the round, what makes a chief, the side of the board, and the Kromosaur while it is
// elsewhere

import { memo } from "react"
import { pointsToWin } from "../data/box.ts"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { crown, Small } from "./art/picture.tsx"
import { KromosaurLife } from "./map.tsx"
import { usePlay } from "./play.ts"

export const Strip = memo(function Strip() {
  const { view, word, say } = usePlay()
  const { kromosaur, round, options } = view
  const points = pointsToWin(view.seats, options.longer)
  return (
    <div className="kro-strip">
      <span className="kro-round" data-tip={word("tip.round")}>
        <Tally count={round} />
        {word("round", { round })}
      </span>
      <span className="kro-goal" data-tip={word("tip.points", { points })}>
        <Small className="kro-crown" drawing={`${crown};t:M5 17h14`} />
        <b aria-hidden="true">{points}</b>
        <span>{word("toWin", { points })}</span>
      </span>
      {options.side === "glacial" && (
        <span className="kro-cold" data-tip={word("tip.glacial")}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2v20M3 7l18 10M21 7 3 17M9 3l3 3 3-3M9 21l3-3 3 3" />
          </svg>
          <span>{say("options.side.glacial")}</span>
        </span>
      )}
      {kromosaur !== null && kromosaur.area === null && (
        <span
          className="kro-beside"
          role="img"
          aria-label={word(kromosaur.life === 0 ? "kromosaurFallen" : "kromosaurBeside", {
            life: kromosaur.life,
          })}
          data-fallen={kromosaur.life === 0 || undefined}
          data-tip={word("tip.kromosaur", { add: 2, life: kromosaur.life })}
        >
          <KromosaurDrawing look="alive" />
          <KromosaurLife life={kromosaur.life} />
        </span>
      )}
    </div>
  )
})

/** Rounds scratched into the wall, five at a time; beyond ten the number beside them is enough. */
function Tally({ count }: { readonly count: number }) {
  if (count === 0 || count > 10) return null
  const shown = count
  const strokes = Array.from({ length: shown }, (_, at) => {
    const group = Math.floor(at / 5)
    return at % 5 === 4
      ? `M${group * 34} 16 ${group * 34 + 26} 4`
      : `M${group * 34 + 3 + (at % 5) * 6} 3l1 14`
  })
  return (
    <svg className="kro-tally" viewBox={`-2 0 ${shown > 5 ? 64 : 30} 20`} aria-hidden="true">
      <path d={strokes.join("")} />
    </svg>
  )
}
