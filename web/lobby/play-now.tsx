// One click to a game against bots; how many and how good is remembered

import { useId, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { loadAhead } from "../local/ahead.ts"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import type { AppSay } from "../text/index.ts"

type Level = 1 | 2 | 3 | 4 | 5
const levels: readonly Level[] = [1, 2, 3, 4, 5]

interface Wish {
  readonly level: Level
  readonly opponents: number
}

interface Props {
  readonly game: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly name: string
  /** What one would do first; not so for who has never played the game. */
  readonly isFirst: boolean
  readonly say: AppSay
}

export function PlayNow({ game, seats, name, isFirst, say }: Props) {
  const [wish, setWish] = useState(() => remembered(game, seats))
  const id = useId()
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    remember(game, next)
  }
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min - 1 + more)
  const begin = () => {
    const bots = new Array<Seating>(wish.opponents).fill(`level${wish.level}`)
    loadAhead(game)
    beginTable({ game, seating: ["person", ...bots], options: {} })
  }
  return (
    <div className="play-now">
      <div className="play-now-wishes">
        <label htmlFor={`${id}opponents`} className="visually-hidden">
          {say("lobby.opponents")}: {name}
        </label>
        <select
          id={`${id}opponents`}
          className="field"
          value={wish.opponents}
          onChange={({ target }) => change({ opponents: Number(target.value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {say("lobby.bots", { count })}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}level`} className="visually-hidden">
          {say("lobby.level")}: {name}
        </label>
        <select
          id={`${id}level`}
          className="field"
          value={wish.level}
          onChange={({ target }) => change({ level: Number(target.value) as Level })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {say(`level.${level}`)}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="button"
        data-kind={isFirst ? "main" : undefined}
        aria-label={say("lobby.playNow.name", { name })}
        onClick={begin}
      >
        <Icon shape="play" />
        {say("lobby.playNow")}
      </button>
    </div>
  )
}

const storageKey = (game: string) => `genepool.playNow.${game}`

function remembered(game: string, seats: Props["seats"]): Wish {
  let kept: Partial<Wish> = {}
  try {
    kept = JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}") as Partial<Wish>
  } catch {
    // Nothing usable: begin as everybody does
  }
  const most = seats.max - 1
  const opponents = Number.isInteger(kept.opponents) ? (kept.opponents as number) : Math.min(2, most)
  return {
    level: levels.find((level) => level === kept.level) ?? 2,
    opponents: Math.min(Math.max(opponents, seats.min - 1), most),
  }
}

function remember(game: string, wish: Wish): void {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(wish))
  } catch {
    // It is asked again next time
  }
}
