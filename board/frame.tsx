// Where the parts of a board find each other, and the ways to help

import { createContext, type RefObject, use } from "react"

interface Frame {
  readonly root: RefObject<HTMLDivElement | null>
  /** Null, where there is none. */
  readonly openAid: (() => void) | null
}

export const FrameContext = createContext<Frame | null>(null)

/** The element of the whole board, to find anchors in, and the ways to help. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (frame === null) throw new Error("a part of the board stands outside of the board")
  return frame
}

/** The ways to help, for whoever stands around the board: a table may have none. */
export function useHelp(): Pick<Frame, "openAid"> {
  return use(FrameContext) ?? noHelp
}

const noHelp = { openAid: null }
