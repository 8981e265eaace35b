// Where the visitor is: the address of the page is the whole truth about that, and links change it
// without a reload

import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
addEventListener("popstate", () => {
  for (const listener of listeners) listener()
})

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** The part after `#`, for places inside a page. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)))
}

/**
 * `state` comes back with the page, also after a reload; `replace` leaves no step to go back to.
 */
export function goTo(address: string, { replace = false, state = null as unknown } = {}): void {
  history[replace ? "replaceState" : "pushState"](state, "", address)
  if (!replace && !address.includes("#")) scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** Plain links of our own pages need no reload. */
export function followLinks(): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.("a[href]")
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return
    const { origin, pathname, search, hash } = new URL(link.href)
    if (origin !== location.origin || pathname.startsWith("/api/")) return
    event.preventDefault()
    goTo(pathname + search + hash)
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
