// Whether the table is in words: by the player's wish, or else where a board would leave no room
// for the question

import { useSyncExternalStore } from "react"
import type { Preferences } from "../app/preferences.ts"

/** A desktop at 400 % is one of 320 by 256 pixels. */
const tiny =
  typeof matchMedia === "undefined"
    ? null
    : matchMedia("(max-width: 340px) and (max-height: 420px), (max-height: 280px)")

export function useInText({ text }: Preferences): boolean {
  const isTiny = useSyncExternalStore(
    (listener) => {
      tiny?.addEventListener("change", listener)
      return () => tiny?.removeEventListener("change", listener)
    },
    () => tiny?.matches ?? false,
  )
  return text ?? isTiny
}
