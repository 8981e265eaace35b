// What a thing on the board says beyond its name to whoever comes to it by keys: what lies around a
// place, and once at a table what a thing means

import { aroundPlace, type Hearing } from "@genepool/text"
import { useEffect, useRef } from "react"
import { useSteady } from "../app/steady.ts"

export function useLingering(hearing: Hearing): void {
  const told = useRef(new Set<string>())
  const come = useSteady(({ target }: FocusEvent) => {
    const thing = target instanceof Element ? target.closest<HTMLElement>(".board-piece") : null
    // Whoever touches it looks at it, and does not wait for words about all that lies around
    if (thing === null || !thing.matches(":focus-visible")) return
    const { place, tip = "" } = thing.dataset
    const around = place === undefined ? "" : aroundPlace(place, thing.ariaLabel ?? "", hearing)
    const meaning = newIn(tip, told.current).filter((sentence) => !around.includes(sentence))
    const words = [around, ...meaning].filter((part) => part !== "").join(". ")
    // Only now: nobody has all of them read out
    if (words !== "") thing.setAttribute("aria-description", words)
  })
  useEffect(() => {
    const leave = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest(".board-piece")?.removeAttribute("aria-description")
    addEventListener("focusin", come)
    addEventListener("focusout", leave)
    return () => {
      removeEventListener("focusin", come)
      removeEventListener("focusout", leave)
    }
  }, [come])
}

/** The sentences that nobody has been told yet. */
export function newIn(words: string, told: Set<string>): string[] {
  const sentences = words
    .split(/[.!?](?:\s+|$)/)
    .filter((sentence) => /\p{L}/u.test(sentence) && !told.has(sentence))
  for (const sentence of sentences) told.add(sentence)
  return sentences
}
