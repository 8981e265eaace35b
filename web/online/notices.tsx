// Between the seats: the line to the server, wishes to take back, pauses, seats that a bot plays
// for somebody

import type { Locale } from "@genepool/engine"
import { type Departure, sayDeparture } from "../table/say-outcome.ts"
import type { AppSay } from "../text/index.ts"
import type { Declined, Wish } from "./declined.ts"
import { Late } from "./late.tsx"
import type { OnlineSource, TableState } from "./online-source.ts"

interface Props {
  readonly locale: Locale
  readonly state: TableState
  readonly source: OnlineSource
  readonly nameOf: (seat: number) => string
  readonly say: AppSay
  /** What became of my own wish to take back, and of that for a pause. */
  readonly declined: { readonly [wish in Wish]: Declined }
  /** Who has given up since this player chose last. */
  readonly departed: readonly Departure[]
  /** Opens the question of another seat again that was put off. */
  readonly decide: { readonly [wish in Wish]: (() => void) | null }
}

export function Notices({ state, source, nameOf, say, locale, declined, departed, decide }: Props) {
  const { now, connection, kept, refused } = state
  if (now === null) return null
  const { you, undo, paused, pauseVotes, seats, choices } = now
  const request = undo.request
  const code = new URLSearchParams(location.search).get("claim")
  const own = you === "spectator" ? undefined : seats[you]
  const spent = own !== undefined && own.playedBy === "bot" && !own.standIn && !own.resigned
  const isPlayed = now.status === "playing" && !paused
  // Where time runs out nobody votes
  const hasClock = now.manner.clock.kind !== "none"
  const replaced = seats.filter(({ seat, standIn }) => standIn && seat !== you)
  const botsAlone = isPlayed && seats.every(({ playedBy }) => playedBy !== "person")
  /** Nobody plays any more who began, and somebody may still come back. */
  const allOut =
    isPlayed &&
    seats.some(({ standIn, resigned }) => standIn && !resigned) &&
    seats.every(({ bot, resigned, standIn }) => bot || resigned || standIn)
  return (
    <div className="notices" role="status">
      {connection === "lost" && <p data-kind="warning">{say(kept ? "online.lost.kept" : "online.lost")}</p>}
      {refused !== null && <p data-kind="warning">{say(refused)}</p>}
      {you === "spectator" && (
        <p className={code === null ? undefined : "branch-row"}>
          {say("online.watching")}
          {code !== null && now.status === "playing" && (
            // Of a table that came from another server: whoever has its code goes on in that seat
            <button
              type="button"
              className="button"
              data-kind="main"
              onClick={() => void source.ask("join", { code })}
            >
              {say("online.sit")}
            </button>
          )}
        </p>
      )}
      {now.silent.length > 0 && <p>{say("online.aborted", { names: now.silent.map(nameOf) })}</p>}
      {now.status === "finished" && now.rematch !== null && you !== "spectator" && (
        <p data-rematch="">{say("online.rematch.asked")}</p>
      )}
      {request !== null && (
        <Wished
          isMine={request.seat === you}
          mine={say("online.undo.waits")}
          others={say("online.undo.count", { name: nameOf(request.seat), count: choices - request.to })}
          withdraw={() => {
            declined.undo.withdraw()
            void source.ask("undo/answer", { agree: false })
          }}
          decide={decide.undo}
          say={say}
        />
      )}
      {declined.undo.isTold && <p>{say("online.undo.declined")}</p>}
      {paused && own !== undefined && !own.resigned && (
        <p className="branch-row">
          <button type="button" className="button" onClick={() => void source.ask("resume")}>
            {say("online.resume")}
          </button>
        </p>
      )}
      {!paused && pauseVotes.length > 0 && (
        <Wished
          isMine={you !== "spectator" && pauseVotes.includes(you)}
          mine={say("online.pause.waits")}
          others={say("online.pauseWish", { names: pauseVotes.map(nameOf) })}
          withdraw={() => {
            declined.pause.withdraw()
            void source.ask("resume")
          }}
          decide={decide.pause}
          say={say}
        />
      )}
      {declined.pause.isTold && !paused && pauseVotes.length === 0 && <p>{say("online.pause.declined")}</p>}
      {now.status === "playing" &&
        departed.map((each) => (
          <p key={each.seat}>
            {sayDeparture(
              each,
              now.seats.map(({ seat }) => nameOf(seat)),
              say,
            )}
          </p>
        ))}
      {isPlayed && <Late now={now} source={source} nameOf={nameOf} say={say} locale={locale} />}
      {isPlayed && state.botsWait === "people" && !own?.standIn && <p>{say("online.botsWait")}</p>}
      {botsAlone && !allOut && !own?.standIn && !spent && <p>{say("online.botsAlone")}</p>}
      {isPlayed && replaced.length > 0 && !botsAlone && (
        <p>
          {say(hasClock ? "online.standIn.other" : "online.standIn.other.voted", {
            names: replaced.map(({ seat }) => nameOf(seat)),
          })}
        </p>
      )}
      {spent && <p>{say("online.timeSpent")}</p>}
      {isPlayed && own?.resigned && <p>{say("online.resigned")}</p>}
      {now.status === "playing" && own?.standIn && (
        <p className="branch-row">
          {say(allOut ? "online.standIn.all" : hasClock ? "online.standIn.clock" : "online.standIn.voted")}
          <button type="button" className="button" data-kind="main" onClick={() => void source.ask("return")}>
            {say("online.return")}
          </button>
        </p>
      )}
    </div>
  )
}

interface WishedProps {
  readonly isMine: boolean
  /** How it is told to whoever wishes it. */
  readonly mine: string
  readonly others: string
  readonly withdraw: () => void
  readonly decide: (() => void) | null
  readonly say: AppSay
}

/** What one seat would like while the others decide. */
function Wished({ isMine, mine, others, withdraw, decide, say }: WishedProps) {
  return (
    <p className="branch-row">
      {isMine ? mine : others}
      {isMine && (
        <button type="button" className="button" onClick={withdraw}>
          {say("online.undo.withdraw")}
        </button>
      )}
      {decide !== null && (
        <button type="button" className="button" data-kind="main" onClick={decide}>
          {say("online.decide")}
        </button>
      )}
    </p>
  )
}
