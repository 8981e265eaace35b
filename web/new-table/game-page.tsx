// The page of one game: what it is, and the form for a table of it

import { texts as botTexts } from "@genepool/bots"
import type { AnyGame, Field } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { lazy, Suspense, use, useMemo, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { faceOf } from "../lobby/catalogue.ts"
import { addressOfWay, iconOfWay, type Way, ways } from "../lobby/ways.tsx"
import "../lobby/world.css"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import { loadGame } from "../table/games.ts"
import { sayBot } from "../table/names.ts"
import "./new-table.css"
import { FormProblem } from "./form-problem.tsx"
import { OptionFields, type OptionValues } from "./option-fields.tsx"
import { problemWith } from "./problem.ts"
import { SeatFields } from "./seat-fields.tsx"

const NewOnlineTable = lazy(() => import("../online/new-online-table.tsx"))

interface Props extends PageProps {
  readonly id: string
  readonly way: Way
}

export default function GamePage({ id, way, preferences, say }: Props) {
  const { module } = use(loadGame(id))
  const { game, texts } = module
  const { locale } = preferences
  const words = useMemo(() => speaker(texts, locale), [texts, locale])
  const aboutBots = useMemo(() => speaker(botTexts, locale), [locale])
  const [seating, setSeating] = useState<readonly Seating[]>(() => firstSeating(game, way))
  const [options, setOptions] = useState<OptionValues>({})
  const face = faceOf(id)
  const name = words.say("game.name")
  const problemAt = (seats: number) =>
    problemWith(game, options, seats, say, (option) => words.say(`options.${option}`))
  const problem = way === "friends" ? null : problemAt(seating.length)
  const levels = [...new Set(seating)].filter((by) => by.startsWith("level")).sort()
  const fields = game.options.fields as { readonly [name: string]: Field }
  useTitle(name, say("app.name"))
  // They govern the table that is set up here, in whichever way it is played
  const gameOptions = Object.keys(fields).length > 0 && (
    <details className="new-table-options">
      <summary>{say("new.options")}</summary>
      <OptionFields
        fields={fields}
        values={options}
        change={setOptions}
        words={words}
        has={(key) => texts[locale][key] !== undefined}
        say={say}
      />
    </details>
  )
  return (
    <div className="game-page" data-way={way}>
      <div className="game-page-about">
        {face !== undefined && (
          <div className="game-page-world">
            <face.World />
          </div>
        )}
        <h1>{name}</h1>
        <p>{face?.words[locale].pitch ?? words.say("game.pitch")}</p>
        <p className="world-links">
          <a href={`/rules/${id}`}>{say("lobby.rules")}</a>
        </p>
      </div>
      <div className="game-page-forms">
        <nav className="way-links" aria-label={say("ways.how")}>
          {ways.map((one) => (
            <a
              key={one}
              className="pill"
              href={addressOfWay(id, one)}
              aria-current={one === way ? "page" : undefined}
            >
              <Icon shape={iconOfWay[one]} />
              {say(`ways.${one}`)}
            </a>
          ))}
        </nav>
        {way === "friends" ? (
          <Suspense>
            <NewOnlineTable
              game={id}
              seats={game.seats}
              options={options}
              problemAt={problemAt}
              gameOptions={gameOptions}
              locale={locale}
              say={say}
            />
          </Suspense>
        ) : (
          <form
            className="new-table"
            onSubmit={(event) => {
              event.preventDefault()
              if (problem === null) beginTable({ game: id, seating, options })
            }}
          >
            <h2>{say(`ways.${way}`)}</h2>
            <p className="option-about">{say(`new.${way}.about`)}</p>
            <SeatFields seating={seating} seats={game.seats} change={setSeating} say={say} />
            {levels.map((level) => (
              <p key={level} className="option-about">
                {sayBot(level, say)}: {aboutBots.say(`level.${level.slice(5)}` as "level.1")}
              </p>
            ))}
            {gameOptions}
            {problem !== null && <FormProblem problem={problem} say={say} />}
            <button type="submit" className="button" data-kind="main" disabled={problem !== null}>
              <Icon shape="play" />
              {say("new.begin")}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}

function firstSeating({ seats }: AnyGame, way: Way): Seating[] {
  const count = Math.min(Math.max(3, seats.min), seats.max)
  return Array.from({ length: count }, (_, seat) => (seat === 0 || way === "room" ? "person" : "level2"))
}
