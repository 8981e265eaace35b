// Coming in: a name is enough

import type { Player } from "@genepool/wire"
import { useId, useState } from "react"
import type { ProblemKey } from "../table/source.ts"
import type { HouseSay } from "../text/index.ts"
import { comeIn, problemWithName } from "./api.ts"

interface Props {
  readonly say: HouseSay
  readonly label: string
  readonly onIn: (player: Player) => void
}

const storageKey = "genepool.name"

export function NameForm({ say, label, onIn }: Props) {
  const id = useId()
  const [name, setName] = useState(remembered)
  const [problem, setProblem] = useState<ProblemKey | null>(null)
  const enter = async () => {
    try {
      const player = await comeIn(name.trim())
      remember(player.name)
      onIn(player)
    } catch (error) {
      setProblem(problemWithName(error))
    }
  }
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <label htmlFor={id}>{say("online.name")}</label>
      <div className="branch-row">
        <input
          id={id}
          className="field"
          required
          minLength={2}
          maxLength={24}
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button" data-kind="main">
          {label}
        </button>
      </div>
      {problem !== null && (
        <p className="new-table-problem" role="alert">
          {say(problem)}
        </p>
      )}
    </form>
  )
}

function remembered(): string {
  try {
    return localStorage.getItem(storageKey) ?? ""
  } catch {
    return ""
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(storageKey, name)
  } catch {
    // It is asked again next time
  }
}
