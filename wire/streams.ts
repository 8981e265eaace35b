// The events of a stream, each with the JSON that its `data` is.
import { z } from "zod"
import { list } from "./game-data.ts"
import { ListedTable } from "./listed.ts"
import { Attending, Said, TableChange, TableNews } from "./table.ts"

const bye = z
  .object({ event: z.literal("bye"), data: z.object({}) })
  .meta({ description: "the stream ends; come back after `retry`" })

const id = z.string().meta({ description: "to be sent as Last-Event-ID after a break" })

export const TableEvent = z
  .discriminatedUnion("event", [
    z.object({ id, event: z.literal("table"), data: TableNews }),
    z
      .object({ id, event: z.literal("change"), data: TableChange })
      .meta({ description: "only on a stream that was opened with `changes=1`" }),
    z.object({ id, event: z.literal("chat"), data: Said }),
    z.object({ id, event: z.literal("presence"), data: Attending }),
    z.object({ event: z.literal("beat"), data: z.object({}) }).meta({
      description:
        "every 20 seconds on a stream that was opened with `changes=1`: whoever hears nothing has lost it",
    }),
    bye,
  ])
  .meta({ id: "TableEvent", description: "Server-Sent Events; `data` is JSON" })
export type TableEvent = Readonly<z.infer<typeof TableEvent>>

export const LobbyEvent = z
  .discriminatedUnion("event", [
    z.object({ event: z.literal("tables"), data: list(ListedTable) }).meta({ description: "all; once" }),
    z.object({ event: z.literal("table"), data: ListedTable }).meta({ description: "one that has changed" }),
    bye,
  ])
  .meta({ id: "LobbyEvent", description: "Server-Sent Events; `data` is JSON" })
export type LobbyEvent = Readonly<z.infer<typeof LobbyEvent>>
