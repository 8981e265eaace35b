// What speaks most for a choice, for hints to people.

import type { Reason, Seat } from "@genepool/engine"
import type { Player, State } from "../rules/state.ts"
import { genesOwned, tokensOnMap } from "../rules/stock.ts"
import type { Hint } from "./hints.ts"

type HintReason = Reason & { readonly why: Hint }

export function hintFor(before: State, after: State, seat: Seat): HintReason | null {
  const had = before.players[seat] as Player
  const has = after.players[seat] as Player
  const won = total(has.trophies) - total(had.trophies)
  if (won > 0) return { why: "winsTrophies", trophies: won }
  const grown = tokensOnMap(after, seat) - tokensOnMap(before, seat)
  if (grown > 0) return { why: "bringsTokens", tokens: grown }
  if (genesOwned(has) > genesOwned(had)) return { why: "gainsGene" }
  if (has.fortune > had.fortune) return { why: "recoversFortune" }
  if (has.irradiation < had.irradiation) return { why: "heals", points: had.irradiation - has.irradiation }
  const charged = energyOf(after, seat) - energyOf(before, seat)
  if (charged > 0) return { why: "charges", energy: charged }
  return total(Object.values(after.cubes)) > total(Object.values(before.cubes)) ? { why: "threatens" } : null
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

function energyOf({ groups }: State, seat: Seat): number {
  return Object.values(groups).reduce(
    (sum, group) => sum + (group.seat === seat && group.charged ? group.level : 0),
    0,
  )
}
