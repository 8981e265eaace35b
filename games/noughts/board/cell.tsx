// One cell: what lies in it, and how it answers to a pointer, a finger and the keyboard

import { useIsPointed } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import type { KeyboardEvent, Ref } from "react"
import { cellSize, centreOf, neighbour } from "./geometry.ts"
import { Mark } from "./mark.tsx"

export interface CellProps {
  readonly cell: number
  readonly mark: Seat | null
  /** Whose mark would come here; null where the cell cannot be chosen now. */
  readonly offered: Seat | null
  /** The mark was made just now. */
  readonly fresh: boolean
  readonly line: "none" | "on" | "off"
  readonly label: string
  /** Only one cell is in the tab order; arrows lead to the others. */
  readonly tabbable: boolean
  readonly ref: Ref<SVGGElement>
  readonly touch: () => void
  readonly enter: () => void
  readonly leave: () => void
  readonly moveTo: (cell: number) => void
}

export function Cell(props: CellProps) {
  const { cell, mark, offered, fresh, line, label, tabbable, ref, touch, enter, leave, moveTo } = props
  const pointed = useIsPointed([{ do: "mark", cell }])
  const { x, y } = centreOf(cell)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = neighbour(cell, event.key)
    if (next !== null) moveTo(next)
    else if (event.key === "Enter" || event.key === " ") touch()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand inside a drawing
    <g
      ref={ref}
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      aria-disabled={offered === null}
      className="nou-cell"
      data-cell={cell}
      data-offered={offered ?? undefined}
      data-pointed={pointed || undefined}
      data-line={line}
      transform={`translate(${x} ${y})`}
      onClick={touch}
      onKeyDown={onKeyDown}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <g className="nou-press">
        <rect
          className="nou-well"
          x={-cellSize / 2}
          y={-cellSize / 2}
          width={cellSize}
          height={cellSize}
          rx="26"
        />
        <rect
          className="nou-rim"
          x={-cellSize / 2}
          y={-cellSize / 2}
          width={cellSize}
          height={cellSize}
          rx="26"
        />
        {mark === null && <circle className="nou-seed" r="3" />}
        {mark === null && offered !== null && (
          <g className="nou-ghost">
            <Mark seat={offered} />
          </g>
        )}
        {mark !== null && (
          <g className={fresh ? "nou-fresh" : undefined}>
            <Mark seat={mark} />
          </g>
        )}
      </g>
      <rect
        className="nou-focus"
        x={-cellSize / 2 - 3}
        y={-cellSize / 2 - 3}
        width={cellSize + 6}
        height={cellSize + 6}
        rx="29"
      />
    </g>
  )
}
