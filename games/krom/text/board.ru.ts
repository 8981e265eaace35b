// Russian: the words of the drawn board

import type { boardEn } from "./board.en.ts"

const points = "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}"
const dice = (param: string) =>
  `{${param}, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}`
const krom = (param: string) =>
  `{${param}, plural, one {# кром} few {# крома} many {# кромов} other {# крома}}`
const life = (param: string) =>
  `{${param}, plural, one {# жизнь} few {# жизни} many {# жизней} other {# жизни}}`
const extra =
  "{dice, plural, =0 {Без дополнительных кубиков} one {# дополнительный кубик} few {# дополнительных кубика} many {# дополнительных кубиков} other {# дополнительного кубика}}"

export const boardRu: { readonly [K in keyof typeof boardEn]: string } = {
  "board.label": "Стена пещеры",
  "board.side": "Эволюции",
  "board.mine": "Ваш планшет",
  "board.noCards": "У вас нет карт бонуса.",
  "board.area":
    "{number}. {area}: {count, plural, =0 {никого нет} one {# персонаж} few {# персонажа} many {# персонажей} other {# персонажа}}",
  "board.goTo": "{to}",
  "board.target": "Карта цели: {to}{picked, select, true {, выбрана и закрыта} other {}}",
  "board.laid": "Карта цели лежит закрытой",
  "board.figure": "{seat}: {area}{stunned, select, true {, оглушение} other {}}",
  "board.portrait": "{seat}, {who}, {weight} кг",
  "board.candidate": "{name}, {weight} кг",
  "board.pointsOf": "Очки: {points} из {goal}",
  "board.owns": `{evolution}: ${points}`,
  "board.heap": "Запас, {kind}: {count}",
  "board.rest": `Отдых: ${krom("krom")} и ${life("life")}`,
  "board.or": "или",
  "board.sells": `{what} за ${krom("price")}`,
  "board.gatheringDeck":
    "Колода собирательства: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, без награды: {blanks}{more, select, true {; следующая {price, plural, =0 {бесплатна} one {стоит # кром} few {стоит # крома} many {стоит # кромов} other {стоит # крома}}} other {}}",
  "board.gatheringDiscard":
    "Собрано раньше: {count, plural, =0 {ничего} one {{list}} few {{list}} many {{list}} other {{list}}}",
  "board.gatherPrices": "Цены карт в кромах: {list}",
  "board.useful": "полезных: {count} из {all}",
  "board.animalCard": `{animal}: не меньше {value}, ${dice("dice")}. Шансы без дополнительных кубиков, с одним и с двумя: {chances}`,
  "board.extraDice": `${extra}{price, plural, =0 {} one { за # кром} few { за # крома} many { за # кромов} other { за # крома}}: шанс {chance} %`,
  "board.dice": "Ваши кубики: {dice}",
  "board.die": "Кубик {place} показывает {face}{marked, select, true {, будет переброшен} other {}}",
  "board.throwAgain":
    "Перебросить ({count, plural, =0 {кубики} one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}) за {price, plural, one {# кром} few {# крома} many {# кромов} other {# крома}}",
  "board.throwAgainShort":
    "Ещё раз{count, plural, =0 {} one { (# кубик)} few { (# кубика)} many { (# кубиков)} other { (# кубика)}}",
  "board.rerollPrices": "Перебросов сделано: {done}; цены в кромах: {list}",
  "board.fight": "Драка",
  "board.fighter": "{name}: {total}, {weight} кг",
  "board.lootOf": "{seat} получает оглушение",
  "board.lootBy": "{seatIs, select, you {Вы можете} other {{seat} может}} взять одну вещь",
  "board.declared": "{name}: {card} ({what})",
  "board.aimAt": "Цель: {seat}",
  "board.evolutionCard": `{evolution}: ${points}{where, select, any {} other {, только здесь: {place}}}. Цена: {cost}.{lacks, select, true { Не хватает: {missing}.} other {}}`,
  "board.bonusCard":
    "{card}: {what}{copies, plural, =1 {} one { (# штука)} few { (# штуки)} many { (# штук)} other { (# штуки)}}",
  "board.kromosaurAt": "Кромозавр ({area}), жизни: {life}",
  "board.kromosaurBeside": "Кромозавр ждёт у стены, жизни: {life}",
  "board.kromosaurFallen": "Кромозавр побеждён (жизни: {life})",
  "board.close": "Закрыть",
  "reason.markDice": "Сначала коснитесь кубиков, которые хотите перебросить.",

  "board.tip.round": "Раунд: все перемещаются, потом области разыгрываются по порядку от 1 до 4.",
  "board.tip.points": `Чтобы стать вождём, нужно ${points}; победа наступает сразу. Очки дают эволюции и трофей кромозавра.`,
  "board.tip.glacial":
    "Ледниковая сторона: фаза действий в пещерах даёт 1 жизнь, в других местах отнимает 1, но не последнюю.",
  "board.tip.kromosaur":
    "Кромозавр (жизни: {life}) прибавляет {add} к своему кубику. Победитель драки, в которой он падёт, оставляет себе фигурку (1 очко).",
  "board.tip.area.caves":
    "1. Пещеры, действуют первыми: отдых ради кромов и жизней или покупка жизней, ресурсов и карт; в одной фазе что-то одно.",
  "board.tip.area.forest":
    "2. Лес, второй: соберите от одной до четырёх карт, больше всего дерева. Ничьи за остальные места выигрывает тот, кто легче.",
  "board.tip.area.savanna":
    "3. Саванна, третья: одна охота за фазу ради того, что дают звери, больше всего ради кости.",
  "board.tip.area.mountains":
    "4. Горы, последние: один подъём с пятью кубиками ради кромов, камня и карт. Ничьи за остальные места выигрывает тот, кто легче.",
  "board.tip.rest": "Отдохните вместо покупок в этой фазе.",
  "board.tip.services": "Услуги: сколько сможете оплатить, но тогда без отдыха.",
  "board.tip.gather":
    "Начинают с карты, первая бесплатна; до неё можно только перетасовать колоду. Каждая следующая дороже.",
  "board.tip.reshuffle": "До первой карты можно замешать эту стопку обратно в колоду.",
  "board.tip.inDeck": "Ещё в колоде: {list}.",
  "board.tip.inDiscard": "В этой стопке: {list}.",
  "board.tip.blanks": "Карты в колоде, которые что-то дают.",
  "board.tip.animal":
    "Выбросьте это число или больше показанными кубиками. Ниже шансы с 0, 1 и 2 дополнительными кубиками; их покупают за кромы до броска.",
  "board.tip.extraDice": "За дополнительные кубики платят до броска; кромы пропадают, даже если зверь уйдёт.",
  "board.tip.climb": "Бросьте пять кубиков и ищите комбинацию.",
  "board.tip.reroll": "Одна цена за любое число кубиков; до четырёх раз.",
  "board.tip.patterns": "Что дают кубики, когда вы остановитесь.",
  "board.tip.weight": "Вес решает ничьи: ничью за первое место выигрывает тот, кто тяжелее.",
  "board.tip.life": "Жизни. Когда они кончились, персонаж оглушён и в следующем раунде встаёт с 7.",
  "board.tip.cards": "Карты бонуса в руке, скрытые от других.",
  "board.tip.supply": "Чего нет в запасе, того никто не получит.",
  "board.tip.bonusDeck": "Карты бонуса: закрытые и сброшенные.",
  "board.tip.trophy": "Трофей стоит 1 очко. Он переходит к тому, кто оглушит владельца.",
  "board.tip.evolution":
    "Заплатите цену в своей фазе действий; карту со знаком области — только в этой области. Бледные жетоны: то, чего вам не хватает.",
  "board.tip.target": "Выберите тайно; все карты открываются разом. Оставаться нельзя.",
  "board.tip.loot": "Победитель берёт по одной вещи у каждого оглушённого.",
  "board.tip.timing.fight": "Играется в драке, после кубиков.",
  "board.tip.timing.react": "Играется сразу после карты другого игрока, и та не действует.",
  "board.tip.timing.action": "Играется в вашей фазе действий.",

  "board.aid.open": "Памятка",
  "board.aid.round.move": "Каждый тайно выбирает карту цели. Оставаться нельзя.",
  "board.aid.round.kromosaur": "Кромозавр ходит наугад, но не в пещеры; в драке у него кубик + {add}.",
  "board.aid.round.fight":
    "Области от 1 до 4: где встретились несколько персонажей, там драка. Каждый бросает кубик, потом карты драки; проигравшие теряют столько жизней, на сколько отстали от лучшего.",
  "board.aid.round.act": "В порядке драки каждый действует: действие области, карты бонуса, эволюции.",
  "board.aid.caves": `Отдых: ${krom("krom")}, ${life("life")}. Или покупки: ресурс за ${krom("resource")}, карта бонуса за ${krom("bonus")}, ${life("packet")} за ${krom("lifePrice")}.`,
  "board.aid.forest": "Собирательство: хотя бы одна карта, цены в кромах: {list}.",
  "board.aid.savanna": "Охота на одного зверя: дополнительные кубики, общая цена в кромах: {list}.",
  "board.aid.mountains": "Подъём: пять кубиков, цены перебросов в кромах: {list}.",
  "board.aid.ties":
    "Ничьи: за высший итог впереди тот, кто тяжелее. Ниже: тяжёлый в пещерах и саванне, лёгкий в лесу и горах.",
}
