// What a guide adds to a table: its own words above the board, what it is about lit, and what is
// not needed put away

import { type Choice, fits, type PartOf, type Place } from "@genepool/engine"
import { type ReactNode, useEffect, useMemo } from "react"
import type { Shown } from "./show.ts"

export interface TableGuide {
  /**
   * Beside a table that shows this step, and may still be at it: nothing is said of what has not
   * been seen.
   */
  readonly panel: (shown: Pick<Shown, "step" | "showing">) => ReactNode
  /** Things on the table by their anchors. */
  readonly light: readonly string[]
  /** Options, whose pieces are pointed at. */
  readonly point: readonly PartOf<Choice>[]
  readonly hide: readonly Place[]
  /** What it waits for, by key as well as by its button; null, where it waits for nothing. */
  readonly goOn: (() => void) | null
  readonly takeBack: (() => void) | null
  /** In the place of the question, while nobody is asked anything. */
  readonly rest: string
}

/** Those of the options that the guide points at. */
export function useGuided(guide: TableGuide | undefined, options: readonly Choice[]): readonly Choice[] {
  const point = guide?.point ?? nothing
  return useMemo(
    () =>
      point.length === 0 ? nothing : options.filter((option) => point.some((part) => fits(option, part))),
    [point, options],
  )
}

/** On a phone smaller letters find room for all of it. */
export const isLong = (words: string): true | undefined => words.length > 100 || undefined

const nothing: readonly never[] = []

/** Lights what the guide speaks of, wherever at the table it stands, and brings it into view. */
export function useLight(guide: TableGuide | undefined, view: unknown): void {
  const light = guide?.light ?? nothing
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view may have drawn it anew
  useEffect(() => {
    const lit = light.flatMap((anchor) => [
      ...document.querySelectorAll<HTMLElement>(`.table [data-anchor="${anchor}"]`),
    ])
    for (const thing of lit) thing.setAttribute("data-spot", "")
    return () => {
      for (const thing of lit) thing.removeAttribute("data-spot")
    }
  }, [light, view])
}
