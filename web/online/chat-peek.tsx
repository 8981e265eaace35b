// In the waiting room of a phone the talk lies below: what was said last stands at the screen's
// edge, and leads there

import type { Said } from "@genepool/wire"
import { useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly said: readonly Said[]
  readonly say: AppSay
}

export function ChatPeek({ said, say }: Props) {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const field = document.querySelector(".waiting-chat form")
    if (field === null) return
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    watch.observe(field)
    return () => watch.disconnect()
  }, [])
  if (isSeen) return null
  const last = said.at(-1)
  return (
    <button
      type="button"
      className="button chat-peek"
      onClick={() => {
        document.querySelector(".waiting-chat")?.scrollIntoView({ block: "end" })
        document.querySelector<HTMLInputElement>(".waiting-chat input")?.focus()
      }}
    >
      <Icon shape="chat" />
      <span>{last === undefined ? say("online.chat") : `${last.name}: ${last.text}`}</span>
    </button>
  )
}
