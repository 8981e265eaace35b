// What those who watch a table are sent. Every frame is made for who the person behind the stream is at that moment:
// whoever has sat down or left since the last one is first shown how the table stands for them now.
import type { Who } from "@genepool/engine"
import type { TableMessage } from "@genepool/wire"
import { frameOf } from "./frame.ts"
import { withoutOptions } from "./snapshot.ts"
import type { Table } from "./table.ts"

/** Somebody with an open stream. */
export interface Listener {
  /** Null for a stranger. */
  readonly playerId: string | null
  /** Where they come from. */
  readonly address: string
  /** Through whose eyes they were shown the table last; null before the first time. */
  as: Who | null
  /** How many lines they know of. */
  no: number
  /** They were shown a position with the table's options, which are not repeated then. */
  knowsOptions: boolean
  /** Takes an event that is written out already: the same bytes go to everybody of the same audience. */
  send(frame: Buffer): void
}

/** How the table stands for the listener, whole, with what they have missed. */
export function show(table: Table, listener: Listener): void {
  const who = table.audienceOf(listener.playerId)
  const message = table.since(listener.no, who)
  listener.as = who
  listener.no = message.now.n
  listener.knowsOptions = message.now.view !== null
  listener.send(tableFrame(table, who, message, true))
}

/** News of the table; `messageFor` answers null for an audience that shall hear nothing of them. */
export function publish(table: Table, messageFor: (who: Who) => TableMessage | null): void {
  const messages = new Map<Who, TableMessage | null>()
  const frames = new Map<TableMessage, Buffer>()
  const wholeFrames = new Map<TableMessage, Buffer>()
  for (const listener of table.listeners) {
    const who = table.audienceOf(listener.playerId)
    if (listener.as !== who) {
      show(table, listener)
      continue
    }
    if (!messages.has(who)) messages.set(who, messageFor(who))
    const message = messages.get(who) ?? null
    if (message === null) continue
    const whole = !listener.knowsOptions
    const written = whole ? wholeFrames : frames
    const frame = written.get(message) ?? tableFrame(table, who, message, whole)
    written.set(message, frame)
    listener.no = message.now.n
    listener.knowsOptions = message.now.view !== null
    listener.send(frame)
  }
}

/** Something beside the game: talk, and who is there. */
export function tell(
  table: Table,
  event: string,
  data: unknown,
  may: (who: Who, listener: Listener) => boolean,
): void {
  const text = JSON.stringify(data)
  const frames = new Map<Who, Buffer>()
  for (const listener of table.listeners) {
    const who = table.audienceOf(listener.playerId)
    // The number of the event says what of the game is known: that has to be so
    if (listener.as !== who) show(table, listener)
    if (!may(who, listener)) continue
    const frame = frames.get(who) ?? frameOf(table.eventId(who), event, text)
    frames.set(who, frame)
    listener.send(frame)
  }
}

function tableFrame(table: Table, who: Who, { happened, now }: TableMessage, whole: boolean): Buffer {
  const message = { happened, now: whole ? now : withoutOptions(now) }
  return frameOf(table.eventId(who), "table", JSON.stringify(message))
}
