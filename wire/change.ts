// What is other than before, on a stream that was asked for that.
import type * as engine from "@genepool/engine"
import { z } from "zod"
import { Json, list } from "./game-data.ts"

export const Change: z.ZodType<engine.Change, engine.Change> = z
  .lazy(() => z.union([list(Json), z.record(z.string(), Change)]))
  .meta({
    id: "Change",
    description:
      "`[value]`: this is there now. `[]`: nothing is any more. An object goes further in, by names, or by places in a " +
      "list, after its `splice`: `[at, cut, ...put]`",
  })
