// What a coach says in the first games of Krom, in Polish

import type { en } from "./coach.en.ts"

export const pl: Record<keyof typeof en, string> = {
  chief:
    "Ewolucje dają punkty. Kto pierwszy zapełni pasek obok swojego godła, zostaje wodzem i wygrywa. Postacie różnią się tylko wagą, która rozstrzyga remisy.",
  places:
    "Las daje drewno, sawanna kość za polowanie, góry kamień za wspinaczkę. W jaskiniach odpoczynek daje kromy i życie; można tam też kupować.",
  counter:
    "Zagrano kartę bonusów. Kontra z twojej ręki może ją teraz zatrzymać, gdziekolwiek stoisz; inaczej pozwól jej zadziałać.",
  kromosaur: "Kromozaur dodaje 2 do swojego rzutu i wygrywa remisy. Bezpiecznie jest tylko w jaskiniach.",
  loot: "Ofiara jest ogłuszona: zabierz jedną rzecz. Wybierz to, czego brakuje do następnej ewolucji.",
  fightCard:
    "Kostki leżą odkryte. Przegrani tracą tyle życia, ile punktów brakuje im do zwycięzcy: zagraj kartę walki, jeśli pomoże, albo ją zachowaj.",
  stunned:
    "Przy 0 punktów życia następuje ogłuszenie: bez akcji w tej rundzie. W walce zwycięzca też coś zabiera. W następnej rundzie życie wraca.",
  fight:
    "Kto spotka się na jednym obszarze, musi walczyć. Przegrani tracą tyle życia, ile punktów im zabrakło; przy remisie wygrywa cięższy. Zwycięzca działa pierwszy.",
  cold: "Na stronie lodowcowej akcja poza jaskiniami kosztuje 1 punkt życia, ale nigdy ostatni.",
  points: "Ewolucje to punkty. Kto pierwszy osiągnie cel, wygrywa od razu, w środku rundy.",
  evolve: "Stać cię na ewolucję. Kromy nie zastępują drewna, kamienia ani kości w jej cenie.",
  bonus:
    "Masz w ręce nową kartę bonusów. Każda mówi, kiedy działa: w twojej fazie, w walce albo jako kontra.",
  go: "Nie wolno zostać na miejscu. Pomyśl, dokąd pójdą inni: kto się spotka, walczy.",
  sign: "Znak na karcie ewolucji mówi, na którym jedynym obszarze można ją kupić. Bez znaku można ją kupić wszędzie.",
  caves:
    "Ognisko daje: kto odpoczywa, dostaje kromy i życie za darmo. Wszystko obok kosztuje kromy. Odpoczynek albo zakupy, nigdy jedno i drugie w jednej fazie.",
  forest:
    "Pierwsza karta zbierania jest za darmo, kolejne kosztują kromy. Skończ, gdy masz to, czego trzeba.",
  hunt: "Dodatkowe kostki kupuje się przed rzutem, nie po nim. Porównaj wartość zwierzęcia ze średnim wynikiem kostek.",
  mountains:
    "Wspinaczka to rzut pięcioma kostkami. Liczą się jednakowe, jak w tabeli: im lepszy układ, tym większa nagroda.",
  climb: "Możesz zapłacić, by przerzucić dowolne kostki, do czterech razy. Późniejsze rzuty kosztują więcej.",
}
