// What somebody is called: with the mark of a guest, whose name anybody may have had before, and
// for those who are gone

import type { AppSay } from "../text/index.ts"

interface Person {
  /** Empty for an account that was deleted; null where nobody is. */
  readonly name: string | null
  readonly guest: boolean
}

/** Inside a sentence or a list of names. */
export function calledInWords({ name, guest }: Person, say: AppSay): string {
  if (name === "") return say("person.deleted")
  return guest ? say("person.guest", { name: name ?? "" }) : (name ?? "")
}

export function Called({ name, guest, say }: Person & { readonly say: AppSay }) {
  if (name === "") return <i>{say("person.deleted")}</i>
  return (
    <>
      {name}
      {guest && <GuestMark say={say} />}
    </>
  )
}

/** Said as a word, so that it is heard as well as seen. */
export function GuestMark({ say }: { readonly say: AppSay }) {
  return (
    <>
      {" "}
      <small className="guest-mark">{say("person.guest.mark")}</small>
    </>
  )
}
