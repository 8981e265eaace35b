// Chromosome learned by playing, in Polish

import type { en } from "./learn.en.ts"

export const pl: Record<keyof typeof en, string> = {
  "grow.goal":
    "Jesteś mikrobem Pars w laboratorium, które zaraz wybuchnie. Punkty dają żetony na mapie, trofea i punkty losu.",
  "grow.grow":
    "Wybierz Przyrost: za każdy gen akcji dostajesz jeden żeton. Dołóż żetony do grupy albo rozstaw je obok.",
  "grow.grow.done": "Więcej żetonów to więcej punktów. Użyte geny są pasywne do następnej rundy.",

  "split.move": "Raz w turze wolno wykonać ruch. Podziel grupę: przesuń jeden lub dwa żetony obok.",
  "split.move.whole": "Poszły wszystkie trzy i grupa się nie podzieliła. Cofnij i zostaw żeton na miejscu.",
  "split.move.done": "Dwie grupy, obie naładowane. Rury w pomieszczeniu mówią, ile żetonów musi wejść razem.",

  "charge.genes":
    "Oto twoje geny. W wewnętrznym kręgu są aktywne; użyty gen trafia do zewnętrznego aż do następnej rundy.",
  "charge.impulse":
    "Twoja grupa jest rozładowana. Wybierz Impuls i połóż kostki promieniowania w jej pomieszczeniu albo obok.",
  "charge.impulse.far":
    "Stamtąd promieniowanie nie dosięga twojej grupy. Cofnij i wybierz jej pomieszczenie albo sąsiednie.",
  "charge.impulse.done":
    "Naładowana! Dwie kostki ładują grupy o wielkości 1 i 2. Promieniowanie jest jednak groźne, a inni mogą położyć je obok ciebie.",

  "absorb.cube":
    "Impuls może też czerpać z promieniowania, które już jest. Zaczerpnij: grupa się ładuje, a jedna kostka znika.",
  "absorb.cube.more": "Doszły dwie kostki. Cofnij i zaczerpnij: mniej promieniowania to mniejsze zagrożenie.",
  "absorb.cube.done":
    "Naładowana, a w pomieszczeniu ubyło kostki. Promieniowanie, które zostaje, może zaszkodzić.",

  "test.roll":
    "Test: 3 kostki i 1 grupa przeciw 1 na kości. Brakuje 3, a to koniec wszystkich twoich żetonów. Przerzuć!",
  "test.roll.out":
    "Skala napromieniowania kończy się na 7 i tyle już było: 3 kolejne poziomy kosztują wszystkie 3 żetony. Cofnij ruch i przerzuć.",
  "test.keep": "Liczy się nowy rzut. 4 przeciw 4 wystarczy: zostaw go.",
  "test.keep.done":
    "O ile zabrakło na kości, o tyle rośnie napromieniowanie: każdy poziom to −1 punkt, a każdy powyżej 7 kosztuje żeton.",

  "mutate.gene": "Wybierz Ewolucję i kup gen. Energię daje rozładowanie naładowanej grupy.",
  "mutate.gene.done": "Nowy gen, od razu aktywny. Grupa płaci zawsze w całości: małe grupy są jak drobne.",

  "recover.fortune":
    "Punkt losu jest wart 2 punkty i pozwala na przerzut. Odzyskaj jeden za 3 punkty energii.",
  "recover.fortune.passed":
    "Jeśli teraz spasujesz, energia się zmarnuje. Cofnij i najpierw odzyskaj punkt losu.",
  "recover.fortune.done":
    "Grupa trzech żetonów dała 3 punkty energii. Punkt losu można odzyskać raz w każdej turze.",

  "attack.spark": "Ferox jest obok. Zaatakuj Iskrą: wielkość, geny walki i kość przeciwko jego sile.",
  "attack.spark.done":
    "Przegrany oddaje tyle żetonów, ile mu zabrakło. To twoje trofea: po 1 punkcie albo po 2 punkty energii.",

  "round.pass":
    "Nie masz już aktywnych genów akcji. Spasuj: gdy spasują wszyscy, uderzy promieniowanie i zacznie się nowa runda.",
  "round.pass.done": "Testy, ładowanie, a potem o jedną kostkę mniej. W nowej rundzie geny znów są aktywne.",

  "last.score":
    "Ostatnia runda, jest 8 do 8. Liczą się żetony, trofea i podwójnie punkty losu, minus napromieniowanie.",
  "last.win": "Zdobądź o punkt więcej niż Ferox, który już spasował; potem spasuj i wygraj.",
  "last.win.lost": "Remis to za mało. Cofnij i najpierw dołóż żeton.",
  "last.win.done": "Wygrana! Znasz już tury, energię, promieniowanie i punktację.",

  "change.title": "Drobne",
  "change.why": "Grupa płaci wszystkimi żetonami, więc płać grupą nie większą niż cena.",
  "change.gene":
    "Kup gen budowy za 1 punkt energii i zachowaj naładowaną grupę dwóch żetonów. Najpierw podziel grupę.",
  "change.gene.dear":
    "Trzy żetony zapłaciły 1 punkt energii, a 2 przepadły. Cofnij i najpierw podziel grupę.",
  "both.title": "Dwie grupy, jeden Impuls",
  "both.why": "Kostki w pomieszczeniu ładują każdą grupę, która jest dość blisko.",
  "both.charge": "Naładuj obie grupy jednym Impulsem.",
  "genes.title": "Gdy decydują geny",
  "genes.why": "Każdy użyty gen walki zwiększa twoją siłę.",
  "genes.attack": "Dwa na dwa: użyj genów walki przy Iskrze i zdobądź trofeum.",
  "spread.title": "Dwa pomieszczenia naraz",
  "spread.why": "Przyrost może założyć nową grupę w każdym wolnym pomieszczeniu obok.",
  "spread.rooms": "Przyrostem rozstaw żetony w obu pustych sąsiednich pomieszczeniach o sterylności 1.",
  "spread.rooms.added": "Żetony dołączyły do grupy. Cofnij i tym razem je rozstaw.",
  "clean.title": "Czyste pomieszczenie",
  "clean.why": "Rury pomieszczenia mówią, ile żetonów musi wejść naraz.",
  "clean.enter": "Trzy rury: muszą wejść trzy żetony naraz. Przesuń całą grupę do pomieszczenia 18.",
  "clean.enter.elsewhere": "Do pomieszczenia 18 wejdzie tylko grupa trzech żetonów. Cofnij.",
  "merge.title": "Uwaga na rozładowane",
  "merge.why": "Łącz naładowane z naładowanymi: jedna rozładowana część rozładuje całość.",
  "merge.charged":
    "Utwórz naładowaną grupę trzech żetonów. Jeśli jedna część jest rozładowana, cała grupa też będzie.",
  "merge.charged.dark": "Jedna część była rozładowana i teraz cała grupa jest rozładowana. Cofnij.",
  "merge.charged.apart": "To nie jest grupa trzech żetonów. Cofnij i połącz dwa z jednym.",
  "three.title": "Moc dla trzech",
  "three.why": "Tyle kostek w jednym pomieszczeniu, ile żetonów w grupie: to ją ładuje.",
  "three.power": "Grupa trzech potrzebuje trzech kostek w jednym pomieszczeniu obok. Impuls dokłada dwie.",
  "three.power.weak": "Za słabo: potrzeba tylu kostek, ile żetonów ma grupa. Cofnij.",
  "flee.title": "Z dala od promieni",
  "flee.why": "Test przechodzi tylko ten, kto jest w pomieszczeniu z kostkami albo obok.",
  "flee.away": "Obok leżą trzy kostki, a runda się kończy. Odsuń się od nich, potem spasuj.",
  "flee.away.tested": "Test czeka każdego, kto jest w pomieszczeniu z kostkami albo obok. Cofnij i odejdź.",
  "heal.title": "Gen na promienie",
  "heal.why": "Powyżej 7 napromieniowania traci się żetony: gen bywa tańszy.",
  "heal.discard":
    "Napromieniowanie 6 to już blisko granicy. Odrzuć gen budowy albo punkt losu w jego roli: spadnie o 2.",
  "heal.discard.passed": "Pas, a napromieniowanie wciąż wynosi 6. Cofnij i odrzuć gen budowy.",
  "fortune.title": "Los w twoich rękach",
  "fortune.why": "Punkt losu jest na końcu wart 2 punkty: wydawaj go tam, gdzie rozstrzyga.",
  "fortune.luck": "Wygraj atak dzięki punktom losu: przed rzutem dodają siłę, po rzucie dają przerzut.",
  "fortune.luck.lost": "To nie wystarczyło. Cofnij i użyj punktów losu przed rzutem albo na słaby wynik.",
  "trophy.title": "Trofeum to energia",
  "trophy.why": "Oddane trofeum płaci, ale nie daje już punktów.",
  "trophy.gene": "Wszystkie twoje grupy są rozładowane. Oddane trofeum daje 2 punkty energii: kup gen.",
  "trophy.gene.passed": "Pas i żadnego genu. Cofnij: za Ewolucję można zapłacić trofeum.",
}
