// Every seat's chance over the game: a drawing, a slider for keys and fingers, and a table

import { pointsOf, type Review } from "@genepool/bots"
import type { KeyboardEvent, PointerEvent } from "react"
import type { ReviewSay } from "./say.ts"

interface Props {
  readonly review: Review
  readonly nameOf: (seat: number) => string
  /** The moment that the board shows. */
  readonly n: number
  /** What happened there, in words. */
  readonly happened: string
  readonly move: (n: number) => void
  readonly say: ReviewSay
}

const width = 320
const height = 150

/** Colours are never the only sign. */
const dashes = ["", "7 3", "2 3", "9 3 2 3", "1 4", "14 4"]

export function Curve({ review, nameOf, n, happened, move, say }: Props) {
  const { entries, choices, seats, turningPoints } = review
  const x = (at: number) => (choices === 0 ? 0 : (at / choices) * width)
  const y = (chance: number) => height - chance * height
  const place = Math.max(
    0,
    entries.findLastIndex((entry) => entry.n <= n),
  )
  const now = entries[place]!
  const chancesAt = (chances: readonly number[]) =>
    chances.map((chance, seat) => say("curve.chance", { name: nameOf(seat), chance: pointsOf(chance) }))
  const goTo = (to: number) => move(entries[Math.min(Math.max(0, to), entries.length - 1)]!.n)
  const onKeyDown = (event: KeyboardEvent) => {
    const turns = turningPoints.map((point) => entries.findLastIndex((entry) => entry.n < point.n))
    const to = {
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      PageUp: turns.find((at) => at > place) ?? entries.length - 1,
      PageDown: turns.findLast((at) => at < place) ?? 0,
      Home: 0,
      End: entries.length - 1,
    }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(to)
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return
    const { left, width: wide } = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - left) / wide) * choices
    goTo(entries.findLastIndex((entry) => entry.n <= at + 0.5))
  }
  const turn = turningPoints.findIndex((point) => entries.findLast((entry) => entry.n < point.n) === now)
  const there = [
    say("curve.at", { n: now.n, chances: chancesAt(now.after).join(", ") }),
    ...(now.n === n && happened !== "" ? [happened] : []),
    ...(turn < 0 ? [] : [say("curve.turn", { number: turn + 1, name: nameOf(turningPoints[turn]!.seat) })]),
  ]
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return (
    <div className="curve">
      <div
        className="curve-drawing"
        role="slider"
        tabIndex={0}
        aria-label={say("curve")}
        aria-description={say("curve.about", { last: choices })}
        aria-valuemin={0}
        aria-valuemax={choices}
        aria-valuenow={now.n}
        aria-valuetext={there.join(". ")}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg viewBox={`-2 -8 ${width + 4} ${height + 16}`} aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <line key={chance} className="curve-grid" x1={0} x2={width} y1={y(chance)} y2={y(chance)} />
          ))}
          {all.map((seat) => (
            <polyline
              key={seat}
              className="curve-line"
              data-seat={seat}
              strokeDasharray={dashes[seat % dashes.length]}
              points={entries
                .map(({ n, after }) => `${x(n).toFixed(1)},${y(after[seat]!).toFixed(1)}`)
                .join(" ")}
            />
          ))}
          <line className="curve-now" x1={x(now.n)} x2={x(now.n)} y1={-6} y2={height + 6} />
          {turningPoints.map((point, at) => {
            const before = entries.findLast((entry) => entry.n < point.n) ?? entries[0]!
            return (
              <g
                key={point.n}
                className="curve-turn"
                data-seat={point.seat}
                transform={`translate(${x(point.n).toFixed(1)} ${y(before.after[point.seat]!).toFixed(1)})`}
              >
                <circle r={6.5} />
                <text y={3}>{at + 1}</text>
              </g>
            )
          })}
        </svg>
      </div>
      <ul className="curve-legend">
        {all.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 24 6" aria-hidden="true">
              <line
                className="curve-line"
                data-seat={seat}
                strokeDasharray={dashes[seat % dashes.length]}
                x1={0}
                x2={24}
                y1={3}
                y2={3}
              />
            </svg>
            {say("curve.chance", { name: nameOf(seat), chance: pointsOf(now.after[seat]!) })}
          </li>
        ))}
      </ul>
      <p className="curve-happened">
        <strong>
          {say("curve.move")} {n}
        </strong>{" "}
        {happened}
      </p>
      <details className="curve-table">
        <summary>{say("curve.table")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="curve-scroll" aria-label={say("curve.table")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("curve.move")}</th>
                {all.map((seat) => (
                  <th key={seat} scope="col">
                    {nameOf(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map(({ n, after, luck }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: giving up comes after the last move and has its number
                <tr key={at}>
                  <th scope="row">{n}</th>
                  {all.map((seat) => (
                    <td key={seat}>
                      {pointsOf(after[seat]!)}
                      {pointsOf(luck[seat]!) !== 0 && (
                        <small>
                          {" "}
                          ({say("luck")} {signed(luck[seat]!)})
                        </small>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  )
}

/** With a real minus. */
export function signed(chance: number): string {
  const points = pointsOf(chance)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0"
}
