// What things are called, against the printed box: the Russian one has a book of rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {},

  pl: {
    event: { ours: "wydarzenie", never: ["zdarzeni-"] },
    "the Timer": { ours: "Minutnik", never: ["zegar", "zegarze"] },
    "the cure": { ours: "lek", never: ["lekarstw-"] },
    "the tie chart": { ours: "tabela remisów", never: ["kart- remisów", "tor- remisów"] },
    absorb: { ours: "wchłoń", never: ["pochłon-", "pochłani-", "połkn-", "połyk-"] },
    pull: { ours: "przyciągnij", never: ["wciągn-", "wciąga-"] },
    "viruses not in the body": { ours: "zapas", never: ["rezerw-"] },
    "a packet of the draft": { ours: "paczka", never: ["pakiet-"] },
    "the draft": { ours: "draft", never: ["dobór kart", "doboru kart"] },
    "the virus without a player": { ours: "wirus neutralny", never: ["bez gracza", "statyst-"] },
    "hold a zone": { ours: "kontroluje", never: ["włada-", "rządzi-"] },
  },

  ru: {
    "the action Move": { box: "перемещение", ours: "перемещение", never: ["движени-"] },
    "the action Shield": { box: "защита", ours: "защита" },
    "the thing of that action": { box: "щит", ours: "щит" },
    absorb: { ours: "поглощает", never: ["глота-", "проглот-", "проглат-"] },
    "the tie chart": {
      box: "шкала споров",
      ours: "шкала споров",
      never: ["таблиц- ничьих", "шкал- ничьих", "решила таблица"],
    },
    research: { box: "исследование", ours: "исследование", never: ["изученност-", "таблиц- исследован-"] },
    "the score track": { box: "дорожка очков", ours: "дорожка очков", never: ["шкал- очков", "трек-"] },
    "hold a zone": {
      box: "контролировать",
      ours: "контролирует",
      never: ["владеть", "владеет", "владельцам", "владельцы"],
    },
    "viruses not in the body": { ours: "запас", never: ["резерв-"] },
    "a packet of the draft": { ours: "набор", never: ["ваша пачка", "вашу пачку", "пачки"] },
    "the virus without a player": { ours: "нейтральный вирус", never: ["без игрока", "статист-"] },
    "the cards one holds": { ours: "в руку", never: ["на руку", "на руке"] },
    "the marker of the first player": { box: "маркер первого игрока", ours: "маркер" },
  },
}
