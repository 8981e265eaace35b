// What the commands are called, and the few words around their answers

import type { Locale } from "@genepool/engine"

export const commandNames = [
  "map",
  "near",
  "me",
  "rivals",
  "table",
  "now",
  "last",
  "why",
  "options",
  "rules",
  "hint",
  "undo",
  "help",
] as const
export type CommandName = (typeof commandNames)[number]

/** English ones are understood in every language. */
export const called: { readonly [C in CommandName]: { readonly [L in Locale]: string } } = {
  map: { en: "map", pl: "mapa", ru: "карта" },
  near: { en: "near", pl: "obok", ru: "рядом" },
  me: { en: "me", pl: "ja", ru: "я" },
  rivals: { en: "rivals", pl: "rywale", ru: "соперники" },
  table: { en: "table", pl: "stół", ru: "стол" },
  now: { en: "now", pl: "teraz", ru: "сейчас" },
  last: { en: "last", pl: "ostatnio", ru: "последнее" },
  why: { en: "why", pl: "dlaczego", ru: "почему" },
  options: { en: "options", pl: "możliwości", ru: "варианты" },
  rules: { en: "rules", pl: "zasady", ru: "правила" },
  hint: { en: "hint", pl: "podpowiedź", ru: "подсказка" },
  undo: { en: "undo", pl: "cofnij", ru: "отмена" },
  help: { en: "help", pl: "pomoc", ru: "помощь" },
}

const en = {
  "voice.map": "every place and what is there",
  "voice.near": "one place, what lies next to it and where it leads: {name} and its number or name",
  "voice.me": "everything you have",
  "voice.rivals": "everything the others have",
  "voice.table": "what lies beside the board",
  "voice.now": "where the game stands, and the question",
  "voice.last": "everything that has happened since your last move",
  "voice.why": "what is not possible now, and why",
  "voice.options": "the options, with what they cost and bring",
  "voice.rules": "the rule behind the question",
  "voice.hint": "what a strong bot would do",
  "voice.undo": "undoes your last move",
  "voice.help": "this list",
  "voice.choose": "A number alone chooses an option. For a place, type {near} and its number or name.",
  "voice.noOption":
    "There is no option {number}: there {count, plural, =0 {is none now} one {is only one} other {are #}}.",
  "voice.optionIs": "Option {number} is: {option}. Type {number} once more to choose it.",
  "voice.placeIs": "{place} is option {number}.",
  "voice.noPlace": "No place is called “{text}”. There are: {places}",
  "voice.unknown": "There is no command “{text}”. To list them all, type {help}.",
  "voice.nothing": "Nothing has happened since your last move.",
  "voice.allPossible": "Everything you can do is on the list.",
  "voice.noQuestion": "You are not being asked anything now.",
  "voice.option": "{number}. {words}",
  "voice.only": "Only possibility: {list}",
  "voice.more": "{left, plural, one {# lesser thing} other {# lesser things}}",
  "voice.roundEnd": "End of the round",
}

const pl: Record<keyof typeof en, string> = {
  "voice.map": "wszystkie miejsca i co w nich jest",
  "voice.near": "jedno miejsce, co leży obok i dokąd prowadzi: {name} i numer albo nazwa",
  "voice.me": "wszystko, co twoje",
  "voice.rivals": "wszystko, co mają inni",
  "voice.table": "co leży obok planszy",
  "voice.now": "stan gry i pytanie",
  "voice.last": "co się stało od twojej ostatniej decyzji, w całości",
  "voice.why": "czego teraz nie można i dlaczego",
  "voice.options": "możliwości: ile kosztują i co dają",
  "voice.rules": "zasada, o którą chodzi w pytaniu",
  "voice.hint": "co zrobiłby silny bot",
  "voice.undo": "cofa twoją ostatnią decyzję",
  "voice.help": "ta lista",
  "voice.choose": "Sam numer wybiera możliwość. Przed numerem albo nazwą miejsca wpisz „{near}”.",
  "voice.noOption":
    "Nie ma możliwości numer {number}: {count, plural, =0 {teraz nie ma żadnej} one {jest tylko jedna} few {są #} many {jest ich #} other {jest ich #}}.",
  "voice.optionIs": "Możliwość {number} to: {option}. Aby ją wybrać, wpisz {number} jeszcze raz.",
  "voice.placeIs": "{place}: możliwość {number}.",
  "voice.noPlace": "Żadne miejsce nie nazywa się „{text}”. Są: {places}",
  "voice.unknown": "Nie ma polecenia „{text}”. Wszystkie wymienia polecenie „{help}”.",
  "voice.nothing": "Od twojej ostatniej decyzji nic się nie stało.",
  "voice.allPossible": "Na liście jest wszystko, co można teraz zrobić.",
  "voice.noQuestion": "Nikt cię teraz o nic nie pyta.",
  "voice.option": "{number}. {words}",
  "voice.only": "Jedyna możliwość: {list}",
  "voice.more":
    "{left, plural, one {i # drobiazg} few {i # drobiazgi} many {i # drobiazgów} other {i # drobiazgu}}",
  "voice.roundEnd": "Koniec rundy",
}

const ru: Record<keyof typeof en, string> = {
  "voice.map": "все места и что в них",
  "voice.near": "одно место, что рядом и куда оно ведёт: {name} и номер или название",
  "voice.me": "всё ваше",
  "voice.rivals": "всё, что у других",
  "voice.table": "что лежит рядом с полем",
  "voice.now": "положение в игре и вопрос",
  "voice.last": "всё, что произошло с вашего последнего решения",
  "voice.why": "что сейчас нельзя и почему",
  "voice.options": "варианты: чего они стоят и что дают",
  "voice.rules": "правило, на котором основан вопрос",
  "voice.hint": "что сделал бы сильный бот",
  "voice.undo": "отменяет ваше последнее решение",
  "voice.help": "этот список",
  "voice.choose": "Число само по себе выбирает вариант. Перед номером или названием места введите «{near}».",
  "voice.noOption":
    "Варианта {number} нет: {count, plural, =0 {сейчас их нет} one {всего их #} few {всего их #} many {всего их #} other {всего их #}}.",
  "voice.optionIs": "Вариант {number}: {option}. Чтобы выбрать его, введите {number} ещё раз.",
  "voice.placeIs": "{place}: вариант {number}.",
  "voice.noPlace": "Нет места «{text}». Есть: {places}",
  "voice.unknown": "Нет команды «{text}». Все команды: {help}.",
  "voice.nothing": "С вашего последнего решения ничего не произошло.",
  "voice.allPossible": "В списке есть всё, что сейчас можно сделать.",
  "voice.noQuestion": "Сейчас вас ни о чём не спрашивают.",
  "voice.option": "{number}. {words}",
  "voice.only": "Возможно только это: {list}",
  "voice.more": "{left, plural, one {и # мелочь} few {и # мелочи} many {и # мелочей} other {и # мелочи}}",
  "voice.roundEnd": "Конец раунда",
}

export const voiceTexts = { en, pl, ru, names: {}, keys: () => Object.keys(en) }
