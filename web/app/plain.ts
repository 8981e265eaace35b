// A table as it is, for whoever looks at it through a gallery or a test: nothing moves, sounds,
// opens or is asked beside the game

import type { Preferences } from "./preferences.ts"
import { usualShortcuts } from "./shortcuts.ts"

export const plain: Omit<Preferences, "locale" | "theme"> = {
  still: true,
  sound: false,
  speed: "instant",
  list: false,
  sheet: false,
  askAll: false,
  shortcuts: usualShortcuts,
  text: null,
  spoken: "short",
  foresee: "never",
}
