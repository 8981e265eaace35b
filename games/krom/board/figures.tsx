// What lies on the wall, shown in the rules

import type { Figures } from "@genepool/board"
import type { Say } from "@genepool/engine"
import { characterIds } from "../data/characters.ts"
import { areas, type Kind } from "../data/kinds.ts"
import { animalArt } from "./art/animals.ts"
import { Scene } from "./art/areas.tsx"
import { bonusArt } from "./art/bonus.ts"
import { Die } from "./art/die.tsx"
import { inventionArt } from "./art/inventions.ts"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { type Drawing, Picture } from "./art/picture.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { Figure } from "./figure.tsx"

const kinds: readonly Kind[] = ["krom", "wood", "stone", "bone", "life", "bonus"]

/** A few of many. */
const some = (art: { readonly [id: string]: Drawing }, kind: string) => (say: Say) =>
  Object.entries(art)
    .slice(0, 6)
    .map(([id, drawing]) => ({ picture: <Picture drawing={drawing} />, name: say(`name.${kind}.${id}`) }))

const places = (glacial: boolean) => (say: Say) =>
  areas.map((area) => ({
    picture: <Scene area={area} glacial={glacial} />,
    name: say(`name.area.${area}`),
  }))

const dice = (...faces: number[]) =>
  faces.map((face) => ({ picture: <Die face={face} />, name: String(face) }))

export const figures: Figures = {
  ground: "kro-board",
  byRule: {
    "KRO-SET": (say) =>
      characterIds.map((character, seat) => ({
        picture: <Figure character={character} seat={seat} />,
        name: say(`name.character.${character}`),
      })),
    "KRO-RND": places(false),
    "KRO-STN": (say) => [
      { picture: <Figure character="karok" seat={1} stunned />, name: say("name.character.karok") },
    ],
    "KRO-ACT": (say) =>
      kinds.map((kind) => ({ picture: <TokenIcon kind={kind} />, name: say(`name.kind.${kind}`) })),
    "KRO-SAV": some(animalArt, "animal"),
    "KRO-MTN": () => dice(3, 3, 5, 5, 5),
    "KRO-BON": some(bonusArt, "bonus"),
    "KRO-EVO": some(inventionArt, "evolution"),
    "KRO-GLA": places(true),
    "KRO-KRS": (say) => [{ picture: <KromosaurDrawing />, name: say("options.kromosaur") }],
  },
}
