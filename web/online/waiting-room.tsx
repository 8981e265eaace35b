// A table before the game: what will be played, who sits where, and the link that brings others
// here

import { speaker } from "@genepool/text"
import { use, useMemo, useRef } from "react"
import { goTo } from "../app/address.ts"
import { Called } from "../app/called.tsx"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { faceOf } from "../lobby/catalogue.ts"
import "../lobby/world.css"
import "../new-table/new-table.css"
import type { Player, Said, Snapshot } from "@genepool/wire"
import { loadGame } from "../table/games.ts"
import { useKeepFocus } from "../table/keep-focus.ts"
import { sayBot } from "../table/names.ts"
import { SeatGlyph } from "../table/seat-glyph.tsx"
import type { ProblemKey } from "../table/source.ts"
import { request } from "./api.ts"
import { Arrivals } from "./arrivals.tsx"
import { Chat } from "./chat.tsx"
import { ChatPeek } from "./chat-peek.tsx"
import { explainClock, sayClock } from "./clock-words.ts"
import { Invitation } from "./invitation.tsx"
import { Invited } from "./invited.tsx"
import type { OnlineSource } from "./online-source.ts"
import { Readiness } from "./readiness.tsx"
import { Reliability } from "./reliability.tsx"

interface Props extends PageProps {
  readonly now: Snapshot
  readonly source: OnlineSource
  readonly me: Player | null
  readonly onIn: () => void
  readonly refused: ProblemKey | null
  readonly said: readonly Said[]
}

export function WaitingRoom({ now, source, me, onIn, refused, said, preferences, say }: Props) {
  const { module } = use(loadGame(now.game))
  const words = useMemo(() => speaker(module.texts, preferences.locale), [module, preferences.locale])
  const name = words.say("game.name")
  const face = faceOf(now.game)
  const isOwner = me?.id === now.owner
  const isIn = now.you !== "spectator"
  const isFull = now.seats.every(({ player, kind }) => player !== null || kind === "bot")
  useTitle(name, say("app.name"))
  // The buttons by which somebody sits down, is ready or gives a seat to a bot are gone with that
  const room = useRef<HTMLDivElement>(null)
  useKeepFocus(room, "[data-heading=waiting]")
  const giveToBot = (seat: number) =>
    void request("PUT", `/tables/${now.table}/seats/${seat}`, { kind: "bot", level: 3 })
  const options = Object.entries(now.options).filter(([, value]) => typeof value !== "object")
  return (
    <div ref={room} className="game-page" data-waiting="">
      <div className="game-page-about">
        {face !== undefined && (
          <div className="game-page-world">
            <face.World />
          </div>
        )}
        {isIn ? <h1>{name}</h1> : <h2>{name}</h2>}
        <p>{face?.words[preferences.locale].pitch ?? words.say("game.pitch")}</p>
        <p className="option-about">
          {[
            `${say("online.time")}: ${sayClock(now.manner.clock, say, preferences.locale)}`,
            `${say("online.takingBack")}: ${say("online.undo", { kind: now.manner.undo })}`,
            `${say("online.rated")}: ${say(now.manner.rated ? "app.yes" : "app.no")}`,
            ...options.map(
              ([option, value]) => `${words.say(`options.${option}`)}: ${sayValue(option, value)}`,
            ),
          ].join(" · ")}
        </p>
        {now.manner.clock.kind !== "none" && (
          <p className="option-about">{explainClock(now.manner.clock, say, preferences.locale)}</p>
        )}
        <p className="world-links">
          <a href={`/rules/${now.game}`}>{say("lobby.rules")}</a>
        </p>
      </div>
      <div className="game-page-forms">
        {!isIn && <Invited locale={preferences.locale} now={now} me={me} name={name} say={say} onIn={onIn} />}
        <div className="new-table">
          <h2 data-heading={isIn ? "waiting" : undefined} tabIndex={-1}>
            {say("online.waitingRoom")}
          </h2>
          <Arrivals now={now} me={me?.id ?? null} say={say} />
          <ul className="seat-fields waiting-seats">
            {now.seats.map(({ seat, player, kind, name, guest, level, ready }) => (
              <li key={seat}>
                <SeatGlyph seat={seat} />
                <span>
                  {kind === "bot" ? (
                    sayBot(`level${level ?? 3}`, say)
                  ) : (
                    <Called name={name ?? say("table.freeSeat")} guest={guest} say={say} />
                  )}
                  {player !== null && player === me?.id && ` (${say("table.you")})`}
                  {player !== null && player !== me?.id && <Reliability player={player} say={say} />}
                </span>
                <span className="waiting-buttons">
                  {player !== null && (
                    <span className="readiness-state" data-ready={ready || undefined}>
                      {ready && <Icon shape="check" />}
                      {say(ready ? "online.seat.ready" : "online.seat.notReady")}
                    </span>
                  )}
                  {player === null && kind !== "bot" && isOwner && (
                    <button
                      type="button"
                      className="button"
                      data-kind="small"
                      onClick={() => giveToBot(seat)}
                    >
                      <Icon shape="bot" />
                      {say("online.giveToBot")}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {!isFull && (isIn || isOwner) && (
            <Invitation {...{ now, isOwner, say, name }} locale={preferences.locale} />
          )}
          {refused !== null && (
            <p className="new-table-problem" role="alert">
              {say(refused)}
            </p>
          )}
          <Readiness now={now} source={source} isOwner={isOwner} say={say} />
          {isIn && now.manner.clock.kind === "slow" && (
            <p className="world-links">
              <a href="/settings#notices">{say("notices.hear")}</a>
            </p>
          )}
          {isIn && !isOwner && (
            <button type="button" className="button" onClick={() => void source.ask("leave")}>
              {say("online.leave")}
            </button>
          )}
          {isOwner && (
            <button
              type="button"
              className="button"
              onClick={() => void source.ask("cancel").then(() => goTo("/"))}
            >
              {say("online.cancel")}
            </button>
          )}
        </div>
        {isIn && (
          <div className="new-table waiting-chat">
            <Chat
              table={now.table}
              said={said}
              me={me?.id ?? null}
              isSpectator={false}
              isOwner={isOwner}
              say={say}
              speak={(text) => void source.ask("chat", { text })}
              door={null}
            />
          </div>
        )}
        {isIn && <ChatPeek said={said} say={say} />}
      </div>
    </div>
  )

  function sayValue(option: string, value: unknown): string {
    if (typeof value === "boolean") return say(value ? "app.yes" : "app.no")
    return typeof value === "string" ? words.say(`options.${option}.${value}`) : String(value)
  }
}
