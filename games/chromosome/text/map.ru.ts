// Russian: words about the rooms and groups on the drawn map

import type { mapEn } from "./map.en.ts"

export const mapRu: { readonly [key in keyof typeof mapEn]: string } = {
  "board.label": "Лаборатория",
  "board.map": "Карта лаборатории",
  "board.map.room":
    "{room}, стерильность {sterility}{start, select, true {, стартовое помещение} other {}}{red, select, true {, может обрушиться} other {}}{power, select, 0 {} other {, радиация силы {power}}}",
  "board.map.group":
    "{species}, {seat}, уровень {level}, {charged, select, true {заряжена} other {разряжена}}",
  "board.map.empty": "никого нет",
  "board.map.hole": "Провал: здесь было помещение «{room}»",
  "board.map.zoomIn": "Ближе",
  "board.map.zoomOut": "Вся карта",
  "board.map.actions": "Что можно сделать здесь: {room}",
  "board.map.targets": "На карте: помещения {list}",
  "board.map.close": "Закрыть",
  "board.map.tokens": "{tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}",
  "board.map.add": "Рост: в эту группу",
  "board.map.spread": "Рост: жетон сюда",
  "board.map.create": "Импульс: кубики сюда",
  "board.map.absorb": "Импульс: поглотить",
  "board.map.tip.room":
    "Стерильность {sterility}: {sterility, plural, =1 {может войти любое число жетонов} one {вместе должно войти не меньше # жетона} few {вместе должно войти не меньше # жетонов} many {вместе должно войти не меньше # жетонов} other {вместе должно войти не меньше # жетонов}}.{start, select, true { Синяя рамка: стартовое помещение.} other {}}{red, select, true { Красный номер: его может уничтожить событие.} other {}}",
  "board.map.tip.radiation":
    "Радиация силы {power}: заряжает группы уровня {power, plural, =1 {1} =2 {1 и 2} one {1} few {от 1 до 3} many {от 1 до 3} other {от 1 до 3}} здесь и рядом; в конце раунда все поблизости проходят проверку.",
  "board.map.tip.threat":
    "Ваша угроза в проверке: {threat} ({power} + {groups, plural, one {# группа} few {# группы} many {# групп} other {# группы}}).",
  "board.map.tip.charged":
    "Заряжена: может дать {level, plural, one {# единицу энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}.",
  "board.map.tip.discharged": "Разряжена: сражается и перемещается как обычно, но энергии не даёт.",
}
