// Russian: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const tokens = "{tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}"
const charge = "{charged, select, true {заряжена} other {разряжена}}"

export const spokenRu: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.starts": "Раунд начинает {seat}",
  "spoken.toPlay": "Сейчас ходит {seat}",
  "spoken.tested": "Уже проверены помещения: {rooms}",
  "spoken.turn":
    "В этом ходу: {moved, select, true {перемещение уже было} other {перемещения ещё не было}}, {acted, select, true {действие выполнено} other {действие ещё не выполнено}}{recovered, select, true {, удача восстановлена} other {}}",
  "spoken.immune": "{seat} не теряет жетонов в этом бою",
  "spoken.threat":
    "Угроза {threat}: сила {power} и {groups, plural, one {# группа} few {# группы} many {# групп} other {# группы}} рядом",
  "spoken.bill": "{seat}, осталось заплатить: {cost}",
  "spoken.acting": "Действие: {action}",
  "spoken.picked": "Уже выбраны помещения: {rooms}",
  "spoken.moving":
    "Перемещение: {room}{tokens, plural, =0 {} one {, # жетон} few {, # жетона} many {, # жетонов} other {, # жетона}}",
  "spoken.yourGroup": `ваша группа, уровень {level}, ${charge}`,
  "spoken.yours": `ваша, уровень {level}, ${charge}`,
  "spoken.theirs": `{seat}, группа уровня {level}, ${charge}`,
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
    "{seat}{speciesId, select, none {} other {, {species}}}{state, select, passed {, пас} doomed {, вот-вот выбудет} out {, вне игры} other {}}",
  "spoken.groups": "Группы: {list}",
  "spoken.free":
    "{free, plural, =0 {Нет свободных мест} one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}} в хромосоме",
  "spoken.takesFortune": "уйдёт 1 очко удачи, а это 2 очка в конце",
  "spoken.strength": "сила {strength}",

  "turn.eliminated": who("вы выбываете", "выбывает"),
  "turn.lastTurns":
    "{seatsCount, plural, =0 {ходов больше нет} one {ещё один ход: {seats}} few {ещё по одному ходу: {seats}} many {ещё по одному ходу: {seats}} other {ещё по одному ходу: {seats}}}",
  "turn.roomRemoved": "больше нет: {room}",
  "turn.lostTokens": `${who("вы теряете", "теряет")} ${tokens} в помещении {roomId}`,
  "turn.attacked": `${who("вы атакуете", "атакует")} {hits, select, you {вас} other {игрока {defender}}} в помещении {toId}`,
  "turn.eventRevealed": "событие: {event}",
  "turn.tookTrophies": `${who("вы берёте", "берёт")} {tokens, plural, one {# трофей} few {# трофея} many {# трофеев} other {# трофея}}`,
  "turn.passed": who("вы пасуете", "пасует"),
  "turn.grew": `${who("вы добавляете жетоны", "добавляет жетоны")}: {room}{roomCount, select, 1 {, уровень {level}} other {}}`,
  "turn.placed": `${who("вы ставите", "ставит")} ${tokens} в помещение {roomId}`,
  "turn.moved": `${who("вы перемещаете", "перемещает")} ${tokens} из помещения {fromId} в {toId}`,
  "turn.teleported": `${who("вы телепортируете группу", "телепортирует группу")} из помещения {fromId} в {toId}`,
  "turn.swapped": `${who("вы меняете", "меняет")} местами группы в помещениях {fromId} и {toId}`,
  "turn.fused": `${who("вы сливаете группы", "сливает группы")} в помещениях {fromId} и {toId}`,
  "turn.gainedGene": `${who("вы получаете", "получает")}: {gene}`,
  "turn.cubesAdded": "радиация силы {power} в помещении {roomId}",
  "turn.cubesMoved": "радиация переносится из помещения {fromId} в {toId}",
  "turn.irradiated": `${who("ваше облучение", "облучение", "{seat}: облучение")} {level}`,
  "turn.fortuneChanged": `${who("ваша удача", "удача", "{seat}: удача")} {fortune}`,
  "turn.acts": `${who("вы применяете", "применяет")}: {action}`,
  "turn.forcedReroll": `{hits, select, self {${who("вы перебрасываете кость", "перебрасывает кость")}} other {${who("вы требуете", "требует")} переброса, {hits, select, you {бросаете вы} other {бросает {roller}}}}}`,
  "turn.roundBegan": "раунд {round}",
  "turn.discardedStructure": `${who("вы сбрасываете", "сбрасывает")} ген структуры`,
  "turn.charged": `${who("вы получаете заряд", "получает заряд")}: {room}`,
}
