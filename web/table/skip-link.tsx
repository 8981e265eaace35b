// The first stop of the Tab key: past everything, to what is asked

import type { AppSay } from "../text/index.ts"
import { goTo } from "./keys.ts"

export function SkipLink({ say }: { readonly say: AppSay }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place, and no address should change
    <a
      className="button skip-link"
      href="#question"
      onClick={(event) => {
        event.preventDefault()
        goTo("question")
      }}
    >
      {say("heading.skip")}
    </a>
  )
}
