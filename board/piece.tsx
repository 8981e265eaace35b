// A thing on the board: a button while an option names it, a picture otherwise

import type { Choice, Withheld } from "@genepool/engine"
import type { CSSProperties, ReactNode } from "react"
import { useAnyPlay, useIsPointed } from "./play.tsx"

export interface PieceProps {
  /** What a screen reader says. */
  readonly name: string
  /** What it means to touch the thing; several are told apart in the list of words. */
  readonly options?: readonly Choice[]
  /** What belongs to the same gesture and comes on the next lists. */
  readonly then?: readonly Choice[]
  /** Something else happens at a touch, such as choosing dice before they are thrown. */
  readonly onTouch?: (() => void) | undefined
  /** That is no part of a choice, and does not shine. */
  readonly plain?: boolean
  readonly pressed?: boolean | undefined
  readonly withheld?: Withheld | null
  /** The rule behind the thing, shown to whoever lingers on it. */
  readonly tip?: string | undefined
  readonly className?: string
  readonly anchor?: string
  readonly style?: CSSProperties
  /** What else the style sheet should know. */
  readonly data?: DataAttributes
  /** Said by something around it already. */
  readonly silent?: boolean
  readonly children: ReactNode
}

export type DataAttributes = { readonly [name: string]: string | number | boolean | undefined }

export function dataAttributes(data: DataAttributes): DataAttributes {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [`data-${key}`, value]))
}

export function Piece(props: PieceProps) {
  const { name, options = [], then = [], withheld = null, tip, className = "", anchor, style } = props
  const { point, chooseAll, narrow, explain } = useAnyPlay()
  const pointed = useIsPointed(options)
  const common = {
    className: `board-piece ${className}`,
    "data-anchor": anchor,
    "data-tip": tip,
    style,
    ...dataAttributes(props.data ?? {}),
  }
  if (options.length === 0 && withheld === null && props.onTouch === undefined)
    return props.silent === true ? (
      <div {...common}>{props.children}</div>
    ) : (
      <div {...common} role="img" aria-label={name}>
        {props.children}
      </div>
    )
  const offered = options.length > 0 || props.onTouch !== undefined
  const touch = () => {
    if (props.onTouch !== undefined) return props.onTouch()
    const [option] = options
    if (option === undefined) return explain(withheld)
    if (options.length > 1) narrow(options)
    else chooseAll(option, ...then)
  }
  const enter = () => (options.length > 0 ? point(options) : withheld !== null && explain(withheld))
  const leave = () => {
    point([])
    explain(null)
  }
  return (
    <button
      {...common}
      type="button"
      aria-disabled={offered ? undefined : true}
      aria-pressed={props.pressed}
      data-offered={(offered && props.plain !== true) || undefined}
      data-pointed={pointed || undefined}
      onClick={touch}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <span className="board-said">{name}</span>
      <span className="board-drawn" aria-hidden="true">
        {props.children}
      </span>
    </button>
  )
}
