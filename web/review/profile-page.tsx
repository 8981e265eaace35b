// How somebody chooses, over all the games that were reviewed on this device: by phase, by kind of
// decision, with time

import { pointsOf, profileOf, type Row } from "@genepool/bots"
import type { Texts } from "@genepool/engine"
import { gameOf, games } from "@genepool/games"
import { speaker } from "@genepool/text"
import { useEffect, useId, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { nameOfGame } from "../lobby/catalogue.ts"
import { signed } from "./curve.tsx"
import { type MyReview, myReviews } from "./kept.ts"
import { Progress } from "./progress.tsx"
import "./review.css"
import { type ReviewSay, reviewSay } from "./say.ts"

export default function ProfilePage({ preferences, say: appSay }: PageProps) {
  const say = reviewSay(preferences.locale)
  const [all, setAll] = useState<readonly MyReview[] | null>(null)
  const [game, setGame] = useState("")
  const id = useId()
  useTitle(say("profile.title"), appSay("app.name"))
  useEffect(() => void myReviews().then(setAll), [])
  const played = [...new Set(all?.map(({ review }) => review.game))]
  const texts = useTexts(played)
  if (all === null) return <p className="room-note">{appSay("app.loading")}</p>
  const shown = all.filter(({ review }) => game === "" || review.game === game)
  const profile = profileOf(shown)
  const nameOfKind = (name: string) => {
    const [of = "", kind = ""] = name.split(" ")
    const words = texts[of]
    const said = words === undefined ? kind : speaker(words, preferences.locale).say(`kind.${kind}`)
    return game === "" && played.length > 1 ? `${nameOfGame(of, preferences.locale)}: ${said}` : said
  }
  const phases = profile.phases.map((row) => ({
    ...row,
    name: say(`profile.${row.name}` as "profile.middle"),
  }))
  const kinds = profile.kinds.map((row) => ({ ...row, name: nameOfKind(row.name) }))
  return (
    <div className="profile">
      <h1>{say("profile.title")}</h1>
      <p>{all.length === 0 ? say("profile.none") : say("profile.about", { count: shown.length })}</p>
      {all.length > 0 && (
        <>
          {played.length > 1 && (
            <label className="review-eyes" htmlFor={id}>
              {say("profile.game")}
              <select id={id} className="field" value={game} onChange={({ target }) => setGame(target.value)}>
                <option value="">{say("profile.all")}</option>
                {played.map((one) => (
                  <option key={one} value={one}>
                    {nameOfGame(one, preferences.locale)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Progress
            games={shown.map(({ at }, n) => ({ at, row: profile.progress[n]! }))}
            locale={preferences.locale}
            say={say}
          />
          <Rows
            heading={say("profile.phases")}
            rows={[...phases, { ...profile.all, name: say("profile.whole") }]}
            games={shown.length}
            say={say}
          />
          <Rows heading={say("profile.kinds")} rows={kinds} games={shown.length} say={say} />
          <p className="review-note">
            {say("points")} {say("accuracy.about")}
          </p>
        </>
      )}
    </div>
  )
}

/** The words of the games, which name kinds of decisions. */
function useTexts(ids: readonly string[]): { readonly [game: string]: Texts } {
  const [texts, setTexts] = useState<{ readonly [game: string]: Texts }>({})
  const key = ids.join(" ")
  useEffect(() => {
    const load = async () => {
      const loaded = await Promise.all(
        key.split(" ").flatMap((id) => {
          return Object.hasOwn(games, id) ? [gameOf(id).then(({ texts }) => [id, texts] as const)] : []
        }),
      )
      setTexts(Object.fromEntries(loaded))
    }
    load().catch(() => undefined)
  }, [key])
  return texts
}

interface RowsProps {
  readonly heading: string
  readonly rows: readonly Row[]
  readonly games: number
  readonly say: ReviewSay
}

function Rows({ heading, rows, games, say }: RowsProps) {
  return (
    <section className="profile-rows">
      <h2>{heading}</h2>
      <div className="profile-scroller">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{heading}</span>
              </th>
              <th scope="col">{say("profile.choices")}</th>
              <th scope="col">{say("accuracy")}</th>
              <th scope="col">{say("profile.lost")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, choices, accuracy, lost }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{choices}</td>
                <td>
                  {accuracy !== null && (
                    <>
                      {say("accuracy.share", { share: pointsOf(accuracy.share) })}{" "}
                      <small>
                        {say("accuracy.between", {
                          low: pointsOf(accuracy.low),
                          high: pointsOf(accuracy.high),
                        })}
                      </small>
                    </>
                  )}
                </td>
                <td>{signed(-lost / Math.max(1, games))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
