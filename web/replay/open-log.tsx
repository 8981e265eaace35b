// Opens a log from a file

import { type Log, parseLog } from "@genepool/engine"
import { useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { Technical } from "../app/technical.tsx"

export function OpenLog({ open, say }: PageProps & { readonly open: (log: Log) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      open(parseLog(JSON.parse(await file.text())))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="open-log">
      <Icon shape="file" />
      <h1>{say("replay.open")}</h1>
      <p>{say("replay.open.about")}</p>
      <label className="pill">
        {say("replay.chooseFile")}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      {problem !== null && (
        <p role="alert">
          {say("replay.notALog")} <Technical line={problem} say={say} />
        </p>
      )}
    </div>
  )
}
