// Coming in: a name is enough, and it is remembered on this device

import type { Player } from "@genepool/wire"
import { useId, useState } from "react"
import type { ProblemKey } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { comeIn, problemWithName } from "./api.ts"

interface Props {
  readonly say: AppSay
  readonly label: string
  readonly onIn: (player: Player) => void
}

export function NameForm({ say, label, onIn }: Props) {
  const id = useId()
  const [name, setName] = useState(rememberedName)
  const [problem, setProblem] = useState<ProblemKey | null>(null)
  const enter = async () => {
    try {
      const player = await comeIn(name.trim())
      rememberName(player.name)
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
        <NameField id={id} name={name} change={setName} say={say} />
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

interface FieldProps {
  readonly id: string
  readonly name: string
  readonly change: (name: string) => void
  readonly say: AppSay
}

export function NameField({ id, name, change, say }: FieldProps) {
  return (
    <input
      id={id}
      className="field"
      required
      minLength={2}
      maxLength={24}
      autoComplete="nickname"
      enterKeyHint="go"
      value={name}
      // In the words of the page: a browser would say it in its own language
      onInvalid={({ currentTarget: field }) =>
        field.setCustomValidity(say(field.value.trim() === "" ? "problem.signInFirst" : "problem.name"))
      }
      onInput={({ currentTarget: field }) => field.setCustomValidity("")}
      onChange={({ target }) => change(target.value)}
    />
  )
}

const storageKey = "genepool.name"

export function rememberedName(): string {
  try {
    return localStorage.getItem(storageKey) ?? ""
  } catch {
    return ""
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(storageKey, name)
  } catch {
    // It is asked again next time
  }
}
