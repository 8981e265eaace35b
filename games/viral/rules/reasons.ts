// Why something that a player would look for is not on the list

import type { Withheld as AnyWithheld, ReasonsOf, Seat } from "@genepool/engine"
import { type OrganId, organIds, type ZoneId } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import { type Choice, type GroupDoing, type OrganChoice, ofGroup } from "./choices.ts"
import { groups, sameVirus, type Token, virusOf } from "./tokens.ts"

/** `zone`: of one of the six, or of what an icon is bound to. */
export type Reason = ReasonsOf<{
  // set-up and cards
  virusTaken: { seat: Seat }
  organTaken: { organ: OrganId }
  ownZone: { zone: ZoneId }
  zoneFirst: object
  zoneChosen: object
  otherOrgan: { organ: OrganId }
  inTimer: object
  atPlace: object
  deckEmpty: object
  // icons
  iconUsed: object
  otherHalf: object
  sameIcon: { slot: number }
  // where one must have a virus, or find one
  noOwnVirus: object
  noOwnVirusHere: { organ: OrganId }
  noOwnVirusInZone: { zone: number }
  nobodyElse: { organ: OrganId }
  nobodyToAttack: object
  ownVirus: object
  notYours: { virus: VirusId }
  noneToInfect: object
  onlyThere: { organ: OrganId }
  poolEmpty: object
  hasReserve: object
  emptyOrgan: { organ: OrganId }
  // zones and ways
  outsideZone: { zone: number }
  wrongZone: { zone: ZoneId }
  insideZone: { zone: ZoneId }
  sameOrgan: { organ: OrganId }
  againstArrow: { from: OrganId; organ: OrganId }
  noWay: { from: OrganId; organ: OrganId }
  noVirusToPull: { organ: OrganId }
  nothingInReach: object
  // shields, absorbing, crises
  nothingToAbsorb: object
  allShielded: object
  alreadyShielded: object
  hasCrisis: { organ: OrganId }
  allInCrisis: object
  notDue: { organ: OrganId; threshold: number }
}>

export type Withheld = AnyWithheld<Choice, Reason>

export function withheld(choice: Choice, reason: Reason): Withheld {
  return { choice, reason }
}

/** For a list of organs: a reason for each organ that has one. */
export function organsWithheld(
  options: { readonly [O in OrganId]: OrganChoice },
  reasonFor: (organ: OrganId) => Reason | null,
): Withheld[] {
  const list: Withheld[] = []
  for (const organ of organIds) {
    const reason = reasonFor(organ)
    if (reason !== null) list.push(withheld(options[organ], reason))
  }
  return list
}

/**
 * For a list of one virus's tokens: a reason for each group that has one; all others belong to
 * somebody else.
 */
export function groupsWithheld(
  body: { readonly [O in OrganId]: readonly Token[] },
  doing: GroupDoing,
  virus: VirusId,
  reasonFor: (organ: OrganId, token: Token) => Reason | null,
): Withheld[] {
  return organIds.flatMap((organ) =>
    groups(body[organ]).flatMap((token) => {
      const reason: Reason | null = sameVirus(token, virus)
        ? reasonFor(organ, token)
        : { why: "notYours", virus: virusOf(token) }
      return reason === null ? [] : [withheld(ofGroup(doing, organ, token), reason)]
    }),
  )
}

/** Every reason there is. */
export const whys = [
  "virusTaken",
  "organTaken",
  "ownZone",
  "zoneFirst",
  "zoneChosen",
  "otherOrgan",
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
] as const satisfies readonly Reason["why"][]
