// Polish: the words of the drawn board

import type { boardEn } from "./board.en.ts"

const points = "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"
const krom = (param: string) =>
  `{${param}, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}`
const life = (param: string) =>
  `{${param}, plural, one {# punkt życia} few {# punkty życia} many {# punktów życia} other {# punktu życia}}`
const extra =
  "{dice, plural, =0 {Bez dodatkowych kostek} one {# dodatkowa kostka} few {# dodatkowe kostki} many {# dodatkowych kostek} other {# dodatkowej kostki}}"

export const boardPl: { readonly [K in keyof typeof boardEn]: string } = {
  "board.label": "Ściana jaskini",
  "board.side": "Ewolucje",
  "board.mine": "Twoja planszetka",
  "board.noCards": "Nie masz kart bonusów.",
  "board.area":
    "{number}. {area}: {count, plural, =0 {nikogo tu nie ma} one {# postać} few {# postacie} many {# postaci} other {# postaci}}",
  "board.goTo": "{to}",
  "board.target": "Karta celu: {to}{picked, select, true {, wybrana i zakryta} other {}}",
  "board.laid": "Karta celu leży zakryta",
  "board.figure": "{seat}: {area}{stunned, select, true {, ogłuszenie} other {}}",
  "board.portrait": "{seat}, {who}, {weight} kg",
  "board.candidate": "{name}, {weight} kg",
  "board.pointsOf": "Punkty: {points} z {goal}",
  "board.owns": `{evolution}: ${points}`,
  "board.heap": "Zapas, {kind}: {count}",
  "board.rest": `Odpoczynek: ${krom("krom")} i ${life("life")}`,
  "board.or": "albo",
  "board.sells": `{what} za ${krom("price")}`,
  "board.gatheringDeck":
    "Stos zbierania: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}, bez nagrody: {blanks}{more, select, true {; następna {price, plural, =0 {jest za darmo} one {kosztuje # krom} few {kosztuje # kromy} many {kosztuje # kromów} other {kosztuje # kroma}}} other {}}",
  "board.gatheringDiscard":
    "Zebrane wcześniej: {count, plural, =0 {nic} one {{list}} few {{list}} many {{list}} other {{list}}}",
  "board.gatherPrices": "Ceny kart w kromach: {list}",
  "board.useful": "przydatne: {count} z {all}",
  "board.animalCard":
    "{animal}: co najmniej {value}, {dice, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}. Szanse bez dodatkowych kostek, z jedną i z dwiema: {chances}",
  "board.extraDice": `${extra}{price, plural, =0 {} one { za # krom} few { za # kromy} many { za # kromów} other { za # kroma}}: szansa {chance}%`,
  "board.dice": "Twoje kostki: {dice}",
  "board.die": "Kostka {place} pokazuje {face}{marked, select, true {, do przerzucenia} other {}}",
  "board.throwAgain":
    "Przerzuć ({count, plural, =0 {kostki} one {# kostka} few {# kostki} many {# kostek} other {# kostki}}) za {price, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}",
  "board.throwAgainShort":
    "Przerzuć{count, plural, =0 {} one { (# kostka)} few { (# kostki)} many { (# kostek)} other { (# kostki)}}",
  "board.rerollPrices": "Wykonane przerzuty: {done}; ceny w kromach: {list}",
  "board.fight": "Walka",
  "board.fighter": "{name}: {total}, {weight} kg",
  "board.lootOf": "{seat} bez przytomności",
  "board.lootBy": "{seatIs, select, you {Możesz} other {{seat} może}} zabrać jedną rzecz",
  "board.declared": "{name}: {card} ({what})",
  "board.aimAt": "Cel: {seat}",
  "board.evolutionCard": `{evolution}: ${points}{where, select, any {} other {, tylko tutaj: {place}}}. Koszt: {cost}.{lacks, select, true { Brakuje: {missing}.} other {}}`,
  "board.bonusCard":
    "{card}: {what}{copies, plural, one {} few { (# sztuki)} many { (# sztuk)} other { (# sztuki)}}",
  "board.kromosaurAt": "Kromozaur ({area}), życie {life}",
  "board.kromosaurBeside": "Kromozaur czeka obok ściany, życie {life}",
  "board.kromosaurFallen": "Kromozaur pokonany (życie {life})",
  "board.close": "Zamknij",
  "reason.markDice": "Najpierw dotknij kostek, które chcesz przerzucić.",

  "board.tip.round": "Runda: wszyscy się ruszają, potem obszary rozgrywa się po kolei od 1 do 4.",
  "board.tip.points": `Aby zostać wodzem, trzeba mieć ${points}; wygrywa się od razu. Punkty dają ewolucje i trofeum z kromozaura.`,
  "board.tip.glacial":
    "Strona lodowcowa: faza akcji w jaskiniach przywraca 1 punkt życia, gdzie indziej zabiera 1, ale nigdy ostatni.",
  "board.tip.kromosaur":
    "Kromozaur (życie {life}) dodaje {add} do swojej kostki. Kto wygra walkę, w której padnie, zatrzymuje jego figurkę wartą 1 punkt.",
  "board.tip.area.caves":
    "1. Jaskinie, działają pierwsze: odpoczynek dla kromów i życia albo kupno życia, zasobów i kart; nigdy oba w jednej fazie.",
  "board.tip.area.forest":
    "2. Las, drugi: zbierz od jednej do czterech kart, głównie drewno. Remisy poza pierwszym miejscem wygrywa lżejszy.",
  "board.tip.area.savanna":
    "3. Sawanna, trzecia: jedno polowanie w fazie, po to, co dają zwierzęta, głównie kości.",
  "board.tip.area.mountains":
    "4. Góry, ostatnie: jedna wspinaczka z pięcioma kostkami, po kromy, kamień i karty. Remisy poza pierwszym miejscem wygrywa lżejszy.",
  "board.tip.rest": "Odpocznij zamiast kupować cokolwiek w tej fazie.",
  "board.tip.services": "Usługi: tyle, za ile możesz zapłacić, ale wtedy bez odpoczynku.",
  "board.tip.gather":
    "Zaczynasz od karty, pierwsza jest za darmo; przed nią możesz tylko przetasować stos. Każda następna kosztuje więcej.",
  "board.tip.reshuffle": "Przed pierwszą kartą możesz wtasować ten stos z powrotem.",
  "board.tip.inDeck": "Jeszcze w stosie: {list}.",
  "board.tip.inDiscard": "Na tym stosie: {list}.",
  "board.tip.blanks": "Karty w stosie, które coś dają.",
  "board.tip.animal":
    "Wyrzuć tę liczbę lub więcej pokazanymi kostkami. Niżej szanse z 0, 1 i 2 dodatkowymi kostkami; kupuje się je za kromy przed rzutem.",
  "board.tip.extraDice":
    "Za dodatkowe kostki płaci się przed rzutem; kromy przepadają, nawet gdy zwierzę ucieknie.",
  "board.tip.climb": "Rzuć pięcioma kostkami i szukaj układu.",
  "board.tip.reroll": "Jedna cena za dowolną liczbę kostek; do czterech razy.",
  "board.tip.patterns": "Co dają kostki, gdy się zatrzymasz.",
  "board.tip.weight": "Waga rozstrzyga remisy: remis o pierwsze miejsce wygrywa cięższy.",
  "board.tip.life": "Życie. Gdy się skończy, postać jest ogłuszona i wstaje w następnej rundzie z 7.",
  "board.tip.cards": "Karty bonusów na ręce, zakryte przed innymi.",
  "board.tip.supply": "Czego nie ma w zapasie, tego nikt nie dostanie.",
  "board.tip.bonusDeck": "Karty bonusów: zakryte i odrzucone.",
  "board.tip.trophy": "Trofeum jest warte 1 punkt. Przechodzi na tego, kto ogłuszy posiadacza.",
  "board.tip.evolution":
    "Zapłać koszt w swojej fazie akcji; kartę z symbolem obszaru kupisz tylko na tym obszarze. Blade żetony to te, których ci brakuje.",
  "board.tip.target": "Wybierz po kryjomu; wszystkie karty odkrywa się razem. Zostać nie można.",
  "board.tip.loot": "Zwycięzca zabiera po jednej rzeczy od każdego ogłuszonego.",
  "board.tip.timing.fight": "Zagrywana w walce, po rzucie kostkami.",
  "board.tip.timing.react": "Zagrywana zaraz po karcie innego gracza, która wtedy nie działa.",
  "board.tip.timing.action": "Zagrywana w twojej fazie akcji.",

  "board.aid.open": "Ściąga",
  "board.aid.round.move": "Każdy po kryjomu wybiera kartę celu. Zostać nie można.",
  "board.aid.round.kromosaur": "Kromozaur rusza się losowo, nigdy do jaskiń; walczy kostką + {add}.",
  "board.aid.round.fight":
    "Obszary od 1 do 4: gdzie jest kilka postaci, tam walka. Każdy rzuca kostką, potem karty walki; przegrani tracą tyle życia, ile zabrakło im do najlepszego.",
  "board.aid.round.act": "W kolejności z walki każdy działa: akcja obszaru, karty bonusów, ewolucje.",
  "board.aid.caves": `Odpoczynek: ${krom("krom")}, ${life("life")}. Albo zakupy: zasób za ${krom("resource")}, karta bonusów za ${krom("bonus")}, ${life("packet")} za ${krom("lifePrice")}.`,
  "board.aid.forest": "Zbieranie: co najmniej jedna karta, ceny w kromach: {list}.",
  "board.aid.savanna": "Polowanie na jedno zwierzę: dodatkowe kostki, łączna cena w kromach: {list}.",
  "board.aid.mountains": "Wspinaczka: pięć kostek, ceny przerzutów w kromach: {list}.",
  "board.aid.ties":
    "Remisy: o najwyższy wynik wygrywa cięższy. Niżej cięższy w jaskiniach i na sawannie, lżejszy w lesie i w górach.",
}
