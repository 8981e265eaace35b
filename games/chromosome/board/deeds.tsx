// What can be done with a room, as chips beside it: the rest of a gesture that began with touching it

import { Piece } from "@genepool/board"
import type { CSSProperties } from "react"
import type { Choice } from "../rules/choices.ts"
import type { Way } from "./ahead.ts"
import { Sign, type SignId } from "./art/sign.tsx"
import { usePlay } from "./play.ts"

/** What a way is called: the last that tells it apart, after the action that it belongs to. */
function useWayWords() {
  const { say, word } = usePlay()
  return ({ path }: Way): string => {
    const parts = path.flatMap((choice) => {
      if (choice.do === "move" || choice.do === "again") return [say("option.move")]
      if (choice.do === "special") return [say(`name.action.${choice.action}`)]
      if (choice.do === "growth" || choice.do === "spark" || choice.do === "impulse")
        return [say(`name.action.${choice.do}`)]
      if (choice.do === "tokens") return [word("map.leave", { tokens: choice.tokens })]
      return "room" in choice || "gene" in choice ? [] : [say(`option.${choice.do}`)]
    })
    return parts.join(": ")
  }
}

const signs: { readonly [deed in Choice["do"]]?: SignId } = {
  move: "move",
  again: "move",
  tokens: "move",
  growth: "growth",
  add: "add",
  spread: "spread",
  spark: "spark",
  impulse: "impulse",
  create: "cube",
  absorb: "energy",
  enough: "stand",
}

function signOf(choice: Choice | undefined): SignId | null {
  if (choice === undefined) return null
  return choice.do === "special" ? choice.action : (signs[choice.do] ?? null)
}

/** What a choice costs, as far as its target decides that. */
function energyOf({ path }: Way): number {
  const last = path.at(-1)
  return last?.do === "target" ? last.energy : 0
}

interface Props {
  readonly room: number
  readonly ways: readonly Way[]
  readonly style: CSSProperties
  readonly data: { readonly [name: string]: boolean | undefined }
  readonly close: () => void
}

export function Deeds({ room, ways, style, data, close }: Props) {
  const { word } = usePlay()
  const called = useWayWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div
      className="chr-ring"
      role="group"
      aria-label={word("map.deeds", { room })}
      style={style}
      data-above={data.above}
      data-right={data.right}
      data-left={data.left}
    >
      {ways.map((way) => {
        const [first, ...then] = way.path
        const sign = signOf(first)
        const energy = energyOf(way)
        return first === undefined ? null : (
          <Piece
            key={JSON.stringify(way.path)}
            className="chr-chip"
            name={called(way)}
            options={[first]}
            then={then}
          >
            {sign !== null && <Sign sign={sign} />}
            <span>{called(way)}</span>
            {energy > 0 && (
              <b>
                {energy}
                <Sign sign="energy" />
              </b>
            )}
          </Piece>
        )
      })}
      <button type="button" className="chr-ring-close" onClick={close}>
        {word("map.close")}
      </button>
    </div>
  )
}

/** Options of what is done on the map that name no room: how many, which way, enough. */
const ofTheMap: ReadonlySet<Choice["do"]> = new Set([
  "tokens",
  "add",
  "spread",
  "create",
  "absorb",
  "again",
  "enough",
])

export function Console() {
  const { decision, say } = usePlay()
  const options = (decision?.options ?? []).filter((option) => ofTheMap.has(option.do))
  return options.map((option) => {
    const sign = signOf(option)
    return (
      <Piece
        key={JSON.stringify(option)}
        className="chr-chip"
        name={say(`option.${option.do}`, option)}
        options={[option]}
      >
        {sign !== null && <Sign sign={sign} />}
        <span>{say(`option.${option.do}`, option)}</span>
      </Piece>
    )
  })
}
