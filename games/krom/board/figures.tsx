// What lies on the wall, shown in the rules

import type { Figures } from "@genepool/board"
import type { Say } from "@genepool/engine"
import { characterIds } from "../data/characters.ts"
import { areas, type Kind } from "../data/kinds.ts"
import { appendix } from "./appendix.tsx"
import { Scene } from "./art/areas.tsx"
import { Die } from "./art/die.tsx"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { TokenIcon } from "./art/tokens.tsx"
import { Figure } from "./figure.tsx"

const kinds: readonly Kind[] = ["krom", "wood", "stone", "bone", "life", "bonus"]

const places = (glacial: boolean) => (say: Say) =>
  areas.map((area) => ({
    picture: <Scene area={area} glacial={glacial} />,
    name: say(`name.area.${area}`),
  }))

const dice = (...faces: number[]) =>
  faces.map((face) => ({ picture: <Die face={face} />, name: String(face) }))

export const figures: Figures = {
  ground: "kro-board",
  round: [
    <Figure key="up" character="karok" seat={1} />,
    <Scene key="move" area="savanna" glacial={false} />,
    <Scene key="areas" area="caves" glacial={false} />,
    <Die key="fight" face={5} />,
    <TokenIcon key="act" kind="wood" />,
  ],
  appendix,
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
    "KRO-MTN": () => dice(3, 3, 5, 5, 5),
    "KRO-GLA": places(true),
    "KRO-KRS": (say) => [{ picture: <KromosaurDrawing />, name: say("options.kromosaur") }],
  },
}
