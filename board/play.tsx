// What every part of a board needs: the view, what is on offer, and one way to touch things

import {
  type BoardProps,
  type Choice,
  type Fact,
  type PositionView,
  type Reason,
  type Say,
  sameChoice,
  type Withheld,
} from "@genepool/engine"
import {
  createContext,
  type ReactNode,
  use,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"

/** `S` is what the game's board reads out of a view, `W` are the words on it (`board.<word>`). */
export interface Play<
  V extends PositionView = PositionView,
  C extends Choice = Choice,
  S = unknown,
  W extends string = string,
  F extends Fact = Fact,
  R extends Reason = Reason,
> extends Omit<BoardProps<V, C, F, R>, "pointed"> {
  readonly sight: S
  /** The seat this screen belongs to; null for somebody who watches. */
  readonly me: number | null
  /** The options of that kind that are on the list now. */
  readonly offers: <D extends C["do"]>(verb: D) => readonly Extract<C, { readonly do: D }>[]
  /** Why something is not on the list, if the rules say so. */
  readonly refusal: (test: (choice: C) => boolean) => Withheld<C, R> | null
  /** Chooses an option and, when the next list has them, those that belong to the same gesture. */
  readonly chooseAll: (option: C, ...then: readonly C[]) => void
  /** A word of the board. */
  readonly word: (key: W, params?: { readonly [param: string]: unknown }) => string
}

/** What the shared parts of a board need of it, whichever game it shows. */
export interface AnyPlay {
  readonly still: boolean
  readonly picture?: boolean
  point(this: void, options: readonly Choice[]): void
  chooseAll(this: void, option: Choice, ...then: readonly Choice[]): void
  narrow(this: void, options: readonly Choice[]): void
  explain(this: void, withheld: Withheld | null): void
  word(this: void, key: string, params?: { readonly [param: string]: unknown }): string
}

const PlayContext = createContext<AnyPlay | null>(null)
/**
 * Apart from the rest, and no state of the board: a pointer that moves about redraws the things it
 * means or no longer means, and nothing else.
 */
class Pointed {
  options: readonly Choice[]
  private readonly listeners = new Set<() => void>()

  constructor(options: readonly Choice[]) {
    this.options = options
  }

  put(options: readonly Choice[]): void {
    if (options === this.options) return
    this.options = options
    for (const listener of this.listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
const PointedContext = createContext(new Pointed([]))

export function useAnyPlay(): AnyPlay {
  const play = use(PlayContext)
  if (play === null) throw new Error("a part of the board stands outside of the board")
  return play
}

export function useIsPointed(options: readonly Choice[]): boolean {
  const pointed = use(PointedContext)
  return useSyncExternalStore(pointed.subscribe, () =>
    pointed.options.some((other) => options.some((option) => sameChoice(option, other))),
  )
}

interface ProviderProps {
  readonly play: AnyPlay
  readonly pointed: readonly Choice[]
  readonly children: ReactNode
}

export function PlayProvider({ play, pointed, children }: ProviderProps) {
  const [held] = useState(() => new Pointed(pointed))
  useLayoutEffect(() => held.put(pointed), [held, pointed])
  return (
    <PlayContext value={play}>
      <PointedContext value={held}>{children}</PointedContext>
    </PlayContext>
  )
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

/**
 * The two hooks of one game's board: `usePlayOf` for the board itself, `usePlay` for everything on
 * it.
 */
export function playing<
  V extends PositionView,
  C extends Choice,
  S,
  W extends string,
  F extends Fact,
  R extends Reason,
>(sightOf: (view: V) => S) {
  return {
    usePlayOf: (props: BoardProps<V, C, F, R>): Play<V, C, S, W, F, R> => usePlayWith(props, sightOf),
    // The parts of a game's board stand on that game's board
    usePlay: () => useAnyPlay() as Play<V, C, S, W, F, R>,
  }
}

function usePlayWith<
  V extends PositionView,
  C extends Choice,
  S,
  W extends string,
  F extends Fact,
  R extends Reason,
>(props: BoardProps<V, C, F, R>, sightOf: (view: V) => S): Play<V, C, S, W, F, R> {
  const { view, decision, withheld, facts, beat, step, seatNames, still, picture = false, choose } = props
  const say = useMemo(() => remembering(props.say), [props.say])
  const planned = useRef<{ step: number; rest: readonly C[] } | null>(null)
  const latest = useRef(props)
  useInsertionEffect(() => {
    latest.current = props
  })

  // The second half of a gesture: only right after the first, and only if it is on the list;
  // nothing comes in between
  useLayoutEffect(() => {
    const plan = planned.current
    if (plan === null || step <= plan.step || decision === null) return
    planned.current = null
    const [next, ...rest] = plan.rest
    const option = next && decision.options.find((offered) => sameChoice(offered, next))
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
      beat,
      step,
      seatNames,
      still,
      picture,
      say,
      sight: sightOf(view),
      me: typeof view.who === "number" ? view.who : null,
      offers: <D extends C["do"]>(verb: D) =>
        (decision?.options ?? []).filter(
          (option): option is Extract<C, { readonly do: D }> => option.do === verb,
        ),
      refusal: (test: (choice: C) => boolean) => withheld.find(({ choice }) => test(choice)) ?? null,
      chooseAll(option: C, ...then: readonly C[]) {
        planned.current = then.length > 0 ? { step, rest: then } : null
        latest.current.choose(option, () => {
          planned.current = null
        })
      },
      choose: (option: C) => latest.current.choose(option),
      point: (options: readonly C[]) => latest.current.point(options),
      narrow: (options: readonly C[]) => latest.current.narrow(options),
      explain: (reason: Withheld<C, R> | null) => latest.current.explain(reason),
      word: (key: W, params?: { readonly [param: string]: unknown }) => say(`board.${key}`, params),
    }),
    [view, decision, withheld, facts, beat, step, seatNames, still, picture, say, sightOf],
  )
}
