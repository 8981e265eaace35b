// Polish: prompts, options, the log, reasons, and the words of the text board

import { boardPl } from "./board.pl.ts"
import { nameCatalog } from "./names.ts"

/** How much of what, in the accusative: it stands after verbs that ask for it. */
const amount = `{kindId, select,
  krom {{count, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}}
  wood {{count, plural, one {# żeton drewna} few {# żetony drewna} many {# żetonów drewna} other {# żetonu drewna}}}
  stone {{count, plural, one {# kamień} few {# kamienie} many {# kamieni} other {# kamienia}}}
  bone {{count, plural, one {# kość} few {# kości} many {# kości} other {# kości}}}
  life {{count, plural, one {# punkt życia} few {# punkty życia} many {# punktów życia} other {# punktu życia}}}
  bonus {{count, plural, one {# kartę bonusów} few {# karty bonusów} many {# kart bonusów} other {# karty bonusów}}}
  other {{count, plural, one {# dowolny zasób} few {# dowolne zasoby} many {# dowolnych zasobów} other {# dowolnego zasobu}}}}`
const forKrom = "{price, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}"
const points = "{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"
const life =
  "{count, plural, one {# punkt życia} few {# punkty życia} many {# punktów życia} other {# punktu życia}}"

export const pl = {
  ...nameCatalog(1),
  ...boardPl,
  "game.name": "Krom Evolution",
  "game.pitch":
    "Wódz zniknął w blasku na niebie. Wędruj, bij się, poluj i wymyślaj, aż plemię okrzyknie cię wodzem.",

  "options.side": "Plansza",
  "options.side.about":
    "Na stronie lodowcowej każda faza akcji poza jaskiniami kosztuje 1 punkt życia, a w jaskiniach 1 punkt się odzyskuje.",
  "options.side.temperate": "Umiarkowana",
  "options.side.glacial": "Lodowcowa",
  "options.kromosaur": "Kromozaur",
  "options.kromosaur.about":
    "Olbrzym łazi, gdzie popadnie, i bije się z każdym. Jego figurka jest warta punkt.",
  "options.longer": "Dłuższa gra",
  "options.longer.about": "Do wygranej potrzeba o 2 punkty więcej.",
  "options.characters": "Postacie",
  "options.characters.about": "Różnią się tylko wagą, która rozstrzyga remisy.",
  "options.characters.random": "Losowo",
  "options.characters.chosen": "Wybierane po kolei",
  "options.edition": "Edycja",
  "options.edition.about": "Plik z innymi kartami, wagami, cenami albo nagrodami.",

  "instruction.ask": "Zawsze pytaj mnie o kontry",
  "instruction.aimed": "Pytaj mnie tylko o karty wymierzone we mnie",
  "instruction.never": "W tej rundzie niczego nie kontruję",

  "part.evolutions": "Ewolucje",
  "part.trophy": "Trofeum z kromozaura",

  "prompt.game.pick": "Kim chcesz być?",
  "prompt.round.movement": "Dokąd? Wybierz po kryjomu kartę celu; zostać na miejscu nie można.",
  "prompt.fightCards.card":
    "Walka! Masz {total}, najlepszy wynik to {highest} ({area}). Zagrywasz kartę walki czy pasujesz?",
  "prompt.counter.window":
    "{againstId, select, none {{seat} zagrywa kartę „{card}”{aimed, select, true { i celuje w ciebie} other {{targetId, select, none {} other {; na celowniku {target}}}}}. Kontrujesz?} other {{seat} odpowiada na kartę „{against}” kartą „{card}”{aimed, select, true {, a tamta była twoja} other {}}. Kontrujesz?}}",
  "prompt.loot.take": "{seat} leży bez przytomności. Co bierzesz z tych kieszeni?",
  "prompt.caves.menu":
    "Jaskinie{done, select, rest {: odpoczynek za tobą. Co teraz} services {: jeszcze jakieś usługi} other {: odpoczynek czy usługi za kromy}}?",
  "prompt.forest.menu":
    "Las{gathered, plural, =0 {: pierwsza karta jest za darmo} one {, masz za sobą # kartę} few {, masz za sobą # karty} many {, masz za sobą # kart} other {, masz za sobą # karty}}. Co teraz?",
  "prompt.savanna.menu": "Sawanna. Co teraz?",
  "prompt.savanna.animal": "Na jakie zwierzę polujesz?",
  "prompt.savanna.dice":
    "{animal}: co najmniej {value} na {dice, plural, one {# kostce} few {# kostkach} many {# kostkach} other {# kostki}}. Dokupujesz kostki przed rzutem?",
  "prompt.mountains.menu": "Góry. Co teraz?",
  "prompt.mountains.climb": "Na kostkach {dice}: {pattern}. Koniec wspinaczki czy rzucasz dalej?",
  "prompt.mountains.dice": "Na kostkach {dice}. Które z pięciu przerzucasz?",
  "prompt.mountains.claim": "Którą część nagrody bierzesz?",
  "prompt.reward.kind":
    "{count, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}} do wyboru: co bierzesz?",
  "prompt.bonus.card": "Którą kartę bonusów zagrywasz?",
  "prompt.bonus.given": "{card}: co oddajesz?",
  "prompt.bonus.target": "{card}: kogo wybierasz?",
  "prompt.bonus.kind":
    "{card}: {does, select, lose {co traci {from}?} other {{fromId, select, none {co bierzesz?} other {co zabierasz? ({from})}}}}",
  "prompt.evolve.buy": "Jaką ewolucję plemię będzie zawdzięczać tobie?",

  "option.pick": "{character}",
  "option.go": "{to}",
  "option.pass": "Pas",
  "option.play": "Zagraj: {card}",
  "option.letStand": "Niech będzie",
  "option.counter": "Kontruj: {card}",
  "option.lootResource": "Zabierz jeden zasób: {kind}",
  "option.lootKrom":
    "Zabierz połowę żetonów: {count, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}",
  "option.lootCard": "Zabierz losową kartę bonusów",
  "option.lootNothing": "Nie bierz niczego",
  "option.playBonus": "Zagraj kartę bonusów",
  "option.evolve": "Przejdź ewolucję",
  "option.endPhase": "To wszystko",
  "option.give": "Oddaj: {kind}",
  "option.aim": "{seat}",
  "option.choose": "Weź: {kind}",
  "option.bonus.kind.choose": "Wybierz: {kind}",
  "option.buy": "Wynajdź: {evolution}",
  "option.rest": "Odpocznij",
  "option.buyResource": `Kup zasób za ${forKrom}: {kind}`,
  "option.buyBonus": `Kup kartę bonusów za ${forKrom}`,
  "option.buyLife": `Kup ${life} za ${forKrom}`,
  "option.reshuffle": "Najpierw przetasuj karty zbierania",
  "option.gather":
    "Zbieraj: {price, plural, =0 {karta za darmo} one {karta za # krom} few {karta za # kromy} many {karta za # kromów} other {karta za # kroma}}",
  "option.hunt": "Idź na łowy",
  "option.animal": "Poluj: {animal}",
  "option.extraDice": `{dice, plural, =0 {Bez dodatkowych kostek} one {# dodatkowa kostka za ${forKrom}} few {# dodatkowe kostki za ${forKrom}} many {# dodatkowych kostek za ${forKrom}} other {# dodatkowej kostki za ${forKrom}}}`,
  "option.climb": "Wspinaj się: rzuć pięcioma kostkami",
  "option.stop": "Przerwij i weź nagrodę",
  "option.reroll": `Przerzuć za ${forKrom}`,
  "option.throw":
    "{diceCount, plural, one {Przerzuć kostkę numer} few {Przerzuć kostki numer} many {Przerzuć kostki numer} other {Przerzuć kostki numer}} {dice}",
  "option.claim": amount,

  "fact.becameCharacter": "{seat} to {character}.",
  "fact.roundBegan": "Runda {round}.",
  "fact.lastRoundOver":
    "{round, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}} – każdemu plemieniu wystarczy.",
  "fact.stoodUp": "{seat} staje na nogi z kompletem życia.",
  "fact.moved": "{seat}: {area}.",
  "fact.kromosaurMoved": "Kromozaur wtarabania się tutaj: {area}.",
  "fact.phaseBegan": "Działa {seat} ({area}).",
  "fact.warmed": "{seat} grzeje się przy ogniu.",
  "fact.froze": "{seat} dygocze z zimna.",
  "fact.fightBegan":
    "{area}: {seatsCount, plural, one {{seats} ma towarzystwo} few {biją się {seats}} many {biją się {seats}} other {biją się {seats}}}!",
  "fact.rolled": "{seat} wyrzuca {die}.",
  "fact.kromosaurRolled": "Kromozaur wyrzuca {die} i dodaje {add}: {total}.",
  "fact.fightAdded": "{seat} dodaje {add}: {total}.",
  "fact.fightRolled": "{seat} dorzuca {dice}: {total}.",
  "fact.wonFight": "Walkę wygrywa {seat} ({area}).",
  "fact.kromosaurWon": "Walkę wygrywa kromozaur ({area}).",
  "fact.hurt": `{seat} traci ${life}; zostaje {life}.`,
  "fact.stunned": "{seat} widzi wszystkie gwiazdy: ogłuszenie.",
  "fact.kromosaurHurt": `Kromozaur traci ${life}; zostaje {life}.`,
  "fact.kromosaurFell": "Kromozaur pokonany! Trofeum bierze {seat}.",
  "fact.trophyTaken": "Trofeum z kromozaura zmienia łapy: bierze je {seat}, traci {from}.",
  "fact.looted": `{seat} zabiera ${amount}; płacze za tym {from}.`,
  "fact.lootedCard": "{seat} wyciąga kartę „{card}”; żegna się z nią {from}.",
  "fact.lootedHidden": "{seat} wyciąga kartę bonusów; żegna się z nią {from}.",
  "fact.spared": "{seat} nie rusza cudzych kieszeni; oddycha z ulgą {from}.",
  "fact.played": "{seat} zagrywa kartę „{card}”.",
  "fact.playedOn": "{seat} zagrywa kartę „{card}”; na celowniku {target}.",
  "fact.offers": "{seat} oddaje: {kind}.",
  "fact.asksFor": "{seat} chce: {kind}.",
  "fact.countered": "{seat} odpowiada kartą „{card}”.",
  "fact.cancelled": "Nic z tego: karta „{card}” nie działa ({seat}).",
  "fact.gained": `{seat} dostaje ${amount}.`,
  "fact.cutShort": `Zapas jest pusty; {seat} traci szansę na ${amount}.`,
  "fact.lost": `{seat} traci ${amount}.`,
  "fact.paid": `{seat} płaci ${amount}.`,
  "fact.took": `{seat} bierze ${amount}; oddaje {from}.`,
  "fact.drew": "{seat} dobiera kartę „{card}”.",
  "fact.drewHidden": "{seat} dobiera kartę bonusów.",
  "fact.noCardLeft": "Kart bonusów zabrakło; z niczym zostaje {seat}.",
  "fact.reshuffled": "Przetasowane na nowo: {deck}.",
  "fact.rested": "{seat} ucina sobie drzemkę.",
  "fact.bought": `{seat} płaci ${forKrom} za usługę.`,
  "fact.gathered":
    "{seat} zbiera {price, plural, =0 {za darmo} one {za # krom} few {za # kromy} many {za # kromów} other {za # kroma}}: {gathering}.",
  "fact.hunted": "{seat} poluje ({animal}) i wyrzuca {dice}: {sum} przeciw {value}.",
  "fact.caught": "{animal}: zdobycz bierze {seat}!",
  "fact.escaped": "{animal} ucieka; z pustymi rękami wraca {seat}.",
  "fact.openedAnimal": "Nowość na sawannie: {animal}.",
  "fact.climbed": "{seat} wspina się i wyrzuca {dice}: {pattern}.",
  "fact.rerolled": `{seat} płaci ${forKrom} i przerzuca {count, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}: {dice}, {pattern}.`,
  "fact.reached": "{seat} kończy wspinaczkę: {pattern}.",
  "fact.evolved": `{seat} ma wynalazek: {evolution}, ${points}!`,
  "fact.openedEvolution": "Wisi w powietrzu nowy pomysł: {evolution}.",
  "fact.chief": `{seat} ma ${points} i zostaje nowym wodzem!`,
  "fact.placed": `{place}. {seat}: ${points}`,

  "reason.characterTaken": "Tę postać ma już {seat}.",
  "reason.mustMove": "Tu już jesteś, a ruszyć się musi każdy ({area}).",
  "reason.wrongArea": "Tylko tutaj: {area}.",
  "reason.onlyInFight": "Ta karta jest do walki.",
  "reason.onlyAsCounter": "Tą kartą tylko odpowiada się na kartę innego gracza.",
  "reason.onlyInActionPhase": "Ta karta jest na własną fazę akcji.",
  "reason.changesNothing": "Teraz niczego by nie zmieniła.",
  "reason.noTargetThere": "{seat} nie ma nic, co by się tu przydało.",
  "reason.victimHasNone": "{seat} tego nie ma.",
  "reason.supplyEmpty": "Zapas jest pusty: {kind}.",
  "reason.missing": `Zdobądź jeszcze ${amount}.`,
  "reason.noCardLeft": "Nie ma już kart bonusów.",
  "reason.fullLife": "Masz komplet życia.",
  "reason.alreadyRested": "W tej fazie był już odpoczynek.",
  "reason.alreadyBought": "W tej fazie były już usługi.",
  "reason.gatheredAll":
    "{count, plural, one {# karta to wszystko} few {# karty to wszystko} many {# kart to wszystko} other {# karty to wszystko}}, co wolno zebrać w jednej fazie.",
  "reason.gatherFirst": "Spacer zaczyna się od karty: dobierz pierwszą.",
  "reason.alreadyGathered": "Tylko przed pierwszą kartą w tej fazie.",
  "reason.alreadyReshuffled": "Karty są świeżo przetasowane.",
  "reason.discardEmpty": "Nie ma czego wtasować.",
  "reason.alreadyHunted": "Tylko jedno polowanie na fazę.",
  "reason.alreadyClimbed": "Tylko jedna wspinaczka na fazę.",
  "reason.noMoreRerolls":
    "{count, plural, one {# przerzut to wszystko} few {# przerzuty to wszystko} many {# przerzutów to wszystko} other {# przerzutu to wszystko}}, na co pozwalają góry.",

  "reason.becomesChief": "Żeby zostać wodzem!",
  "reason.evolves":
    "Żeby wymyślić coś wartego {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.",
  "reason.takesTrophy": "Żeby zdobyć trofeum z kromozaura.",
  "reason.stuns": "Żeby ogłuszyć rywala: {seat}.",
  "reason.winsFight": "Żeby wygrać walkę i działać przed innymi.",
  "reason.softens": "Żeby stracić w walce mniej życia.",
  "reason.affords": "Żeby starczyło na ewolucję „{evolution}”.",
  "reason.nears": "Żeby było bliżej do ewolucji „{evolution}”.",
  "reason.brings": `Żeby zdobyć ${amount}.`,
  "reason.gathers": "Żeby nazbierać zasobów.",
  "reason.finds": "Żeby nie odejść z pustymi rękami.",
  "reason.weakens": "Żeby osłabić rywala: {seat}.",
  "reason.cancels": "Żeby karta „{card}” nie zadziałała.",
  "reason.refreshes": "Żeby mogły się trafić lepsze karty.",
  "reason.keepsKrom": "Żeby zachować kromy na później.",
  "reason.savesUp": "Żeby odłożyć na lepszą ewolucję.",
  "reason.keepsCards": "Żeby zachować karty na później.",

  "board.round": "Runda {round}",
  "board.toWin": `wodzem zostaje, kto ma ${points}`,
  "board.player": "{seat}",
  "board.weight": "{weight} kg",
  "board.life": "życie {life}",
  "board.stunned": "ogłuszenie",
  "board.points": points,
  "board.cards": "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
  "board.trophy": "trofeum",
  "board.kromosaur": "Kromozaur",
  "board.hand": "Twoje karty",
  "board.remembered": "O tej karcie wiesz: {seat} ma „{card}”",
  "board.animals": "Łowy",
  "board.animal":
    "{dice, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}, co najmniej {value}",
  "board.evolutions": "Ewolucje",
  "board.owned": "Wynalazki",
  "board.supply": "Zapas",
  "board.decks": "Stosy",
  "board.deck": "{deck}: zakryte {count}, odrzucone {discarded}",
  "board.nothing": "nic",
  "board.amount": amount,
  "board.effect.fightDice":
    "walka: {dice, plural, one {# dodatkowa kostka} few {# dodatkowe kostki} many {# dodatkowych kostek} other {# dodatkowej kostki}}",
  "board.effect.fightAdd": "walka: +{add}",
  "board.effect.gain": `dostajesz ${amount}`,
  "board.effect.lose": `inny gracz traci ${amount}`,
  "board.effect.steal": `zabierasz ${amount} graczowi na tym samym obszarze`,
  "board.effect.convert": "płacisz {give}, dostajesz {take}",
  "board.effect.swap": "oddajesz innemu graczowi {give}, bierzesz {take}",
  "board.effect.cancel": "anuluje kartę innego gracza",

  // What chance decides, as the replay lists it
  "draw.character": "Postać",
  "draw.fight": "Walka",
  "draw.fightDice": "Walka, dodatkowa kostka",
  "draw.kromosaur": "Kromozaur",
  "draw.kromosaurTarget": "Dokąd idzie kromozaur",
  "draw.gathering": "Karta zbierania",
  "draw.hunting": "Karta łowów",
  "draw.hunt": "Polowanie",
  "draw.climb": "Wspinaczka",
  "draw.bonus": "Karta bonusów",
  "draw.loot": "Zrabowana karta",
  "draw.evolution": "Ewolucja",
}
