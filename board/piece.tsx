// A thing on the board: a button while an option names it, a picture otherwise

import type { Choice, Withheld } from "@genepool/engine"
import type { CSSProperties, FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react"
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
  /**
   * The place that it is, as the game's words call it: one can go there by keys also when it cannot
   * be chosen.
   */
  readonly place?: string
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
  const { point, chooseAll, narrow, explain, picture } = useAnyPlay()
  const pointed = useIsPointed(options)
  const touchable = options.length > 0 || withheld !== null || props.onTouch !== undefined
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
  const press = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== "Enter" && event.key !== " ")) return
    event.preventDefault()
    touch()
  }
  // What is chosen by touch or mouse does not take the focus: it would lose it again while the
  // answer is drawn, and the browser style the whole page twice for that
  const keepFocus = (event: MouseEvent) => {
    // Who has just written somewhere is done with that
    const isWriting = document.activeElement?.matches("input, textarea, select") ?? false
    if (offered && !isWriting) event.preventDefault()
  }
  const handlers = touchable && {
    onClick: touch,
    onMouseDown: keepFocus,
    onKeyDown: press,
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    // The rule behind what was explained is read without losing it
    onBlur: (event: FocusEvent) => event.relatedTarget?.closest("[data-explains]") == null && leave(),
  }
  const place = picture === true ? undefined : props.place
  const role = touchable ? "button" : props.silent === true ? undefined : "img"
  return (
    // The same element whether it can be touched or not, and nothing in it for the ear alone: what
    // is in a button or picture is not read, and to make anything anew at each turn would cost
    // frames
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a label only with a role
    <div
      className={`board-piece ${className}`}
      data-anchor={anchor}
      data-tip={tip}
      data-place={place}
      // One stop for all of a part, see one-stop.ts
      tabIndex={touchable || place !== undefined ? -1 : undefined}
      style={style}
      {...dataAttributes(props.data ?? {})}
      role={role}
      aria-label={role && name}
      aria-disabled={touchable && !offered ? true : undefined}
      aria-pressed={touchable ? props.pressed : undefined}
      data-offered={(offered && props.plain !== true) || undefined}
      data-pointed={(touchable && pointed) || undefined}
      {...handlers}
    >
      {props.children}
    </div>
  )
}
