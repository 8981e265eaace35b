// For operators: whether the server is well, and its figures.
import { z } from "zod"
import type { App, Rooms } from "../app.ts"
import { Problem } from "../problem.ts"

export async function operationRoutes(app: App, { tables, metrics }: Rooms): Promise<void> {
  app.get(
    "/healthz",
    { schema: { hide: true, response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => {
      if (tables.draining)
        throw new Problem("stopping", "The server is about to stop.", "Use another node, or wait.")
      try {
        await tables.db.selectFrom("player").select("id").limit(1).execute()
      } catch {
        throw new Problem("unavailable", "The database does not answer.", "Look at the server's log.")
      }
      return { ok: true as const }
    },
  )

  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
