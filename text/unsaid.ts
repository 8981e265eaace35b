// Whether everything that a view shows can also be heard: each leaf of a view is changed, and the
// words must change too

import {
  type AnySpoken,
  choose,
  FastRandom,
  type GameModule,
  type PositionView,
  parseOptions,
  Turn,
} from "@genepool/engine"
import { speaker } from "./speaker.ts"

type Plain = { readonly [key: string]: unknown }
type Path = readonly (string | number)[]

export interface Sampled {
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  readonly seed: string
}

/** Views of every seat from games at random, a few dozen choices apart. */
export function viewsInPlay({ game }: Pick<GameModule, "game">, played: Sampled, apart = 9): PositionView[] {
  const { seats, options, seed } = played
  const random = new FastRandom(seed)
  const turn = new Turn(random)
  const state = game.setup(seats, parseOptions(game.options, options ?? {}, seats), turn)
  const views: PositionView[] = []
  for (let n = 0; n < 1500; n++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    if (n % apart === 0) views.push(game.view(state, decision.seat))
    choose(game, state, decision.seat, decision.options[random.below(decision.options.length)]!, turn)
  }
  views.push(game.view(state, 0))
  return views
}

/**
 * Paths of leaves whose change nobody hears in most positions, such as `players.*.fortune`, or
 * `players.me.fortune` for the listener's own; of frames by their procedures, such as
 * `frames.attack.from`. `silent` are those that the board does not draw, or draws as something else
 * that is said.
 */
export function unsaid(
  { spoken, texts }: Pick<GameModule, "spoken" | "texts">,
  views: readonly PositionView[],
  silent: readonly RegExp[],
  most = 6,
): string[] {
  if (spoken === undefined) return ["the game is not spoken at all"]
  const { say } = speaker(texts, "en", { report: () => undefined })
  const values = new Map<string, Map<string, unknown>>()
  const leaves: { view: PositionView; path: Path; name: string; value: unknown }[] = []
  for (const view of views)
    for (const { path, value } of leavesOf(view)) {
      const name = nameOf(view, path)
      if (silent.some((pattern) => pattern.test(name))) continue
      const known = values.get(name) ?? new Map<string, unknown>()
      known.set(JSON.stringify(value), value)
      values.set(name, known)
      leaves.push({ view, path, name, value })
    }
  const tried = new Map<string, { times: number; heard: number }>()
  const heard = new Map<PositionView, string>()
  // From far apart, so that not all of one kind come from one position
  for (const { view, path, name, value } of shuffled(leaves)) {
    const { times, heard: before } = tried.get(name) ?? { times: 0, heard: 0 }
    if (times >= most) continue
    const others = [...(values.get(name)?.values() ?? [])].filter(
      (other) => JSON.stringify(other) !== JSON.stringify(value),
    )
    const changes = [...others.slice(0, 3), ...(typeof value === "number" ? [value + 1, value + 2] : [])]
    if (changes.length === 0) continue
    const said = heard.get(view) ?? wordsOf(spoken, view, say)
    heard.set(view, said)
    const isHeard = changes.some((other) => {
      try {
        return wordsOf(spoken, withLeaf(view, path, other), say) !== said
      } catch {
        return false // no view that could be
      }
    })
    tried.set(name, { times: times + 1, heard: before + (isHeard ? 1 : 0) })
  }
  return [...tried].flatMap(([name, { times, heard }]) => (2 * heard < times ? [name] : [])).sort()
}

function wordsOf(spoken: AnySpoken, view: PositionView, say: ReturnType<typeof speaker>["say"]): string {
  return JSON.stringify(spoken.position(view, say))
}

function* leavesOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  if (typeof value !== "object" || value === null) {
    yield { path, value }
    return
  }
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) yield* leavesOf(value[at], [...path, at])
    return
  }
  for (const [key, part] of Object.entries(value as Plain)) yield* leavesOf(part, [...path, key])
}

function nameOf(view: PositionView, path: Path): string {
  const [first, second, ...rest] = path
  const general = (parts: Path) =>
    parts
      .map((part, at) => (at === 1 && part === view.who ? "me" : /^\d+$/.test(String(part)) ? "*" : part))
      .join(".")
  if (first !== "frames" || typeof second !== "number") return general(path)
  return `frames.${view.frames[second]?.proc}.${general(rest)}`
}

function withLeaf<T>(value: T, [key, ...rest]: Path, leaf: unknown): T {
  if (key === undefined) return leaf as T
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as { [key: string | number]: unknown }
  copy[key] = withLeaf(copy[key], rest, leaf)
  return copy as T
}

function shuffled<T>(items: readonly T[]): T[] {
  const random = new FastRandom("leaves")
  return items
    .map((item) => ({ item, at: random.below(1 << 30) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
