// Russian: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{virus} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const channel = "{channel, select, artery {артерия} vein {вена} lymph {лимфа} other {вплотную}}"
const points = "{vp, plural, one {# очко} few {# очка} many {# очков} other {# очка}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenRu: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.you": "вы",
  "spoken.first": "Начинает раунд",
  "spoken.events":
    "Осталось {count, plural, one {# событие} few {# события} many {# событий} other {# события}}, считая это",
  "spoken.laid": "Карты лежат рубашкой вверх: {seats}",
  "spoken.secret": "Вы тайно положили: {list}",
  "spoken.icons": "Зона {zone}. Остались значки: {icons}",
  "spoken.icon": "{icons}{zone, select, true { в зоне} other {}}",
  "spoken.or": " или ",
  "spoken.token":
    "{mine, select, true {ваш} other {{virus}}}{shielded, select, true { со щитом} other {}}{underCount, select, 0 {} other { (несёт: {under}{hidden, plural, =0 {} one {, из них со щитом: #} few {, из них со щитом: #} many {, из них со щитом: #} other {, из них со щитом: #}})}}",
  "spoken.empty": "пусто",
  "spoken.organ": "{organ}, {zone}{crisis, select, 0 {} other {, кризис {crisis}}}",
  "spoken.out": `Отсюда, ${channel}: {list}`,
  "spoken.into": `Сюда, ${channel}: {list}`,
  "spoken.full": "До кризиса: вирусов {count} из {threshold}",
  "spoken.falls": "начался бы кризис: {organs}",
  "spoken.symbols": "Карты мутаций дают на отметках дорожки очков: {list}",
  "spoken.where": "В теле: {list}",
  "spoken.zones": "Карты зон в руке{count, select, 0 {: нет} other {: {zones}}}",
  "spoken.cards":
    "Карты мутаций в руке: {count}{gained, plural, =0 {} one {; получена # карта} few {; получено # карты} many {; получено # карт} other {; получено # карты}}",
  "spoken.onlyYou": "Знаете только вы: {cards}",

  "spoken.equal": "не сильнее и не слабее остальных, отличается только видом",
  "spoken.instead": "вместо: {zone}",
  "turn.cured": "найдено лекарство от {form, select, you {вашего вируса} other {вируса {virus}}}",
  "turn.attacked": `${who("вы атакуете", "атакует")} {hits, select, you {вас} other {вирус {target}}}: {organ}`,
  "turn.removed": `${who("вы теряете", "теряет")} {count, plural, one {# вирус} few {# вируса} many {# вирусов} other {# вируса}}${or("", ": {organ}")}`,
  "turn.crisis": "кризис: {organ}",
  "turn.shieldLost": `${who("вы теряете", "теряет")} {count, plural, one {# щит} few {# щита} many {# щитов} other {# щита}}${or("", ": {organ}")}`,
  "turn.controlled": `${who("вы контролируете", "контролирует")} ${or("{zoneCount, plural, =1 {зону} one {зоны} few {зоны} many {зоны} other {зоны}} {zoneIds}", "{zoneCount, plural, =1 {зону} one {зоны} few {зоны} many {зоны} other {зоны}}: {zone}")}`,
  "turn.gained": `${who("вы получаете", "получает")} ${or("{vp}", points)}, теперь {score}`,
  "turn.pulled": `${who("вы притягиваете", "притягивает", "{by} притягивает")} {hits, select, you {ваш вирус} self {свой вирус} other {вирус {virus}}}: {to}`,
  "turn.pushed": `${who("вы выталкиваете", "выталкивает", "{by} выталкивает")} {hits, select, you {ваш вирус} self {свой вирус} other {вирус {virus}}}: {to}`,
  "turn.absorbed": `${who("вы поглощаете", "поглощает")} в органе «{organ}»: {viruses}`,
  "turn.infected": `${who("вы заражаете", "заражает")}: {organ}`,
  "turn.reinfected": `${who("вы переселяетесь", "переселяется")}, откуда: {from}, куда: {organ}`,
  "turn.settled": `${who("вы селитесь", "селится")}: {organ}`,
  "turn.moved": `${who("вы перемещаетесь", "перемещается")}, ${or("куда: {to}", "{each}")}`,
  "turn.event": "событие: {event}",
  "turn.shielded": `${who("вы получаете", "получает")} {count, plural, one {# щит} few {# щита} many {# щитов} other {# щита}}${or("", ": {organ}")}`,
  "turn.research": or(
    "исследование{form, select, you { вашего вируса} actor {} other { вируса {virus}}}: {now}",
    "исследование {form, select, you {вашего вируса} other {вируса {virus}}}: {now}",
  ),
  "turn.tookCard": `${who("вы берёте", "берёт")} ${or("{cardCount, plural, one {# карту} few {# карты} many {# карт} other {# карты}}", "{cardCount, plural, =1 {карту} one {карты} few {карты} many {карты} other {карты}}: {card}")}`,
  "turn.drewCard": `${who("вы берёте из колоды", "берёт из колоды")} ${or("{cardCount, plural, one {# карту} few {# карты} many {# карт} other {# карты}}", "{cardCount, plural, =1 {карту} one {карты} few {карты} many {карты} other {карты}}: {card}")}`,
  "turn.drewUnseen": who("вы берёте скрытую карту", "берёт скрытую карту"),
  "turn.round": "раунд {round}, {hits, select, you {начинаете вы} other {начинает {virus}}}",
  "turn.choseVirus": `${who("вы играете за вирус", "играет за вирус", "{seat} играет за вирус")} {virus}`,
  "turn.revealed": `${who("вы играете", "играет")}: {card}${or("", ", зона {zoneId}")}`,
  "turn.finished": `${who("вы не используете", "не использует")} {unused, plural, one {# значок} few {# значка} many {# значков} other {# значка}}`,
  "turn.flipped": "жетоны зон переворачиваются на синюю сторону",
  "turn.moved.each": "откуда: {from}, куда: {to}",
  "turn.nextEvent": "следующее событие: {event}",
}
