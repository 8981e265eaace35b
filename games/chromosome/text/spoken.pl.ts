// Polish: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const tokens = "{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}"
const rooms =
  "{roomCount, plural, one {pomieszczeniu} few {pomieszczeniach} many {pomieszczeniach} other {pomieszczeniach}} {roomIds}"
const charge = "{charged, select, true {naładowana} other {rozładowana}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenPl: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.starts": "Rundę {seatIs, select, you {zaczynasz ty} other {zaczyna {seat}}}",
  "spoken.toPlay": "Teraz gra: {seatIs, select, you {ty} other {{seat}}}",
  "spoken.tested": "Pomieszczenia już po teście: {rooms}",
  "spoken.turn":
    "W tej turze: {moved, select, true {ruch wykonany} other {jeszcze bez ruchu}}, {acted, select, true {akcja wykonana} other {jeszcze bez akcji}}{recovered, select, true {, punkt losu odzyskany} other {}}",
  "spoken.immune":
    "{seatIs, select, you {Nie tracisz żetonów w tej walce} other {{seat} nie traci żetonów w tej walce}}",
  "spoken.threat":
    "Zagrożenie {threat}: siła {power} i {groups, plural, one {# grupa} few {# grupy} many {# grup} other {# grupy}} w pobliżu",
  "spoken.tests":
    "Pomieszczenie {roomId}: zagrożenie {threat}, odporność {total}, {points, select, 0 {bez napromieniowania} other {napromieniowanie +{points}}}",
  "spoken.sums":
    "{rolled, select, none {Przed rzutami: atak {attack}, obrona {defence}} attack {Atak {attack}, obrona przed swoim rzutem {defence}} other {Atak {attack}, obrona {defence}}}",
  "spoken.bill": "Do zapłaty ({seatIs, select, you {ty} other {{seat}}}): {cost}",
  "spoken.acting": "Akcja: {action}",
  "spoken.picked": "Wybrane dotąd pomieszczenia: {rooms}",
  "spoken.moving":
    "Ruch stąd: {room}{tokens, plural, =0 {} one {, # żeton} few {, # żetony} many {, # żetonów} other {, # żetonu}}",
  "spoken.yourGroup": `twoja grupa, wielkość {level}, ${charge}`,
  "spoken.yours": `twoja, wielkość {level}, ${charge}`,
  "spoken.theirs": `{seat}, wielkość {level}, ${charge}`,
  "spoken.room": "pomieszczenie {roomId}",
  "spoken.empty": "puste{needs, select, 1 {} other {, wymaga {needs}}}",
  "spoken.radiation": "promieniowanie {power}",
  "spoken.way":
    "{way, select, e {w prawo} se {w prawo w dół} sw {w lewo w dół} w {w lewo} nw {w lewo w górę} other {w prawo w górę}}: {what}",
  "spoken.costs": "Koszt: {cost}",
  "spoken.next": "Obok: {list}",
  "spoken.steps": "{steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} stąd: {list}",
  "spoken.revealed": "Dotychczasowe wydarzenia: {events}",
  "spoken.player":
    "{seatIs, select, you {Ty} other {{seat}}}{speciesId, select, none {} other {, {species}}}{state, select, passed {, pas} doomed {, zaraz odpadnie} out {, poza grą} other {}}",
  "spoken.groups": "Grupy: {list}",
  "spoken.free":
    "{free, plural, =0 {Brak wolnych miejsc} one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}} w chromosomie",
  "spoken.takesFortune": "zużywa punkt losu, wart 2 punkty",
  "spoken.strength": "siła {strength}",

  "turn.eliminated": who("odpadasz", "odpada"),
  "turn.lastTurns":
    "{seatsCount, plural, =0 {nie ma już tur} one {jeszcze jedna tura: {seats}} few {jeszcze po jednej turze: {seats}} many {jeszcze po jednej turze: {seats}} other {jeszcze po jednej turze: {seats}}}",
  "turn.roomRemoved": `${"{roomCount, plural, one {znika pomieszczenie} few {znikają pomieszczenia} many {znikają pomieszczenia} other {znikają pomieszczenia}} {roomIds}"}`,
  "turn.lostTokens": `${who("tracisz", "traci")} ${or(tokens, "{each}")}`,
  "turn.attacked": `${who("atakujesz", "atakuje")} {hits, select, you {cię} other {gracza {defender}}} w ${or("", "pomieszczeniu ")}{toId}`,
  "turn.eventRevealed": "wydarzenie: {event}",
  "turn.tookTrophies": `${who("zdobywasz", "zdobywa")} {tokens, plural, one {# trofeum} few {# trofea} many {# trofeów} other {# trofeum}}`,
  "turn.passed": who("pasujesz", "pasuje"),
  "turn.grew": `${who("dokładasz żetony", "dokłada żetony")} w ${or("{roomIds}", rooms)}{roomCount, select, 1 {, wielkość {level}} other {}}`,
  "turn.placed": `${who("kładziesz", "kładzie")} ${tokens} w ${or("{roomIds}", rooms)}`,
  "turn.moved": `${who("przesuwasz", "przesuwa")} {each}`,
  "turn.teleported": `${who("teleportujesz grupę", "teleportuje grupę")} z pomieszczenia {fromId} do {toId}`,
  "turn.swapped": `${who("zamieniasz miejscami grupy", "zamienia miejscami grupy")} z pomieszczeń {fromId} i {toId}`,
  "turn.fused": `${who("łączysz grupy", "łączy grupy")} z pomieszczeń {fromId} i {toId}`,
  "turn.gainedGene": `${who("zyskujesz", "zyskuje")} ${or("{geneCount, plural, one {# gen} few {# geny} many {# genów} other {# genu}}", "gen: {gene}")}`,
  "turn.cubesAdded": "promieniowanie {power} w pomieszczeniu {roomId}",
  "turn.cubesMoved": "promieniowanie przechodzi z pomieszczenia {fromId} do {toId}",
  "turn.irradiated": `${who("otrzymujesz napromieniowanie", "otrzymuje napromieniowanie")} {points}, razem {level}`,
  "turn.fortuneAsGene": who(
    "płacisz 1 punktem losu",
    or("punkty losu −1", "płaci 1 punktem losu"),
    "{seat} płaci 1 punktem losu",
  ),
  "turn.boostedFortune": `${who("płacisz", "płaci")} {points, plural, one {# punktem} few {# punktami} many {# punktami} other {# punktu}} losu`,
  "turn.fortuneChanged": `${who("masz punkty losu", "punkty losu", "{seat} ma punkty losu")}: {fortune}`,
  "turn.acts": `${who("używasz akcji", "używa akcji")}: {action}`,
  "turn.forcedReroll": `{hits, select, self {${who("przerzucasz kość", "przerzuca kość")}} other {${who("wymuszasz", "wymusza")} przerzut, {hits, select, you {rzucasz ty} other {rzuca {roller}}}}}`,
  "turn.roundBegan": "runda {round}",
  "turn.discardedStructure": `${who("odrzucasz", "odrzuca")} gen budowy{points, select, 0 {} other {, napromieniowanie {level}}}`,
  "turn.charged": `${who("ładujesz", "ładuje")} ${or("{roomCount, plural, one {# grupę} few {# grupy} many {# grup} other {# grupy}}", `${"{roomCount, plural, one {grupę} few {grupy} many {grupy} other {grupy}}"} w ${rooms}`)}`,
  "turn.discharged": `${who("rozładowujesz", "rozładowuje")} {roomCount, plural, one {grupę w pomieszczeniu} few {grupy w} many {grupy w} other {grupy w}} {roomIds}`,
  "turn.lostTokens.each": `${tokens} w pomieszczeniu {roomId}`,
  "turn.moved.each": `${tokens} z pomieszczenia {fromId} do {toId}`,
  "turn.tested": "test: {each}",
  "turn.tested.each":
    "pomieszczenie {roomId}, zagrożenie {threat}, na kości {die}{structure, plural, =0 {} one { plus # za budowę} few { plus # za budowę} many { plus # za budowę} other { plus # za budowę}}",
  "turn.fought": "{attack} do {defence}",
  "turn.modified":
    "{what, select, sterility {sterylność} sparkEnergy {energia Iskry} other {energia losowego genu}} {by}",
}
