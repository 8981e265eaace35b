// What every part of the operator's page is given

import type { Operator } from "@genepool/wire"
import type { Acting } from "../account/act.ts"
import type { PageProps } from "../app/page.ts"
import type { OperateSay } from "./texts.ts"

export interface Desk extends PageProps {
  readonly words: OperateSay
  readonly me: Operator
  readonly acting: Acting
  readonly date: (at: number) => string
  /** Rises whenever something was done: what is shown is read anew. */
  readonly turn: number
  /** Does it and reads everything anew. */
  readonly act: (work: () => Promise<unknown>) => Promise<boolean>
}
