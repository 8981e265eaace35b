// What the lobby shows of the game before it is loaded: small, and nothing of the rules but the
// seats

import type { GameCard } from "@genepool/engine"
import { seats } from "../../data/seats.ts"
import { World } from "./world.tsx"

export const card: GameCard<typeof World> = {
  seats,
  minutes: { from: 40, to: 60 },
  learnMinutes: 10,
  minutesWithBots: { from: 20, to: 30 },
  words: {
    en: {
      name: "Viral",
      pitch:
        "You are a virus, and the patient is the board. Pair cards in secret, spread from organ to organ, take over the zones, and slip away before the doctors find a cure for you.",
    },
    pl: {
      name: "Viral",
      pitch:
        "Jesteś wirusem, a pacjent jest planszą. Łącz karty w tajemnicy, przenoś się z narządu do narządu, przejmuj strefy i zniknij, zanim lekarze znajdą na ciebie lek.",
    },
    ru: {
      name: "Viral",
      pitch:
        "Вы — вирус, а пациент — игровое поле. Тайно соединяйте карты, переходите из органа в орган, захватывайте зоны и исчезайте раньше, чем врачи найдут от вас лекарство.",
    },
  },
  World,
}
