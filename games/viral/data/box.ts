// What lies in the box of one edition, resolved once: cards by id, ways by organ.

import { type CardId, type CardRow, mutationCardRows, startingCardRows } from "./cards.ts"
import type { Edition } from "./edition.ts"
import { type ChannelId, graphRows, stepsOf } from "./graph.ts"
import { type OrganId, organIds } from "./organs.ts"
import { parseSlots, type Slot } from "./slots.ts"
import { researchRow, symbolRow } from "./tracks.ts"
import { type Face, type ZoneTokenId, zoneTokenRows } from "./zone-tokens.ts"

export interface Card {
  readonly slots: readonly Slot[]
  readonly vp: number
}

export interface Box {
  readonly cards: { readonly [C in CardId]: Card }
  readonly zoneTokens: { readonly [T in ZoneTokenId]: { readonly white: Face; readonly blue: Face } }
  /** Where one step leads from an organ. */
  readonly out: { readonly [O in OrganId]: readonly OrganId[] }
  /** From where one step leads into an organ. */
  readonly into: { readonly [O in OrganId]: readonly OrganId[] }
  /** By which channel the step from one organ to another goes; touching comes before lymph. */
  readonly channels: { readonly [O in OrganId]: { readonly [to in OrganId]?: ChannelId } }
  readonly symbols: readonly number[]
  readonly researchTop: number
}

const known = openBox({ name: "reconstructed" })
const others = new WeakMap<Edition, Box>()

/** The box of an edition; null is the one we know. */
export function boxOf(edition: Edition | null): Box {
  if (edition === null) return known
  let box = others.get(edition)
  if (box === undefined) {
    box = openBox(edition)
    others.set(edition, box)
  }
  return box
}

function openBox(edition: Edition): Box {
  const cards = {} as Record<CardId, Card>
  const rows: readonly Omit<CardRow, "status" | "ground">[] = [
    ...startingCardRows,
    ...mutationCardRows,
    ...(edition.cards ?? []),
  ]
  for (const { id, slots, vp } of rows) cards[id] = { slots: parseSlots(slots, id), vp }

  const zoneTokens = {} as Record<ZoneTokenId, { white: Face; blue: Face }>
  for (const { id, white, blue } of [...zoneTokenRows, ...(edition.zoneTokens ?? [])])
    zoneTokens[id] = { white, blue }

  const channels = Object.fromEntries(organIds.map((organ) => [organ, {}])) as Record<
    OrganId,
    { [to in OrganId]?: ChannelId }
  >
  for (const row of edition.graph ?? graphRows)
    for (const [from, to] of stepsOf(row)) channels[from][to] ??= row.channel
  const out = {} as Record<OrganId, readonly OrganId[]>
  const into = {} as Record<OrganId, readonly OrganId[]>
  for (const organ of organIds) {
    out[organ] = organIds.filter((to) => channels[organ][to] !== undefined)
    into[organ] = organIds.filter((from) => channels[from][organ] !== undefined)
  }

  return {
    cards,
    zoneTokens,
    out,
    into,
    channels,
    symbols: edition.symbols ?? symbolRow.at,
    researchTop: edition.researchTop ?? researchRow.top,
  }
}
