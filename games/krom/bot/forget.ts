// What whoever keeps no track of cards has in mind: what lies on a discard may as well be in the
// deck or in a hand

import { type Random, redeal } from "@genepool/engine"
import type { PileView, View } from "../rules/view.ts"

export function forget(view: View, random: Random): View {
  const { gathering, hunting, bonus } = view
  const [discard, unseen] = mixed(bonus.discard, bonus.unseen, random)
  return {
    ...view,
    gathering: mixedPile(gathering, random),
    hunting: { ...mixedPile(hunting, random), open: hunting.open },
    bonus: { ...bonus, discard, unseen },
    memories: [],
  }
}

function mixedPile(pile: PileView, random: Random): PileView {
  const [discard, deck] = mixed(pile.discard, pile.deck, random)
  return { discard, deck }
}

function mixed(
  shown: readonly string[],
  hidden: readonly string[],
  random: Random,
): readonly [readonly string[], readonly string[]] {
  if (shown.length === 0) return [shown, hidden]
  const { hands, rest } = redeal([...shown, ...hidden], [shown.length], random)
  return [hands[0] ?? [], rest]
}
