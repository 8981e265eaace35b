// Chromosome in Polish: what is asked, offered, refused and told.

import type { en } from "./en.ts"
import { plNames } from "./pl-names.ts"
import { aboutEvent } from "./quoted.ts"

export const pl: Record<keyof typeof en, string> = {
  "game.name": "Chromosome",
  "game.pitch":
    "Obce mikroby w laboratorium, które zaraz wyleci w powietrze: rozmnażaj się, mutuj, ładuj się promieniowaniem i walcz. Dla dwóch do czterech osób.",

  // What is asked
  "kind.game": "Pomieszczenie startowe",
  "kind.turn": "Wybór akcji",
  "kind.movement": "Ruch",
  "kind.payment": "Płacenie",
  "kind.growth": "Przyrost",
  "kind.mutation": "Ewolucja",
  "kind.spark": "Iskra",
  "kind.impulse": "Impuls",
  "kind.special": "Akcje specjalne",
  "kind.attack": "Atak i obrona",
  "kind.roll": "Przerzuty",
  "kind.resilienceTests": "Testy odporności",
  "kind.irradiation": "Napromieniowanie",
  "kind.round": "Kolejność testów",
  "kind.event": "Wydarzenia",
  "prompt.game.species": "Wybierz swój gatunek",
  "prompt.game.start": "Wybierz pomieszczenie startowe dla dwóch pierwszych żetonów",
  "prompt.turn.menu": "Twoja tura: wykonaj jedną akcję",
  "prompt.turn.rest": "Akcja wykonana. Chcesz zrobić coś jeszcze przed końcem tury?",
  "prompt.turn.structure": "Co odrzucasz, żeby obniżyć napromieniowanie?",
  "prompt.movement.from": "Którą grupą się ruszasz?",
  "prompt.movement.tokens": "Grupa: {room}. Ile żetonów przesuwasz?",
  "prompt.movement.to":
    "Grupa: {room}. Dokąd {tokens, plural, one {idzie żeton} few {idą # żetony} many {idzie # żetonów} other {idzie # żetonu}}?",
  "prompt.payment.genes": "Płacisz samymi genami czy punktem losu zamiast jednego z nich?",
  "prompt.payment.any": "Którym genem płacisz?",
  "prompt.payment.energy":
    "Do zapłaty {energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}: skąd?",
  "prompt.growth.mode": "Dokładasz żetony do jednej grupy czy do pustych pomieszczeń?",
  "prompt.growth.group": "Która grupa rośnie?",
  "prompt.growth.tokens": "Grupa: {room}. Ile żetonów dokładasz? Każdy kosztuje 1 gen akcji; masz {genes}.",
  "prompt.growth.rooms":
    "{tokens, plural, =0 {Gdzie trafi pierwszy żeton?} one {Na razie # żeton. Gdzie trafi następny?} few {Na razie # żetony. Gdzie trafi następny?} many {Na razie # żetonów. Gdzie trafi następny?} other {Na razie # żetonu. Gdzie trafi następny?}} {genes, plural, =0 {Nie masz więcej genów akcji: następny żeton zużyje 1 punkt losu, wart 2 punkty.} one {Każdy kosztuje 1 gen akcji; masz jeszcze #.} few {Każdy kosztuje 1 gen akcji; masz jeszcze #.} many {Każdy kosztuje 1 gen akcji; masz jeszcze #.} other {Każdy kosztuje 1 gen akcji; masz jeszcze #.}}",
  "prompt.mutation.gene":
    "Który gen bierzesz? Masz {energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}.",
  "prompt.spark.attacker": "Która z twoich grup atakuje?",
  "prompt.spark.target": "Grupa: {room}. Kogo atakuje?",
  "prompt.impulse.way": "Tworzysz promieniowanie czy czerpiesz z niego?",
  "prompt.impulse.room":
    "{way, select, create {Gdzie kładziesz kostki?} other {Z którego obszaru radioaktywnego czerpiesz?}}",
  "prompt.special.first":
    "{action}: {pick, select, group {wybierz {whose, select, own {swoją grupę} enemy {wrogą grupę} other {grupę}}} room {wybierz pomieszczenie} ownGene {wybierz jeden ze swoich genów} other {wybierz gen}}",
  "prompt.special.second":
    "{action}: {pick, select, group {wybierz {whose, select, own {swoją grupę} enemy {wrogą grupę} other {drugą grupę}}} room {wybierz miejsce docelowe} other {wybierz nowy gen}}",
  "prompt.special.reactivate": "Który pasywny gen znów staje się aktywny?",
  "prompt.special.moved": "Jeszcze jeden ruch?",
  "prompt.attack.attackerGenes":
    "Atakujesz z siłą {strength}. Obrońca: {defender}, {to}. Ile genów walki dokładasz?",
  "prompt.attack.attackerFortune":
    "Atakujesz z siłą {strength}. Obrońca: {defender}, {to}. Ile punktów losu dokładasz?",
  "prompt.attack.defenderGenes":
    "{seat} atakuje twoją grupę z siłą {strength}: {to}. Ile genów walki dokładasz?",
  "prompt.attack.defenderFortune":
    "{seat} atakuje twoją grupę z siłą {strength}: {to}. Ile punktów losu dokładasz?",
  "prompt.roll.window":
    "{seatIs, select, you {Masz} other {{seat}:}} na kości {die} ({roll, select, attack {atak} defence {obrona} test {test odporności} other {nowy gen: {gene}}}). Wymuszasz przerzut za 1 punkt losu?",
  "prompt.resilienceTests.gene":
    "Na kości {die}: napromieniowanie +{points}. Wydajesz 1 punkt losu jako gen budowy, żeby było o 1 mniej?",
  "prompt.irradiation.giveUp":
    "Za dużo promieniowania: oddaj jeszcze {excess, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}. Z której grupy?",
  "prompt.round.spaces": "Kilka obszarów radioaktywnych ma siłę {power}. Który rozpatrujecie jako następny?",
  "prompt.event.charge": "Wybierz swoją grupę do naładowania",

  // What is offered
  "option.species": "{species}",
  "option.start": "{room}",
  "option.move": "Ruch",
  "option.recover": "Odzyskaj 1 punkt losu za 3 punkty energii",
  "option.discardStructure": "Odrzuć gen budowy albo punkt losu zamiast niego: napromieniowanie −2",
  "option.growth": "Przyrost: nowe żetony",
  "option.mutation": "Ewolucja: nowy gen",
  "option.spark": "Iskra: atak",
  "option.impulse": "Impuls: stwórz promieniowanie albo z niego czerp",
  "option.special":
    "{action}: {actionId, select, superGene {przywróć gen i wykonaj jeszcze jedną akcję} change {zamień gen na gen innego rodzaju} takeover {zastąp samotny wrogi żeton} catalysis {weź gen bez płacenia energią} bond {zaatakuj z pomocą sąsiednich grup} domination {zaatakuj bez strat} fusion {dwie sąsiednie grupy tracą po żetonie} destroy {zabierz sąsiadowi żeton} concentration {połóż 3 kostki promieniowania} saturation {2 punkty napromieniowania dla wszystkich} power {naładuj małą grupę} outbreak {przenieś promieniowanie i od razu testuj} teleportation {przenieś dowolną grupę albo zamień dwie} focus {żeton do pomieszczenia o sterylności 1} giant {grupa 3 żetonów obok twojej} dispersal {jeszcze jeden lub dwa ruchy} other {…}}",
  "option.pass": "Pas do końca rundy",
  "option.endTurn": "Zakończ turę",
  "option.from": "Grupa: {room}",
  "option.tokens": "{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}",
  "option.to": "Dokąd: {room}",
  "option.genesOnly": "Same geny",
  "option.fortuneFor": "Punkt losu zamiast: {gene}",
  "option.payGene": "{gene}",
  "option.payFortune": "Punkt losu zamiast genu",
  "option.discharge":
    "Rozładuj grupę: {room} ({energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}})",
  "option.giveBack": "Oddaj trofeum: {species} (2 punkty energii)",
  "option.add": "Dołóż do jednej grupy",
  "option.spread": "Rozstaw po pustych pomieszczeniach",
  "option.buy":
    "{gene} za {energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}",
  "option.random":
    "Niech zdecyduje kość, za {energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}}",
  "option.create": "Stwórz: połóż kostki",
  "option.absorb": "Zaczerpnij: naładuj i zdejmij kostkę",
  "option.attacker": "Grupa: {room}",
  "option.target":
    "Grupa: {room} ({energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}})",
  "option.group": "Grupa: {room}",
  "option.room": "{room}",
  "option.gene": "{gene}",
  "option.activeGene": "{gene}, aktywny",
  "option.passiveGene": "{gene}, pasywny",
  "option.again": "Jeszcze jeden ruch",
  "option.enough": "Wystarczy",
  "option.fightingGenes":
    "{genes, plural, =0 {Żadnego genu walki} one {# gen walki} few {# geny walki} many {# genów walki} other {# genu walki}}",
  "option.fortune":
    "{points, plural, =0 {Bez punktów losu} one {# punkt losu} few {# punkty losu} many {# punktów losu} other {# punktu losu}}",
  "option.reroll": "Wymuś przerzut (1 punkt losu)",
  "option.stand": "Zostaw wynik",
  "option.discardGene": "Gen budowy",
  "option.discardFortune": "1 punkt losu zamiast niego",
  "option.giveUp": "Żeton: {room}",
  "option.space": "{room}",
  "option.charge": "Grupa: {room}",

  // Why something is not offered
  "reason.alreadyMoved": "Ruch w tej turze już był",
  "reason.noMove": "Żadna z twoich grup nie ma dokąd pójść",
  "reason.alreadyRecovered": "W tej turze punkt losu został już odzyskany",
  "reason.fortuneFull": "Masz już maksimum punktów losu: {most}",
  "reason.missingEnergy":
    "Potrzeba {need, plural, one {# punktu energii} few {# punktów energii} many {# punktów energii} other {# punktu energii}}; masz {have}",
  "reason.missingGene": "Potrzeba: {need} × {gene}; aktywnych masz {have}",
  "reason.missingGenes":
    "Potrzeba jeszcze {need, plural, one {# aktywnego genu} few {# aktywnych genów} many {# aktywnych genów} other {# aktywnego genu}}; masz {have}",
  "reason.noIrradiation":
    "Nie masz genu budowy do odrzucenia ani napromieniowania, które mógłby obniżyć punkt losu",
  "reason.noStructure": "Nie masz aktywnego genu budowy ani punktu losu, który mógłby go zastąpić",
  "reason.actionTaken": "Akcja w tej turze już była",
  "reason.actionFirst": "Najpierw wykonaj akcję; pas też nią jest",
  "reason.noTokens":
    "W zasobach potrzeba {need, plural, one {# żetonu} few {# żetonów} many {# żetonów} other {# żetonu}}; masz {have}",
  "reason.noPlace":
    "Żadna z twoich grup nie może urosnąć, a obok nie ma wolnego miejsca dla pojedynczego żetonu",
  "reason.chromosomeFull": "Twój chromosom jest pełny: 8 genów",
  "reason.noGeneLeft": "W zasobach już nie ma: {gene}",
  "reason.outOfReach":
    "Za daleko: potrzeba {need, plural, one {# punktu energii} few {# punktów energii} many {# punktów energii} other {# punktu energii}}; masz {have}",
  "reason.noCubes": "Wszystkie kostki promieniowania są już na mapie",
  "reason.nothingPassive": "Nie będzie pasywnego genu, który można by przywrócić",
  "reason.noTarget": "Nie ma na czym tego użyć",
  "reason.enemyGroup": "To grupa gracza {seat}",
  "reason.sameRoom": "Żetony już tam są",
  "reason.notAdjacent": "To pomieszczenie nie sąsiaduje z: {room}",
  "reason.groupFull": "Ta grupa jest pełna: 3 żetony",
  "reason.ownRoom": "Masz tam już swoją grupę",
  "reason.roomChosen": "Tam trafia już żeton",
  "reason.notBesideYours": "Nie sąsiaduje z żadną twoją grupą",
  "reason.atLeastOne": "Umieść co najmniej jeden żeton",
  "reason.alreadyCharged": "Ta grupa jest już naładowana",
  "reason.notRadioactive": "W tym pomieszczeniu nie ma promieniowania",
  "reason.testedAlready": "W tym pomieszczeniu test już się odbył",
  "reason.testedLater": "Najpierw pomieszczenia z silniejszym promieniowaniem",
  "reason.speciesTaken": "Tym gatunkiem gra {seat}",
  "reason.notStart": "To nie jest pomieszczenie startowe",
  "reason.notATarget": "{action}: to nie może być cel",
  "reason.noWayOut": "Ta grupa nie może wejść do żadnego sąsiedniego pomieszczenia",
  "reason.enemyRoom": "Zajęte: {seat}",
  "reason.tooSterile":
    "Sterylność {sterility}: razem {sterility, plural, one {musi wejść co najmniej # żeton} few {muszą wejść co najmniej # żetony} many {musi wejść co najmniej # żetonów} other {musi wejść co najmniej # żetonu}}",
  "reason.groupTooLarge": "Tamtejsza grupa ma wielkość {level}; razem byłoby więcej niż 3",
  "reason.notCharged": "Ta grupa nie jest naładowana",

  // What speaks for a choice
  "reason.winsTrophies":
    "Żeby zdobyć {count, plural, one {# trofeum} few {# trofea} many {# trofeów} other {# trofeum}}",
  "reason.bringsTokens":
    "Żeby wprowadzić na mapę {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}",
  "reason.gainsGene": "Żeby zdobyć nowy gen",
  "reason.recoversFortune": "Żeby odzyskać punkt losu, wart 2 punkty",
  "reason.heals": "Żeby obniżyć napromieniowanie o {count}",
  "reason.charges": "Żeby naładować grupy: energia +{count}",
  "reason.weakens": "Żeby osłabić rywala: {seat}",
  "reason.escapes": "Żeby uciec przed promieniowaniem",
  "reason.soaks": "Żeby promieniowanie naładowało grupę",
  "reason.threatens": "Żeby promieniowanie szkodziło innym",
  "reason.joins": "Żeby powstała większa grupa",
  "reason.opens": "Żeby mieć więcej miejsca do wzrostu",
  "reason.closesIn": "Żeby zbliżyć się do innych",
  "reason.seeksCharge": "Żeby zbliżyć się do promieniowania, które może naładować grupę",
  "reason.narrows": "Żeby innym zostało mniej miejsca do wzrostu",
  "reason.splits": "Żeby wydzielić grupę, która działa i płaci osobno",
  "reason.keepsAway": "Żeby trzymać innych na dystans",
  "reason.losesDanger": "Żeby oddać to, czemu promieniowanie zagraża najbardziej",
  "reason.losesDark": "Żeby oddać żeton, który i tak nie dałby energii",
  "reason.losesNoGroup": "Żeby zachować na mapie wszystkie grupy",
  "reason.losesSmall": "Żeby większe grupy zostały całe",
  "reason.awaitsCharge": "Żeby promieniowanie naładowało grupę na koniec rundy",
  "reason.staysSafe": "Żeby nie wchodzić w promieniowanie: prowadzi tam większość ruchów",
  "reason.keepsRoom": "Żeby zachować obok wolne pomieszczenia do wzrostu",
  "reason.staysTogether": "Żeby nie rozdzielać dużej grupy",
  "reason.staysAway": "Żeby zachować dystans: większość ruchów zbliża do innych",
  "reason.staysClose": "Żeby zostać blisko innych",
  "reason.staysSplit": "Żeby grupy zostały osobno: każda może płacić sama",
  "reason.staysWhole": "Żeby grupy zostały całe",
  "reason.leavesRed": "Żeby opuścić pomieszczenie, które wydarzenie może zniszczyć",
  "reason.widens": "Żeby mieć więcej pustych pomieszczeń w zasięgu dwóch kroków",
  "reason.strongest": "Żeby atakować najsilniejszą grupą",
  "reason.attacks":
    "Żeby zaatakować: jeśli obie strony użyją wszystkich genów walki, wygrasz {count} na 100 takich walk",
  "reason.anyOrder": "Testy i tak odbędą się w każdym z nich: różnica jest tylko w kolejności",
  "reason.makesRoom": "Żeby zwolnić miejsce w chromosomie",
  "reason.dims": "Żeby ubyło promieniowania",
  "reason.paysExactly": "Żeby zapłacić bez straty energii",
  "reason.nearest": "Żeby zaatakować grupą, która ma najbliżej do przeciwnika",
  "reason.standsWell": "Żaden ruch nie poprawi twojego położenia",
  "reason.givesUp": "Żeby zostać: każdy ruch coś by odebrał",
  "reason.restsHere": "Żaden ruch nic by teraz nie dał",
  "reason.fightsHarder": "Żeby mieć w tej walce więcej siły",
  "reason.hunts": "Żeby stanąć obok mniejszej grupy, którą można zaatakować",
  "reason.shelters": "Żeby odejść od większej grupy",
  "reason.keepsCharged": "Żeby największa naładowana grupa została na później",
  "reason.betterRoll": "Żeby poprawić rzut",
  "reason.spoilsRoll": "Żeby zepsuć rzut rywala: {seat}",
  "reason.resists": "Żeby mniej się napromieniować",
  "reason.keepsFortune": "Żeby zachować punkt losu, wart 2 punkty",
  "reason.savesEnergy": "Żeby zachować energię na później",
  "reason.keepsGenes": "Żeby zachować geny na później",

  // What happens
  "fact.firstPlayer": "Zaczyna {seat}",
  "fact.plays": "{seat}: gatunek {species}",
  "fact.placed":
    "{seat}: {tokens, plural, one {# nowy żeton} few {# nowe żetony} many {# nowych żetonów} other {# nowego żetonu}}, {room}",
  "fact.roundBegan": "Runda {round}; zegar wskazuje {clock}",
  "fact.eventRevealed": `Wydarzenie: {event}${aboutEvent(plNames)}`,
  "fact.eventCancelled": "{event}: mapa rozpadłaby się na części, karta zostaje anulowana",
  "fact.modified":
    "{what, select, sterility {Sterylność każdego pomieszczenia} sparkEnergy {Energia każdej Iskry} other {Energia za losowy gen}} w tej rundzie: {by}",
  "fact.refreshed": "Geny i żetony losu są odnowione",
  "fact.startingPlayer": "Tę rundę rozpoczyna {seat}",
  "fact.turnBegan": "{seatIs, select, you {Twoja kolej} other {Teraz gra {seat}}}",
  "fact.acts": "{seatIs, select, you {Używasz akcji} other {{seat}}}: {action}",
  "fact.passed": "{seat}: pas",
  "fact.moved":
    "{seat}: ruch, {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}, {from} → {to}",
  "fact.merged":
    "{seat}: grupy się łączą, {room}, wielkość {level}, {charged, select, true {naładowana} other {rozładowana}}",
  "fact.exhausted": "{seatIs, select, you {Wyczerpujesz} other {{seat} wyczerpuje}}: {genes} × {gene}",
  "fact.fortuneAsGene":
    "{seatIs, select, you {Płacisz} other {{seat} płaci}} 1 punktem losu{geneId, select, none { zamiast genu} other { zamiast: {gene}}}",
  "fact.discharged":
    "{seatIs, select, you {Rozładowujesz grupę} other {{seat} rozładowuje grupę}}: {room} ({energy, plural, one {# punkt energii} few {# punkty energii} many {# punktów energii} other {# punktu energii}})",
  "fact.gaveBack":
    "{seatIs, select, you {Oddajesz trofeum} other {{seat} oddaje trofeum}}: {species} (2 punkty energii)",
  "fact.overpaid":
    "{seat}: {energy, plural, one {przepada # punkt energii} few {przepadają # punkty energii} many {przepada # punktów energii} other {przepada # punktu energii}}",
  "fact.grew":
    "{seat} dokłada {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}: {room}, wielkość {level}",
  "fact.gainedGene": "{seat} zyskuje: {gene}",
  "fact.noGeneLeft":
    "{seatIs, select, you {Nic nie zyskujesz} other {{seat} nic nie zyskuje}}, w zasobach już nie ma: {gene}",
  "fact.attacked":
    "{seat} atakuje! Obrońca: {defender}; {from} → {to}{modifier, plural, =0 {} one {, modyfikator +#} few {, modyfikator +#} many {, modyfikator +#} other {, modyfikator +#}}",
  "fact.boostedGenes":
    "{seat}: {genes, plural, one {# gen walki} few {# geny walki} many {# genów walki} other {# genu walki}}, siła +{genes}",
  "fact.boostedFortune":
    "{seat}: {points, plural, one {# punkt losu} few {# punkty losu} many {# punktów losu} other {# punktu losu}}, siła +{points}",
  "fact.strength": "{seat}: siła {strength}",
  "fact.rolled":
    "{seat}: na kości {die} ({roll, select, attack {atak} defence {obrona} test {test odporności} other {nowy gen}})",
  "fact.forcedReroll": "{seat} płaci 1 punkt losu: {roller} przerzuca wynik {die}",
  "fact.fought": "Walka: {seat} {attack}, {defender} {defence}",
  "fact.lostTokens":
    "{seat} traci {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}: {room}",
  "fact.tookTrophies":
    "{seat} zdobywa {tokens, plural, one {# trofeum} few {# trofea} many {# trofeów} other {# trofeum}}: {species}",
  "fact.cubesAdded":
    "{cubes, plural, one {Przybywa # kostka} few {Przybywają # kostki} many {Przybywa # kostek} other {Przybywa # kostki}} promieniowania: {room}, siła {power}",
  "fact.cubesRemoved":
    "{cubes, plural, one {Ubywa # kostka} few {Ubywają # kostki} many {Ubywa # kostek} other {Ubywa # kostki}} promieniowania: {room}, siła {power}",
  "fact.cubesMoved":
    "{cubes, plural, one {Przenosi się # kostka} few {Przenoszą się # kostki} many {Przenosi się # kostek} other {Przenosi się # kostki}} promieniowania: {from} → {to}, siła {power}",
  "fact.charged": "{seat}: naładowana grupa, {room}",
  "fact.fortuneChanged": "{seat}: punkty losu {fortune}",
  "fact.discardedStructure":
    "{seat}{fortune, select, true {} other { odrzuca gen budowy}}{points, plural, =0 {} one {: napromieniowanie −#, teraz {level}} few {: napromieniowanie −#, teraz {level}} many {: napromieniowanie −#, teraz {level}} other {: napromieniowanie −#, teraz {level}}}",
  "fact.reactivated": "{seatIs, select, you {Przywracasz} other {{seat} przywraca}}: {gene}",
  "fact.changedGene":
    "{seatIs, select, you {Zamieniasz} other {{seat} zamienia}} ({active, select, true {aktywny} other {pasywny}}): {old} → {gene}",
  "fact.teleported": "{seat}: teleportacja grupy, {from} → {to}",
  "fact.swapped": "{seat}: grupy zamieniają się miejscami, {from} ↔ {to}",
  "fact.fused": "{seat}: grupy łączą się w jedną, {from} → {to}",
  "fact.tested":
    "{seat}: test, {room}. Zagrożenie {threat} (siła {power}, {groups, plural, one {# grupa} few {# grupy} many {# grup} other {# grupy}}), na kości {die}{structure, plural, =0 {} one { + #} few { + #} many { + #} other { + #}}: {points, plural, =0 {bez napromieniowania} one {napromieniowanie +#} few {napromieniowanie +#} many {napromieniowanie +#} other {napromieniowanie +#}}",
  "fact.irradiated": "{seat}: napromieniowanie +{points}, teraz {level}",
  "fact.excess":
    "{seat}: {excess, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} ponad limit",
  "fact.doomed": "{seatIs, select, you {Nie masz} other {{seat} nie ma}} dość żetonów, żeby to wyrównać",
  "fact.roomRemoved": "{room} znika na zawsze",
  "fact.eliminated":
    "{seat} odpada: {cause, select, irradiation {za duże napromieniowanie} other {brak żetonów}}",
  "fact.lastTurns":
    "{seatsCount, plural, =0 {Nie ma już żadnych tur} one {Ostatnia tura: {seats}} few {Ostatnie tury: {seats}} many {Ostatnie tury: {seats}} other {Ostatnie tury: {seats}}}",
  "fact.scored":
    "{seat}: {score} (żetony {tokens}, trofea {trophies}, los {fortune}, napromieniowanie {irradiation})",
  "fact.gameOver":
    "{winnersCount, plural, =0 {Nikt nie przeżył, nikt nie wygrywa} one {Wygrywa {winners}} few {Wspólnie wygrywają {winners}} many {Wspólnie wygrywają {winners}} other {Wspólnie wygrywają {winners}}}",

  // The score
  "part.tokens": "Żetony na mapie",
  "part.trophies": "Trofea",
  "part.fortune": "Punkty losu (po 2 punkty)",
  "part.irradiation": "Napromieniowanie",

  // Options of a table
  "options.events": "Karty wydarzeń",
  "options.events.about": "Bez nich w grze jest mniej przypadku i żadne pomieszczenie nie znika.",
  "options.species": "Gatunki",
  "options.species.random": "Losowane",
  "options.species.chosen": "Wybierane po kolei",
  "options.firstPlayer": "Pierwszy gracz",
  "options.firstPlayer.random": "Losowo",
  "options.firstPlayer.seat1": "Miejsce 1",
  "options.firstPlayer.seat2": "Miejsce 2",
  "options.firstPlayer.seat3": "Miejsce 3",
  "options.firstPlayer.seat4": "Miejsce 4",
  "options.layout": "Mapa",
  "options.layout.players": "Właściwa dla liczby graczy",
  "options.layout.two": "Dla dwóch osób, 15 pomieszczeń",
  "options.layout.three": "Dla trzech osób, 19 pomieszczeń",
  "options.layout.four": "Dla czterech osób, 19 pomieszczeń",
  "options.map": "Własna mapa",
  "options.map.about":
    "Plik JSON: pomieszczenia i ich współrzędne. Każde pomieszczenie startowe musi mieć sąsiada o sterylności 1.",
  "options.fortuneMaximum": "Maksimum punktów losu",
  "options.fortuneMaximum.about": "Instrukcja nie mówi, gdzie kończy się tor; gramy do 7.",
  "options.edition": "Własne wydanie",
  "options.edition.about": "Plik JSON z liczbami z twojego egzemplarza gry.",

  // Standing instructions for re-roll windows
  "usual.ask": "Pytaj mnie o każdą zapłatę i każdy rzut",
  "instruction.ask": "Pytaj mnie jak zwykle",
  "instruction.concerning": "Pytaj, gdy rzut mnie dotyczy",
  "instruction.helpful": "Pytaj, gdy mogę coś zyskać",
  "instruction.never": "Nie przerzucaj w tej rundzie",

  // What chance decides, as the replay lists it
  "draw.species": "Gatunek",
  "draw.first player": "Pierwszy gracz",
  "draw.event": "Wydarzenie",
  "draw.attack": "Rzut ataku",
  "draw.defence": "Rzut obrony",
  "draw.test": "Test odporności",
  "draw.mutation": "Losowy gen",

  "record.blow": "Najmocniejszy cios: {seat}, {attack} przeciw {defence} ({defender})",
  "record.trophies": "Najwięcej zdobytych trofeów: {seat}, {count}",
  "record.dose": "Największa dawka: {seat}, +{points} napromieniowania naraz",
  "record.growth":
    "Najszybszy wzrost: {seat}, {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}",
  "record.genes": "Najwięcej zdobytych genów: {seat}, {count}",
}
