// Every option there is: small, and named after what lies on the board.

import type { CardId, MutationCardId } from "../data/cards.ts"
import { type OrganId, organIds, type ZoneId } from "../data/organs.ts"
import type { ActionId } from "../data/slots.ts"
import type { VirusId } from "../data/viruses.ts"
import { isShielded, type Token, under, virusOf } from "./tokens.ts"

/**
 * A group of tokens in an organ that cannot be told apart; the rest of its fields puts the token
 * into words.
 */
export type Group = {
  readonly organ: OrganId
  readonly token: Token
  readonly virus: VirusId
  readonly shielded: boolean
  readonly under: readonly VirusId[]
}

export const organDoings = [
  "place",
  "placeDummy",
  "infect",
  "to",
  "from",
  "attack",
  "pull",
  "push",
  "absorb",
  "crisis",
] as const
export const groupDoings = ["lift", "move", "remove", "shield", "drag", "absorber", "relocate"] as const
type OrganDoing = (typeof organDoings)[number]
export type GroupDoing = (typeof groupDoings)[number]

export type OrganChoice<D extends OrganDoing = OrganDoing> = { readonly do: D; readonly organ: OrganId }
export type GroupChoice<D extends GroupDoing = GroupDoing> = { readonly do: D } & Group

/**
 * An icon of the card in play: which action, in place of which other, and bound to which zone (0:
 * none).
 */
export type Use = {
  readonly do: "use"
  readonly slot: number
  readonly action: ActionId
  readonly instead: ActionId | null
  readonly zone: number
}

export type Choice =
  | OrganChoice
  | GroupChoice
  | { readonly do: "virus"; readonly virus: VirusId }
  | { readonly do: "zone"; readonly zone: ZoneId }
  | { readonly do: "mutation"; readonly card: CardId }
  | Use
  | { readonly do: "finish" }
  | { readonly do: "take"; readonly card: MutationCardId }
  | { readonly do: "blind" }
  | { readonly do: "decline" }
  | { readonly do: "keep"; readonly card: MutationCardId }
  | { readonly do: "lay"; readonly card: MutationCardId; readonly at: number }

export const otherDoings = [
  "virus",
  "zone",
  "mutation",
  "use",
  "finish",
  "take",
  "blind",
  "decline",
  "keep",
  "lay",
] as const satisfies readonly Exclude<Choice["do"], OrganDoing | GroupDoing>[]

/** One option per organ, made once. */
export function perOrgan<D extends OrganDoing>(doing: D): { readonly [O in OrganId]: OrganChoice<D> } {
  return Object.fromEntries(organIds.map((organ) => [organ, { do: doing, organ }])) as {
    [O in OrganId]: OrganChoice<D>
  }
}

export function ofGroup<D extends GroupDoing>(doing: D, organ: OrganId, token: Token): GroupChoice<D> {
  const stack = under(token)
  return {
    do: doing,
    organ,
    token,
    virus: virusOf(token),
    shielded: isShielded(token),
    under: stack.length === 0 ? nothing : stack.map(virusOf),
  }
}

const nothing: readonly VirusId[] = []
