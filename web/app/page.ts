// What every page is given

import type { AppSay } from "../text/index.ts"
import type { Preferences } from "./preferences.ts"

export interface PageProps {
  readonly preferences: Preferences
  readonly say: AppSay
}
