// What lies in the facility, shown in the rules

import type { Figures } from "@genepool/board"
import type { Say } from "@genepool/engine"
import { genes } from "../data/genes.ts"
import { type Species, speciesNames } from "../data/species.ts"
import { appendix } from "./appendix.tsx"
import { Die } from "./art/die.tsx"
import { EventPicture } from "./art/event.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"

const portrait = (species: Species) => (say: Say) => [
  { picture: <MicrobeIcon species={species} />, name: say(`name.species.${species}`) },
]

export const figures: Figures = {
  ground: "chr-board",
  round: [
    <EventPicture key="event" event="EV01" />,
    <MicrobeIcon key="turns" species="ferox" />,
    <EventPicture key="radiation" event="EV05" />,
  ],
  appendix,
  byRule: {
    "CHR-SETUP": (say) => speciesNames.flatMap((species) => portrait(species)(say)),
    "CHR-MAP": (say) =>
      [true, false].map((charged) => ({
        picture: <MicrobeIcon species="ferox" charged={charged} />,
        name: say(`board.map.tip.${charged ? "charged" : "discharged"}`, { level: 1 }),
      })),
    "CHR-GENE": (say) =>
      genes.map((gene) => ({ picture: <GeneIcon gene={gene} />, name: say(`name.gene.${gene}`) })),
    "CHR-ATT": () => [1, 2, 3, 4].map((face) => ({ picture: <Die face={face} />, name: String(face) })),
    "CHR-ALI": portrait("alium"),
    "CHR-FER": portrait("ferox"),
    "CHR-CAD": portrait("cadum"),
    "CHR-PAR": portrait("pars"),
  },
}
