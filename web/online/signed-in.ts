// Who is signed in is one thing for all pages of a browser: whichever changes it tells the others

const name = "genepool.signed-in"

/** After these somebody else may be signed in here, or the same person in another session. */
const changing =
  /^\/me(\/(guest|register|sign-in)(\/passkey)?|\/sign-out|\/password|\/recover\/(code|link))?$/

/**
 * One for the page: what is sent through it comes to all pages but this one, however many parts of
 * it listen.
 */
let others: BroadcastChannel | null = null
let listening = 0

/** `path` was asked for, and granted: by now the browser has the new session. */
export function tellOtherPages(method: string, path: string): void {
  if (method === "GET" || !changing.test(path)) return
  const channel = others ?? new BroadcastChannel(name)
  channel.postMessage(null)
  if (others === null) channel.close()
}

/** Calls when another page has changed it; the answer stops that. */
export function onSignedInElsewhere(call: () => void): () => void {
  others ??= new BroadcastChannel(name)
  const channel = others
  const hear = () => call()
  channel.addEventListener("message", hear)
  listening++
  return () => {
    channel.removeEventListener("message", hear)
    if (--listening > 0) return
    channel.close()
    others = null
  }
}
