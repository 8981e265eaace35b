// Standing instructions: what shall be answered for a player who does not want to be asked each
// time

import type { Choice } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useId } from "react"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly instructions: readonly string[]
  readonly standing: string
  readonly words: Speaker
  readonly say: AppSay
  readonly choose: (choice: Choice) => void
}

export function Instructions({ instructions, standing, words, say, choose }: Props) {
  const id = useId()
  return (
    <p className="instructions">
      <label className="side-heading" htmlFor={id}>
        {say("table.instruction")}
      </label>
      <select
        id={id}
        className="field"
        value={standing}
        onChange={({ target }) => choose({ do: "instruct", standing: target.value, now: true })}
      >
        {instructions.map((instruction) => (
          <option key={instruction} value={instruction}>
            {words.say(`instruction.${instruction}`)}
          </option>
        ))}
      </select>
    </p>
  )
}
