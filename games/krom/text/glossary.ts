// What things are called, against the printed box: the Polish one has a book of rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {
    money: { ours: "krom", never: ["kroms", "coin", "coins", "gold"] },
    life: { ours: "life", never: ["health", "hit points", "lives"] },
    stunned: { ours: "stunned", never: ["unconscious", "knocked out", "KO"] },
    "an area": { ours: "area", never: ["region", "regions", "territory", "territories"] },
    "a fight": { ours: "fight", never: ["battle-", "combat-", "skirmish-"] },
    "throwing dice again": {
      ours: "re-roll",
      never: ["reroll", "rerolls", "roll again", "throw again", "another roll"],
    },
    "a card that cancels": { ours: "counter", never: ["veto-", "block card"] },
    "a card of where to": { ours: "target card", never: ["destination card-", "movement card-"] },
    "what nobody has": { ours: "supply", never: ["bank", "stockpile"] },
    "an invention": { ours: "evolution", never: ["upgrade-", "improvement-"] },
    "one's share of a round": { ours: "action phase", never: ["action turn", "activation"] },
    "what a winner takes": { ours: "loot", never: ["plunder-", "spoils"] },
    "the colder side": { ours: "glacial", never: ["frozen board", "ice board", "icy"] },
    "the monster": { ours: "Kromosaur", never: ["the monster", "dinosaur"] },
    "cards of the forest": { ours: "gathering card", never: ["forage-", "foraging-"] },
  },

  pl: {
    // The box says "żetony krom", which does not decline; a price needs a word that can be counted
    money: { box: "żeton krom", ours: "krom", never: ["# kromu", "{} kromu", "w kromie"] },
    // "Kość" is a resource in this game: the die is the smaller word, as the box itself calls the
    // Kromosaur's
    "a die": {
      box: "kość",
      ours: "kostka",
      never: ["rzuc- kości-", "jedną kością", "kośćmi", "rzut kości-", "wszystkie kości"],
    },
    "a player's own board": { box: "planszetka", ours: "planszetka", never: ["twój obszar"] },
    "a deck": { box: "stos", ours: "stos", never: ["tali-"] },
    "cards of the forest": { box: "karty zbierania", ours: "karty zbierania", never: ["zbieractw-"] },
    "cards of the savanna": { box: "karty łowów", ours: "karty łowów", never: ["kart- polowa-"] },
    // The box speaks of places on its board, which a screen does not have
    "what nobody has": {
      box: "miejsca na planszy",
      ours: "zapas",
      never: ["zapasy", "zapasach", "zasob- wspóln-", "puli"],
    },
    "being in an area": {
      box: "na obszarze",
      ours: "na tym obszarze",
      never: ["w obszar-", "w tym obszarze", "w dowolny obszar", "w tym samym obszarze"],
    },
    stunned: { box: "ogłuszenie", ours: "ogłuszenie", never: ["nokaut-", "bez ducha", "nieprzytomność"] },
    "a card of where to": { box: "karta celu", ours: "karta celu" },
    secretly: { box: "po kryjomu", ours: "po kryjomu" },
    "the colder side": { box: "lodowcowa", ours: "lodowcowa", never: ["zlodowac-", "zamarznięt-"] },
    "the monster": { box: "kromozaur", ours: "kromozaur" },
    "cards to help and to harm": { box: "karty bonusów", ours: "karta bonusów", never: ["kart- bonusu"] },
    "a card that cancels": { ours: "kontra", never: ["odpór"] },
  },

  ru: {
    money: { ours: "кром", never: ["{} крома", "в кроме"] },
    "an area": { ours: "область", never: ["местност-"] },
    "a fight": { ours: "драка", never: ["бой", "боя", "бою", "боем", "схватк-"] },
    stunned: { ours: "оглушение", never: ["нокаут-", "без чувств", "без сознания"] },
    "a card that cancels": { ours: "отмена", never: ["отпор-"] },
    "dice one pays for": { ours: "дополнительных кубиков", never: ["лишн-", "в придачу"] },
    "the cards one holds": { ours: "в руке", never: ["на руке", "на руку"] },
    "a climb": { ours: "подъём", never: ["восхожден-", "лезть", "лезет"] },
    "the colder side": { ours: "ледниковая", never: ["ледян-"] },
    "a player's own board": { ours: "планшет", never: ["ваша часть"] },
    "a die": { ours: "кубик", never: ["брос- кост-"] },
    life: { ours: "жизни", never: ["здоровь-"] },
    "cards to help and to harm": { ours: "карта бонуса", never: ["карт- бонусов"] },
    "a pattern of dice": { ours: "комбинацию", never: ["сочетани-"] },
    movement: { ours: "перемещение", never: ["движени-"] },
  },
}
