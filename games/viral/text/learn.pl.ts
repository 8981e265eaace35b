// Viral learned by playing, in Polish

import type { en } from "./learn.en.ts"

export const pl: Record<keyof typeof en, string> = {
  "infect.goal":
    "Jesteś Glutkiem, czyli wirusem, a planszą jest pacjent. Sześć rund; wygrywa, kto ma najwięcej punktów.",
  "infect.pair":
    "Wyłóż po kryjomu parę: strefę 1, czyli Mózg, i jedną z podświetlonych kart mutacji z ikoną Zakażenie.",
  "infect.pair.done": "Wszystkie pary odkrywa się razem. Ikony twojej karty to teraz twoje akcje.",
  "infect.brain": "Użyj ikony Zakażenie. Na niebieskim polu działa tylko w zagranej strefie: w Mózgu.",
  "infect.brain.left": "Karta skończona, a w Mózgu nikogo nie ma. Cofnij i najpierw zakaź Mózg.",
  "infect.brain.done":
    "Glutek jest w Mózgu. Strefa 1 ma tylko ten narząd: kto jest tam sam, ten ją kontroluje.",

  "control.spread": "Strefa 2 ma dwa narządy i trzeba być w każdym. Umieść wirusa w pustej połowie Serca.",
  "control.spread.left": "Jesteś tylko w jednym sercu, więc strefa 2 nic nie daje. Cofnij.",
  "control.pay": "Teraz wybierz „Zakończ”. Runda się kończy, a strefy dają punkty.",
  "control.pay.lost": "Serce 2 znów jest puste i nikt nie kontroluje strefy 2. Cofnij.",
  "control.pay.done": "Po 2 punkty za Serce i za Mózg! Ale badania urosły o 2: przy 7 czeka cię lek.",

  "crisis.fill": "Trzy wirusy w jednym narządzie to kryzys. Dołóż trzeciego w Wątrobie.",
  "crisis.fill.left": "Dwa wirusy w Wątrobie nie wystarczą. Cofnij i dołóż swojego.",
  "crisis.fill.done": "Kryzys! Masz tam najwięcej wirusów, więc dostaniesz najwięcej punktów.",
  "crisis.respond": "Wybierz „Zakończ” i zobacz odpowiedź odpornościową.",
  "crisis.respond.done":
    "2 punkty za najwięcej wirusów, 1 dla Cytrynka. Potem wszystkie musiały opuścić Wątrobę.",

  "attack.kidneys":
    "Cytrynek też jest w obu nerkach i wygrywa remisy. Przejmij strefę 6: zaatakuj albo miej więcej wirusów. Potem zakończ.",
  "attack.kidneys.lost": "Remis: Cytrynek jest wyżej w tabeli remisów i kontroluje strefę 6. Cofnij.",
  "attack.kidneys.done":
    "Strefa 6 jest twoja: najpierw liczy się obecność wszędzie, potem liczba, potem tabela remisów.",

  "cure.shield": "Badania są na 6, a wydarzenie doda 1: nadchodzi lek. Daj tarczę jednemu ze swoich wirusów.",
  "cure.shield.left": "Bez tarczy lek zabierze wszystko. Cofnij i najpierw daj tarczę.",
  "cure.cured": "Wybierz „Zakończ” i zobacz, co zrobi lek.",
  "cure.cured.done":
    "Lek zadziałał: wirusy wróciły do zapasu, ale ten z tarczą został. Badania znów są na 0.",

  "card.take": "Masz już ponad 5 punktów: weź lepszą kartę mutacji, odkrytą albo w ciemno.",
  "card.take.done": "Trafia na rękę. Zagrane karty odpoczywają na Minutniku i wracają dwie rundy później.",

  "last.end": "Ostatnia karta rundy 6: Cytrynek ma 12 punktów, ty 10. Strefa 6 daje 4.",
  "last.win": "Wygraj: bądź w każdym narządzie strefy 6 i zakończ.",
  "last.win.lost": "Cytrynek wygrał o włos. Cofnij i przejmij strefę 6.",
  "last.win.done": "Wygrana! Na koniec każda strefa, w której jesteś, dała jeszcze 1 punkt.",

  "outnumber.title": "Rozstrzygnij remis",
  "outnumber.why": "Obaj byliście wszędzie, więc liczyła się liczba wirusów. Tabela remisów jest na końcu.",
  "outnumber.hold":
    "Ty i Cytrynek jesteście w każdym narządzie strefy 6, a on wygrywa remisy. Miej więcej wirusów.",
  "outnumber.hold.lost": "Wciąż remis, a Cytrynek jest wyżej w tabeli remisów. Cofnij.",
  "gut.title": "Trzy narządy, jedna karta",
  "gut.why": "Wystarczy po jednym wirusie w każdym narządzie, jeśli nikt inny nie jest we wszystkich.",
  "gut.three": "Przejmij Brzuch, czyli strefę 5: wszystkie trzy narządy jednym Zakażeniem i ruchami.",
  "gut.three.lost": "W jednym narządzie strefy 5 cię nie ma. Cofnij.",
  "harvest.title": "Punkty z kryzysu",
  "harvest.why": "Kryzys daje 2 punkty za najwięcej wirusów, a pozostałym po 1.",
  "harvest.crisis": "Nikt nie kontroluje płuc. Wywołaj kryzys w Płucu 1 i zgarnij punkty.",
  "harvest.crisis.quiet": "Runda minęła bez kryzysu. Cofnij: trzeba trzech wirusów.",
  "hide.title": "Ukryj się przed lekarzami",
  "hide.why": "Strefa, która obniża badania, bywa warta więcej niż jej punkty.",
  "hide.escape": "Badania są na 6, a wydarzenie doda 1. Przejmij strefę 2, która je obniża, i uniknij leku.",
  "hide.escape.cured": "Badania doszły do 7 i lek zadziałał. Cofnij.",
  "modest.title": "Za dużo sukcesów",
  "modest.why": "Bez kontroli nie ma badań i twoje wirusy zostają w ciele.",
  "modest.leave":
    "Strefa 2 podniosłaby badania o 3, a 4 + 3 to już lek. Oddaj kontrolę: wyprowadź jednego wirusa.",
  "modest.leave.cured": "Oba serca były twoje, badania doszły do 7 i zadziałał lek. Cofnij.",
  "deny.title": "Nie dla Cytrynka",
  "deny.why": "Kogo brakuje w jednym narządzie, ten nie kontroluje strefy.",
  "deny.lungs": "Cytrynek jest w obu płucach. Wygoń go z jednego, żeby strefa 3 nie dała mu punktów.",
  "deny.lungs.paid": "Cytrynek był w obu płucach i dostał punkty. Cofnij i zaatakuj go.",
  "shelter.title": "Przetrwaj kryzys",
  "shelter.why": "Zamiast wirusa zniknęła tarcza. Ratuje tylko raz.",
  "shelter.stay": "Kryzys opróżnia Wątrobę. Daj swojemu wirusowi tarczę, a zostanie.",
  "shelter.stay.gone": "Bez tarczy twój wirus musiał opuścić Wątrobę. Cofnij.",
  "magnet.title": "Precz z mojego serca",
  "magnet.why": "Teraz brakuje go w jednym sercu: nie ma remisu, nie ma tabeli.",
  "magnet.push": "Cytrynek wygrywa remisy. Wypchnij go Magnesem z jednego serca i przejmij strefę 2.",
  "magnet.push.tied": "Cytrynek wciąż był w obu sercach i wygrał remis. Cofnij.",
  "absorb.title": "Na jeden kęs",
  "absorb.why": "Wchłonięte wirusy wrócą na koniec rundy, a do tego czasu liczy się tylko twój.",
  "absorb.swallow": "Wchłonięte wirusy się nie liczą. Przejmij strefę 4, w której Cytrynek wygrywa remisy.",
  "absorb.swallow.tied": "Cytrynek nadal się liczył albo brakowało cię w jednym narządzie. Cofnij i wchłoń.",
  "pair.title": "Właściwa para",
  "pair.why": "Strefa decyduje, gdzie działają niebieskie ikony: strefa i karta muszą do siebie pasować.",
  "pair.kidneys": "Wybierz strefę i kartę, które wprowadzą cię do obu nerek, i przejmij strefę 6.",
  "pair.kidneys.zone": "Strefa 6 nie jest twoja. Niebieska ikona działa tylko w wybranej strefie. Cofnij.",
  "everywhere.title": "Wszędzie po trochu",
  "everywhere.why": "Na końcu liczy się każda strefa, w której jesteś, bez względu na to, kto ją kontroluje.",
  "everywhere.zones":
    "Ostatnia karta: każda strefa, w której jesteś, daje 1 punkt. Wejdź do dwóch nowych i wygraj.",
  "everywhere.zones.lost": "Cytrynek wciąż miał więcej. Cofnij i wejdź do dwóch nowych stref.",
}
