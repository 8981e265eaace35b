// What every page of the house is given

import type { HouseSay } from "../text/index.ts"
import type { Preferences } from "./preferences.ts"

export interface PageProps {
  readonly preferences: Preferences
  readonly say: HouseSay
}
