// How to go on with a gesture that began on the map

import { Piece } from "@genepool/board"
import type { Choice } from "../rules/choices.ts"
import { spendsFortune, type Way } from "./ahead.ts"
import { Sign, type SignId } from "./art/sign.tsx"
import { usePlay } from "./play.ts"
import type { Touching } from "./touch.tsx"

const signs: { readonly [action in Choice["do"]]?: SignId } = {
  move: "move",
  again: "move",
  tokens: "token",
  growth: "growth",
  add: "add",
  spread: "spread",
  spark: "spark",
  impulse: "impulse",
  create: "cube",
  absorb: "energy",
}

/** Choices that say what is done; the others say where, and how many. */
type Action = Extract<
  Choice,
  {
    do: "move" | "again" | "growth" | "spark" | "impulse" | "special" | "add" | "spread" | "create" | "absorb"
  }
>

function isAction(choice: Choice): choice is Action {
  return choice.do === "special" || (choice.do in signs && choice.do !== "tokens")
}

function signOf(path: readonly Choice[]): SignId | null {
  const action = path.findLast(isAction) ?? path[0]
  if (action === undefined) return null
  return action.do === "special" ? action.action : (signs[action.do] ?? null)
}

/**
 * What a way is called: what is done, and how many tokens do it; `alone`, where nothing else says
 * that they move.
 */
export function useWayWords(alone = false) {
  const { view, me, say, word } = usePlay()
  const called = ({ path }: Way): string => {
    const action = path.findLast(isAction)
    const count = path.find((choice) => choice.do === "tokens")
    const tokens = count === undefined ? null : word("map.tokens", { tokens: count.tokens })
    if (action === undefined || action.do === "move" || action.do === "again")
      return alone && tokens !== null ? `${say("option.move")}: ${tokens}` : (tokens ?? say("option.move"))
    const name =
      action.do === "special"
        ? say(`name.action.${action.action}`)
        : action.do === "add" || action.do === "spread" || action.do === "create" || action.do === "absorb"
          ? word(`map.${action.do}`)
          : say(`name.action.${action.do}`)
    return tokens === null ? name : `${name}: ${tokens}`
  }
  return (way: Way) =>
    me !== null && spendsFortune(view, me, way.path)
      ? `${called(way)} (${say("spoken.takesFortune")})`
      : called(way)
}

export function Console({ touching }: { readonly touching: Touching }) {
  const { word } = usePlay()
  const called = useWayWords()
  const { actions, held, release } = touching
  if (held === null || actions.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div className="chr-answers chr-chips" role="group" aria-label={word("map.actions", { room: held })}>
      {actions.map((way) => (
        <Chip key={JSON.stringify(way.path)} words={called(way)} path={way.path} />
      ))}
      <button type="button" className="chr-release" aria-label={word("map.close")} onClick={release}>
        ✕
      </button>
    </div>
  )
}

interface ChipProps {
  readonly words: string
  readonly path: readonly Choice[]
}

function Chip({ words, path }: ChipProps) {
  const { chooseAll } = usePlay()
  const [first, ...then] = path
  const last = path.at(-1)
  const sign = signOf(path)
  const energy = last?.do === "target" ? last.energy : 0
  if (first === undefined) return null
  return (
    <Piece
      className="chr-answer"
      name={words}
      options={then.length === 0 ? [first] : []}
      onTouch={then.length === 0 ? undefined : () => chooseAll(first, ...then)}
    >
      {sign !== null && <Sign sign={sign} />}
      <b>{words}</b>
      {energy > 0 && (
        <span className="chr-price-energy">
          {energy}
          <Sign sign="energy" />
        </span>
      )}
    </Piece>
  )
}
