// Between two players at one screen: nothing of either is shown until the next one has it

import { type CSSProperties, type ReactNode, useEffect, useRef } from "react"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly seat: number
  readonly name: string
  /** Their one sign, as on the plate. */
  readonly emblem: ReactNode
  readonly say: AppSay
  readonly take: () => void
}

export function HandOver({ seat, name, emblem, say, take }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section
      className="hand-over"
      aria-label={say("table.handOver", { name })}
      style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
    >
      <span className="hand-over-emblem">{emblem}</span>
      <h2>{say("table.handOver", { name })}</h2>
      <p>{say("table.handOver.about")}</p>
      <button ref={button} type="button" className="button" data-kind="main" onClick={take}>
        {say("table.handOver.take", { name })}
      </button>
    </section>
  )
}
