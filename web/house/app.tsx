// The house: its header, and the room that is open

import { Suspense } from "react"
import { canBePlayed } from "../table/games.ts"
import { HotSeat } from "../table/hot-seat-table.tsx"
import { type HouseSay, houseSay } from "../text/index.ts"
import { Failure } from "./failure.tsx"
import { Header } from "./header.tsx"
import "./house.css"
import { usePreferences } from "./preferences.ts"

/** The address is the way to a game: `/noughts`. */
const room = location.pathname.split("/")[1] || "noughts"

export function App() {
  const preferences = usePreferences()
  const say = houseSay(preferences.locale)
  return (
    <>
      <Header preferences={preferences} say={say} />
      <main className="room">
        <Failure say={say}>
          <Suspense fallback={<p className="room-note">{say("house.loading")}</p>}>
            {canBePlayed(room) ? (
              <HotSeat id={room} preferences={preferences} say={say} />
            ) : (
              <NoSuchRoom say={say} />
            )}
          </Suspense>
        </Failure>
      </main>
    </>
  )
}

function NoSuchRoom({ say }: { readonly say: HouseSay }) {
  return (
    <div className="room-note">
      <h1>{say("house.nowhere")}</h1>
      <a className="button" data-kind="main" href="/">
        {say("house.home")}
      </a>
    </div>
  )
}
