// What the program itself said, for whoever wrote the file or looks for the fault: in English in every language

import type { HouseSay } from "../text/index.ts"

export function Technical({ line, say }: { readonly line: string; readonly say: HouseSay }) {
  return (
    <small className="technical">
      {say("house.technical")} <code lang="en">{line}</code>
    </small>
  )
}
