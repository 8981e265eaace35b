// A game on the server while it is played, and when it is over

import { toListener } from "@genepool/text"
import type { Player, Snapshot } from "@genepool/wire"
import { use, useEffect, useState, useSyncExternalStore } from "react"
import { goTo } from "../app/address.ts"
import { Confirm } from "../app/confirm.tsx"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { loadGame } from "../table/games.ts"
import { useWords } from "../table/names.ts"
import { type Departure, departuresIn } from "../table/say-outcome.ts"
import { seatsShown } from "../table/sight-of.ts"
import type { Sight } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { Chat } from "./chat.tsx"
import { newLines, readUpTo } from "./chat-read.ts"
import { useDeclined, type Wish } from "./declined.ts"
import { refreshMyTables } from "./my-tables.ts"
import { NameForm } from "./name-form.tsx"
import { Notices } from "./notices.tsx"
import type { OnlineSource } from "./online-source.ts"
import { SeatQuestion } from "./seat-question.tsx"
import { SlowClock } from "./slow-clock.tsx"
import { UndoQuestion } from "./undo-question.tsx"
import { Windows } from "./windows.tsx"

interface Props extends PageProps {
  readonly source: OnlineSource
  readonly now: Snapshot
  readonly me: Player | null
  readonly onIn: () => void
}

export function OnlineTable({ source, now, me, onIn, preferences, say }: Props) {
  const loaded = use(loadGame(now.game))
  const state = useSyncExternalStore(source.subscribe, source.state)
  const [resigning, setResigning] = useState(false)
  /** What had been read when the table was opened. */
  const [read] = useState(() => readUpTo(now.table))
  const declined = { undo: useDeclined("undo", now), pause: useDeclined("pause", now) }
  /** Which of the others' wishes are decided later. */
  const [putOff, setPutOff] = useState<readonly Wish[]>([])
  const { words, seatNames } = useWords(
    loaded.module.texts,
    seatsShown(now, state.present),
    now.view,
    preferences,
    say,
  )
  const { you, choices } = now
  const isIn = you !== "spectator"
  const myTurn = isIn && now.waiting.includes(you)
  const over = now.status === "finished"
  // What waits for me elsewhere has not changed, but what waits here has
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(refreshMyTables, [myTurn, over])

  /** People beside me: bots do not mind who leaves. */
  const others = now.seats.some(({ seat, bot, player }) => seat !== you && player !== null && !bot)
  const nameOf = (seat: number) => seatNames[seat] ?? ""
  const rematch = async () => {
    const answer = (await source.ask("rematch")) as { table: string } | null
    if (answer !== null) goTo(`/table/${answer.table}`)
  }
  const asked = now.paused || (isIn && now.pauseVotes.includes(you))
  const wishes = wishesOf(now)
  // The same wish another time is another question
  const stillPutOff = putOff.filter((each) => wishes.includes(each))
  if (stillPutOff.length < putOff.length) setPutOff(stillPutOff)
  const wish = wishes.find((each) => !putOff.includes(each))
  const later = () => wish !== undefined && setPutOff([...putOff, wish])
  const decideLater = (which: Wish) =>
    stillPutOff.includes(which) ? () => setPutOff(putOff.filter((each) => each !== which)) : null
  const request = now.undo.request
  return (
    <>
      <TableFrame
        loaded={loaded}
        source={source}
        preferences={preferences}
        say={say}
        momentAddress={(n) => `/table/${now.table}/replay/${n}`}
        rest={now.paused ? say("online.paused") : state.kept ? say("online.kept") : undefined}
        notices={
          <>
            <Notices
              state={state}
              source={source}
              nameOf={nameOf}
              say={say}
              locale={preferences.locale}
              declined={declined}
              departed={departedSince(source.sight(), you)}
              decide={{ undo: decideLater("undo"), pause: decideLater("pause") }}
            />
            {now.status === "playing" && !now.paused && (
              <SlowClock now={now} nameOf={nameOf} say={say} locale={preferences.locale} />
            )}
            <Windows
              now={now}
              instructions={loaded.module.game.instructions}
              source={source}
              words={words}
              say={say}
            />
          </>
        }
        actions={() => (
          <>
            {choices > 0 && (
              <a className="button" href={`/table/${now.table}/replay/${choices}`}>
                <Icon shape="replay" />
                {say(over ? "end.review" : "table.replay")}
              </a>
            )}
            {over && !isIn && now.rematch !== null && (
              <a className="button" data-kind="main" href={`/table/${now.rematch}`}>
                {say("online.toRematch")}
              </a>
            )}
            {over && isIn && (
              <button type="button" className="button" data-kind="main" onClick={() => void rematch()}>
                <Icon shape="again" />
                {say(now.rematch === null ? "online.rematch" : "online.rematch.accept")}
              </button>
            )}
            {over && (
              <a className="button" href="/">
                {say("end.other")}
              </a>
            )}
            {!over && isIn && !now.seats[you]?.resigned && (
              <>
                <button
                  type="button"
                  className="button"
                  onClick={() => void source.ask(asked ? "resume" : "pause")}
                >
                  <Icon shape={asked ? "play" : "pause"} />
                  {asked ? say("online.resume") : say("replay.pause")}
                </button>
                <button type="button" className="button" onClick={() => setResigning(true)}>
                  <Icon shape="flag" />
                  {say("online.resign")}
                </button>
                {now.manner.clock.kind === "slow" && (
                  <a className="button" href="/settings#notices">
                    <Icon shape="bell" />
                    {say("notices.hear")}
                  </a>
                )}
              </>
            )}
          </>
        )}
        saidBelow={newLines(state.said, read, me?.id ?? null).map(({ name, text }) => `${name}: ${text}`)}
        below={
          <Chat
            table={now.table}
            said={state.said}
            me={me?.id ?? null}
            isSpectator={!isIn}
            isOwner={me !== null && me.id === now.owner}
            say={say}
            speak={(text) => void source.ask("chat", { text })}
            door={<NameForm say={say} label={say("online.comeIn")} onIn={onIn} />}
          />
        }
      />
      {wish === "undo" && request !== null && (
        <UndoQuestion
          key={`${request.seat} ${request.to} ${choices}`}
          name={nameOf(request.seat)}
          to={request.to}
          choices={choices}
          moments={source.sight()?.moments ?? []}
          sayFact={(fact) =>
            now.view === null
              ? words.sayFact(fact)
              : toListener(fact, { module: loaded.module, words, view: now.view })
          }
          say={say}
          answer={(agree) => {
            later()
            void source.ask("undo/answer", { agree })
          }}
          later={later}
        />
      )}
      {wish === "pause" && (
        <SeatQuestion
          question={say("online.pauseWish", { names: now.pauseVotes.map(nameOf) })}
          say={say}
          answer={(agree) => {
            later()
            void source.ask(agree ? "pause" : "resume")
          }}
          later={later}
        />
      )}
      {resigning && (
        <Confirm
          question={[
            say("online.resign.sure"),
            say(now.manner.leavers === "bot" ? "online.resign.bot" : "online.resign.nobody"),
            ...(others ? [say("online.resign.left")] : []),
          ].join(" ")}
          yes={say("online.resign")}
          say={say}
          answer={(yes) => {
            setResigning(false)
            if (yes) void source.ask("resign")
          }}
        />
      )}
    </>
  )
}

/** What this player is to agree to. */
function wishesOf({ you, seats, undo: { request }, paused, pauseVotes }: Snapshot): Wish[] {
  if (you === "spectator" || seats[you]?.resigned) return []
  const toUndo = request !== null && request.seat !== you && !request.agreed.includes(you)
  const toPause = !paused && pauseVotes.length > 0 && !pauseVotes.includes(you)
  return [...(toUndo ? ["undo" as const] : []), ...(toPause ? ["pause" as const] : [])]
}

/** Who looks on is told it for some choices. */
const news = 6

/** It is news to a player until they choose again, however long that takes. */
function departedSince(sight: Sight | null, you: Sight["who"]): Departure[] {
  if (sight === null) return []
  const mine = sight.moments.findLast(({ seat }) => seat === you)?.n ?? 0
  const since = you === "spectator" ? sight.step - news : mine
  return departuresIn(sight).filter(({ seat, after }) => seat !== you && after >= since)
}
