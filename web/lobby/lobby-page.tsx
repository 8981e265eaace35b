// The landing page: my tables, three ways to play, and three drawn worlds, each one click away from
// a game

import type { Locale } from "@genepool/engine"
import { lazy, Suspense } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { isTaught } from "../table/courses.ts"
import { gameIds } from "../table/games.ts"
import { type Face, faceOf, faces } from "./catalogue.ts"
import { KeptTables } from "./kept-tables.tsx"
import "./lobby.css"
import { MyTables } from "./my-tables.tsx"
import { OtherGame } from "./other-game.tsx"
import { PlayInRoom } from "./play-in-room.tsx"
import { PlayNow } from "./play-now.tsx"
import { usePlayed } from "./played.ts"
import { PuzzleRow } from "./puzzle-row.tsx"
import { addressOfWay, useWay, type Way, Ways } from "./ways.tsx"
import "./world.css"

const OnlineTables = lazy(() => import("../online/online-tables.tsx"))

export function LobbyPage({ preferences, say }: PageProps) {
  useTitle(say("app.name"))
  const [way, setWay] = useWay()
  const played = usePlayed()
  const others = gameIds.filter((id) => faceOf(id) === undefined)
  return (
    <div className="lobby">
      <div className="lobby-welcome">
        <h1>{say("lobby.title")}</h1>
        <p>{say("lobby.about")}</p>
      </div>
      <MyTables say={say} locale={preferences.locale} />
      <Ways way={way} change={setWay} say={say} />
      <ul className="worlds">
        {faces.map((face) => (
          <WorldCard
            key={face.id}
            face={face}
            way={way}
            isNew={!played.has(face.id)}
            locale={preferences.locale}
            say={say}
          />
        ))}
      </ul>
      <section className="more" aria-labelledby="puzzles-heading">
        <h2 id="puzzles-heading">{say("lobby.puzzles")}</h2>
        <ul className="table-list">
          <PuzzleRow say={say} />
        </ul>
      </section>
      <Suspense>
        <OnlineTables preferences={preferences} say={say} />
      </Suspense>
      <KeptTables which="over" say={say} locale={preferences.locale} />
      <section className="more" aria-labelledby="more-heading">
        <h2 id="more-heading">{say("lobby.more")}</h2>
        <ul className="table-list">
          {others.map((id) => (
            <OtherGame key={id} id={id} locale={preferences.locale} say={say} />
          ))}
          <li className="table-row">
            <a className="table-row-main" href="/replay">
              <strong>{say("lobby.openLog")}</strong>
              <span>{say("lobby.openLog.about")}</span>
            </a>
          </li>
        </ul>
      </section>
    </div>
  )
}

interface WorldCardProps {
  readonly face: Face
  readonly way: Way
  /** Nobody has played it on this device. */
  readonly isNew: boolean
  readonly locale: Locale
  readonly say: PageProps["say"]
}

function WorldCard({ face, way, isNew, locale, say }: WorldCardProps) {
  const { id, World, seats, minutes, minutesWithBots, startHere, learnMinutes } = face
  const teaches = isTaught(id) && learnMinutes !== undefined
  const { name, pitch } = face.words[locale]
  return (
    <li className="world-card">
      <div className="world-picture">
        <World />
        {startHere && <p className="world-start">{say("lobby.startHere")}</p>}
      </div>
      <div className="world-words">
        <h2>
          <a className="world-name" href={addressOfWay(id, way)}>
            {name}
          </a>
        </h2>
        <p className="world-facts">
          <span>
            <Icon shape="people" />
            {say("lobby.seats", seats)}
          </span>
          <span>
            <Icon shape="clock" />
            {way === "bots" ? say("lobby.minutesWithBots", minutesWithBots) : say("lobby.minutes", minutes)}
          </span>
        </p>
        <p className="world-pitch">{pitch}</p>
        {teaches && isNew && way === "bots" && (
          <a className="button world-learn" data-kind="main" href={`/${id}/learn`}>
            <Icon shape="play" />
            {say("lobby.learn", { minutes: learnMinutes })}
            <span className="visually-hidden">{name}</span>
          </a>
        )}
        {way === "bots" && (
          <PlayNow game={id} seats={seats} name={name} isFirst={!(teaches && isNew)} say={say} />
        )}
        {way === "friends" && (
          <a
            className="button"
            data-kind="main"
            href={addressOfWay(id, way)}
            aria-label={say("lobby.invite.name", { name })}
          >
            <Icon shape="link" />
            {say("lobby.invite")}
          </a>
        )}
        {way === "room" && <PlayInRoom game={id} seats={seats} name={name} say={say} />}
        <p className="world-links">
          {way !== "friends" && (
            <a href={addressOfWay(id, way)} aria-label={say("lobby.options.name", { name })}>
              {say("lobby.options")}
            </a>
          )}
          <a href={`/rules/${id}`} aria-label={say("lobby.rules.name", { name })}>
            {say("lobby.rules")}
          </a>
          {teaches && !(isNew && way === "bots") && (
            <a href={`/${id}/learn`} aria-label={say("lobby.learn.name", { name })}>
              {say("learn.open")}
            </a>
          )}
          {teaches && (
            <a href={`/${id}/lessons`} aria-label={say("learn.lessons.title", { name })}>
              {say("learn.lessons")}
            </a>
          )}
        </p>
      </div>
    </li>
  )
}
