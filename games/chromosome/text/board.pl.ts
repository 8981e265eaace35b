// Polish: the words of the drawn board

import type { boardEn } from "./board.en.ts"

export const boardPl: { readonly [key in keyof typeof boardEn]: string } = {
  "board.side": "Geny",
  "board.mine": "Twój mikrob",
  "board.close": "Zamknij",

  "board.chromosome":
    "Chromosom: {active, plural, =0 {bez aktywnych genów} one {# aktywny gen} few {# aktywne geny} many {# aktywnych genów} other {# aktywnego genu}}, pasywne: {passive}, wolne miejsca: {free} z 8",
  "board.ownGene": "{gene}, {active, select, true {aktywny} other {pasywny}}",
  "board.genesOf": "{active, select, true {Aktywne} other {Pasywne}}: {count} × {gene}",
  "board.irradiationOf": "Napromieniowanie {level} z {limit}",
  "board.fortuneOf":
    "Punkty losu: {fortune} z {most}{exhausted, select, true {, żeton losu wyczerpany} other {}}",
  "board.energyOf": "Dostępna energia: {energy}",
  "board.tokensOf": "Żetony: {tokens} na mapie, {supply} w zasobach",
  "board.trophyOf":
    "{count, plural, one {# trofeum} few {# trofea} many {# trofeów} other {# trofeum}} ({species})",
  "board.noTrophies": "Jeszcze żadnych trofeów",
  "board.scoreNow":
    "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdyby gra skończyła się teraz",
  "board.starts": "Rozpoczyna tę rundę",
  "board.passed": "Pas",
  "board.out": "Poza grą",
  "board.candidate": "{species}: {about}",

  "board.actions": "Akcje",
  "board.mainActions": "Akcje główne",
  "board.specialActions": "Akcje specjalne: {species}",
  "board.besides": "Poza akcją",
  "board.cost.gene": "{count} × {gene}",
  "board.cost.any":
    "{count, plural, one {jeden dowolny gen} few {# dowolne geny} many {# dowolnych genów} other {# dowolnego genu}}",
  "board.cost.energy":
    "{count, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}",
  "board.cost.nothing": "brak",
  "board.cost.growth": "gen akcji za każdy żeton",
  "board.cost.mutation": "gen akcji i energia za nowy gen",
  "board.cost.spark": "gen akcji i 1 punkt energii za każde pomieszczenie po drodze",
  "board.costs": "{what}. Koszt: {cost}",
  "board.withFortune": "Brakuje genu: zużywa punkt losu, wart 2 punkty",
  "board.short.move": "Ruch",
  "board.short.recover": "Los +1",
  "board.short.discardStructure": "{healthy, select, true {Zwolnij miejsce} other {Napr. −2}}",
  "board.short.endTurn": "Koniec tury",

  "board.supplies": "Zasoby genów",
  "board.geneLeft":
    "{gene}: w zasobach {count}{price, select, none {} other {, dla ciebie za {price, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}}}",
  "board.geneOfDie": "{die}: {gene}",
  "board.cubesLeft": "Kostki promieniowania poza mapą: {count} z {all}",
  "board.deck": "Wydarzenia w talii: {count}",
  "board.noEvent": "W pierwszej rundzie nie ma wydarzenia",
  "board.eventNow": "{event}: {about}",

  "board.fight":
    "{seatIs, select, you {Atakujesz ty} other {Atakuje {seat}}}, {defenderIs, select, you {bronisz się ty} other {broni się {defender}}}",
  "board.sum.level": "żetony",
  "board.sum.genes": "geny walki",
  "board.sum.fortune": "los",
  "board.sum.modifier": "sąsiedzi",
  "board.sum.die": "kość",
  "board.sum.power": "siła",
  "board.sum.groups": "grupy w pobliżu",
  "board.sum.structure": "geny budowy",
  "board.sum.line": "{seatIs, select, you {Ty} other {{seat}}}: {list}, razem {total}",
  "board.sum.item": "{what} {count}",
  "board.test": "{seatIs, select, you {Twój test odporności} other {Test odporności, {seat}}}: {room}",
  "board.threat": "Zagrożenie",
  "board.resilience": "Odporność",
  "board.wouldBe":
    "{points, plural, =0 {bez napromieniowania} one {napromieniowanie +#} few {napromieniowanie +#} many {napromieniowanie +#} other {napromieniowanie +#}}",
  "board.mutationRoll":
    "{seatIs, select, you {O twoim genie decyduje kość} other {{seat}: o genie decyduje kość}}",
  "board.dieShows": "{seatIs, select, you {Masz} other {{seat}:}} na kości {die}",
  "board.rerollDie": "Przerzut za 1 punkt losu",
  "board.testFortune": "1 punkt losu jako gen budowy",
  "board.addGenes":
    "{count, plural, =0 {Bez genów walki} one {# gen walki} few {# geny walki} many {# genów walki} other {# genu walki}}: siła {strength}",
  "board.addFortune":
    "{count, plural, =0 {Bez punktów losu} one {# punkt losu} few {# punkty losu} many {# punktów losu} other {# punktu losu}}: siła {strength}",
  "board.immune": "nie traci żetonów",

  "board.tip.chromosome":
    "Osiem miejsc na geny. Wewnętrzny pierścień jest aktywny; użyty gen przesuwa się na pasywny, zewnętrzny, do następnej rundy.",
  "board.tip.gene.action": "Genami akcji płaci się za Przyrost, Ewolucję, Iskrę i wiele akcji specjalnych.",
  "board.tip.gene.telepathy": "Genami telepatii płaci się za Impuls i wiele akcji specjalnych.",
  "board.tip.gene.fighting": "Każdy gen walki użyty w walce dodaje 1 do siły.",
  "board.tip.gene.structure":
    "Każdy aktywny gen budowy dodaje 1 w testach odporności. Odrzucony w twojej turze obniża napromieniowanie o 2 i zwalnia miejsce w chromosomie.",
  "board.tip.irradiation":
    "Każdy punkt powyżej 7 kosztuje cię żeton. Kto oddałby ostatni, ten odpada. Każdy poziom to −1 punkt na koniec.",
  "board.tip.fortune":
    "1 punkt losu: przerzut dowolnej kości albo +1 do siły w walce, albo raz na rundę zamiast genu, także genu budowy w teście. Każdy zachowany jest wart 2 punkty. Raz na turę można odzyskać jeden za 3 punkty energii.",
  "board.tip.energy":
    "Naładowana grupa daje przy rozładowaniu 1 punkt energii za każdy żeton, zawsze cała naraz. Oddane trofeum daje 2.",
  "board.tip.tokens": "Każdy żeton na mapie to punkt. Nowe przybywają z zasobów dzięki Przyrostowi.",
  "board.tip.trophies": "Żetony zdobyte na innych: po 1 punkcie na koniec albo 2 punkty energii po oddaniu.",
  "board.tip.score": "Żetony + trofea + 2 × los − napromieniowanie.",
  "board.tip.starts": "Rundę rozpoczyna ten, kto ma najmniej żetonów na mapie.",
  "board.tip.clock": "Ile rund zostało, łącznie z tą. Gdy się skończą, liczycie punkty.",
  "board.tip.phase.preparation":
    "I Przygotowanie: czas, wydarzenie, a wszystkie geny znów stają się aktywne.",
  "board.tip.phase.turns": "II Tury graczy: po jednej, w kółko, aż wszyscy spasują.",
  "board.tip.phase.radiation":
    "III Promieniowanie: testy wszystkich w pobliżu, grupy się ładują, każdy obszar radioaktywny traci kostkę.",
  "board.tip.pool": "Kostki, których nie ma na mapie. Wszystkich jest 10.",
  "board.tip.supply":
    "Geny kupuje się akcją Ewolucja. Geny akcji i telepatii kosztują o 1 punkt energii więcej za każdy, który już masz.",
  "board.tip.randomGene": "Losowy gen kosztuje 1 punkt energii; o rodzaju decyduje wynik na kości.",
  "board.tip.events": "Od drugiej rundy każda zaczyna się wydarzeniem.",
  "board.tip.fight":
    "Żetony + geny walki + los + kość. Kto ma mniejszą sumę, traci tyle żetonów, ile wynosi różnica. Przy remisie obie strony tracą po jednym.",
  "board.tip.test":
    "Zagrożenie: siła obszaru radioaktywnego + twoje grupy w pobliżu. Odejmuje się kość i aktywne geny budowy, raz na rundę także 1 punkt losu jako taki gen; reszta to napromieniowanie.",
  "board.tip.reroll":
    "Każdy, kto ma punkt losu, może zażądać nowego rzutu. Płaci za niego 1 punkt tylko jedna osoba: rzucający, a jeśli nie chce, pierwsza chętna zgodnie z ruchem wskazówek zegara. Liczy się nowy wynik.",
  "board.tip.move":
    "Raz na turę: żetony jednej grupy wchodzą do sąsiedniego pomieszczenia. Sterylność mówi, ile musi wejść razem.",
  "board.tip.recover": "Raz na turę: 1 punkt losu za 3 punkty energii.",
  "board.tip.discardStructure":
    "Odrzuć gen budowy: napromieniowanie −2, a jego miejsce jest wolne. Przy obniżaniu napromieniowania raz na rundę może go zastąpić punkt losu.",
  "board.tip.endTurn": "Twoja tura się kończy.",

  "board.aid.open": "Ściąga",
  "board.aid.round.preparation":
    "Przygotowanie: zegar, wydarzenie, wszystkie geny znów aktywne. Nie w pierwszej rundzie.",
  "board.aid.round.turns":
    "Tury od tego, kto ma najmniej żetonów, aż wszyscy spasują. W turze jedna akcja, a poza nią jeden ruch, 1 punkt losu za 3 punkty energii, odrzucanie genów budowy.",
  "board.aid.round.radiation":
    "Promieniowanie: testy od najsilniejszego obszaru radioaktywnego, potem grupy przy kostkach się ładują, potem każdy obszar traci kostkę.",
  "board.aid.charge":
    "Promieniowanie o sile 1 ładuje grupy po 1 żetonie, o sile 2 do 2 żetonów, o sile 3 i większej do 3.",
  "board.aid.end":
    "Gra kończy się po ostatniej rundzie albo gdy ktoś odpadnie: w fazie tur każdy, kto nie spasował, ma jeszcze jedną; w fazie promieniowania gra kończy się po testach tego obszaru.",
  "board.aid.points": "Punkty: żetony na mapie + trofea + 2 × los − napromieniowanie.",
  "board.aid.energy": "energia",
  "board.aid.fortune": "punkt losu",
  "board.aid.irradiation": "napromieniowanie",
  "board.aid.cube": "kostka promieniowania",
  "board.aid.any": "dowolny gen",

  // The end of the rules
  "board.appendix.actions": "Akcje",
  "board.appendix.rooms": "Pomieszczenia",
  "board.appendix.events": "Wydarzenia",
  "board.appendix.action": "{species}: {what} Koszt: {cost}.",
  "board.appendix.room": "Pomieszczenie {number}",
  "board.appendix.pipes":
    "Sterylność {sterility}{mark, select, start {, pomieszczenie startowe} red {, może je zniszczyć wydarzenie} other {}}.",
}
