// The bad days, by name, in the order in which they are played.
import { containers } from "./containers/containers.ts"
import { databaseAway } from "./database-away.ts"
import { deletedPerson } from "./deleted-person.ts"
import { flood } from "./flood.ts"
import { frozenNode } from "./frozen-node.ts"
import { fullDisk } from "./full-disk.ts"
import { leakedSecret } from "./leaked-secret.ts"
import { oldRules } from "./old-rules.ts"
import { restoredBackup } from "./restore.ts"
import type { Scene } from "./scene.ts"
import { walkthrough } from "./walkthrough/walkthrough.ts"

export const scenes: { readonly [name: string]: Scene } = {
  "full-disk": fullDisk,
  "database-away": databaseAway,
  "frozen-node": frozenNode,
  "old-rules": oldRules,
  restore: restoredBackup,
  "leaked-secret": leakedSecret,
  flood,
  "deleted-person": deletedPerson,
  containers,
  walkthrough,
}
