// What every part of the board needs: the view, what is on offer, and one way to touch things

import type { Choice as AnyChoice, BoardProps, Reason, Say } from "@genepool/engine"
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef } from "react"
import type { Choice, Chosen } from "../rules/choices.ts"
import type { View } from "../rules/state.ts"
import type { boardEn } from "../text/board.en.ts"
import type { mapEn } from "../text/map.en.ts"
import { type Sight, sightOf } from "./sight.ts"

export type Props = BoardProps<View, Choice>
export type Withheld = { readonly choice: Choice; readonly reason: Reason }
type BoardKey<K> = K extends `board.${infer W}` ? W : never
/** Words of the drawn board. */
export type Word = BoardKey<keyof typeof boardEn | keyof typeof mapEn>

export interface Play extends Omit<Props, "pointed"> {
  readonly sight: Sight
  /** The seat this screen belongs to; null for somebody who watches. */
  readonly me: number | null
  /** The options of that kind that are on the list now. */
  readonly offers: <D extends Choice["do"]>(deed: D) => readonly Chosen<D>[]
  /** Why something is not on the list, if the rules say so. */
  readonly refusal: (test: (choice: Choice) => boolean) => Withheld | null
  /** Chooses an option and, when the next list has them, those that belong to the same gesture. */
  readonly chooseAll: (option: Choice, ...then: readonly Choice[]) => void
  /** A word of the board. */
  readonly word: (key: Word, params?: { readonly [param: string]: unknown }) => string
}

const PlayContext = createContext<Play | null>(null)
/** Apart from the rest: a pointer that moves about redraws the things it could mean, and nothing else. */
const PointedContext = createContext<readonly Choice[]>([])

export function usePlay(): Play {
  const play = use(PlayContext)
  if (play === null) throw new Error("a part of the board stands outside of the board")
  return play
}

export function useIsPointed(options: readonly Choice[]): boolean {
  const pointed = use(PointedContext)
  return pointed.some((other) => options.some((option) => isSame(option, other)))
}

interface ProviderProps {
  readonly play: Play
  readonly pointed: readonly Choice[]
  readonly children: ReactNode
}

export function PlayProvider({ play, pointed, children }: ProviderProps) {
  return (
    <PlayContext value={play}>
      <PointedContext value={pointed}>{children}</PointedContext>
    </PlayContext>
  )
}

/** Equal as JSON: options are small and their keys come in one order. */
function isSame(a: AnyChoice, b: AnyChoice): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** The same thing is said many times over while a game goes on: it is put into words once. */
function remembering(say: Say): Say {
  const said = new Map<string, string>()
  return (key, params) => {
    const id = params === undefined ? key : `${key} ${JSON.stringify(params)}`
    let words = said.get(id)
    if (words === undefined) {
      words = say(key, params)
      said.set(id, words)
    }
    return words
  }
}

export function usePlayOf(props: Props): Play {
  const { view, decision, withheld, facts, step, seatNames, still, choose } = props
  const say = useMemo(() => remembering(props.say), [props.say])
  const planned = useRef<{ step: number; rest: readonly Choice[] } | null>(null)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  // The second half of a gesture: only right after the first, and only if it is on the list
  useEffect(() => {
    const plan = planned.current
    if (plan === null || step <= plan.step || decision === null) return
    planned.current = null
    const [next, ...rest] = plan.rest
    const option = next && decision.options.find((offered) => isSame(offered, next))
    if (option === undefined) return
    if (rest.length > 0) planned.current = { step, rest }
    choose(option)
  }, [step, decision, choose])

  return useMemo(
    () => ({
      view,
      decision,
      withheld,
      facts,
      step,
      seatNames,
      still,
      say,
      sight: sightOf(view),
      me: typeof view.who === "number" ? view.who : null,
      offers: <D extends Choice["do"]>(deed: D) =>
        (decision?.options ?? []).filter((option): option is Chosen<D> => option.do === deed),
      refusal: (test) => withheld.find(({ choice }) => test(choice)) ?? null,
      chooseAll(option, ...then) {
        planned.current = then.length > 0 ? { step, rest: then } : null
        latest.current.choose(option)
      },
      choose: (option) => latest.current.choose(option),
      point: (options) => latest.current.point(options),
      narrow: (options) => latest.current.narrow(options),
      explain: (reason) => latest.current.explain(reason),
      word: (key, params) => say(`board.${key}`, params),
    }),
    [view, decision, withheld, facts, step, seatNames, still, say],
  )
}
