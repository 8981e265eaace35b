// The app: its header, and the page that the address leads to

import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react"
import { LobbyPage } from "../lobby/lobby-page.tsx"
import { isTaught } from "../table/courses.ts"
import { isGame } from "../table/games.ts"
import { appSay } from "../text/index.ts"
import { usePath } from "./address.ts"
import { Failure } from "./failure.tsx"
import { Header } from "./header.tsx"
import "./app.css"
import type { PageProps } from "./page.ts"
import { usePreferences } from "./preferences.ts"

const HerePage = lazy(() => import("../local/here-page.tsx"))
const ReplayPage = lazy(() => import("../replay/replay-page.tsx"))
const GamePage = lazy(() => import("../new-table/game-page.tsx"))
const StartPage = lazy(() => import("../new-table/start-page.tsx"))
const LearnPage = lazy(() => import("../learn/learn-page.tsx"))
const LessonsPage = lazy(() => import("../learn/lessons-page.tsx"))
const RulesPage = lazy(() => import("../rules/rules-page.tsx"))
const OnlinePage = lazy(() => import("../online/online-page.tsx"))
const PlayerPage = lazy(() => import("../player/player-page.tsx"))
const RecoverPage = lazy(() => import("../account/recover-page.tsx"))
const ConfirmPage = lazy(() => import("../account/confirm-page.tsx"))
const KeptPage = lazy(() => import("../account/kept-page.tsx"))
const OperatePage = lazy(() => import("../operate/operate-page.tsx"))
const NoticeBar = lazy(() => import("../online/notice-bar.tsx"))
const PuzzlesPage = lazy(() => import("../puzzles/puzzles-page.tsx"))
const PuzzlePage = lazy(() => import("../puzzles/puzzle-page.tsx"))
const ProfilePage = lazy(() => import("../review/profile-page.tsx"))
const SettingsPage = lazy(() => import("../settings/settings-page.tsx"))

export function App() {
  const preferences = usePreferences()
  const say = appSay(preferences.locale)
  const path = usePath()
  const room = useRef<HTMLElement>(null)
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    // A new page begins at its top, for the keyboard and the screen reader too; a replay goes on
    // where it is
    const isSameReplay = path.includes("/replay") && seen.current.includes("/replay")
    seen.current = path
    if (!isSameReplay) room.current?.focus({ preventScroll: true })
  }, [path])
  useEffect(() => {
    // The page came with an English description; whoever shares or bookmarks it reads on in the
    // chosen language
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]")
    if (description !== null) description.content = `${say("lobby.title")}. ${say("lobby.about")}`
  }, [say])
  useEffect(() => {
    // The first page has the first word; after that, who is waited for where
    const later = setTimeout(() => {
      import("../online/my-tables.ts").then(({ watchMyTables }) => watchMyTables()).catch(() => undefined)
    }, 1000)
    return () => clearTimeout(later)
  }, [])
  return (
    <>
      <Header preferences={preferences} say={say} />
      <Failure say={say} quietly>
        <Suspense fallback={null}>
          <NoticeBar preferences={preferences} say={say} />
        </Suspense>
      </Failure>
      <main className="room" ref={room} tabIndex={-1}>
        <Failure say={say} key={path.replace(momentOfReplay, "/replay")}>
          <Suspense fallback={<p className="room-note">{say("app.loading")}</p>}>
            <Room path={path} preferences={preferences} say={say} />
          </Suspense>
        </Failure>
      </main>
    </>
  )
}

function Room({ path, ...props }: PageProps & { readonly path: string }) {
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").slice(1).map(decodeURIComponent)
  if (first === "") return <LobbyPage {...props} />
  if (first === "settings" && second === "") return <SettingsPage {...props} />
  if (first === "recover" && second === "") return <RecoverPage {...props} />
  if (first === "confirm" && second === "") return <ConfirmPage {...props} />
  if (first === "kept" && second === "") return <KeptPage {...props} />
  if (first === "operate" && second === "") return <OperatePage {...props} />
  if (first === "replay" && second === "") return <ReplayPage from={null} n={null} {...props} />
  if (first === "profile" && second === "") return <ProfilePage {...props} />
  if (first === "puzzles") {
    if (second === "") return <PuzzlesPage {...props} />
    if (second === "daily" && third === "") return <PuzzlePage game={null} id={null} {...props} />
    if (isGame(second) && third !== "" && fourth === "")
      return <PuzzlePage key={third} game={second} id={third} {...props} />
  }
  if (first === "here" && second !== "") {
    if (third === "") return <HerePage key={second} id={second} {...props} />
    if (third === "replay")
      return <ReplayPage key={second} from={{ here: second }} n={numberOf(fourth)} {...props} />
  }
  if (first === "table" && second !== "") {
    if (third === "") return <OnlinePage key={second} id={second} {...props} />
    if (third === "replay")
      return <ReplayPage key={second} from={{ table: second }} n={numberOf(fourth)} {...props} />
  }
  if (first === "player" && second !== "" && third === "")
    return <PlayerPage key={second} id={second} {...props} />
  if (first === "rules" && isGame(second)) return <RulesPage key={second} id={second} {...props} />
  if (isGame(first) && third === "") {
    if (second === "") return <GamePage key={path} id={first} way="bots" {...props} />
    if (second === "friends" || second === "room")
      return <GamePage key={path} id={first} way={second} {...props} />
  }
  if (isGame(first) && second === "play") return <StartPage id={first} />
  if (isTaught(first) && second === "learn" && third === "")
    return <LearnPage key={first} id={first} {...props} />
  if (isTaught(first) && second === "lessons")
    return <LessonsPage key={`${first} ${third}`} id={first} lesson={third} {...props} />
  return <NoSuchRoom {...props} />
}

/** Another moment of a replay is the same page: it shows how one becomes the other. */
const momentOfReplay = /\/replay\/\d+$/
const numberOf = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null)

const NoSuchRoom: ComponentType<PageProps> = ({ say }) => (
  <div className="room-note">
    <h1>{say("app.nowhere")}</h1>
    <a className="button" data-kind="main" href="/">
      {say("app.home")}
    </a>
  </div>
)
