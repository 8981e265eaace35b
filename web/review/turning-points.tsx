// The choices that turned the game: what was chosen, what was better, why, and a way to try it

import { pointsOf, type Review, strokesOfLuck } from "@genepool/bots"
import type { Speaker } from "@genepool/text"
import { Icon } from "../app/icons.tsx"
import type { ReviewSay } from "./say.ts"

interface Props {
  readonly review: Review
  readonly nameOf: (seat: number) => string
  /** The game's words. */
  readonly words: Pick<Speaker, "sayOption" | "sayReason">
  readonly move: (n: number) => void
  /** Plays on from the line before this one, in place of the seat. */
  readonly whatIf: (n: number, seat: number) => void
  readonly say: ReviewSay
}

export function TurningPoints({ review, nameOf, words, move, whatIf, say }: Props) {
  const { turningPoints, done } = review
  return (
    <section className="turns" aria-label={say("turning.title")}>
      <h3>{say("turning.title")}</h3>
      {turningPoints.length === 0 && (
        <p className="review-note">{say(done < 1 ? "turning.later" : "turning.none")}</p>
      )}
      <ol>
        {turningPoints.map(({ n, seat, ask, chosen, better, reason, lost, low, high }) => {
          const name = nameOf(seat)
          return (
            <li key={n}>
              <p>
                <strong>{say("turning.lost", { name, points: pointsOf(lost) })}</strong>{" "}
                <small>{say("turning.between", { low: pointsOf(low), high: pointsOf(high) })}</small>
              </p>
              <p>{say("turning.chosen", { option: words.sayOption(ask, chosen) })}</p>
              <p>
                {say("turning.better", { option: words.sayOption(ask, better) })}
                {reason !== null && <span className="turn-reason"> {words.sayReason(reason)}</span>}
              </p>
              <div className="turn-buttons">
                <button type="button" className="button" onClick={() => move(n - 1)}>
                  {say("turning.show", { n: n - 1 })}
                </button>
                <button
                  type="button"
                  className="button"
                  title={say("turning.whatIf.about", { n: n - 1, name })}
                  onClick={() => whatIf(n, seat)}
                >
                  <Icon shape="branch" />
                  {say("turning.whatIf")}
                </button>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function Strokes({ review, nameOf, move, say }: Pick<Props, "review" | "nameOf" | "move" | "say">) {
  const strokes = strokesOfLuck(review)
  if (strokes.length === 0) return null
  return (
    <section className="strokes" aria-label={say("strokes.title")}>
      <h3>{say("strokes.title")}</h3>
      <ul>
        {strokes.map(({ n, seat, luck }) => (
          <li key={n}>
            <button type="button" className="link" onClick={() => move(n)}>
              {say(n === 0 ? "strokes.deal" : "strokes.one", {
                n,
                name: nameOf(seat),
                sign: luck > 0 ? "good" : "bad",
                points: Math.abs(pointsOf(luck)),
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
