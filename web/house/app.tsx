// The house: its header, and the room that is open

import { Suspense } from "react"
import { HotSeat } from "../table/hot-seat-table.tsx"
import { houseSay } from "../text/index.ts"
import { Failure } from "./failure.tsx"
import { Header } from "./header.tsx"
import "./house.css"
import { usePreferences } from "./preferences.ts"

export function App() {
  const preferences = usePreferences()
  const say = houseSay(preferences.locale)
  return (
    <>
      <Header preferences={preferences} say={say} />
      <main className="room">
        <Failure say={say}>
          <Suspense fallback={<p className="room-note">{say("house.loading")}</p>}>
            <HotSeat id="noughts" preferences={preferences} say={say} />
          </Suspense>
        </Failure>
      </main>
    </>
  )
}
