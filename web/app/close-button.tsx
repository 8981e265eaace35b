// Closes what lies over something else

import type { Ref } from "react"
import type { AppSay } from "../text/index.ts"
import { Icon } from "./icons.tsx"

interface Props {
  readonly say: AppSay
  readonly close: () => void
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

export function CloseButton({ say, close, className = "", ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={`button ${className}`.trim()}
      data-kind="icon"
      aria-label={say("app.close")}
      onClick={close}
    >
      <Icon shape="remove" />
    </button>
  )
}
