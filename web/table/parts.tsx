// A game's parts in their places: each stands or breaks on its own, and what is not new is not
// drawn anew

import type { TableParts } from "@genepool/board"
import type { BoardProps, Seat } from "@genepool/engine"
import { Component, memo, type ReactNode } from "react"
import { BoardFailure } from "../app/failure.tsx"
import type { AppSay } from "../text/index.ts"
import type { LoadedGame } from "./games.ts"

interface RoomProps {
  readonly parts: TableParts | null
  readonly boardProps: BoardProps
  /** Without the parts, where what they share has broken. */
  readonly children: (parts: TableParts | null) => ReactNode
}

/** Around the whole table: what the game's parts share. */
export class Room extends Component<RoomProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { parts, boardProps, children } = this.props
    if (parts === null || this.state.failed) return children(null)
    return <parts.Around {...boardProps}>{children(parts)}</parts.Around>
  }
}

interface StageProps extends BoardProps {
  readonly loaded: LoadedGame
  readonly parts: TableParts | null
  readonly appSay: AppSay
}

/**
 * The main board; in one piece, for a game that has no parts yet, and in letters, for one that is
 * not drawn.
 */
export const StagePart = memo(function StagePart({ loaded, parts, appSay, ...props }: StageProps) {
  const { Board, TextBoard } = loaded
  const otherwise = <TextBoard {...props} />
  return (
    <div
      className={`table-board ${parts === null ? "" : `board ${parts.ground}`}`}
      data-whole={parts === null || undefined}
    >
      <BoardFailure say={appSay} otherwise={otherwise}>
        {parts !== null ? <parts.Board /> : Board === null ? otherwise : <Board {...props} />}
      </BoardFailure>
    </div>
  )
})

interface PartProps {
  readonly parts: TableParts | null
  readonly part: "Strip" | "Side" | "Tray"
  readonly className: string
  readonly say: AppSay
}

/** A place at the table without an owner; nothing, where the game leaves it out. */
export const Part = memo(function Part({ parts, part, className, say }: PartProps) {
  const Drawn = parts?.[part]
  if (parts === null || Drawn === undefined) return null
  return (
    <div className={`${className} board ${parts.ground}`}>
      <BoardFailure say={say} otherwise={null}>
        <Drawn />
      </BoardFailure>
    </div>
  )
})

interface SeatPartProps {
  readonly parts: TableParts | null
  readonly part: "Plate" | "Area"
  readonly seat: Seat
  readonly className: string
  readonly say: AppSay
}

export const SeatPart = memo(function SeatPart({ parts, part, seat, className, say }: SeatPartProps) {
  const Drawn = parts?.[part]
  if (parts === null || Drawn === undefined) return null
  return (
    <div className={`${className} board ${parts.ground}`}>
      <BoardFailure say={say} otherwise={null}>
        <Drawn seat={seat} />
      </BoardFailure>
    </div>
  )
})
