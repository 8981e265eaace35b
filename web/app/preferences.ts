// What the player has chosen for this device: language, light or dark, movement, sound, the bots'
// speed. Kept between visits.

import { type Locale, locales } from "@genepool/engine"
import { useSyncExternalStore } from "react"
import { readShortcuts, type Shortcuts } from "./shortcuts.ts"

export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

/** So many times as fast as one reads; a tap for each step; or no show at all. */
export const speeds = ["1", "2", "4", "step", "instant"] as const
export type Speed = (typeof speeds)[number]

export const foresees = ["touch", "always", "never"] as const
export type Foresee = (typeof foresees)[number]

export interface Preferences {
  readonly locale: Locale
  readonly theme: Theme
  /** Null: as the system wishes. */
  readonly still: boolean | null
  readonly sound: boolean
  /** How fast what others do is shown. */
  readonly speed: Speed
  /**
   * The options stand in words beside the question, also where pieces on the board are the options.
   */
  readonly list: boolean
  /** At the end of a round a sheet says how it came out. */
  readonly sheet: boolean
  /**
   * Before one tap does more than it says, all of it is said: where fingers play, always, or never.
   */
  readonly foresee: Foresee
  /** Also what goes without saying is asked. */
  readonly askAll: boolean
  readonly shortcuts: Shortcuts
  /** The game in words, without a board; null: where the screen is too small for one. */
  readonly text: boolean | null
  /**
   * How much a screen reader hears unasked: a sentence a turn, every line of the log, or only
   * questions.
   */
  readonly spoken: "short" | "full" | "off"
}

const storageKey = "genepool.preferences"
const systemIsStill = matchMedia("(prefers-reduced-motion: reduce)")
const listeners = new Set<() => void>()
let current = read()
apply()
systemIsStill.addEventListener("change", () => change({}))

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current)
}

const coarse = matchMedia("(pointer: coarse)")

/** Whether fingers play: what is told under a pointer is told by a long touch there. */
export const hasFingers = (): boolean => coarse.matches

/** Whether a choice that does more than it says is told before it is made. */
export function isForetold({ foresee }: Preferences): boolean {
  return foresee === "always" || (foresee === "touch" && hasFingers())
}

/** Whether nothing should move, by the wish of the player or else of the system. */
export function isStill({ still }: Preferences): boolean {
  return still ?? systemIsStill.matches
}

export function change(part: Partial<Preferences>): void {
  current = { ...current, ...part }
  apply()
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function apply(): void {
  const page = document.documentElement
  page.lang = current.locale
  if (current.theme === "system") delete page.dataset.theme
  else page.dataset.theme = current.theme
  page.toggleAttribute("data-still", isStill(current))
  // Boards open their aid by themselves
  page.dataset.aidKey = current.shortcuts.on ? current.shortcuts.keys.aid : ""
}

function read(): Preferences {
  const stored = readStored()
  const { theme, still, sound, speed, list, sheet } = stored
  return {
    locale: isLocale(stored.locale) ? stored.locale : systemLocale(),
    theme: themes.find((known) => known === theme) ?? "system",
    still: typeof still === "boolean" ? still : null,
    sound: sound !== false,
    speed: speeds.find((known) => known === speed) ?? (speed === "quick" ? "2" : "1"),
    list: list === true,
    sheet: sheet !== false,
    foresee: foresees.find((known) => known === stored.foresee) ?? "touch",
    askAll: stored.askAll === true,
    shortcuts: readShortcuts(stored.shortcuts),
    text: typeof stored.text === "boolean" ? stored.text : null,
    spoken: stored.spoken === "full" || stored.spoken === "off" ? stored.spoken : "short",
  }
}

function readStored(): { readonly [key: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}")
    return typeof stored === "object" && stored !== null ? (stored as { [key: string]: unknown }) : {}
  } catch {
    return {}
  }
}

function systemLocale(): Locale {
  for (const language of navigator.languages) {
    const short = language.slice(0, 2)
    if (isLocale(short)) return short
  }
  return "en"
}

function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value)
}
