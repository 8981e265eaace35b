// A small sheet that comes by itself above the dock. It makes way for whatever is asked about: where it would lie over a
// piece that can be chosen, only its heading stands there until it is tapped

import { type ReactNode, useEffect, useRef, useState } from "react"
import { afterFrame } from "../app/after-frame.ts"
import { CloseButton } from "../app/close-button.tsx"
import type { AppSay } from "../text/index.ts"
import "./slip.css"

interface Props {
  readonly heading: string
  /** What may be asked about: when it changes, it is looked again whether anything is covered. */
  readonly asked: unknown
  readonly close: () => void
  readonly say: AppSay
  readonly children: ReactNode
}

export function Slip({ heading, asked, close, say, children }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  const [covers, setCovers] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  // What is asked decides what may be covered, and so does the size of the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked again for another question
  useEffect(() => {
    const look = () => setCovers(paper.current !== null && isOverPieces(paper.current))
    let cancel = afterFrame(look)
    const table = paper.current?.closest(".table") ?? null
    if (table === null || typeof ResizeObserver === "undefined") return cancel
    const observer = new ResizeObserver(() => {
      cancel()
      // The board hears of its new size in the same frame, and is drawn by it in the next
      cancel = afterFrame(() => {
        cancel = afterFrame(look)
      })
    })
    observer.observe(table)
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [asked])
  const isFolded = covers && !unfolded
  return (
    <section className="slip" data-folded={isFolded || undefined} aria-label={heading}>
      {isFolded && (
        <button
          type="button"
          className="button slip-heading"
          data-kind="small"
          onClick={() => setUnfolded(true)}
        >
          {heading}
        </button>
      )}
      <div className="slip-paper" ref={paper} aria-hidden={isFolded || undefined} inert={isFolded}>
        <h2 className="side-heading">{heading}</h2>
        <CloseButton say={say} close={close} />
        {children}
      </div>
    </section>
  )
}

function isOverPieces(paper: HTMLElement): boolean {
  const own = paper.getBoundingClientRect()
  const pieces = paper
    .closest(".table")
    ?.querySelectorAll(".table-stage [data-offered], .table-side [data-offered]")
  return [...(pieces ?? [])].some((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect()
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
