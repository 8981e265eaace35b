// Game by game: the accuracy with its doubt as a drawing, and the figures as a table

import { type Profile, pointsOf } from "@genepool/bots"
import type { Locale } from "@genepool/engine"
import { signed } from "./curve.tsx"
import type { ReviewSay } from "./say.ts"

interface Props {
  readonly games: readonly { readonly at: number; readonly row: Profile["progress"][number] }[]
  readonly locale: Locale
  readonly say: ReviewSay
}

const width = 600
const height = 140
/** So that dots at the edges are whole. */
const edge = 8

export function Progress({ games, locale, say }: Props) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" })
  const x = (n: number) =>
    games.length === 1 ? width / 2 : edge + ((width - 2 * edge) * n) / (games.length - 1)
  const y = (share: number) => edge + (height - 2 * edge) * (1 - Math.min(1, Math.max(0, share)))
  const known = games.flatMap(({ row }, n) => (row.accuracy === null ? [] : [{ n, ...row.accuracy }]))
  return (
    <section className="profile-rows">
      <h2>{say("profile.progress")}</h2>
      <svg
        className="profile-progress"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say("profile.progress.about", { count: games.length })}
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1="0" x2={width} y1={y(share)} y2={y(share)} className="profile-grid" />
        ))}
        {known.map(({ n, low, high }) => (
          <line key={n} x1={x(n)} x2={x(n)} y1={y(low)} y2={y(high)} className="profile-doubt" />
        ))}
        <polyline
          className="profile-line"
          points={known.map(({ n, share }) => `${x(n)},${y(share)}`).join(" ")}
        />
        {known.map(({ n, share }) => (
          <circle key={n} cx={x(n)} cy={y(share)} r="4" className="profile-dot" />
        ))}
      </svg>
      <details>
        <summary>{say("curve.table")}</summary>
        <div className="profile-scroller">
          <table>
            <thead>
              <tr>
                <th scope="col">{say("profile.date")}</th>
                <th scope="col">{say("accuracy")}</th>
                <th scope="col">{say("own")}</th>
                <th scope="col">{say("luck")}</th>
                <th scope="col">{say("result")}</th>
              </tr>
            </thead>
            <tbody>
              {games.map(({ at, row }) => (
                <tr key={`${at} ${row.name}`}>
                  <th scope="row">{date.format(at)}</th>
                  <td>
                    {row.accuracy !== null && say("accuracy.share", { share: pointsOf(row.accuracy.share) })}
                  </td>
                  <td>{signed(-row.lost)}</td>
                  <td>{signed(row.luck)}</td>
                  <td>{pointsOf(row.result)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
