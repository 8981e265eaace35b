// For operators and balancers: whether the server lives, and whether it can do its work.
import { z } from "zod"
import { Problem } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"

export async function operationRoutes(app: App, { tables, health }: Rooms): Promise<void> {
  // Whoever would end a process that hangs asks here: no database is asked, since another process
  // would not mend that
  app.get(
    "/livez",
    { schema: { hide: true, response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => ({ ok: true as const }),
  )

  app.get(
    "/healthz",
    { schema: { hide: true, response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => {
      if (tables.draining)
        throw new Problem("stopping", "The server is about to stop.", "Use another node, or wait.")
      const problem = await health.problem()
      if (problem !== null) throw problem
      return { ok: true as const }
    },
  )
}
