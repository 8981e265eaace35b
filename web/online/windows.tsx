// At a slow table people are called for what is theirs; whoever has nothing to decide is asked once
// whether they want more

import type { Speaker } from "@genepool/text"
import type { Snapshot } from "@genepool/wire"
import { useId, useState } from "react"
import type { AppSay } from "../text/index.ts"
import type { OnlineSource } from "./online-source.ts"

const storageKey = "genepool.windowsAsked"
/** Of older tables nobody misses it. */
const mostTables = 50

function asked(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(found) ? (found as string[]) : []
  } catch {
    return []
  }
}

function noteAsked(table: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...asked(), table].slice(-mostTables)))
  } catch {
    // Without storage they are asked once more
  }
}

interface Props {
  readonly now: Snapshot
  readonly instructions: readonly string[]
  readonly source: OnlineSource
  readonly words: Speaker
  readonly say: AppSay
}

export function Windows({ now, instructions, source, words, say }: Props) {
  const id = useId()
  const [done, setDone] = useState(() => asked().includes(now.table))
  const { view, decision, manner, you, status, paused, seats } = now
  const isPlaying =
    status === "playing" && !paused && you !== "spectator" && seats[you]?.playedBy === "person"
  const isFree = decision === null || decision.answered
  if (
    done ||
    !isPlaying ||
    !isFree ||
    manner.clock.kind !== "slow" ||
    view === null ||
    view.standing === null
  )
    return null
  return (
    <div className="notices">
      <p className="branch-row windows">
        <label htmlFor={id}>{say("online.windows")}</label>
        <select
          id={id}
          className="field"
          value={view.standing}
          onChange={({ target }) => void source.choose({ do: "instruct", standing: target.value, now: true })}
        >
          {instructions.map((instruction) => (
            <option key={instruction} value={instruction}>
              {words.say(`instruction.${instruction}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          onClick={() => {
            noteAsked(now.table)
            setDone(true)
          }}
        >
          {say("online.windows.ok")}
        </button>
      </p>
    </div>
  )
}
