// What a thing means, for whoever lingers on it: by pointer, by focus, or by a long press

import { type RefObject, useEffect, useState } from "react"

interface Tip {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly below: boolean
}

export function Tips({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const root = board.current
    if (root === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setTip(null)
    }
    const showFor = (target: EventTarget | null, after: number) => {
      clearTimeout(timer)
      const thing = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null
      const text = thing?.dataset.tip?.trim()
      if (thing === null || text === undefined || text === "") return setTip(null)
      timer = setTimeout(() => {
        const around = root.getBoundingClientRect()
        const box = thing.getBoundingClientRect()
        const below = box.top - around.top < 90
        setTip({
          text,
          x: Math.min(
            Math.max(box.left + box.width / 2 - around.left, 140),
            Math.max(around.width - 140, 140),
          ),
          y: (below ? box.bottom : box.top) - around.top,
          below,
        })
      }, after)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType === "mouse") showFor(event.target, 500)
    }
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") hide()
      else showFor(event.target, 450)
    }
    const up = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") clearTimeout(timer)
    }
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible"))
        showFor(event.target, 700)
    }
    const key = (event: KeyboardEvent) => event.key === "Escape" && hide()
    const ended = new AbortController()
    const { signal } = ended
    root.addEventListener("pointerover", over, { signal })
    root.addEventListener("pointerleave", hide, { signal })
    root.addEventListener("pointerdown", down, { signal })
    root.addEventListener("pointerup", up, { signal })
    root.addEventListener("pointercancel", hide, { signal })
    root.addEventListener("focusin", focus, { signal })
    root.addEventListener("focusout", hide, { signal })
    root.addEventListener("keydown", key, { signal })
    addEventListener("scroll", hide, { passive: true, signal })
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [board])
  if (tip === null) return null
  return (
    <div
      className="board-tip"
      role="tooltip"
      data-below={tip.below || undefined}
      style={{ left: tip.x, top: tip.y }}
    >
      {tip.text}
    </div>
  )
}
