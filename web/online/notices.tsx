// Between the seats: the line to the server, wishes to take back, pauses, seats that a bot plays for somebody

import type { HouseSay } from "../text/index.ts"
import type { OnlineSource, TableState } from "./online-source.ts"

interface Props {
  readonly state: TableState
  readonly source: OnlineSource
  readonly nameOf: (seat: number) => string
  readonly say: HouseSay
}

export function Notices({ state, source, nameOf, say }: Props) {
  const { now, connection, refused } = state
  if (now === null) return null
  const { you, undo, paused, pauseVotes, seats } = now
  const request = undo.request
  const standIn = you !== "spectator" && seats[you]?.playedBy === "bot" && !seats[you].resigned
  return (
    <div className="notices" role="status">
      {connection === "lost" && <p data-kind="warning">{say("online.lost")}</p>}
      {refused !== null && <p data-kind="warning">{refused}</p>}
      {you === "spectator" && <p>{say("online.watching")}</p>}
      {request !== null && (
        <div>
          <p>{say("online.undoWish", { name: nameOf(request.seat), to: request.to })}</p>
          {you !== "spectator" && you !== request.seat && !request.agreed.includes(you) && (
            <p className="branch-row">
              <button
                type="button"
                className="button"
                data-kind="main"
                onClick={() => void source.ask("undo/answer", { agree: true })}
              >
                {say("online.agree")}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => void source.ask("undo/answer", { agree: false })}
              >
                {say("online.refuse")}
              </button>
            </p>
          )}
        </div>
      )}
      {paused && <p>{say("online.paused")}</p>}
      {!paused && pauseVotes.length > 0 && (
        <p>{say("online.pauseWish", { names: pauseVotes.map(nameOf).join(", ") })}</p>
      )}
      {standIn && (
        <p className="branch-row">
          {say("online.standIn")}
          <button type="button" className="button" data-kind="main" onClick={() => void source.ask("return")}>
            {say("online.return")}
          </button>
        </p>
      )}
    </div>
  )
}
