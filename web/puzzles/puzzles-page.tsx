// All puzzles: that of the day, how one stands, and which kind comes next

import { kindOf } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { Suspense, use, useEffect, useId, useState } from "react"
import { goTo } from "../app/address.ts"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { faces } from "../lobby/catalogue.ts"
import { difficulties, keepWish, keptWish, useAttempts, type Wish } from "./kept.ts"
import { loadPuzzles } from "./load.ts"
import { nextPuzzle, suits } from "./pick.ts"
import "./puzzles.css"
import { type Attempt, dayOf, isDone, standingOf } from "./standing.ts"
import { puzzleSay } from "./texts.ts"
import { shareAttempts } from "./with-account.ts"

export default function PuzzlesPage({ preferences, say }: PageProps) {
  const words = puzzleSay(preferences.locale)
  const attempts = useAttempts()
  const [now] = useState(() => Date.now())
  useEffect(() => void shareAttempts(), [])
  const [wish, setWish] = useState<Wish>(() => wished())
  const id = useId()
  useTitle(words("title"), say("app.name"))
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    keepWish(next)
  }
  const standing = standingOf(attempts, now)
  return (
    <div className="puzzles">
      <h1>{words("title")}</h1>
      <p>{words("about")}</p>
      <dl className="puzzles-standing">
        {(["rating", "solved", "streak", "days"] as const).map((part) => (
          <div key={part}>
            <dt>{words(part)}</dt>
            <dd>{standing[part]}</dd>
          </div>
        ))}
      </dl>
      <section className="puzzles-part" aria-labelledby={`${id}daily`}>
        <h2 id={`${id}daily`}>{words("daily")}</h2>
        {isDone(attempts, dayOf(now)) ? (
          <p>{words("daily.done")}</p>
        ) : (
          <a className="button" data-kind="main" href="/puzzles/daily">
            <Icon shape="hint" />
            {words("daily.solve")}
          </a>
        )}
      </section>
      <section className="puzzles-part" aria-label={words("solve")}>
        <div className="puzzles-wish">
          <label htmlFor={`${id}game`}>{words("game")}</label>
          <select
            id={`${id}game`}
            className="field"
            value={wish.game}
            onChange={({ target }) => change({ game: target.value, theme: "" })}
          >
            {faces.map((face) => (
              <option key={face.id} value={face.id}>
                {face.words[preferences.locale].name}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}difficulty`}>{words("difficulty")}</label>
          <select
            id={`${id}difficulty`}
            className="field"
            value={wish.difficulty}
            onChange={({ target }) => change({ difficulty: target.value as Wish["difficulty"] })}
          >
            {difficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {words(`difficulty.${difficulty}`)}
              </option>
            ))}
          </select>
          <Suspense fallback={<p>{say("app.loading")}</p>}>
            <Themes
              wish={wish}
              change={change}
              attempts={attempts}
              rating={standing.rating}
              {...{ preferences }}
            />
          </Suspense>
        </div>
      </section>
    </div>
  )
}

function wished(): Wish {
  const { game, theme = "", difficulty = "any" } = keptWish()
  const face = faces.find(({ id }) => id === game)
  return { game: face?.id ?? faces[0]?.id ?? "", theme: face === undefined ? "" : theme, difficulty }
}

interface ThemesProps extends Pick<PageProps, "preferences"> {
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
  readonly attempts: readonly Attempt[]
  readonly rating: number
}

/** Once the game is there. */
function Themes({ wish, change, attempts, rating, preferences }: ThemesProps) {
  const { loaded, puzzles } = use(loadPuzzles(wish.game))
  const words = puzzleSay(preferences.locale)
  const game = speaker(loaded.module.texts, preferences.locale)
  const id = useId()
  const fitting = puzzles.filter((puzzle) => suits(puzzle, { ...wish, theme: "" }))
  const themes = [...Map.groupBy(fitting, ({ ask }) => kindOf(ask))].sort((a, b) => b[1].length - a[1].length)
  const theme = themes.some(([kind]) => kind === wish.theme) ? wish.theme : ""
  const solve = () => {
    const random = (count: number) => Math.floor(Math.random() * count)
    const next = nextPuzzle(puzzles, { ...wish, theme }, attempts, rating, random)
    if (next !== null) goTo(`/puzzles/${wish.game}/${next.id}`)
  }
  return (
    <>
      <label htmlFor={id}>{words("theme")}</label>
      <select
        id={id}
        className="field"
        value={theme}
        onChange={({ target }) => change({ theme: target.value })}
      >
        <option value="">{words("theme.any", { count: fitting.length })}</option>
        {themes.map(([kind, list]) => (
          <option key={kind} value={kind}>
            {words("theme.one", { theme: game.say(`kind.${kind}`), count: list.length })}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        data-kind="main"
        disabled={fitting.length === 0}
        onClick={solve}
      >
        <Icon shape="play" />
        {words("solve")}
      </button>
      {fitting.length === 0 && <p>{words("none")}</p>}
    </>
  )
}
