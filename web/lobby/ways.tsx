// Three ways to play: which one is wanted decides what the cards below offer

import { useId, useState } from "react"
import { Icon, type IconShape } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"

export const ways = ["bots", "friends", "room"] as const
export type Way = (typeof ways)[number]

export const iconOfWay: { readonly [W in Way]: IconShape } = { bots: "bot", friends: "link", room: "people" }

/** Where a game is set up in that way. */
export const addressOfWay = (game: string, way: Way): string =>
  way === "bots" ? `/${game}` : `/${game}/${way}`

interface Props {
  readonly way: Way
  readonly change: (way: Way) => void
  readonly say: AppSay
}

export function Ways({ way, change, say }: Props) {
  const id = useId()
  return (
    <fieldset className="ways" aria-label={say("ways.how")}>
      {ways.map((one) => (
        <label key={one} className="way">
          <input type="radio" name={id} checked={one === way} onChange={() => change(one)} />
          <Icon shape={iconOfWay[one]} />
          <strong>{say(`ways.${one}`)}</strong>
          <span>{say(`ways.${one}.about`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const storageKey = "genepool.way"

/** The way that was wanted last on this device. */
export function useWay(): readonly [Way, (way: Way) => void] {
  const [way, setWay] = useState<Way>(remembered)
  return [
    way,
    (next) => {
      setWay(next)
      try {
        localStorage.setItem(storageKey, next)
      } catch {
        // It is asked again next time
      }
    },
  ]
}

function remembered(): Way {
  try {
    const kept = localStorage.getItem(storageKey)
    return ways.find((way) => way === kept) ?? "bots"
  } catch {
    return "bots"
  }
}
