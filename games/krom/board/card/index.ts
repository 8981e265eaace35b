// What the lobby shows of the game before it is loaded: small, and nothing of the rules but the
// seats

import type { GameCard } from "@genepool/engine"
import { seats } from "../../data/seats.ts"
import { World } from "./world.tsx"

export const card: GameCard<typeof World> = {
  seats,
  minutes: { from: 30, to: 60 },
  minutesWithBots: { from: 15, to: 25 },
  startHere: true,
  learnMinutes: 10,
  words: {
    en: {
      name: "Krom Evolution",
      pitch:
        "Cave people with great ideas. Choose in secret where to go, brawl with whoever is there, hunt, climb and gather, and invent your way to becoming chief of the tribe.",
    },
    pl: {
      name: "Krom Evolution",
      pitch:
        "Jaskiniowcy z wielkimi pomysłami. Wybierz po kryjomu, dokąd pójdziesz, pobij się z każdym, kogo tam spotkasz, poluj, wspinaj się, zbieraj i dzięki wynalazkom zostań wodzem plemienia.",
    },
    ru: {
      name: "Krom Evolution",
      pitch:
        "Пещерные люди с большими идеями. Тайно выберите, куда пойти, подеритесь с теми, кого там встретите, охотьтесь, поднимайтесь в горы, собирайте и изобретайте, чтобы стать вождём.",
    },
  },
  World,
}
