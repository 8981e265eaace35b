// Every option there is: small, and named after what lies on the board.

import type { Reason, Withheld } from "@genepool/engine"
import type { CardId, MutationCardId } from "../data/cards.ts"
import { type OrganId, organIds, type ZoneId } from "../data/organs.ts"
import type { ActionId } from "../data/slots.ts"
import type { VirusId } from "../data/viruses.ts"
import { groups, isShielded, sameVirus, type Token, under, virusOf } from "./tokens.ts"

/** A group of tokens in an organ that cannot be told apart; the rest of its fields puts the token into words. */
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
type GroupDoing = (typeof groupDoings)[number]

export type OrganChoice<D extends OrganDoing = OrganDoing> = { readonly do: D; readonly organ: OrganId }
export type GroupChoice<D extends GroupDoing = GroupDoing> = { readonly do: D } & Group

/** An icon of the card in play: which action, in place of which other, and bound to which zone (0: none). */
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

/** Every reason why something is not on a list. */
export const whys = [
  "virusTaken",
  "organTaken",
  "ownZone",
  "inTimer",
  "atPlace",
  "iconUsed",
  "otherHalf",
  "sameIcon",
  "noOwnVirus",
  "noOwnVirusHere",
  "noOwnVirusInZone",
  "nobodyElse",
  "nobodyToAttack",
  "ownVirus",
  "notYours",
  "nothingToAbsorb",
  "allShielded",
  "alreadyShielded",
  "outsideZone",
  "wrongZone",
  "insideZone",
  "poolEmpty",
  "hasCrisis",
  "allInCrisis",
  "againstArrow",
  "noWay",
  "noVirusToPull",
  "emptyOrgan",
  "nothingInReach",
  "noneToInfect",
  "onlyThere",
  "sameOrgan",
  "notDue",
  "hasReserve",
  "deckEmpty",
] as const
export type Why = (typeof whys)[number]

export type Hindrance = Reason & { readonly why: Why }

export function withheld(choice: Choice, reason: Hindrance): Withheld<Choice> {
  return { choice, reason }
}

/** For a list of organs: a reason for each organ that has one. */
export function organsWithheld(
  options: { readonly [O in OrganId]: OrganChoice },
  reasonFor: (organ: OrganId) => Hindrance | null,
): Withheld<Choice>[] {
  const list: Withheld<Choice>[] = []
  for (const organ of organIds) {
    const reason = reasonFor(organ)
    if (reason !== null) list.push(withheld(options[organ], reason))
  }
  return list
}

/** For a list of one virus's tokens: a reason for each group that has one; all others belong to somebody else. */
export function groupsWithheld(
  body: { readonly [O in OrganId]: readonly Token[] },
  doing: GroupDoing,
  virus: VirusId,
  reasonFor: (organ: OrganId, token: Token) => Hindrance | null,
): Withheld<Choice>[] {
  return organIds.flatMap((organ) =>
    groups(body[organ]).flatMap((token) => {
      const reason: Hindrance | null = sameVirus(token, virus)
        ? reasonFor(organ, token)
        : { why: "notYours", virus: virusOf(token) }
      return reason === null ? [] : [withheld(ofGroup(doing, organ, token), reason)]
    }),
  )
}

const nothing: readonly VirusId[] = []
