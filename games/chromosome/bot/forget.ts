// What whoever keeps no track of cards has in mind: any event may come, also one that has been.

import { type Random, redeal } from "@genepool/engine"
import type { View } from "../rules/view.ts"

export function forget(view: View, random: Random): View {
  const { deck, revealed } = view
  if (revealed.length === 0 || deck.bottom.length > 0) return view
  const { hands, rest } = redeal([...revealed, ...deck.unknown], [revealed.length], random)
  return { ...view, revealed: hands[0] ?? [], deck: { unknown: rest, bottom: [] } }
}
