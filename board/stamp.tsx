// A drawing whose colours do not change is one image: however many strokes it has, the page holds,
// styles and lays out one element

import type { Seat } from "@genepool/engine"
import { memo, useEffect, useSyncExternalStore } from "react"
import { type DataAttributes, dataAttributes } from "./piece.tsx"

export interface Stamp {
  /** The `viewBox`. */
  readonly box: string
  /** What is drawn in it, as SVG. */
  readonly strokes: string
}

export function stamp({ box, strokes }: Stamp): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${strokes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The same for many: each is drawn when it is first asked for, and then kept. */
export function stamps<Of extends readonly (string | number | boolean)[]>(
  draw: (...of: Of) => Stamp,
): (...of: Of) => string {
  const made = new Map<string, string>()
  return (...of) => {
    const key = of.join("|")
    let image = made.get(key)
    if (image === undefined) {
      image = stamp(draw(...of))
      made.set(key, image)
    }
    return image
  }
}

interface Props {
  readonly image: string
  readonly className: string
  readonly data?: DataAttributes
}

/** What it shows is said by the thing that it is a picture of. */
export const Stamped = memo(function Stamped({ image, className, data = {} }: Props) {
  return <img className={`board-stamp ${className}`} src={image} alt="" {...dataAttributes(data)} />
})

/** Kept, so that the browser keeps what it has made of them. */
const made: HTMLImageElement[] = []
const asked = new Set<string>()

/**
 * What will be dealt or thrown is made ahead, one image at a time, while nothing else is to do:
 * each is a document of its own, and a dozen in one frame would hold it up.
 */
export function useStampsAhead(all: () => Iterable<string>): void {
  useEffect(() => {
    const images = all()[Symbol.iterator]()
    const whenIdle = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 50))
    const callOff = window.cancelIdleCallback ?? window.clearTimeout
    let wait = whenIdle(next)
    function next() {
      let image = images.next()
      while (image.done !== true && asked.has(image.value)) image = images.next()
      if (image.done === true) return
      asked.add(image.value)
      const ahead = new Image()
      ahead.src = image.value
      made.push(ahead)
      wait = whenIdle(next)
    }
    return () => callOff(wait)
  }, [all])
}

export type Scheme = "light" | "dark"

/** Light or dark, as this screen is. */
export function useScheme(): Scheme {
  return useSyncExternalStore(listen, schemeNow, () => "light" as const)
}

function listen(changed: () => void): () => void {
  const themes = new MutationObserver(changed)
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  const system = matchMedia(darkness)
  system.addEventListener("change", changed)
  return () => {
    themes.disconnect()
    system.removeEventListener("change", changed)
  }
}

const darkness = "(prefers-color-scheme: dark)"

function schemeNow(): Scheme {
  const { theme } = document.documentElement.dataset
  if (theme === "light" || theme === "dark") return theme
  return matchMedia(darkness).matches ? "dark" : "light"
}

const known: { [paint: string]: string } = {}

/** A seat's colour as the style sheet has it: an image cannot ask. */
export function seatColour(seat: Seat, scheme: Scheme): string {
  const paint = `--seat-${seat} ${scheme}`
  known[paint] ??= getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim()
  return known[paint]
}
