// Beside the game: the log, the chat, what is not possible now, and what happened since one's last
// choice

import { type ReactNode, useSyncExternalStore } from "react"
import { CloseButton } from "../app/close-button.tsx"
import type { AppSay } from "../text/index.ts"

const wide =
  typeof matchMedia === "undefined"
    ? null
    : matchMedia("(min-width: 1680px) and (min-height: 900px) and (max-height: 1999px)")

/** On a large screen it always lies open beside the board; on a wall nobody would read it. */
export function useIsPinned(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide?.addEventListener("change", listener)
      return () => wide?.removeEventListener("change", listener)
    },
    () => wide?.matches ?? false,
  )
}

/** Where who looks back on a game reads beside the board; elsewhere the drawer lies over it. */
const besideBoard = "(min-width: 1000px) and (min-height: 600px) and (min-aspect-ratio: 1 / 1)"
export const isBesideBoard = (): boolean => wide?.matches === true || matchMedia(besideBoard).matches

interface Props {
  readonly isPinned: boolean
  /** Out of sight, but what it holds goes on. */
  readonly isClosed?: boolean
  readonly close: () => void
  readonly say: AppSay
  readonly children: ReactNode
}

export function Drawer({ isPinned, isClosed = false, close, say, children }: Props) {
  return (
    <aside
      className="drawer"
      data-pinned={isPinned || undefined}
      hidden={isClosed}
      aria-label={say("table.drawer")}
      onKeyDown={({ key }) => key === "Escape" && !isPinned && close()}
    >
      {!isPinned && <CloseButton className="drawer-close" say={say} close={close} />}
      {children}
    </aside>
  )
}
