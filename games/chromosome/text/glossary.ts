// What things are called, against the printed boxes: the Polish and the English one have a book of
// rules.

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {
    "a hexagon": { box: "room", ours: "room", never: ["hex", "hexes", "chamber-"] },
    "the tokens of a room": {
      box: "group",
      ours: "group",
      never: ["stacks", "army", "armies", "colony", "colonies"],
    },
    "size of a group": { box: "level", ours: "level", never: ["group size", "size of the group"] },
    "pipes of a room": { box: "sterility", ours: "sterility", never: ["sterileness", "cleanliness"] },
    energy: { box: "energy", ours: "energy", never: ["power points", "energy points"] },
    "full of energy": { ours: "charged", never: ["energised", "energized", "loaded"] },
    "used genes": { box: "passive", ours: "passive", never: ["tapped", "inactive"] },
    fortune: { box: "fortune", ours: "fortune", never: ["luck points", "lucky points"] },
    irradiation: { box: "irradiation", ours: "irradiation", never: ["contamination", "exposure"] },
    "a cube of radiation": {
      box: "radiation cube",
      ours: "radiation cube",
      never: ["energy cube", "energy cubes"],
    },
    "cubes in a room": { ours: "power", never: ["radiation level", "strength of the room"] },
    "throwing again": {
      box: "re-roll",
      ours: "re-roll",
      never: ["reroll", "rerolls", "roll again", "rolls again", "another roll", "throw again"],
    },
    "tokens won": { box: "trophy", ours: "trophy", never: ["prisoner-", "captive-"] },
    "the actions of everybody": {
      box: "main actions",
      ours: "main actions",
      never: ["basic action-", "common action-"],
    },
    "the actions of a species": {
      box: "special actions",
      ours: "special actions",
      never: ["unique action-"],
    },
    "what comes with a new round": { box: "event", ours: "event", never: ["incident-"] },
  },

  pl: {
    "size of a group": {
      box: "wielkość",
      ours: "wielkość",
      never: ["grup- poziomu", "poziom- grup-", "poziom {}", "ich poziom"],
    },
    event: { box: "wydarzenie", ours: "wydarzenie", never: ["zdarzeni-"] },
    "the actions of everybody": {
      box: "akcje główne",
      ours: "akcje główne",
      never: ["akcj- wszystkich", "akcj- podstawow-"],
    },
    "the actions of a species": { box: "akcje specjalne", ours: "akcje specjalne" },
    "a place with cubes": {
      box: "obszar radioaktywny",
      ours: "obszar radioaktywny",
      never: ["radioaktywn- pomieszczeni-"],
    },
    energy: {
      box: "punkt energii",
      ours: "punkt energii",
      never: ["# energii", "# energie", "1 energia", "1 energię", "2 energie", "3 energie"],
    },
    "taking energy by Impulse": { box: "zaczerpnąć", ours: "zaczerpnij", never: ["wchłonięci-", "wchłon-"] },
    "a room where one begins": {
      box: "pomieszczenie startowe",
      ours: "pomieszczenie startowe",
      never: ["pol- startow-"],
    },
    // A player has a board, too: what all share goes by a word of its own
    "the map": { box: "plansza", ours: "mapa", never: ["plan", "planu", "plan laboratorium"] },
    fortune: { box: "punkt losu", ours: "punkt losu", never: ["szczęści-", "fortun-"] },
    irradiation: { box: "napromieniowanie", ours: "napromieniowanie", never: ["napromieniowani- poziom"] },
    "a die": {
      box: "kość",
      ours: "kość",
      never: ["rzut kostk-", "rzuc- kostk-", "przerzuc- kostk-", "na kostce"],
    },
    "a cube of radiation": { box: "kostka promieniowania", ours: "kostka promieniowania" },
    "using up a gene": { box: "wyczerpać", ours: "wyczerpuje" },
    // "Moc" is an action of Cadum
    "cubes in a room": { ours: "siła", never: ["mocy", "mają moc", "moc 1", "moc 2", "moc 3", "moc 4"] },
    "throwing again": { ours: "przerzut", never: ["powtórny rzut", "ponów-"] },
  },

  ru: {
    "a room": { ours: "помещение", never: ["комнат-"] },
    radiation: { ours: "радиация", never: ["излучен-"] },
    "a die": {
      ours: "кость",
      never: [
        "на кубике",
        "решит кубик",
        "решает кубик",
        "любой кубик",
        "брос- кубик-",
        "кубик и",
        "+ кубик",
      ],
    },
    "a cube of radiation": { ours: "кубик радиации", never: ["кост- радиац-"] },
    movement: { ours: "перемещение", never: ["движени-", "переход"] },
    "a fighting gene": { ours: "боевой ген", never: ["ген- боя"] },
    "a fight": { ours: "бой", never: ["схватк-", "драк-"] },
    energy: { ours: "единица энергии", never: ["1 энерги-", "2 энерги-", "3 энерги-", "# энерги-"] },
    fortune: { ours: "очко удачи", never: ["1 удач-", "фортун-"] },
    "size of a group": { ours: "уровень", never: ["размер- групп-", "величин- групп-"] },
    "a room where one begins": { ours: "стартовое помещение" },
    "cubes in a room": { ours: "сила", never: ["мощност-", "самого мощного"] },
    "what a collapsed room leaves": { ours: "провал", never: ["дыра", "дыры", "дырой"] },
    // As printed on the boards, in Latin letters
    "a species": { ours: "Ferox", never: ["Ферокс-", "Парс", "Алиум-", "Кадум-"] },
    "the printed rules": { ours: "в польских правилах", never: ["по-польски", "по-английски"] },
    "the actions of everybody": { ours: "основные действия", never: ["действи- всех"] },
    "the actions of a species": { ours: "особые действия", never: ["специальн- действи-"] },
  },
}
