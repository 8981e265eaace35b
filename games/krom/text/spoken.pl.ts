// Polish: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const amount = `{kindId, select,
  krom {krom: {count}}
  wood {drewno: {count}}
  stone {kamień: {count}}
  bone {kość: {count}}
  life {życie: {count}}
  bonus {karty bonusów: {count}}
  other {dowolne zasoby: {count}}}`
const from = "{hits, select, you {tobie} other {graczowi {from}}}"
const points = "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"

export const spokenPl: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.you": "ty",
  "spoken.laid": "Zakryte karty celu mają: {seats}",
  "spoken.target": "Twoja karta celu: {to}",
  "spoken.played": "Rozgrywany obszar: {area}",
  "spoken.order":
    "Kolejność tutaj: {seats}; {acted, plural, =0 {nikt jeszcze nie zaczął} one {już # osoba} few {już # osoby} many {już # osób} other {już # osoby}}",
  "spoken.fight": "Walka: {area}",
  "spoken.fighter":
    "{name}: suma {total}{rolled, plural, =0 {} one {, kość {dice}} few {, kości {dice}} many {, kości {dice}} other {, kości {dice}}}{add, select, 0 {} other {, dodane {add}}}, {weight} kg{count, plural, =0 {} one {, karta {played}} few {, karty {played}} many {, karty {played}} other {, karty {played}}}",
  "spoken.playedOn": "{card}, przeciw graczowi {target}",
  "spoken.against": "Odpowiedź: {card}; na co: {against}",
  "spoken.fightCard": "{card}{cancelled, select, true { (anulowana)} other {}}",
  "spoken.gathered": "{seat}: zebrane karty: {count, plural, =0 {żadnej} one {#} few {#} many {#} other {#}}",
  "spoken.pattern": "{pattern}: {reward}",
  "spoken.acting": "Działa tutaj: {seat}",
  "spoken.stands": "{name} (życie {life})",
  "spoken.area": "{number}. {area}: {count, select, 0 {nikogo} other {{list}}}",
  "spoken.inDeck": "W stosie zbierania: {count, select, 0 {nic} other {{list}}}",
  "spoken.inDiscard": "Zebrane wcześniej: {count, select, 0 {nic} other {{list}}}",
  "spoken.reward": "Nagroda: {reward}",
  "spoken.or": " albo ",
  "spoken.rerolls": "Kolejne przerzuty, krom: {list}",
  "spoken.seen": "{seat} wie o twojej karcie: {card}",
  "spoken.evolutionDeck": "Zakryte ewolucje: {count}",
  "spoken.bonusDiscard": "Zagrane karty bonusów: {list}",
  "spoken.noEvolution": "Miejsce {number} na ewolucję jest puste",
  "spoken.player":
    "{mine, select, true {Ty, } other {}}{seat}{weight, select, 0 {} other {, {who}, {weight} kg}}",
  "spoken.place": "Gdzie: {area}",
  "spoken.life": "życie {life} z {full}",
  "spoken.chance": "{chance} % szans; {reward}",

  "turn.chief": who("zostajesz wodzem", "zostaje wodzem"),
  "turn.evolved": `${who("wymyślasz", "wymyśla")}: {evolution}, ${points}`,
  "turn.kromosaurFell": `${who("pokonujesz", "pokonuje")} Kromozaura`,
  "turn.trophyTaken": `${who("zabierasz", "zabiera")} trofeum ${from}`,
  "turn.stunned": who("tracisz przytomność", "traci przytomność"),
  "turn.looted": `${who("zabierasz", "zabiera")} ${from}: ${amount}`,
  "turn.took": `${who("zabierasz", "zabiera")} ${from}: ${amount}`,
  "turn.lootedCard": `${who("zabierasz", "zabiera")} ${from}: {card}`,
  "turn.lootedHidden": `${who("zabierasz kartę", "zabiera kartę")} ${from}`,
  "turn.lost": `${who("tracisz", "traci")}: ${amount}`,
  "turn.hurt": `${who("tracisz", "traci")} życie: {count}, zostaje {life}`,
  "turn.wonFight": `${who("wygrywasz", "wygrywa")} walkę`,
  "turn.kromosaurWon": "Kromozaur wygrywa walkę",
  "turn.playedOn": `${who("zagrywasz", "zagrywa")} przeciw {hits, select, you {tobie} other {graczowi {target}}}: {card}`,
  "turn.fightBegan": "walka, {area}: {seats}",
  "turn.moved": `${who("idziesz", "idzie")}: {area}`,
  "turn.kromosaurMoved": "Kromozaur idzie: {area}",
  "turn.played": `${who("zagrywasz", "zagrywa")}: {card}`,
  "turn.countered": `${who("kontrujesz", "kontruje")}: {card}`,
  "turn.cancelled": "{card} nie działa",
  "turn.caught": `${who("łapiesz", "łapie")}: {animal}`,
  "turn.escaped": `{animal} ucieka${"{form, select, you { tobie} other {}}"}`,
  "turn.reached": `${who("wspinasz się", "wspina się")}: {pattern}`,
  "turn.gained": `${who("dostajesz", "dostaje")}: ${amount}`,
  "turn.rested": who("odpoczywasz", "odpoczywa"),
  "turn.gathered": `${who("zbierasz", "zbiera")}: {gathering}`,
  "turn.froze": `${who("tracisz", "traci")} 1 życie z zimna`,
  "turn.drew": `${who("dobierasz", "dobiera")}: {card}`,
  "turn.drewHidden": who("dobierasz kartę bonusów", "dobiera kartę bonusów"),
  "turn.roundBegan": "runda {round}",
  "turn.openedEvolution": "nowość: {evolution}",
  "turn.stoodUp": `${who("wstajesz", "wstaje")}`,
  "turn.becameCharacter": `${who("grasz jako", "gra jako")} {character}`,
}
