// The board of noughts and crosses: a dish of nine wells. It knows what it is shown and what may be
// chosen, no rules.

import { BoardRoom, playing, type TableParts } from "@genepool/board"
import type { BoardProps, EmblemProps } from "@genepool/engine"
import { type ReactNode, useRef, useState } from "react"
import type { Choice, Fact, Reason, View } from "../rules/noughts.ts"
import { Cell } from "./cell.tsx"
import { centreOf, helix, size } from "./geometry.ts"
import { Mark } from "./mark.tsx"
import { sounds } from "./sounds.ts"
import "./noughts.css"

const markNames = ["cross", "nought"]

type Props = BoardProps<View, Choice, Fact, Reason>

const ground = "nou-ground"
const nothingRead = () => null
const { usePlay, usePlayOf } = playing<View, Choice, null, string, Fact, Reason>(nothingRead)

/** A game this small needs one part only, and the room that it stands in. */
export const table: TableParts<Props> = { ground, size: { side: 0, tray: 0 }, sounds, Around, Board }

function Around({ children, ...props }: Props & { readonly children: ReactNode }) {
  return (
    <BoardRoom play={usePlayOf(props)} pointed={props.pointed} ground={ground}>
      {children}
    </BoardRoom>
  )
}

function Board() {
  const { view, decision, withheld, facts, say, point, choose, explain } = usePlay()
  const [entry, setEntry] = useState(4)
  const [refused, setRefused] = useState<{ cell: number; times: number } | null>(null)
  const cells = useRef<(SVGGElement | null)[]>([])

  const drawCell = (cell: number) => {
    const mark = view.cells[cell] ?? null
    const option = decision?.options.find((offered) => offered.cell === cell)
    const blocked = withheld.find(({ choice }) => choice.cell === cell)
    const onLine = view.line?.includes(cell) ? "on" : "off"
    return (
      <g key={cell} data-refused={refused?.cell === cell ? refused.times % 2 : undefined}>
        <Cell
          ref={(element) => {
            cells.current[cell] = element
          }}
          cell={cell}
          mark={mark}
          offered={option === undefined ? null : (decision?.seat ?? null)}
          fresh={facts.some((it) => it.fact === "marked" && it.cell === cell)}
          line={view.line === null ? "none" : onLine}
          label={say("board.cell", { cell, mark: mark === null ? null : markNames[mark] })}
          tabbable={cell === entry}
          touch={() => {
            setEntry(cell)
            if (option !== undefined) return choose(option)
            if (blocked === undefined) return
            explain(blocked)
            setRefused({ cell, times: (refused?.times ?? 0) + 1 })
          }}
          enter={() => {
            if (option !== undefined) point([option])
            else if (blocked !== undefined) explain(blocked)
          }}
          leave={() => {
            point([])
            explain(null)
          }}
          moveTo={(next) => {
            setEntry(next)
            cells.current[next]?.focus()
          }}
        />
      </g>
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <svg
      className="nou-board"
      viewBox={`0 0 ${size} ${size}`}
      role="group"
      aria-label={say("board.label")}
      data-to-move={decision?.seat}
    >
      <rect className="nou-dish" width={size} height={size} rx="44" />
      <rect className="nou-glass" x="1.5" y="1.5" width={size - 3} height={size - 3} rx="42.5" />
      {view.cells.map((_, cell) => drawCell(cell))}
      {view.line !== null && <WinningLine line={view.line} />}
    </svg>
  )
}

function WinningLine({ line }: { readonly line: readonly [number, number, number] }) {
  const { strands, rungs } = helix(centreOf(line[0]), centreOf(line[2]))
  return (
    <g className="nou-helix">
      <path className="nou-rungs" d={rungs} />
      {strands.map((d) => (
        <path key={d} className="nou-strand" d={d} pathLength={100} />
      ))}
    </g>
  )
}

export function Emblem({ seat }: EmblemProps) {
  return (
    <svg className="nou-emblem" viewBox="-36 -36 72 72" aria-hidden="true">
      <Mark seat={seat} />
    </svg>
  )
}
