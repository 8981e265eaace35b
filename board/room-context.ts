// Where the parts of a board find each other, and the ways to help

import { createContext, type RefObject, use } from "react"

interface BoardRoomPlace {
  readonly root: RefObject<HTMLDivElement | null>
  /** Null, where there is none. */
  readonly openAid: (() => void) | null
}

export const RoomContext = createContext<BoardRoomPlace | null>(null)

/** The element of the whole board, to find anchors in, and the ways to help. */
export function useBoardRoom(): BoardRoomPlace {
  const room = use(RoomContext)
  if (room === null) throw new Error("a part of the board stands outside of the board")
  return room
}

/** The ways to help, for whoever stands around the board: a table may have none. */
export function useHelp(): Pick<BoardRoomPlace, "openAid"> {
  return use(RoomContext) ?? noHelp
}

const noHelp = { openAid: null }
