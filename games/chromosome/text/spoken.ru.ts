// Russian: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const tokens = "{tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}"
const rooms =
  "{roomCount, plural, =1 {помещении} one {помещениях} few {помещениях} many {помещениях} other {помещениях}} {roomIds}"
const charge = "{charged, select, true {заряжена} other {разряжена}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenRu: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.starts": "Раунд {seatIs, select, you {начинаете вы} other {начинает {seat}}}",
  "spoken.toPlay": "Сейчас ходит {seatIs, select, you {вы} other {{seat}}}",
  "spoken.tested": "Уже проверены помещения: {rooms}",
  "spoken.turn":
    "В этом ходу: {moved, select, true {перемещение уже было} other {перемещения ещё не было}}, {acted, select, true {действие выполнено} other {действие ещё не выполнено}}{recovered, select, true {, удача восстановлена} other {}}",
  "spoken.immune":
    "{seatIs, select, you {Вы не теряете жетонов в этом бою} other {{seat} не теряет жетонов в этом бою}}",
  "spoken.threat":
    "Угроза {threat}: сила {power} и {groups, plural, one {# группа} few {# группы} many {# групп} other {# группы}} рядом",
  "spoken.tests":
    "Помещение {roomId}: угроза {threat}, стойкость {total}, {points, select, 0 {без облучения} other {облучение +{points}}}",
  "spoken.sums":
    "{rolled, select, none {До бросков: атака {attack}, защита {defence}} attack {Атака {attack}, защита до своего броска {defence}} other {Атака {attack}, защита {defence}}}",
  "spoken.bill": "{seatIs, select, you {вы} other {{seat}}}, осталось заплатить: {cost}",
  "spoken.acting": "Действие: {action}",
  "spoken.picked": "Уже выбраны помещения: {rooms}",
  "spoken.moving":
    "Перемещение: {room}{tokens, plural, =0 {} one {, # жетон} few {, # жетона} many {, # жетонов} other {, # жетона}}",
  "spoken.yourGroup": `ваша группа, уровень {level}, ${charge}`,
  "spoken.yours": `ваша, уровень {level}, ${charge}`,
  "spoken.theirs": `{seat}, группа уровня {level}, ${charge}`,
  "spoken.room": "помещение {roomId}",
  "spoken.empty": "пусто{needs, select, 1 {} other {, нужно жетонов: {needs}}}",
  "spoken.radiation": "радиация силы {power}",
  "spoken.way":
    "{way, select, e {справа} se {справа внизу} sw {слева внизу} w {слева} nw {слева вверху} other {справа вверху}}: {what}",
  "spoken.costs": "Цена: {cost}",
  "spoken.next": "Рядом: {list}",
  "spoken.steps":
    "{steps, plural, one {В # шаге} few {В # шагах} many {В # шагах} other {В # шага}} отсюда: {list}",
  "spoken.revealed": "Уже были события: {events}",
  "spoken.player":
    "{seatIs, select, you {Вы} other {{seat}}}{speciesId, select, none {} other {, {species}}}{state, select, passed {, пас} doomed {, вот-вот выбудет} out {, вне игры} other {}}",
  "spoken.groups": "Группы: {list}",
  "spoken.free":
    "{free, plural, =0 {Нет свободных мест} one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}} в хромосоме",
  "spoken.takesFortune": "уйдёт 1 очко удачи, а это 2 очка в конце",
  "spoken.strength": "сила {strength}",

  "turn.eliminated": who("вы выбываете", "выбывает"),
  "turn.lastTurns":
    "{seatsCount, plural, =0 {ходов больше нет} one {ещё один ход: {seats}} few {ещё по одному ходу: {seats}} many {ещё по одному ходу: {seats}} other {ещё по одному ходу: {seats}}}",
  "turn.roomRemoved":
    "{roomCount, plural, =1 {исчезает помещение} one {исчезают помещения} few {исчезают помещения} many {исчезают помещения} other {исчезают помещения}} {roomIds}",
  "turn.lostTokens": `${who("вы теряете", "теряет")} ${or(tokens, "{each}")}`,
  "turn.attacked": `${who("вы атакуете", "атакует")} {hits, select, you {вас} other {игрока {defender}}} в ${or("", "помещении ")}{toId}`,
  "turn.eventRevealed": "событие: {event}",
  "turn.tookTrophies": `${who("вы берёте", "берёт")} {tokens, plural, one {# трофей} few {# трофея} many {# трофеев} other {# трофея}}`,
  "turn.passed": who("вы пасуете", "пасует"),
  "turn.grew": `${who("вы добавляете жетоны", "добавляет жетоны")} в ${or("{roomIds}", rooms)}{roomCount, select, 1 {, уровень {level}} other {}}`,
  "turn.placed": `${who("вы ставите", "ставит")} ${tokens} в ${or("{roomIds}", rooms)}`,
  "turn.moved": `${who("вы перемещаете", "перемещает")} {each}`,
  "turn.teleported": `${who("вы телепортируете группу", "телепортирует группу")} из помещения {fromId} в {toId}`,
  "turn.swapped": `${who("вы меняете", "меняет")} местами группы в помещениях {fromId} и {toId}`,
  "turn.fused": `${who("вы сливаете группы", "сливает группы")} в помещениях {fromId} и {toId}`,
  "turn.gainedGene": `${who("вы получаете", "получает")} ${or("{geneCount, plural, one {# ген} few {# гена} many {# генов} other {# гена}}", "ген: {gene}")}`,
  "turn.cubesAdded": "радиация силы {power} в помещении {roomId}",
  "turn.cubesMoved": "радиация переносится из помещения {fromId} в {toId}",
  "turn.irradiated": `${who("вы получаете облучение", "получает облучение")} {points}, теперь {level}`,
  "turn.fortuneAsGene": who(
    "вы тратите 1 очко удачи",
    or("удача −1", "тратит 1 очко удачи"),
    "{seat} тратит 1 очко удачи",
  ),
  "turn.boostedFortune": `${who("вы тратите", "тратит")} {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} удачи`,
  "turn.fortuneChanged": `${who("ваша удача", "удача", "{seat}: удача")} {fortune}`,
  "turn.acts": `${who("вы применяете", "применяет")}: {action}`,
  "turn.forcedReroll": `{hits, select, self {${who("вы перебрасываете кость", "перебрасывает кость")}} other {${who("вы требуете", "требует")} переброса, {hits, select, you {бросаете вы} other {бросает {roller}}}}}`,
  "turn.roundBegan": "раунд {round}",
  "turn.discardedStructure": `${who("вы сбрасываете", "сбрасывает")} ген структуры{points, select, 0 {} other {, облучение {level}}}`,
  "turn.charged": `${who("вы заряжаете", "заряжает")} ${or("{roomCount, plural, one {# группу} few {# группы} many {# групп} other {# группы}}", `${"{roomCount, plural, =1 {группу} one {группы} few {группы} many {группы} other {группы}}"} в ${rooms}`)}`,
  "turn.discharged": `${who("вы разряжаете", "разряжает")} {roomCount, plural, =1 {группу в помещении} one {группы в} few {группы в} many {группы в} other {группы в}} {roomIds}`,
  "turn.lostTokens.each": `${tokens} в помещении {roomId}`,
  "turn.moved.each": `${tokens} из помещения {fromId} в {toId}`,
  "turn.tested": "проверка: {each}",
  "turn.tested.each":
    "помещение {roomId}, угроза {threat}, на кости {die}{structure, plural, =0 {} one { плюс # за структуру} few { плюс # за структуру} many { плюс # за структуру} other { плюс # за структуру}}",
  "turn.fought": "{attack} против {defence}",
  "turn.modified":
    "{what, select, sterility {стерильность} sparkEnergy {энергия Искры} other {энергия случайного гена}} {by}",
}
