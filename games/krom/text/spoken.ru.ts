// Russian: the position for who does not see it, and a turn in one sentence

import { amount, forKrom, life } from "./ru.ts"
import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const from = "{hits, select, you {вас} other {игрока {from}}}"
const points = "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenRu: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.you": "вы",
  "spoken.laid": "Карты цели лежат рубашкой вверх: {seats}",
  "spoken.target": "Ваша карта цели: {to}",
  "spoken.played": "Разыгрывается: {area}",
  "spoken.order":
    "Порядок здесь: {seats}; {acted, plural, =0 {никто ещё не начал} one {начал # игрок} few {начали # игрока} many {начали # игроков} other {начали # игрока}}",
  "spoken.fight": "Драка: {area}",
  "spoken.fighter":
    "{name}: сумма {total}{rolled, plural, =0 {} one {, кубики: {dice}} few {, кубики: {dice}} many {, кубики: {dice}} other {, кубики: {dice}}}{add, select, 0 {} other {, прибавлено {add}}}, {weight} кг{count, plural, =0 {} one {, карты: {played}} few {, карты: {played}} many {, карты: {played}} other {, карты: {played}}}",
  "spoken.playedOn": "«{card}» против игрока {target}",
  "spoken.against": "«{card}»: ответ на карту «{against}»",
  "spoken.fightCard": "{card}{cancelled, select, true { (отменена)} other {}}",
  "spoken.gathered":
    "{seat}: {count, plural, =0 {карт пока не собрано} one {собрана # карта} few {собрано # карты} many {собрано # карт} other {собрано # карты}}",
  "spoken.pattern": "{pattern}: {reward}",
  "spoken.acting": "Здесь действует {seat}",
  "spoken.stands": "{name} (жизни: {life})",
  "spoken.area": "{number}. {area}: {count, select, 0 {никого} other {{list}}}",
  "spoken.inDeck": "В колоде собирательства: {count, select, 0 {ничего} other {{list}}}",
  "spoken.inDiscard": "Собрано раньше: {count, select, 0 {ничего} other {{list}}}",
  "spoken.reward": "Награда: {reward}",
  "spoken.or": " или ",
  "spoken.rerolls": "Цены перебросов по порядку, в кромах: {list}",
  "spoken.seen": "{seat} знает о вашей карте «{card}»",
  "spoken.evolutionDeck": "Закрытых эволюций: {count}",
  "spoken.bonusDiscard": "Сыгранные карты бонуса: {list}",
  "spoken.noEvolution": "Место {number} для эволюции пусто",
  "spoken.player":
    "{seatIs, select, you {Вы} other {{seat}}}{weight, select, 0 {} other {, {who}, {weight} кг}}",
  "spoken.place": "Где: {area}",
  "spoken.life": "жизни: {life} из {full}",
  "spoken.chance": "шанс поймать {chance} %; {reward}",
  "spoken.throw": "Перебросить {dice}; {count, select, 0 {ничего не оставить} other {оставить {kept}}}",

  "turn.chief": who("вы становитесь вождём", "становится вождём"),
  "turn.evolved": `${who("вы изобретаете", "изобретает")}: {evolution}, ${points}`,
  "turn.kromosaurFell": who("вы побеждаете кромозавра", "побеждает кромозавра"),
  "turn.trophyTaken": `${who("вы забираете", "забирает")} трофей у ${from}`,
  "turn.stunned": who("вы оглушены", "получает оглушение"),
  "turn.looted": `${who("вы забираете", "забирает")} у ${from} ${amount}`,
  "turn.took": `${who("вы забираете", "забирает")} у ${from} ${amount}`,
  "turn.lootedCard": `${who("вы забираете карту", "забирает карту")} «{card}» у ${from}`,
  "turn.lootedHidden": `${who("вы забираете карту", "забирает карту")} у ${from}`,
  "turn.lost": `${who("вы теряете", "теряет")} {each}`,
  "turn.hurt": `${who("вы теряете", "теряет")} ${life}, остаётся {life}`,
  "turn.wonFight": `${who("вы выигрываете", "выигрывает")}${or("", " драку")}`,
  "turn.kromosaurWon": "кромозавр выигрывает драку",
  "turn.playedOn": `${who("вы играете карту", "играет карту")} «{card}» против {hits, select, you {вас} other {игрока {target}}}`,
  "turn.fightBegan": "драка, {area}: {list}",
  "turn.fightAdded": `${who("у вас теперь", "теперь", "{seat}: теперь")} {total}`,
  "turn.fightRolled": `${who("у вас теперь", "теперь", "{seat}: теперь")} {total}`,
  "turn.moved": "{area}: {list}",
  "turn.played": `${who("вы играете карту", "играет карту")} «{card}»`,
  "turn.countered": `${who("вы отвечаете картой", "отвечает картой")} «{card}»`,
  "turn.cancelled": "карта «{card}» не срабатывает",
  "turn.hunted": `${who("вы выбрасываете", "выбрасывает")} {sum} против {value}`,
  "turn.caught": `${who("вы ловите", "ловит")}: {animal}`,
  "turn.escaped": `{animal} уходит${"{form, select, you { от вас} other {}}"}`,
  "turn.reached": `${who("вы заканчиваете", "заканчивает")} подъём: {pattern}`,
  "turn.gained": `${who("вы получаете", "получает")} {each}`,
  "turn.bought": `${who("вы платите", "платит")} ${forKrom}`,
  "turn.rested": who("вы отдыхаете", "отдыхает"),
  "turn.gathered": `${who("вы собираете", "собирает")}${or(" {gatheringCount, plural, one {# карту} few {# карты} many {# карт} other {# карты}}", ": {gathering}")}`,
  "turn.froze": `${who("вы теряете", "теряет")} 1 жизнь от холода`,
  "turn.drew": `${who("вы берёте карту", "берёт карту")} «{card}»`,
  "turn.drewHidden": `${who("вы берёте", "берёт")} {count, plural, =1 {карту бонуса} one {# карту бонуса} few {# карты бонуса} many {# карт бонуса} other {# карты бонуса}}`,
  "turn.roundBegan": "раунд {round}",
  "turn.openedEvolution": "новое: {evolution}",
  "turn.stoodUp": who("вы встаёте", "встаёт"),
  "turn.becameCharacter": `${who("вы играете за персонажа", "играет за персонажа")} {character}`,
  "turn.gained.each": amount,
  "turn.lost.each": amount,
}
