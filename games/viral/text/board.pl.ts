// Polish: the words of the drawn board

import type { boardEn } from "./board.en.ts"

const points = "{vp, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"

export const boardPl: { readonly [K in keyof typeof boardEn]: string } = {
  "board.label": "Pacjent i karty choroby",
  "board.side": "Tablice",
  "board.patient": "Pacjent",
  "board.mine": "Twoje karty",
  "board.organIn":
    "{organ}, {zone}: {count, select, 0 {pusto} other {{inside}}}{crisis, select, 0 {} other {, kryzys {crisis}}}",
  "board.zoneToken": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, badania {research}; nikt jej nie kontroluje`,
  "board.zoneHeld": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, badania {research}; teraz zdobyłby ją {virus}`,
  "board.zoneYours": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, badania {research}; teraz przypadłaby tobie`,
  "board.pull": "Przyciągnij",
  "board.push": "Wypchnij",
  "board.inPlay": "{virus} wykonuje: {card}",
  "board.icon":
    "{action}{blue, select, true {, tylko w zagranej strefie} other {}}{used, select, true {, ikona zużyta} other {}}",
  "board.zoneCards": "Twoje karty stref",
  "board.mutationCards": "Twoje karty mutacji",
  "board.zoneCard": "{zone}{where, select, place {, już wyłożona} timer {, odpoczywa na Minutniku} other {}}",
  "board.onlyYou": "Tylko ty wiesz, że ją masz",
  "board.placeEmpty":
    "Miejsce {place}: {secret, select, true {twoje karty, dla innych zakryte} other {puste}}",
  "board.ownDeck": "Twoja talia, od góry",
  "board.laid": "Para leży zakryta",
  "board.pointsOf": "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  "board.inReserve":
    "{count, plural, =0 {Brak wirusów} one {# wirus} few {# wirusy} many {# wirusów} other {# wirusa}} w zapasie",
  "board.nobody": "Neutralny",
  "board.dummyDeck":
    "{count, plural, one {# karta strefy} few {# karty stref} many {# kart stref} other {# karty stref}} w jego talii",
  "board.researchTitle": "Badania",
  "board.researchOf": "Badania ({virus}): {level} z {top}",
  "board.tieTitle": "Remisy",
  "board.crises": "Kryzys od {threshold}",
  "board.crisesLeft": "Wolne żetony kryzysu: {count}{any, select, true {; w ciele: {out}} other {}}",
  "board.track": "Tor punktów: {list}",
  "board.virusName": "{virus}",
  "board.comingEvent": "Nadchodzące wydarzenie",
  "board.draft": "Draft",
  "board.myPacket": "Twoja paczka",
  "board.myKept": "Zatrzymane",
  "board.close": "Zamknij",

  "board.tip.organ":
    "Narząd strefy {zone}. Wirusy: {count} z {threshold} potrzebnych do kryzysu{crisis, select, 0 {.} other {; trwa kryzys {crisis}.}} Kontrola strefy wymaga wirusa w każdym jej narządzie.",
  "board.tip.virus":
    "{virus}{shielded, select, true {, z tarczą: przetrwa jedno usunięcie, potem tarcza przepada} other {, bez tarczy}}{underCount, select, 0 {.} other {. Niesie: {under}; te nie liczą się, póki nie wyjdą.}}",
  "board.tip.zone":
    "{zone}: w kroku 2 daje punkty i badania temu, kto ma wirusa w każdym jej narządzie; jeśli takich graczy jest kilku, temu, kto ma w całej strefie najwięcej wirusów. Punkty przy gwieździe, badania przy strzykawce{bonus, select, 0 {.} other {, tu o {bonus, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.}}{side, select, blue { Niebieska strona, odkąd ktoś ma 21 punktów: każda strefa daje więcej.} other {}}",
  "board.tip.zoneCard": "Gra się ją z kartą mutacji: jej niebieskie ikony działają tylko tu: {zone}.",
  "board.tip.mutationCard":
    "Każdej ikony można użyć raz, w dowolnej kolejności. Ikony na niebieskim polu działają tylko w zagranej strefie; z dwóch przedzielonych kreską wybierasz jedną.",
  "board.tip.place": "Dwie pary w rundzie: wybrane w tajemnicy, odkryte razem, wykonane po kolei.",
  "board.tip.timer": "Zagrane karty odpoczywają tu rundę, potem wracają na rękę.",
  "board.tip.ownDeck": "Zdobyte karty pochodzą z tej talii, od góry. Każdy może ją obejrzeć.",
  "board.tip.publicZones": "Karty stref na tej ręce; blade leżą na miejscach albo na Minutniku.",
  "board.tip.publicCards": "Karty mutacji na tej ręce, o ile wszyscy je znają.",
  "board.tip.first": "Zaczyna w tej rundzie. Znacznik wędruje zgodnie z ruchem wskazówek zegara.",
  "board.tip.score":
    "Punkty na torze. Na koniec dochodzi po jednym za każdą strefę z wirusem i punkty z kart.",
  "board.tip.reserve":
    "Wirusy poza ciałem, ze wszystkich {supply}. Gdy ich brak, zakażenie przenosi wirusa z innego miejsca.",
  "board.tip.dummy":
    "Wirus neutralny w grze dla dwojga. Co rundę dwie karty stref mówią, gdzie się pojawi; narząd wybiera pierwszy gracz. Zdobywa punkty i dotyczą go wydarzenia; gdy ma wybór, decyduje za niego pierwszy gracz. Nie bierze kart i nie może wygrać.",
  "board.tip.research": "Na {top} lek jest gotowy: w kroku 5 ten wirus opuszcza ciało albo traci tarcze.",
  "board.tip.ties":
    "Remis wygrywa wirus wyżej w tabeli remisów. Zaczyna się od kolejności graczy, pierwszy na górze; w grze dla dwojga nad nim jest wirus neutralny. Po każdej rundzie na górę trafia ten, kto ma najmniej punktów. Na koniec gry wygrywa niższy.",
  "board.tip.crises":
    "Narząd, w którym {threshold, plural, one {jest # wirus} few {są # wirusy} many {jest # wirusów} other {jest # wirusa}}, wpada w kryzys. W kroku 4 daje 2 punkty temu, kto ma ich najwięcej, 1 pozostałym, i wszyscy bez tarczy odchodzą. Jeśli nadal jest przepełniony, jego żeton zostaje na następną rundę.",
  "board.tip.track":
    "Przy {list} punktach bierze się kartę mutacji. Przy {flip} wszystkie żetony stref obracają się na niebieską stronę.",
  "board.tip.event":
    "Nastąpi w kroku 3 {comes, select, next {następnej rundy} first {pierwszej rundy} other {tej rundy}}.",
  "board.tip.display":
    "Kto dojdzie na torze do znaku karty albo go minie, bierze jedną z tych kart albo wierzchnią z talii.",
  "board.tip.deck": "Dobór w ciemno: odkryte karty idą pod talię, a odkrywa się trzy nowe.",
  "board.tip.packet": "Zatrzymaj jedną kartę; reszta idzie w lewo.",
  "board.tip.candidate": "Wszystkie wirusy umieją to samo; różnią się tylko wyglądem.",
  "board.tip.round": "Sześć rund po sześć kroków.",
  "board.tip.step1": "Każdy gra dwie pary: kartę strefy z kartą mutacji.",
  "board.tip.step2": "Strefy od 1 do 6 dają kontrolującym punkty i badania.",
  "board.tip.step3": "Następuje odkryte wydarzenie.",
  "board.tip.step4": "Narządy w kryzysie dają punkty i wyrzucają wszystkich bez tarczy.",
  "board.tip.step5": "Wirus, nad którym badania doszły na szczyt, musi opuścić ciało.",
  "board.tip.step6": "Tabela remisów układa się na nowo, a wchłonięte wirusy wychodzą.",
  "board.tip.shield": "Daj tarczę jednemu ze swoich wirusów.",
  "board.tip.move": "Jeden twój wirus idzie o krok: do stykającego się narządu albo zgodnie ze strzałką.",
  "board.tip.infect":
    "Umieść wirusa z zapasu w narządzie; gdy zapas jest pusty, przenieś swojego z innego miejsca.",
  "board.tip.attack": "Usuń cudzego wirusa z narządu, w którym masz własnego, albo jego tarczę.",
  "board.tip.magnet":
    "Przyciągnij dowolnego wirusa o krok do narządu, w którym masz własnego, albo wypchnij stamtąd.",
  "board.tip.absorb": "Jeden twój wirus wchłania wszystkie inne w narządzie; wyjdą w kroku 6.",
  "board.tip.crisis": "Wywołaj kryzys w narządzie, bez względu na liczbę wirusów.",

  "board.aid.open": "Ściąga",
  "board.aid.blue":
    "Ikony na niebieskim polu działają tylko w zagranej strefie. Z dwóch przedzielonych kreską wybierasz jedną.",
  "board.aid.artery": "Tętnica: zgodnie ze strzałką; dwie strzałki, obie strony",
  "board.aid.vein": "Żyła: zgodnie ze strzałką; dwie strzałki, obie strony",
  "board.aid.lymph": "Limfa: między wszystkimi połączonymi narządami",
  "board.aid.touch": "Stykające się narządy: w obie strony",

  // The end of the rules
  "board.appendix.organs": "Narządy i dokąd prowadzi krok",
  "board.appendix.tokens": "Żetony stref",
  "board.appendix.starting": "Karty początkowe",
  "board.appendix.mutations": "Karty mutacji do zdobycia",
  "board.appendix.events": "Wydarzenia",
  "board.appendix.organ": "{zone}. Jeden krok: {list}.",
  "board.appendix.token": "Żeton {number}",
  "board.appendix.sides":
    "Biała strona: {white, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, badania {whiteResearch}. Niebieska: {blue, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, badania {blueResearch}.",
  "board.appendix.card":
    "{icons}.{vp, plural, =0 {} one { Na koniec # punkt.} few { Na koniec # punkty.} many { Na koniec # punktów.} other { Na koniec # punktu.}}",
}
