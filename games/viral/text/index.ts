// The game's words in three languages, and the list of all that it can ask for

import { kindsOf, type Texts } from "@genepool/engine"
import { hints } from "../bot/hints.ts"
import { mutationCardIds, startingCardIds } from "../data/cards.ts"
import { eventIds } from "../data/events.ts"
import { organIds, zoneIds } from "../data/organs.ts"
import { actionIds } from "../data/slots.ts"
import { virusIds } from "../data/viruses.ts"
import { groupDoings, organDoings, otherDoings } from "../rules/choices.ts"
import { factIds } from "../rules/facts.ts"
import { scoreParts } from "../rules/final.ts"
import { whys } from "../rules/reasons.ts"
import type { View } from "../rules/view.ts"
import { boardEn } from "./board.en.ts"
import { en } from "./en.ts"
import { pl } from "./pl.ts"
import { recordWords } from "./records.ts"
import { ru } from "./ru.ts"
import { rulesBehind } from "./rules-behind.ts"
import { sheetEn } from "./sheet.en.ts"
import { sheetPl } from "./sheet.pl.ts"
import { sheetRu } from "./sheet.ru.ts"
import { spokenEn } from "./spoken.en.ts"
import { spokenPl } from "./spoken.pl.ts"
import { spokenRu } from "./spoken.ru.ts"

const asks = [
  "setUp.chooseVirus",
  "setUp.place",
  "setUp.placeDummy",
  "draft.keep",
  "draft.order",
  "dummy.where",
  "pair.choose",
  "card.icon",
  "infect.lift",
  "infect.where",
  "move.which",
  "move.where",
  "attack.where",
  "attack.whom",
  "shield.which",
  "magnet.anchor",
  "magnet.from",
  "magnet.to",
  "magnet.which",
  "absorb.where",
  "absorb.which",
  "crisis.where",
  "crises.place",
  "score.take",
  "relocate.which",
  "relocate.where",
  "relocate.fromReserve",
  "breed.where",
]

const boardWords = [
  "round",
  "setUp",
  "event",
  "noEvent",
  "zone",
  "token",
  "organ",
  "crisis",
  "blue",
  "points",
  "research",
  "reserve",
  "virus",
  "dummy",
  "first",
  "ties",
  "hand",
  "card",
  "unseen",
  "place",
  "timer",
  "deck",
  "display",
  "left",
  "packet",
  "kept",
  "legend",
]

export const texts: Texts = {
  en: { ...en, ...sheetEn, ...spokenEn },
  pl: { ...pl, ...sheetPl, ...spokenPl },
  ru: { ...ru, ...sheetRu, ...spokenRu },
  names: {
    seat: "seat",
    virus: "virus",
    target: "virus",
    by: "virus",
    viruses: "virus",
    under: "virus",
    present: "virus",
    organ: "organ",
    organs: "organ",
    from: "organ",
    to: "organ",
    zone: "zone",
    zones: "zone",
    backZones: "zone",
    card: "card",
    cards: "card",
    backCards: "card",
    event: "event",
    action: "action",
    instead: "action",
    step: "step",
  },
  figures: { kind: "virus", of: ({ viruses }: View) => viruses },
  draws: {
    virus: "virus",
    "dummy virus": "virus",
    "first player": "seat",
    "zone token": null,
    event: "event",
    mutation: "card",
    "draft card": "card",
    "dummy card": "zone",
  },
  rulesBehind,
  keys: () => [
    ...asks.map((ask) => `prompt.${ask}`),
    ...kindsOf(asks).map((kind) => `kind.${kind}`),
    ...[...organDoings, ...groupDoings, ...otherDoings].map((doing) => `option.${doing}`),
    ...factIds.map((fact) => `fact.${fact}`),
    ...[...whys, ...hints].map((why) => `reason.${why}`),
    ...scoreParts.map((part) => `part.${part}`),
    "ties",
    ...virusIds.map((virus) => `name.virus.${virus}`),
    ...organIds.map((organ) => `name.organ.${organ}`),
    ...[0, ...zoneIds].map((zone) => `name.zone.${zone}`),
    ...actionIds.map((action) => `name.action.${action}`),
    ...[0, 1, 2, 3, 4, 5, 6].map((step) => `name.step.${step}`),
    ...[...startingCardIds, ...mutationCardIds].map((card) => `name.card.${card}`),
    ...eventIds.flatMap((event) => [`name.event.${event}`, `board.event.${event}`]),
    ...boardWords.map((word) => `board.${word}`),
    ...Object.keys(boardEn),
    ...Object.keys(sheetEn),
    ...recordWords.map((word) => `record.${word}`),
    ...Object.keys(spokenEn),
  ],
}
