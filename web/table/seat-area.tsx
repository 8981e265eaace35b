// Everything in front of one seat, over the board, and who sits there

import { type TableParts, useModal } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { type ReactNode, useRef } from "react"
import { GuestMark } from "../app/called.tsx"
import { CloseButton } from "../app/close-button.tsx"
import type { AppSay } from "../text/index.ts"
import { sayBot } from "./names.ts"
import { SeatPart } from "./parts.tsx"
import type { SeatShown } from "./source.ts"

interface Props {
  readonly seat: Seat
  readonly shown: SeatShown
  readonly name: string
  /** Its one sign, as on the plate. */
  readonly emblem: ReactNode
  readonly isMine: boolean
  readonly parts: TableParts | null
  readonly say: AppSay
  readonly close: () => void
}

export function SeatArea({ seat, shown, name, emblem, isMine, parts, say, close }: Props) {
  const sheet = useRef<HTMLElement>(null)
  useModal(sheet)
  return (
    <section
      ref={sheet}
      className="seat-area"
      role="dialog"
      aria-modal="true"
      aria-label={say("table.areaOf", { name, mine: isMine })}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <h2>
        <span className="seat-area-emblem">{emblem}</span>
        <span>
          {name}
          {shown.guest && <GuestMark say={say} />}
        </span>
        {shown.bot !== null && <small>{sayBot(shown.bot, say)}</small>}
        {shown.player !== null && shown.name !== "" && (
          <a href={`/player/${shown.player}`}>{say("table.profile")}</a>
        )}
        <CloseButton say={say} close={close} />
      </h2>
      <SeatPart parts={parts} part="Area" seat={seat} className="seat-area-part" say={say} />
    </section>
  )
}
