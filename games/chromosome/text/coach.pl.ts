// What a coach says in the first games of Chromosome, in Polish

import type { en } from "./coach.en.ts"
import { plNames } from "./pl-names.ts"
import { specialTips } from "./quoted.ts"

export const pl: Record<keyof typeof en, string> = {
  reroll:
    "Za punkt losu możesz wymusić przerzut u dowolnego gracza. Na końcu jest wart 2 punkty: użyj go, gdy stawka jest wysoka.",
  lastTurns: "Ktoś odpadł: gra zaraz się skończy. Co teraz nie da punktów, nie da ich już wcale.",
  excess:
    "Powyżej 7 napromieniowania każdy kolejny punkt kosztuje żeton. Zachowaj geny budowy i trzymaj grupy z dala od promieniowania.",
  test: "Test: promieniowanie i twoje grupy w pobliżu przeciw kości i genom budowy. Ile zabraknie, o tyle rośnie napromieniowanie.",
  event:
    "Od drugiej rundy każda zaczyna się wydarzeniem dla wszystkich. Jego karta leży nad mapą: wskaż ją, żeby przeczytać jeszcze raz.",
  fight: "W walce liczy się różnica: tyle żetonów oddaje przegrany, a dla zwycięzcy są to punkty.",
  trophy: "Oddane trofeum daje 2 punkty energii, ale nie da już punktu na koniec.",
  fortune:
    "Raz na rundę punkt losu zastąpi jeden gen. Na koniec byłby wart 2 punkty, więc lepiej płać genami.",
  energy: "Grupa zawsze rozładowuje się w całości; nadmiar przepada. Wybierz tę, która pasuje najlepiej.",
  impulse:
    "Tworzenie dokłada kostki do pomieszczenia, czerpanie je zużywa. Tak czy inaczej ładują się twoje małe grupy w pobliżu.",
  mutation:
    "Wybrany gen ma swoją cenę; losowy kosztuje 1 punkt energii, a o tym, jaki będzie, decyduje kość.",
  split: "Rury pomieszczenia mówią, ile żetonów musi wejść razem. Część możesz zostawić.",
  structure: "Odrzucony gen budowy obniża napromieniowanie o 2. Zachowany pomaga w każdym teście.",
  recover: "3 punkty energii przywracają punkt losu, raz na turę: na końcu to 2 punkty.",
  rest: "Po akcji możesz jeszcze się ruszyć, odzyskać punkt losu albo odrzucić geny budowy. Potem zakończ turę.",
  pass: "Kto pasuje, w tej rundzie nie ma już tur. Gdy spasują wszyscy, następują testy odporności.",
  radiation:
    "Każdy może położyć promieniowanie gdziekolwiek, także obok twoich grup. Na końcu rundy wszyscy w pobliżu są testowani, a małe grupy się ładują.",
  strength: "Każdy dodany punkt losu to w tej walce +1 do siły, ale na koniec 2 punkty mniej.",
  ...specialTips("Tylko twoja:", plNames),
}
