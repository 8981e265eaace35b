// Rises from the dock over the lower part of the board, because somebody asked for it, and goes
// when they have seen it

import type { ReactNode } from "react"
import { CloseButton } from "../app/close-button.tsx"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly close: () => void
  readonly say: AppSay
  readonly children: ReactNode
}

export function Pop({ close, say, children }: Props) {
  return (
    <div className="pop">
      <CloseButton say={say} close={close} />
      {children}
    </div>
  )
}
