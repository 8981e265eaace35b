// The drawings that come while the game is played: dice, and what is turned up, drawn or slapped
// down

import { animalArt } from "./art/animals.ts"
import { bonusArt } from "./art/bonus.ts"
import { dieImage } from "./art/die.tsx"
import { gatheringArt } from "./art/gathering.ts"
import { inventionArt } from "./art/inventions.ts"
import { cardImage } from "./art/picture.tsx"

export function* turnedUp(): Iterable<string> {
  for (let face = 0; face <= 6; face++) yield dieImage(face)
  for (const art of [gatheringArt, bonusArt, animalArt, inventionArt])
    for (const drawing of Object.values(art)) yield cardImage(drawing)
}
