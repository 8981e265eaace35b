// What a coach says in the first games of Viral, in Polish

import type { en } from "./coach.en.ts"

export const pl: Record<keyof typeof en, string> = {
  card: "Twój wynik doszedł do symbolu karty: weź kartę mutacji. Zostaje na stałe i może dać punkty na końcu.",
  cured:
    "Lek zadziałał: wszystkie wirusy tego gracza bez tarczy opuściły ciało. Badania zaczynają się znów od 0.",
  response: "Odpowiedź odpornościowa dała punkty, a potem opróżniła narząd. Tarcza ratuje wirusa raz.",
  flipped:
    "Ktoś osiągnął 21 punktów: wszystkie żetony stref leżą teraz niebieską stroną do góry. Każda strefa daje więcej punktów, ale i więcej badań.",
  last: "Ostatnia runda: na końcu każda strefa z twoim wirusem da jeszcze 1 punkt, a karty swoje punkty.",
  event:
    "W każdej rundzie, po punktach za strefy, przychodzi wydarzenie. Najbliższe leży odkryte: uwzględnij je w planach.",
  tie: "Remis w strefie wygrywa ten, kto stoi wyżej w tabeli remisów.",
  payout:
    "Kontrola daje punkty po zagraniu wszystkich kart: bądź w każdym narządzie strefy i miej najwięcej wirusów.",
  research: "Kontrolowanie stref przyspiesza badania. Przy 7 lek usunie twoje wirusy, więc zwolnij na czas.",
  crisis:
    "Kryzys daje 2 punkty za najwięcej wirusów w narządzie, pozostałym tam po 1. Potem wszystkie bez tarczy odchodzą.",
  timer: "Zagrane karty odpoczywają rundę. Czego użyjesz teraz, tego zabraknie następnym razem.",
  absorbed: "Wchłonięty wirus nie zniknął: wróci na koniec rundy albo gdy ten nad nim zostanie usunięty.",
  shield: "Tarcza raz ratuje wirusa, który ją ma, przed wszystkim, co by go usunęło.",
  attack: "Atakujesz tam, gdzie masz własnego wirusa. Cel z tarczą traci tylko tarczę.",
  icons: "Używaj ikon w dowolnej kolejności albo część pomiń. Niebieska działa tylko w strefie tej pary.",
  dummy: "We dwoje gra się z trzecim, neutralnym wirusem. Umieść go tam, gdzie przeszkodzi rywalowi.",
  pair: "Wybierz po kryjomu strefę i kartę. Obie pary rundy muszą mieć różne strefy.",
  start:
    "Twoje wirusy zaczynają w różnych strefach, a sam Mózg to cała strefa. Gdy zostaje tylko jeden narząd, wirus trafia tam bez pytania.",
}
