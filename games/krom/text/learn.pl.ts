// Krom learned by playing, in Polish

import type { en } from "./learn.en.ts"

export const pl: Record<keyof typeof en, string> = {
  "hunt.goal":
    "Wódz zniknął! Plemię poprowadzi ten, kto pierwszy zdobędzie 10 punktów za sprytne wynalazki. Grasz jako Alma.",
  "hunt.go":
    "Na wynalazki trzeba kości, drewna i kamienia. Kości biegają po sawannie: wybierz jej kartę celu.",
  "hunt.go.elsewhere": "Ładne miejsce, ale kości tam nie ma. Cofnij i wybierz sawannę.",
  "hunt.go.done":
    "Karty odkryto jednocześnie i każdy poszedł w swoją stronę. Poza tobą nikogo tu nie ma: walki nie będzie.",
  "hunt.catch":
    "Zapoluj na zwierzę, które daje kość: wyrzuć co najmniej jego liczbę. Na dole szanse z 0, 1, 2 dokupionymi kostkami.",
  "hunt.catch.escaped": "Uciekło: na kostkach wypadło za mało. Spróbuj z łatwiejszym albo dokup kostkę.",
  "hunt.catch.left": "Faza minęła bez polowania. Cofnij i najpierw zapoluj.",
  "hunt.catch.done": "Złapane! Zdobycz jest twoja. Kostki dokupuje się przed rzutem.",

  "invent.go": "Kolejna runda. Każdy musi się ruszyć, zostać nie wolno. Drewno jest w lesie: idź tam.",
  "invent.go.elsewhere": "Tam drewna nie ma. Cofnij i wybierz las.",
  "invent.gather": "Spacer zaczyna się od karty zbierania, za darmo. Dobierz ją.",
  "invent.gather.done": "Jest drewno. Następna karta kosztowałaby 1 krom: to pieniądz plemienia.",
  "invent.evolve": "Teraz wynajdź coś, na co cię stać. Ewolucje dają punkty.",
  "invent.evolve.left": "Twoja faza akcji minęła, a wynalazku nie ma. Cofnij.",
  "invent.evolve.done":
    "Pierwszy punkt! Krom nie zastąpi drewna, kamienia ani kości. Znak na karcie to jedyny obszar, gdzie ją wynajdziesz.",

  "fight.meet":
    "Kilka rund później Kolos też jest na sawannie. Kto się spotka, walczy o to, kto działa pierwszy.",
  "fight.win": "Masz na kostce 3, Kolos 5. Zagraj kartę walki, którą go przebijesz, i wygraj.",
  "fight.win.lost":
    "Wygrał Kolos: za każdy brakujący punkt tracisz 1 punkt życia. Zagraj kartę, zanim spasujesz.",
  "fight.stop": "Teraz to ty prowadzisz. Druga karta nic już nie zmieni: spasuj.",
  "fight.stop.done":
    "Wygrana! Kolos traci tyle życia, ile mu zabrakło, a ty działasz przed nim. Remis wygrywa cięższy.",

  "loot.take": "Pokonujesz Karoka o 3, a miał tylko 3 życia: jest ogłuszony! Zabierz mu coś.",
  "loot.take.spared": "Szlachetnie, ale zwycięzca może wziąć jedną rzecz. Cofnij i poczęstuj się.",
  "loot.take.done":
    "Twoje! Karok traci fazę akcji, a w następnej rundzie wstanie z kompletem 7 punktów życia.",

  "climb.roll": "W górach jest kamień. Wespnij się: rzucasz pięcioma kostkami, nagroda zależy od układu.",
  "climb.roll.left": "Faza minęła bez wspinaczki. Cofnij i najpierw się wespnij.",
  "climb.reroll": "Dwie pary. Zapłać 1 krom, przerzuć niepasującą kostkę, zdobądź fula i przerwij.",
  "climb.reroll.early": "Trochę za wcześnie: nagroda jest mniejsza. Cofnij i przerzuć szóstkę.",
  "climb.claim": "Wybierz nagrodę: ukośnik znaczy „albo”. Obie są dobre.",
  "climb.claim.done":
    "Lepsze układy dają lepsze nagrody. Przerzucać można cztery razy, jeśli starczy kromów.",

  "rest.heal":
    "Kilka rund później, po przegranej walce, masz 2 życia. Idź do jaskiń i dojdź co najmniej do 4.",
  "rest.heal.elsewhere": "Tam się nie wyleczysz, a walka by cię ogłuszyła. Cofnij i idź do jaskiń.",
  "rest.heal.left": "Życia ci nie przybyło. Cofnij i odpocznij albo kup życie.",
  "rest.heal.done":
    "W jaskiniach odpoczywasz albo kupujesz za kromy życie, zasoby i karty bonusów: nigdy oba naraz.",

  "counter.no": "Kolos zagrywa kartę: stracisz 3 kromy. Masz kontrę. Użyj jej!",
  "counter.no.stood": "I po kromach. Cofnij i zagraj kontrę.",
  "counter.no.done": "Skontrowana karta nic nie robi. Kontra działa na każdą kartę, zawsze i wszędzie.",

  "chief.near": "Wiele rund później masz 8 punktów, Kolos 6, a Karok 4.",
  "chief.win": "Jeszcze dwa punkty i zostajesz wodzem. Wynajdź to, na co cię stać.",
  "chief.win.left": "Tak blisko! Z tym, co masz, wygrywasz od razu. Cofnij i wynajdź coś.",
  "chief.win.done": "Dziesięć punktów: gra kończy się natychmiast, a wodzem jesteś ty!",

  "underdog.title": "Wygraj walkę, którą masz przegrać",
  "underdog.why": "Karty walki się sumują. Walka trwa, dopóki ktoś chce zagrać kolejną.",
  "underdog.win": "Masz 2, Kolos 6. Zanim spasujesz, możesz zagrać kilka kart walki. Wygraj!",
  "dice.title": "Kup sobie szczęście",
  "dice.why": "Każda dokupiona kostka zwiększa szansę: szanse są podane na karcie.",
  "dice.elk": "Złap jelenia olbrzymiego: 9 lub więcej. Kostki dokupuje się przed rzutem, nigdy po nim.",
  "two.title": "Dwa wynalazki w jednej fazie",
  "two.why": "Za każdą ewolucję płaci się w całości: najpierw sprawdź, co zostanie na drugą.",
  "two.invent": "Możesz kupić tyle ewolucji, na ile cię stać. Wynajdź dwie w tej fazie.",
  "shop.title": "Brakująca część",
  "shop.why": "Krom nigdy nie zastępuje zasobu, ale w jaskiniach można go za kromy kupić.",
  "shop.point":
    "Do punktu brakuje jednego zasobu. W jaskiniach kosztuje 3 kromy: kup go i dokonaj wynalazku.",
  "tie.title": "Remis to za mało",
  "tie.why": "Wygrywa wyższa suma. Waga rozstrzyga tylko przy równych.",
  "tie.win": "Masz 3, Kolos 5. Przy remisie o pierwsze miejsce wygrywa cięższy: musisz go przebić.",
  "tie.win.tied": "Nie wystarczyło: Kolos jest dużo cięższy, więc remis też jest jego. Cofnij.",
  "home.title": "Znak na karcie",
  "home.why": "Kartę bez znaku wynajdziesz wszędzie, a ze znakiem tylko tam.",
  "home.sign": "Kartę ze znakiem obszaru wynajdziesz tylko tam. Idź do lasu i dokonaj wynalazku.",
  "home.sign.elsewhere": "Tam na nic cię nie stać. Cofnij: na karcie jest znak lasu.",
  "home.sign.left": "Karta została, a twoja faza minęła. Cofnij i najpierw dokonaj wynalazku.",
  "luck.title": "Jeszcze jedna karta",
  "luck.why": "Pierwsza karta jest za darmo, a każda następna w tej wyprawie kosztuje więcej.",
  "luck.again":
    "Zdobądź 2 żetony drewna. Jedna karta zbierania jest za darmo, druga kosztuje 1 krom; pomoże też karta bonusów.",
  "luck.again.left": "Drewna wciąż za mało. Cofnij i zapłać za jeszcze jedną kartę.",
  "trade.title": "Karta za ostatnią część",
  "trade.why": "Zanim zagrasz taką kartę, sprawdź, czego brakuje.",
  "trade.card": "Twoja karta zamienia 2 kromy na zasób. Weź taki, który dopełni wynalazek, i dokonaj go.",
  "trade.card.kind": "Jeden kamień niczego tu nie dopełni. Cofnij i weź drewno albo kość.",
  "trade.card.left": "Twoja faza minęła. Cofnij: zagraj kartę, a potem dokonaj wynalazku.",
  "twice.title": "Kontra na kontrę",
  "twice.why": "Skontrowana kontra nic nie robi, więc pierwsza karta działa.",
  "twice.insist": "Niech Kolos straci 3 kromy. Skontruje twoją kartę, ale ty też masz kontrę.",
  "twice.insist.stopped":
    "Kontra Kolosa zadziałała i twoja karta nic nie zrobiła. Cofnij i skontruj jego kontrę.",
  "twice.insist.spared": "To był Karok. Cofnij i wskaż Kolosa.",
  "twice.insist.left": "Twoja faza minęła. Cofnij i najpierw zagraj kartę.",
  "ten.title": "Policz do dziesięciu",
  "ten.why": "Przy 10 punktach gra kończy się od razu, w środku rundy.",
  "ten.chief": "Masz 7 punktów. Wynajdź kartę, która da ci teraz dziesiąty.",
  "ten.chief.small": "Tylko punkt, a na trzy nie starczy już kamienia. Cofnij.",
  "ten.chief.left": "Można było zostać wodzem. Cofnij i dokonaj wynalazku.",
}
