// Chromosome learned by playing, in Polish

import type { en } from "./learn.en.ts"

export const pl: Record<keyof typeof en, string> = {
  "grow.goal":
    "Jesteś mikrobem Pars w laboratorium, które zaraz wybuchnie. Punkty dają żetony na mapie, trofea i punkty losu.",
  "grow.grow":
    "Wybierz Przyrost: każdy zapłacony gen akcji daje jeden żeton. Dołóż je do grupy albo rozstaw.",
  "grow.grow.done": "Więcej żetonów to więcej punktów. Zapłacone geny są pasywne do następnej rundy.",

  "split.move": "Raz w turze wolno wykonać ruch. Podziel grupę: przesuń jeden lub dwa żetony obok.",
  "split.move.whole": "Poszły wszystkie trzy i nic się nie podzieliło. Cofnij i zostaw kogoś na miejscu.",
  "split.move.done": "Dwie grupy, obie naładowane. Rury w pomieszczeniu mówią, ile żetonów musi wejść razem.",

  "charge.impulse":
    "Twoja grupa jest rozładowana. Wybierz Impuls i połóż kostki promieniowania u niej albo obok.",
  "charge.impulse.far":
    "Stamtąd promieniowanie nie sięga twojej grupy. Cofnij: to samo pomieszczenie albo sąsiednie.",
  "charge.impulse.done":
    "Naładowana! Dwie kostki ładują grupy wielkości 1 i 2. Ale promieniowanie jest też groźne.",

  "test.roll": "Koniec rundy: 2 kostki i 1 grupa to zagrożenie 3, na kości jest 1. Przerzut czy zostawiasz?",
  "test.roll.done":
    "Ile zabrakło na kości, tyle rośnie napromieniowanie: −1 punkt za każde, a powyżej 7 giną żetony.",

  "mutate.gene": "Wybierz Ewolucję i kup gen. Energię daje rozładowanie naładowanej grupy.",
  "mutate.gene.done": "Nowy gen, od razu aktywny. Grupa płaci w całości: małe grupy to wygodne drobne.",

  "recover.fortune":
    "Punkt losu jest wart 2 punkty i pozwala na przerzut. Odzyskaj jeden za 3 punkty energii.",
  "recover.fortune.passed": "Pas teraz marnuje energię. Cofnij i najpierw odzyskaj punkt losu.",
  "recover.fortune.done": "Grupa trzech żetonów dała 3 punkty energii. Odzyskiwać wolno raz w każdej turze.",

  "attack.spark": "Ferox jest obok. Zaatakuj Iskrą: wielkość, geny walki i kość przeciwko jego sile.",
  "attack.spark.done": "Przegrany oddaje tyle żetonów, ile mu zabrakło. To twoje trofea: po 1 punkcie.",

  "round.pass":
    "Nie masz genów akcji. Spasuj: gdy spasują wszyscy, uderzy promieniowanie i zacznie się nowa runda.",
  "round.pass.done": "Testy, ładowanie, a potem o jedną kostkę mniej. W nowej rundzie geny znów są aktywne.",

  "last.score": "Ostatnia runda, jest 8 do 8. Żetony, trofea i podwójne punkty losu minus napromieniowanie.",
  "last.win": "Zdobądź o punkt więcej niż Ferox, który już spasował; potem spasuj i wygraj.",
  "last.win.lost": "Remis to za mało. Cofnij i najpierw dostaw żeton.",
  "last.win.done": "Wygrana! Znasz już tury, energię, promieniowanie i punktację.",

  "change.title": "Drobne",
  "change.gene":
    "Kup gen budowy za 1 punkt energii i zachowaj naładowaną grupę dwóch żetonów. Najpierw podziel.",
  "change.gene.dear": "Trzy żetony zapłaciły 1 punkt energii, reszta przepadła. Cofnij i najpierw podziel.",
  "both.title": "Dwie grupy, jeden Impuls",
  "both.charge": "Naładuj obie grupy jednym Impulsem.",
  "genes.title": "Gdy decydują geny",
  "genes.attack": "Dwa na dwa: użyj genów walki przy Iskrze i zdobądź trofeum.",
  "spread.title": "Dwa pomieszczenia naraz",
  "spread.rooms": "Rozstaw się Przyrostem w obu pustych sąsiednich pomieszczeniach o sterylności 1.",
  "spread.rooms.added": "Żetony dołączyły do grupy. Cofnij i rozstaw je.",
}
