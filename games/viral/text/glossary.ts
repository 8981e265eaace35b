// What things are called, against the printed box: the Russian one has a book of rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {
    "a place in the body": { ours: "organ", never: ["body part", "body parts"] },
    "several organs": { ours: "zone", never: ["region", "regions", "system"] },
    "hold a zone": { ours: "controls", never: ["dominates", "rules the zone"] },
    "the tie chart": { ours: "tie chart", never: ["tie track", "tiebreaker track", "tie-break chart"] },
    research: { ours: "research", never: ["knowledge track", "studied"] },
    "viruses not in the body": { ours: "reserve", never: ["stockpile", "your stock"] },
    "where played cards rest": { ours: "Timer", never: ["cooldown", "rest area"] },
    "the virus without a player": { ours: "neutral virus", never: ["dummy", "ghost player", "bot virus"] },
    "put under one's own virus": { ours: "absorb", never: ["swallow", "swallows", "devour-"] },
    "what an absorber carries, set free": { ours: "released", never: ["freed", "let loose"] },
    "too many viruses": { ours: "crisis", never: ["outbreak", "outbreaks"] },
    "being removed at the top": { ours: "cure", never: ["vaccine-", "remedy"] },
    "a card with actions": { ours: "mutation card", never: ["action card", "action cards"] },
    "one action on a card": { ours: "icon", never: ["symbol", "symbols"] },
  },

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
    "the action Infect": { ours: "zakażenie", never: ["infekcj-", "zarażeni-"] },
    "what a crisis brings": { ours: "odpowiedź odpornościowa", never: ["odpowied- immun-"] },
    "zone 5": { ours: "Brzuch", never: ["trzewi-", "jelit"] },
    // "Skądinąd" says "besides" before it says "from elsewhere"
    "where a virus comes from": { ours: "z innej strefy", never: ["skądinąd"] },
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
    // The box describes them as lying on the player's card, which a screen does not have
    "viruses not in the body": { ours: "запас", never: ["резерв-"] },
    "a packet of the draft": { ours: "набор", never: ["ваша пачка", "вашу пачку", "пачки"] },
    // It is a virus that nobody plays, and not a player
    "the virus without a player": {
      box: "виртуальный 3 игрок",
      ours: "нейтральный вирус",
      never: ["без игрока", "статист-"],
    },
    "the cards one holds": { ours: "в руку", never: ["на руку", "на руке"] },
    "zone 5": { ours: "Живот", never: ["нутр-", "кишк-"] },
    "the mark on the track that brings a card": { ours: "знака карты", never: ["символ-"] },
    "the marker of the first player": { box: "маркер первого игрока", ours: "маркер" },
  },
}
