import type { en } from "./en.ts"

export const pl: { readonly [key in keyof typeof en]: string } = {
  title: "Analiza",
  "eyes.open": "Przy odkrytych kartach",
  "eyes.seat": "Z tym, co można było wiedzieć: {name}",
  "eyes.choose": "Oceniane",
  "eyes.open.about":
    "Wszystkie karty są tu odkryte, czego nikt przy stole nie mógł widzieć. To, co inni wybierali w tej samej chwili, pozostaje mimo to ukryte.",
  "eyes.seat.about":
    "Liczy się tylko to, co można było wtedy zobaczyć z tego miejsca ({name}). Decyzje innych nie są oceniane, liczy się jedynie to, co zmieniły.",
  points: "Punkt to jeden punkt procentowy szansy na wygraną.",
  working: "Pierwsza ocena. Trwa analiza: {percent}%",
  "working.short": "Trwa analiza",
  finished: "Przeanalizowano do końca i zapisano na tym urządzeniu.",
  failed: "Tej partii nie udało się przeanalizować.",
  player: "Gracz",
  start: "Na początku",
  own: "Własne decyzje",
  others: "Decyzje innych",
  luck: "Szczęście",
  unseen: "Nieprzewidziane",
  "unseen.about":
    "„Nieprzewidziane” nie jest niczyją zasługą ani winą. Po decyzji ocena zakłada dalszą grę w pośpiechu, a bliższe spojrzenie na następną decyzję podnosi ją temu, kto wybiera, i obniża pozostałym. Im większa ta liczba, tym mniej dokładne są inne.",
  result: "Wynik",
  ledger: "Co się stało z szansą",
  "ledger.words":
    "{luckWas, select, good {Szczęście dało {luck, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} bad {Pech kosztował {luck, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} other {Szczęście i pech się wyrównały}}, własne decyzje {own, plural, =0 {nic nie oddały} one {oddały # punkt} few {oddały # punkty} many {oddały # punktów} other {oddały # punktu}}, a decyzje innych {othersWere, select, good {dały {others, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} bad {kosztowały {others, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} other {niczego nie zmieniły}}.",
  "ledger.words.known":
    "{luckWas, select, good {Szczęście dało {luck, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} bad {Pech kosztował {luck, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} other {Szczęście i pech się wyrównały}}, a decyzje przy stole {othersWere, select, good {dały {others, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} bad {kosztowały {others, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}} other {niczego nie zmieniły}}.",
  accuracy: "Celność",
  "accuracy.share": "{share}%",
  "accuracy.between": "od {low} do {high}%",
  "accuracy.about":
    "Celność to ta część stawki, którą zachowały decyzje: 100% to zawsze najlepsza znaleziona decyzja, 0% to decydowanie na chybił trafił. Kości i karty nie mają na nią wpływu. Z 95-procentową pewnością leży między tymi dwiema liczbami.",
  curve: "Szansa na wygraną",
  "curve.about":
    "Szansa każdego gracza na wygraną od początku do ruchu {last}. Strzałkami przechodzisz od ruchu do ruchu, klawiszami Page Up i Page Down do następnego i poprzedniego punktu zwrotnego.",
  "curve.at": "Ruch {n}. {chances}",
  "curve.turn": "Dalej punkt zwrotny {number}, wybór: {name}",
  "curve.chance": "{name}: {chance}%",
  "curve.table": "Jako tabela",
  "curve.move": "Ruch",
  "turning.title": "Punkty zwrotne",
  "turning.none": "Żadna decyzja nie kosztowała na pewno 3 punktów lub więcej.",
  "turning.later": "Pojawią się w trakcie analizy.",
  "turning.lost":
    "{name}: {points, plural, one {oddano # punkt} few {oddano # punkty} many {oddano # punktów} other {oddano # punktu}}",
  "turning.between": "z 95-procentową pewnością: od {low} do {high}",
  "turning.chosen": "Wybrano: {option}",
  "turning.better": "Lepiej: {option}",
  "turning.show": "Ruch {n} na planszy",
  "turning.whatIf": "Co by było, gdyby…?",
  "turning.whatIf.about": "Zagraj dalej od ruchu {n} na tym miejscu ({name}), przeciw tym samym botom",
  "strokes.title": "Zrządzenia losu",
  "strokes.one":
    "Ruch {n}: {name} – {sign, select, good {zysk} other {strata}} {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}",
  "strokes.deal":
    "Rozdanie: {name} – {sign, select, good {zysk} other {strata}} {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}",
  "profile.title": "Moje decyzje",
  "profile.link": "Moje decyzje we wszystkich partiach",
  "profile.about":
    "Na podstawie {count, plural, one {# własnej partii przeanalizowanej tutaj} few {# własnych partii przeanalizowanych tutaj} many {# własnych partii przeanalizowanych tutaj} other {# własnej partii przeanalizowanej tutaj}}. Liczy się tylko to, co można było wtedy zobaczyć.",
  "profile.none":
    "Przeanalizuj własną zakończoną partię: analiza zostanie tu zachowana, a po kilku partiach zobaczysz, co wybierasz dobrze i gdzie oddajesz szanse.",
  "profile.game": "Gra",
  "profile.all": "Wszystkie gry",
  "profile.phases": "Według części partii",
  "profile.kinds": "Według rodzaju decyzji",
  "profile.progress": "Postępy",
  "profile.progress.about":
    "Celność w {count, plural, one {# partii} few {# partiach} many {# partiach} other {# partii}}, od najstarszej",
  "profile.opening": "Początek",
  "profile.middle": "Środek",
  "profile.end": "Końcówka",
  "profile.whole": "Cała partia",
  "profile.choices": "Decyzje",
  "profile.lost": "Oddane punkty na partię",
  "profile.date": "Data",
}
