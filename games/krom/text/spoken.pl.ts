// Polish: the position for who does not see it, and a turn in one sentence

import { amount, forKrom, life, points } from "./pl.ts"
import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const from = (what: string) => `{hits, select, you {ci ${what}} other {${what} graczowi {from}}}`

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenPl: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.you": "ty",
  "spoken.laid": "Karta celu leży już zakryta: {seats}",
  "spoken.target": "Twoja karta celu: {to}",
  "spoken.played": "Rozgrywany obszar: {area}",
  "spoken.order":
    "Kolejność tutaj: {seats}; {acted, plural, =0 {nikt jeszcze nie zaczął} one {zaczęła już # osoba} few {zaczęły już # osoby} many {zaczęło już # osób} other {zaczęło już # osoby}}",
  "spoken.fight": "Walka: {area}",
  "spoken.fighter":
    "{name}: suma {total}{rolled, plural, =0 {} one {, kostka {dice}} few {, kostki {dice}} many {, kostki {dice}} other {, kostki {dice}}}{add, select, 0 {} other {, dodane {add}}}, {weight} kg{count, plural, =0 {} one {, karta {played}} few {, karty {played}} many {, karty {played}} other {, karty {played}}}",
  "spoken.playedOn": "{card}, przeciw graczowi {target}",
  "spoken.against": "Karta „{card}” odpowiada na kartę „{against}”",
  "spoken.fightCard": "{card}{cancelled, select, true { (anulowana)} other {}}",
  "spoken.gathered":
    "{seat}: {count, plural, =0 {jeszcze bez zebranej karty} one {# zebrana karta} few {# zebrane karty} many {# zebranych kart} other {# zebranej karty}}",
  "spoken.pattern": "{pattern}: {reward}",
  "spoken.acting": "Działa tutaj: {seat}",
  "spoken.stands": "{name} (życie {life})",
  "spoken.area": "{number}. {area}: {count, select, 0 {nikogo} other {{list}}}",
  "spoken.inDeck": "W stosie zbierania: {count, select, 0 {nic} other {{list}}}",
  "spoken.inDiscard": "Zebrane wcześniej: {count, select, 0 {nic} other {{list}}}",
  "spoken.reward": "Nagroda: {reward}",
  "spoken.or": " albo ",
  "spoken.rerolls": "Ceny kolejnych przerzutów w kromach: {list}",
  "spoken.seen": "{seat} wie o twojej karcie: {card}",
  "spoken.evolutionDeck": "Zakryte ewolucje: {count}",
  "spoken.bonusDiscard": "Zagrane karty bonusów: {list}",
  "spoken.noEvolution": "Miejsce {number} na ewolucję jest puste",
  "spoken.player":
    "{seatIs, select, you {Ty} other {{seat}}}{weight, select, 0 {} other {, {who}, {weight} kg}}",
  "spoken.place": "Gdzie: {area}",
  "spoken.life": "życie {life} z {full}",
  "spoken.chance": "{chance}% szans; {reward}",
  "spoken.throw": "Przerzuć {dice}; {count, select, 0 {nic nie zostaje} other {zostaje {kept}}}",

  "turn.chief": who("zostajesz wodzem", "zostaje wodzem"),
  "turn.evolved": `${who("wynajdujesz", "wynajduje")}: {evolution}, ${points}`,
  "turn.kromosaurFell": who("pokonujesz kromozaura", "pokonuje kromozaura"),
  "turn.trophyTaken": `${who("zabierasz", "zabiera")} ${from("trofeum")}`,
  "turn.stunned": who(
    "twoja postać jest ogłuszona",
    "postać jest ogłuszona",
    "postać gracza {seat} jest ogłuszona",
  ),
  "turn.looted": `${who("zabierasz", "zabiera")} ${from(amount)}`,
  "turn.took": `${who("zabierasz", "zabiera")} ${from(amount)}`,
  "turn.lootedCard": `${who("zabierasz", "zabiera")} ${from("kartę „{card}”")}`,
  "turn.lootedHidden": `${who("zabierasz", "zabiera")} ${from("kartę")}`,
  "turn.lost": `${who("tracisz", "traci")} {each}`,
  "turn.hurt": `${who("tracisz", "traci")} ${life}, zostaje {life}`,
  "turn.wonFight": `${who("wygrywasz", "wygrywa")}${or("", " walkę")}`,
  "turn.kromosaurWon": "kromozaur wygrywa walkę",
  "turn.playedOn": `${who("zagrywasz kartę", "zagrywa kartę")} „{card}” przeciw {hits, select, you {tobie} other {graczowi {target}}}`,
  "turn.fightBegan": "walka, {area}: {list}",
  "turn.fightAdded": `${who("masz teraz", "ma teraz")} {total}`,
  "turn.fightRolled": `${who("masz teraz", "ma teraz")} {total}`,
  "turn.moved": "{area}: {list}",
  "turn.played": `${who("zagrywasz", "zagrywa")}: {card}`,
  "turn.countered": `${who("kontrujesz kartą", "kontruje kartą")} „{card}”`,
  "turn.cancelled": "{card} nie działa",
  "turn.hunted": `${who("wyrzucasz", "wyrzuca")} {sum} przeciw {value}`,
  "turn.caught": `${who("łapiesz", "łapie")}: {animal}`,
  "turn.escaped": "{animal}{form, select, you { ci} other {}} ucieka",
  "turn.reached": `${who("wspinasz się", "wspina się")}: {pattern}`,
  "turn.gained": `${who("dostajesz", "dostaje")} {each}`,
  "turn.bought": `${who("płacisz", "płaci")} ${forKrom}`,
  "turn.rested": who("odpoczywasz", "odpoczywa"),
  "turn.gathered": `${who("zbierasz", "zbiera")}${or(" {gatheringCount, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}", ": {gathering}")}`,
  "turn.froze": `${who("tracisz", "traci")} z zimna 1 punkt życia`,
  "turn.drew": `${who("dobierasz", "dobiera")}: {card}`,
  "turn.drewHidden": `${who("dobierasz", "dobiera")} {count, plural, one {kartę bonusów} few {# karty bonusów} many {# kart bonusów} other {# karty bonusów}}`,
  "turn.roundBegan": "runda {round}",
  "turn.openedEvolution": "nowe: {evolution}",
  "turn.stoodUp": `${who("wstajesz", "wstaje")}`,
  "turn.becameCharacter": `${who("grasz jako", "gra jako")} {character}`,
  "turn.gained.each": amount,
  "turn.lost.each": amount,
}
