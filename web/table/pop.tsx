// Rises from the dock over the lower part of the board, because somebody asked for it, and goes when they have seen it

import type { ReactNode } from "react"
import { Icon } from "../house/icons.tsx"
import type { HouseSay } from "../text/index.ts"

interface Props {
  readonly close: () => void
  readonly say: HouseSay
  readonly children: ReactNode
}

export function Pop({ close, say, children }: Props) {
  return (
    <div className="pop">
      <button
        type="button"
        className="button"
        data-kind="icon"
        aria-label={say("house.close")}
        onClick={close}
      >
        <Icon shape="remove" />
      </button>
      {children}
    </div>
  )
}
