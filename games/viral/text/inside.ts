// Who is in an organ, in words: the same on the board as in the position that is read

import type { Say } from "@genepool/engine"
import type { OrganId } from "../data/organs.ts"
import { isShielded, type Token, under, virusOf } from "../rules/tokens.ts"
import type { View } from "../rules/view.ts"

export function tokenWords(view: Pick<View, "who" | "viruses">, token: Token, say: Say): string {
  const virus = virusOf(token)
  const stack = under(token)
  return say("spoken.token", {
    virus,
    mine: view.viruses[view.who as number] === virus,
    shielded: isShielded(token),
    under: stack.map(virusOf),
    hidden: stack.filter(isShielded).length,
  })
}

/** Equal ones are counted: "2 of yours, one of Gloop with a shield". */
export function inside(view: Pick<View, "who" | "viruses" | "body">, organ: OrganId, say: Say): string {
  const tokens = view.body[organ]
  if (tokens.length === 0) return say("spoken.empty")
  const counts = new Map<Token, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts]
    .map(([token, count]) => `${count > 1 ? `${count} × ` : ""}${tokenWords(view, token, say)}`)
    .join(", ")
}
