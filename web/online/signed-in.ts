// Who is signed in is one thing for all pages of a browser: whichever changes it tells the others

const name = "genepool.signed-in"

/** After these somebody else may be signed in here, or the same person in another session. */
const changing =
  /^\/me(\/(guest|register|sign-in)(\/passkey)?|\/sign-out|\/password|\/recover\/(code|link))?$/

/** `path` was asked for, and granted: by now the browser has the new session. */
export function tellOtherPages(method: string, path: string): void {
  if (method === "GET" || !changing.test(path)) return
  const others = new BroadcastChannel(name)
  others.postMessage(null)
  others.close()
}

/** Calls when another page has changed it; the answer stops that. */
export function onSignedInElsewhere(call: () => void): () => void {
  const others = new BroadcastChannel(name)
  others.onmessage = call
  return () => others.close()
}
