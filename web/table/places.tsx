// What every table has in the places of the shell, whether it is played or looked back on: board,
// plates, side and tray

import type { TableParts } from "@genepool/board"
import type { BoardProps, Seat } from "@genepool/engine"
import { type ReactNode, useEffect, useState } from "react"
import { isStill, type Preferences } from "../app/preferences.ts"
import type { AppSay } from "../text/index.ts"
import { Bar } from "./bar.tsx"
import type { TableCoach } from "./coach.ts"
import { WinnersMoment } from "./finale.tsx"
import type { LoadedGame } from "./games.ts"
import type { TableGuide } from "./guide.ts"
import { hearingOf } from "./hearing.ts"
import { useLingering } from "./lingering.ts"
import { Menu } from "./menu.tsx"
import { sayOptions, type TableWords } from "./names.ts"
import { Part, Room, StagePart } from "./parts.tsx"
import { Plates } from "./plates.tsx"
import { SeatArea } from "./seat-area.tsx"
import { SeatGlyph } from "./seat-glyph.tsx"
import type { Sending } from "./sending.ts"
import { Shell } from "./shell.tsx"
import type { Shown } from "./show.ts"
import type { InWords } from "./text-mode.tsx"

interface Props extends TableWords {
  readonly loaded: LoadedGame
  readonly sight: Shown
  readonly boardProps: BoardProps
  readonly preferences: Preferences
  readonly say: AppSay
  readonly className?: string
  readonly sending?: Sending
  readonly guide?: TableGuide | undefined
  readonly coach?: TableCoach | undefined
  /** Where the game is learned by playing; null, where it is not. */
  readonly learnAddress?: string | null
  /** Above the board: of a guide, or of a coach. */
  readonly panel?: ReactNode
  readonly listKeys?: () => void
  /** In text mode: the same table without its boards. */
  readonly inWords?: InWords | null
  /** Beside the name, such as that this is a replay. */
  readonly mark?: ReactNode
  /** Icons of the bar, and what the menu begins with. */
  readonly icons: ReactNode
  readonly actions?: ReactNode
  /** Lies where the game would, and keeps all of it hidden. */
  readonly instead?: ReactNode
  /** Over the board of a game that is over. */
  readonly end?: ReactNode
  readonly dock: ReactNode
  readonly drawer: ReactNode
}

export function Places(props: Props) {
  const { loaded, sight, boardProps, words, seatNames, preferences, say, instead = null } = props
  const { Emblem } = loaded
  const { ending } = sight
  useLingering(hearingOf(sight, loaded.module, words))
  const [opened, setOpened] = useState<Seat | null>(null)
  useEffect(() => {
    if (opened === null) return
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && setOpened(null)
    addEventListener("keydown", leave)
    return () => removeEventListener("keydown", leave)
  }, [opened])
  const isSeen = instead === null
  const places = (all: TableParts | null) => {
    const parts = isSeen ? all : null
    const hidden = props.guide?.hide ?? []
    const hasTray = parts?.Tray !== undefined && sight.who !== "spectator" && !hidden.includes("tray")
    const hasSide = parts?.Side !== undefined && !hidden.includes("side")
    return (
      <Shell
        className={props.className ?? ""}
        game={loaded.id}
        step={sight.step}
        pace={isStill(preferences) ? 1 : sight.pace}
        haste={sight.haste}
        sending={props.sending ?? null}
        view={sight.view}
        turn={turnOf(sight)}
        counting={ending?.kind === "count" ? ending.part : null}
        sideSize={hasSide ? parts.size.side : 0}
        traySize={hasTray ? parts.size.tray : 0}
        hidden={hidden}
        inWords={props.inWords ?? null}
        isCovered={!isSeen}
        guide={props.panel}
        say={say}
        bar={
          <Bar
            name={words.say("game.name")}
            mark={props.mark}
            strip={<Part parts={parts} part="Strip" className="strip" say={say} />}
            say={say}
            menu={
              <Menu
                preferences={preferences}
                say={say}
                rulesAddress={`/rules/${loaded.id}`}
                learnAddress={props.learnAddress ?? null}
                coach={props.coach}
                options={sayOptions(loaded.module.game, sight.view, words, say)}
                usualAsk={loaded.module.usual === undefined ? null : words.say("usual.ask")}
                {...(props.listKeys === undefined ? {} : { listKeys: props.listKeys })}
              >
                {props.actions}
              </Menu>
            }
          >
            {props.icons}
          </Bar>
        }
        plates={
          <Plates
            names={props.bareNames}
            seatNames={seatNames}
            sight={sight}
            Emblem={Emblem}
            parts={all}
            words={words}
            say={say}
            opened={opened}
            open={setOpened}
          />
        }
        stage={instead ?? <StagePart loaded={loaded} parts={parts} appSay={say} {...boardProps} />}
        sideName={hasSide ? words.say("board.side") : null}
        side={hasSide && <Part parts={parts} part="Side" className="table-side" say={say} />}
        over={
          <>
            {ending?.kind === "winner" && (
              <WinnersMoment result={ending.result} view={sight.view} seatNames={seatNames} Emblem={Emblem} />
            )}
            {props.end}
            {opened !== null && (
              <SeatArea
                key={opened}
                seat={opened}
                shown={sight.seats[opened]!}
                name={seatNames[opened] ?? ""}
                emblem={
                  Emblem === null ? <SeatGlyph seat={opened} /> : <Emblem view={sight.view} seat={opened} />
                }
                isMine={opened === sight.who}
                parts={parts}
                say={say}
                close={() => setOpened(null)}
              />
            )}
          </>
        }
        dock={props.dock}
        tray={hasTray && <Part parts={parts} part="Tray" className="table-tray" say={say} />}
        drawer={props.drawer}
      />
    )
  }
  return (
    <Room parts={props.inWords == null ? loaded.parts : null} boardProps={boardProps}>
      {places}
    </Room>
  )
}

function turnOf({ decision, showing, moments, who }: Shown): "mine" | "others" | null {
  if (decision !== null && !decision.answered) return "mine"
  const by = moments.at(-1)?.seat ?? null
  return showing && by !== null && by !== who ? "others" : null
}
