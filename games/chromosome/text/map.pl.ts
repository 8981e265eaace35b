// Polish: words about the rooms and groups on the drawn map

import type { mapEn } from "./map.en.ts"

export const mapPl: { readonly [key in keyof typeof mapEn]: string } = {
  "board.label": "Laboratorium",
  "board.map": "Mapa laboratorium",
  "board.map.room":
    "{room}, sterylność {sterility}{start, select, true {, pomieszczenie startowe} other {}}{red, select, true {, może się zawalić} other {}}{power, select, 0 {} other {, promieniowanie o sile {power}}}",
  "board.map.group":
    "{species}, {seat}, wielkość {level}, {charged, select, true {naładowana} other {rozładowana}}",
  "board.map.empty": "nikogo tu nie ma",
  "board.map.hole": "Dziura: {room} już nie istnieje",
  "board.map.zoomIn": "Bliżej",
  "board.map.zoomOut": "Cała mapa",
  "board.map.actions": "Co można tu zrobić: {room}",
  "board.map.targets": "Na mapie: pomieszczenia {list}",
  "board.map.close": "Zamknij",
  "board.map.tokens": "{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}",
  "board.map.add": "Przyrost: do tej grupy",
  "board.map.spread": "Przyrost: żeton tutaj",
  "board.map.create": "Impuls: kostki tutaj",
  "board.map.absorb": "Impuls: zaczerpnij energię",
  "board.map.tip.room":
    "Sterylność {sterility}: {sterility, plural, one {może wejść dowolna liczba żetonów} few {muszą wejść razem co najmniej # żetony} many {musi wejść razem co najmniej # żetonów} other {musi wejść razem co najmniej # żetonu}}.{start, select, true { Niebieska ramka: pomieszczenie startowe.} other {}}{red, select, true { Czerwony numer: może je zniszczyć wydarzenie.} other {}}",
  "board.map.tip.radiation":
    "Promieniowanie o sile {power}: ładuje grupy o wielkości {power, plural, =1 {1} =2 {1 i 2} one {1} few {od 1 do 3} many {od 1 do 3} other {od 1 do 3}} tutaj i obok; na koniec rundy każdy w pobliżu przechodzi test.",
  "board.map.tip.threat":
    "Twoje zagrożenie w teście: {threat} ({power} + {groups, plural, one {# grupa} few {# grupy} many {# grup} other {# grupy}}).",
  "board.map.tip.charged":
    "Naładowana: może dać {level, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}.",
  "board.map.tip.discharged": "Rozładowana: walczy i rusza się jak zwykle, ale nie daje energii.",
}
