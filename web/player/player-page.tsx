// A player of this server: ratings in every game, how we two stand, and finished games

import type { HeadToHead, Profile } from "@genepool/wire"
import { useEffect, useId, useState } from "react"
import { Called } from "../app/called.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { nameOfGame } from "../lobby/catalogue.ts"
import { problemKey, request, whoAmI } from "../online/api.ts"
import "../online/online.css"
import { sayReliability } from "../online/reliability.tsx"
import "../settings/settings.css"
import type { ProblemKey } from "../table/source.ts"
import "./player.css"

export default function PlayerPage({ id, preferences, say }: PageProps & { readonly id: string }) {
  const heading = useId()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [between, setBetween] = useState<HeadToHead | null>(null)
  const [problem, setProblem] = useState<ProblemKey | null>(null)
  useTitle(profile?.player.name ?? say("player.title"), say("app.name"))
  useEffect(() => {
    const path = `/players/${encodeURIComponent(id)}`
    request<Profile>("GET", path).then(setProfile, (error: unknown) => setProblem(problemKey(error)))
    const compare = async () => {
      const me = await whoAmI()
      if (me !== null && me.id !== id)
        setBetween(await request<HeadToHead>("GET", `${path}/against/${me.id}`))
    }
    compare().catch(() => undefined)
  }, [id])
  if (problem !== null) return <p className="room-note">{say(problem)}</p>
  if (profile === null) return <p className="room-note">{say("app.loading")}</p>
  const { player, ratings, history } = profile
  const gameName = (game: string) => nameOfGame(game, preferences.locale)
  const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <div className="settings">
      <h1>
        <Called name={player.name} guest={player.kind === "guest"} say={say} />
      </h1>
      <p className="option-about">{sayReliability(profile.reliability, say)}</p>
      {between !== null && between.games > 0 && (
        <p>{say("player.between", { ...between, name: player.name })}</p>
      )}
      <section aria-labelledby={`${heading}ratings`}>
        <h2 id={`${heading}ratings`}>{say("player.ratings")}</h2>
        {ratings.length === 0 ? (
          <p className="option-about">{say("player.noRatings")}</p>
        ) : (
          <table className="player-ratings">
            <tbody>
              {ratings.map(({ game, pool, rating, games }) => (
                <tr key={`${game} ${pool}`}>
                  <th scope="row">
                    {gameName(game)}
                    <small>{say(`player.pool.${pool}`)}</small>
                  </th>
                  <td className="player-rating">{rating}</td>
                  <td>{say("player.games", { count: games })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby={`${heading}history`}>
        <h2 id={`${heading}history`}>{say("player.history")}</h2>
        {history.length === 0 && <p className="option-about">{say("player.noHistory")}</p>}
        <ul className="table-list">
          {history.map(({ table, game, place, left, finishedAt }) => {
            const words = (
              <>
                <strong>{gameName(game)}</strong>
                <span>{date.format(finishedAt)}</span>
              </>
            )
            return (
              <li key={`${finishedAt} ${table}`} className="table-row">
                {table === null ? (
                  <span className="table-row-main">{words}</span>
                ) : (
                  <a className="table-row-main" href={`/table/${table}`}>
                    {words}
                  </a>
                )}
                <span className="table-row-state">
                  {say(left ? "player.left" : "player.place", { place })}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
