// What the lobby shows of the game before it is loaded: small, and nothing of the rules but the
// seats

import type { GameCard } from "@genepool/engine"
import { seats } from "../../data/seats.ts"
import { World } from "./world.tsx"

export const card: GameCard<typeof World> = {
  seats,
  minutes: { from: 45, to: 90 },
  learnMinutes: 10,
  minutesWithBots: { from: 25, to: 40 },
  words: {
    en: {
      name: "Chromosome",
      pitch:
        "Alien microbes fight inside a laboratory that is about to blow up. Build your chromosome, feed on radiation before it kills you, and score the most points before the clock runs out.",
    },
    pl: {
      name: "Chromosome",
      pitch:
        "Mikroby walczą w laboratorium, które zaraz wyleci w powietrze. Rozbudowuj chromosom, ładuj się promieniowaniem, zanim cię zabije, i zbierz najwięcej punktów, nim skończy się czas.",
    },
    ru: {
      name: "Chromosome",
      pitch:
        "Микробы бьются в лаборатории, которая вот-вот взорвётся. Наращивайте хромосому, заряжайтесь от радиации, пока она вас не погубила, и наберите больше всех очков, прежде чем выйдет время.",
    },
  },
  World,
}
