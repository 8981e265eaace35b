// How to go on with a gesture that began on the map

import { Piece } from "@genepool/board"
import type { Choice } from "../rules/choices.ts"
import type { Way } from "./ahead.ts"
import { Sign, type SignId } from "./art/sign.tsx"
import { usePlay } from "./play.ts"
import type { Touching } from "./touch.tsx"

const signs: { readonly [deed in Choice["do"]]?: SignId } = {
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
type Deed = Extract<
  Choice,
  {
    do: "move" | "again" | "growth" | "spark" | "impulse" | "special" | "add" | "spread" | "create" | "absorb"
  }
>

function isDeed(choice: Choice): choice is Deed {
  return choice.do === "special" || (choice.do in signs && choice.do !== "tokens")
}

function signOf(path: readonly Choice[]): SignId | null {
  const deed = path.findLast(isDeed) ?? path[0]
  if (deed === undefined) return null
  return deed.do === "special" ? deed.action : (signs[deed.do] ?? null)
}

/** What a way is called: what is done, and how many tokens do it. */
export function useWayWords() {
  const { say, word } = usePlay()
  return ({ path }: Way): string => {
    const deed = path.findLast(isDeed)
    const count = path.find((choice) => choice.do === "tokens")
    const tokens = count === undefined ? null : word("map.tokens", { tokens: count.tokens })
    if (deed === undefined || deed.do === "move" || deed.do === "again") return tokens ?? say("option.move")
    const name =
      deed.do === "special"
        ? say(`name.action.${deed.action}`)
        : deed.do === "add" || deed.do === "spread" || deed.do === "create" || deed.do === "absorb"
          ? word(`map.${deed.do}`)
          : say(`name.action.${deed.do}`)
    return tokens === null ? name : `${name}: ${tokens}`
  }
}

export function Console({ touching }: { readonly touching: Touching }) {
  const { word } = usePlay()
  const called = useWayWords()
  const { deeds, held, release } = touching
  if (held === null || deeds.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div className="chr-answers chr-chips" role="group" aria-label={word("map.deeds", { room: held })}>
      {deeds.map((way) => (
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
