// All that operators work with, put together.
import type { ServerStatus } from "@genepool/wire"
import type { Deeds } from "./deeds.ts"
import type { Notices } from "./notice.ts"
import type { Sanctions } from "./sanctions.ts"

export interface Operators {
  readonly sanctions: Sanctions
  readonly deeds: Deeds
  readonly notices: Notices
  readonly status: () => Promise<ServerStatus>
}
