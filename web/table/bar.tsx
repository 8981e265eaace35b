// The bar: the way out, what the game says of the moment, and what can be done besides choosing

import { useHelp } from "@genepool/board"
import type { ReactNode } from "react"
import { YourTurn } from "../app/header.tsx"
import { Icon, type IconShape } from "../app/icons.tsx"
import { usePreferences } from "../app/preferences.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly name: string
  /** Beside the name, such as that this is a replay. */
  readonly mark?: ReactNode
  readonly strip: ReactNode
  readonly say: AppSay
  /** Icons of the table itself, before help. */
  readonly children?: ReactNode
  readonly menu: ReactNode
}

export function Bar({ name, mark, strip, say, children, menu }: Props) {
  const { openAid } = useHelp()
  const { shortcuts } = usePreferences()
  return (
    <header className="bar">
      <a className="button" data-kind="icon" href="/" title={say("table.leave")}>
        <Icon shape="leave" />
      </a>
      <h1 className="bar-name">
        {name} {mark}
      </h1>
      <div className="bar-middle">{strip}</div>
      <YourTurn say={say} />
      <div className="bar-icons">
        {children}
        {openAid !== null && (
          <BarButton shape="rule" words={say("table.aid")} press={openAid} keys={shortcuts.keys.aid} />
        )}
        {menu}
      </div>
    </header>
  )
}

interface ButtonProps {
  readonly shape: IconShape
  readonly words: string
  readonly press: () => void
  readonly keys?: string
  readonly disabled?: boolean
  readonly expanded?: boolean
  /** Whether what it switches is on. */
  readonly pressed?: boolean
  /** Stays in place, and keeps the focus, while it cannot be pressed. */
  readonly busy?: boolean
  /** How many things are new behind it. */
  readonly badge?: number
}

export function BarButton(props: ButtonProps) {
  const { shape, words, press, keys, disabled, expanded, pressed, busy = false, badge = 0 } = props
  return (
    <button
      type="button"
      className="button"
      data-kind="icon"
      data-icon={shape}
      // Its name as well; a label beside it would have it said twice
      title={words}
      aria-keyshortcuts={keys}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={press}
    >
      <Icon shape={shape} />
      {badge > 0 && (
        <b className="bar-badge" aria-hidden="true">
          {badge}
        </b>
      )}
    </button>
  )
}
