// The review of a finished game beside its replay: curve, ledger and turning points, with one pair
// of eyes or another

import { type Eyes, pointsOf } from "@genepool/bots"
import { type Log, prefix, type Seat } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { useSteady } from "../app/steady.ts"
import { Technical } from "../app/technical.tsx"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import { Curve } from "./curve.tsx"
import { Ledger } from "./ledger.tsx"
import { reviewSay } from "./say.ts"
import { Strokes, TurningPoints } from "./turning-points.tsx"
import { useReview } from "./use-review.ts"
import "./review.css"

interface Props extends PageProps {
  readonly log: Log
  readonly seating: readonly Seating[]
  /** Where the person at this device sat. */
  readonly mine: Seat | null
  /** The game's words, with the names of the seats. */
  readonly words: Speaker
  /** The moment that the board shows. */
  readonly n: number
  /** What happened there, in words. */
  readonly happened: string
  readonly move: (n: number) => void
  /** The same, where the board is to be looked at. */
  readonly show: (n: number) => void
  /** Where a moment of the game can be looked at: a game that branches off leads back there. */
  readonly address: ((n: number) => string) | null
  /** The choices that turned the game are known. */
  readonly onTurns?: (moments: readonly number[]) => void
}

/** For people whose place nobody else takes. */
const inTheirPlace = "level3"

export function Review(props: Props) {
  const { log, seating, mine, words, n, happened, move, show, address, preferences, say: appSay } = props
  const say = reviewSay(preferences.locale)
  const [eyes, setEyes] = useState<Eyes>(mine ?? "open")
  const following = useReview(log, eyes, eyes === mine)
  const turns =
    following !== null && "review" in following
      ? following.review.turningPoints.map(({ n }) => n).join(" ")
      : ""
  const onTurns = useSteady((moments: readonly number[]) => props.onTurns?.(moments))
  useEffect(() => onTurns(turns === "" ? [] : turns.split(" ").map(Number)), [turns, onTurns])
  const nameOf = (seat: number) => words.sayName("seat", seat)
  const whatIf = (at: number, place: number) =>
    beginTable({
      game: log.game,
      seating: seating.map((by, seat) => (seat === place ? "person" : by === "person" ? inTheirPlace : by)),
      options: log.options,
      log: prefix(log, at - 1),
      ...(address === null ? {} : { branchOf: address(at - 1) }),
    })
  const about = eyes === "open" ? say("eyes.open.about") : say("eyes.seat.about", { name: nameOf(eyes) })
  const all: Eyes[] = [...seating.map((_, seat) => seat), "open"]
  return (
    <section className="review" aria-label={say("title")} data-done={doneOf(following)}>
      <h2>{say("title")}</h2>
      <label className="review-eyes">
        {say("eyes.choose")}
        <select
          className="field"
          value={String(eyes)}
          onChange={({ target }) => setEyes(target.value === "open" ? "open" : Number(target.value))}
        >
          {all.map((who) => (
            <option key={who} value={String(who)}>
              {who === "open" ? say("eyes.open") : say("eyes.seat", { name: nameOf(who) })}
            </option>
          ))}
        </select>
      </label>
      <p className="review-note">{about}</p>
      {following === null && <p className="review-note">{say("working.short")}</p>}
      {following !== null && "failed" in following && (
        <p role="alert">
          {say("failed")} <Technical line={following.failed} say={appSay} />
        </p>
      )}
      {following !== null && "review" in following && (
        <>
          <Curve review={following.review} nameOf={nameOf} n={n} happened={happened} move={move} say={say} />
          <p className="review-note">
            {following.review.done < 1
              ? say("working", { percent: pointsOf(following.review.done) })
              : say("finished")}
          </p>
          <Ledger review={following.review} nameOf={nameOf} say={say} />
          <TurningPoints
            review={following.review}
            nameOf={nameOf}
            words={words}
            move={show}
            whatIf={whatIf}
            say={say}
          />
          <Strokes review={following.review} nameOf={nameOf} move={show} say={say} />
          {mine !== null && (
            <p className="review-note">
              <a href="/profile">{say("profile.link")}</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function doneOf(following: ReturnType<typeof useReview>): number | undefined {
  return following !== null && "review" in following ? following.review.done : undefined
}
