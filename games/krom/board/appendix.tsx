// Every character and card, for the end of the rules

import type { Chapter, Entry } from "@genepool/board"
import type { Say } from "@genepool/engine"
import { bonusCards } from "../data/bonus.ts"
import { characters } from "../data/characters.ts"
import { evolutionCards } from "../data/evolutions.ts"
import { gatheringCards } from "../data/gathering.ts"
import { huntingCards } from "../data/hunting.ts"
import { type Area, type Kind, rewardOrder } from "../data/kinds.ts"
import { animalArt } from "./art/animals.ts"
import { bonusArt } from "./art/bonus.ts"
import { gatheringArt } from "./art/gathering.ts"
import { inventionArt } from "./art/inventions.ts"
import { Picture } from "./art/picture.tsx"
import { effectWords } from "./bonus-card.tsx"
import { Figure } from "./figure.tsx"

export function appendix(say: Say): readonly Chapter[] {
  const amounts = (counts: { readonly [K in Kind]?: number }) =>
    rewardOrder
      .filter((kind) => (counts[kind] ?? 0) > 0)
      .map((kind) => say("board.amount", { kind, count: counts[kind] }))
      .join(", ") || say("board.nothing")
  const only = (area: Area | null) => (area === null ? [] : [say("reason.wrongArea", { area })])
  const deck = (id: string, entries: readonly Entry[]): Chapter => {
    const name = say(`name.deck.${id}`)
    return { title: name.charAt(0).toUpperCase() + name.slice(1), entries }
  }
  const called = (kind: string, { id, copies }: { readonly id: string; readonly copies: number }) =>
    `${say(`name.${kind}.${id}`)}${copies > 1 ? ` ×${copies}` : ""}`
  return [
    {
      title: say("options.characters"),
      entries: characters.map(({ id, weight }, seat) => ({
        picture: <Figure character={id} seat={seat} />,
        name: say(`name.character.${id}`),
        about: say("board.weight", { weight }),
      })),
    },
    deck(
      "gathering",
      gatheringCards.map((card) => ({
        picture: <Picture drawing={gatheringArt[card.id]} />,
        name: called("gathering", card),
        about: amounts(card.reward),
      })),
    ),
    deck(
      "hunting",
      huntingCards.map((card) => ({
        picture: <Picture drawing={animalArt[card.id]} />,
        name: called("animal", card),
        about: `${say("board.animal", { dice: card.dice, value: card.value })}: ${amounts(card.reward)}`,
      })),
    ),
    deck(
      "bonus",
      bonusCards.map((card) => ({
        picture: <Picture drawing={bonusArt[card.id]} />,
        name: called("bonus", card),
        about: [sentence(effectWords(card.effect, say)), ...only(card.area)].join(" "),
      })),
    ),
    deck(
      "evolutions",
      evolutionCards.map((card) => ({
        picture: <Picture drawing={inventionArt[card.id]} />,
        name: called("evolution", card),
        about: [
          sentence(`${say("board.points", { points: card.points })}: ${amounts(card.cost)}`),
          ...only(card.area),
        ].join(" "),
      })),
    ),
  ]
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
