// What the program itself said, for whoever wrote the file or looks for the fault: in English in
// every language

import type { AppSay } from "../text/index.ts"

export function Technical({ line, say }: { readonly line: string; readonly say: AppSay }) {
  return (
    <small className="technical">
      {say("app.technical")} <code lang="en">{line}</code>
    </small>
  )
}
