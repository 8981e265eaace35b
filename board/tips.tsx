// What a thing means, for whoever lingers on it: by pointer, by focus, or by a long press

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { type Box, placeTip } from "./tip-place.ts"

interface Tip {
  readonly text: string
  readonly thing: HTMLElement
}

interface Props {
  readonly board: RefObject<HTMLElement | null>
}

export function Tips({ board }: Props) {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const root = board.current
    if (root === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Where the mouse rests: what comes to lie under it was not pointed at. */
    let rests: { readonly x: number; readonly y: number } | null = null
    let pointed: Element | null = null
    /** By the finger that is down: it has asked, and does not choose when it is lifted. */
    let isTold = false
    const hide = () => {
      clearTimeout(timer)
      setTip(null)
    }
    const showFor = (target: EventTarget | null, after: number, isPress = false) => {
      clearTimeout(timer)
      const thing = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null
      const text = thing?.dataset.tip?.trim()
      if (thing === null || text === undefined || text === "") return setTip(null)
      timer = setTimeout(() => {
        isTold = isPress
        setTip({ text, thing })
      }, after)
    }
    const point = (event: PointerEvent) => {
      const { clientX: x, clientY: y, pointerType, target } = event
      if (pointerType !== "mouse") return
      const isMoved = rests === null || rests.x !== x || rests.y !== y
      rests = { x, y }
      const thing = target instanceof Element ? target.closest("[data-tip]") : null
      if (isMoved && thing !== pointed) showFor(thing, 500)
      else if (thing !== pointed) hide()
      pointed = isMoved ? thing : null
    }
    const leave = (event: PointerEvent) => {
      // What a finger asked for is read when it is out of the way
      if (event.pointerType !== "mouse") return
      pointed = null
      hide()
    }
    const down = (event: PointerEvent) => {
      isTold = false
      hide()
      if (event.pointerType !== "mouse") showFor(event.target, 450, true)
    }
    const click = (event: MouseEvent) => {
      if (!isTold) return
      isTold = false
      event.preventDefault()
      event.stopPropagation()
    }
    const up = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") clearTimeout(timer)
    }
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible"))
        showFor(event.target, 700)
    }
    const key = (event: KeyboardEvent) => {
      isTold = false
      if (event.key === "Escape") hide()
    }
    const ended = new AbortController()
    const { signal } = ended
    root.addEventListener("pointerover", point, { signal })
    root.addEventListener("pointermove", point, { signal, passive: true })
    root.addEventListener("pointerleave", leave, { signal })
    root.addEventListener("pointerdown", down, { signal })
    root.addEventListener("pointerup", up, { signal })
    root.addEventListener("pointercancel", hide, { signal })
    root.addEventListener("click", click, { signal, capture: true })
    root.addEventListener("focusin", focus, { signal })
    // A finger that is lifted takes the focus along
    root.addEventListener("focusout", () => isTold || hide(), { signal })
    addEventListener("keydown", key, { signal })
    addEventListener("scroll", hide, { passive: true, signal })
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [board])
  if (tip === null) return null
  return <TipAt key={tip.text} board={board} tip={tip} />
}

function TipAt({ board, tip: { text, thing } }: { readonly board: Props["board"]; readonly tip: Tip }) {
  const paper = useRef<HTMLDivElement>(null)
  // How large it is shows only when it is there
  useLayoutEffect(() => {
    const root = board.current
    const tip = paper.current
    if (root === null || tip === null) return
    const around = root.getBoundingClientRect()
    const size = tip.getBoundingClientRect()
    const { left, top } = placeTip(
      thing.getBoundingClientRect(),
      size,
      screenOver(root),
      touchable(root, thing),
      boxesOf(root.querySelectorAll("[data-uncovered]")),
    )
    tip.style.left = `${left - around.left}px`
    tip.style.top = `${top - around.top}px`
  }, [board, thing])
  return (
    <div ref={paper} className="board-tip" role="tooltip">
      {text}
    </div>
  )
}

/**
 * The screen as far down as the board can be seen: what must be decided lies over the end of it on
 * a phone.
 */
function screenOver(root: HTMLElement): Box {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement
  let cover = document.elementFromPoint(right / 2, bottom - 1)
  while (cover !== null && getComputedStyle(cover).position !== "sticky") cover = cover.parentElement
  if (cover === null || cover.contains(root) || root.contains(cover))
    return { left: 0, top: 0, right, bottom }
  return { left: 0, top: 0, right, bottom: cover.getBoundingClientRect().top }
}

function touchable(root: HTMLElement, except: HTMLElement): Box[] {
  return boxesOf(
    [...root.querySelectorAll("[data-offered]")].filter(
      (other) => !other.contains(except) && !except.contains(other),
    ),
  )
}

const boxesOf = (things: Iterable<Element>): Box[] =>
  [...things].map((thing) => thing.getBoundingClientRect())
