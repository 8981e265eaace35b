import type { en } from "./en.ts"

export const ru: { readonly [key in keyof typeof en]: string } = {
  title: "Разбор",
  "eyes.open": "С открытыми картами",
  "eyes.seat": "Что было видно: {name}",
  "eyes.choose": "Оценка",
  "eyes.open.about":
    "Здесь открыты все карты: за столом столько не видел никто. Но то, что другие выбирали в тот же момент, всё равно скрыто.",
  "eyes.seat.about":
    "Учитывается только то, что было видно тогда с этого места ({name}). Решения других не оцениваются, учитывается лишь то, что они изменили.",
  points: "Пункт — это один процентный пункт шанса на победу.",
  working: "Первая оценка. Идёт разбор: {percent} %",
  "working.short": "Идёт разбор",
  finished: "Разобрано до конца и сохранено на этом устройстве.",
  failed: "Эту партию разобрать не удалось.",
  player: "Игрок",
  start: "В начале",
  own: "Свои решения",
  others: "Решения других",
  luck: "Удача",
  unseen: "Не предвидено",
  "unseen.about":
    "«Не предвидено» — то, в чём ошиблась сама оценка: она изменилась там, где от случая ничего не зависело.",
  result: "Итог",
  ledger: "Куда ушёл шанс",
  "ledger.words":
    "{luckWas, select, good {Удача принесла {luck, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} bad {Невезение отняло {luck, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} other {Везение и невезение уравновесились}}, свои решения {own, plural, =0 {ничего не отдали} one {отдали # пункт} few {отдали # пункта} many {отдали # пунктов} other {отдали # пункта}}, а решения других {othersWere, select, good {принесли {others, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} bad {отняли {others, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} other {ничего не изменили}}.",
  "ledger.words.known":
    "{luckWas, select, good {Удача принесла {luck, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} bad {Невезение отняло {luck, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} other {Везение и невезение уравновесились}}, а решения за столом {othersWere, select, good {принесли {others, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} bad {отняли {others, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}} other {ничего не изменили}}.",
  accuracy: "Точность",
  "accuracy.share": "{share} %",
  "accuracy.between": "от {low} до {high} %",
  "accuracy.about":
    "Точность — это доля того, что было на кону и что решения сохранили: 100 % — всегда лучшее из найденных решений, 0 % — не лучше выбора наугад. Кости и карты на неё не влияют. С вероятностью 95 % она лежит между этими двумя числами.",
  curve: "Шанс на победу",
  "curve.about":
    "Шанс каждого игрока на победу от начала до хода {last}. Стрелки на клавиатуре ведут от момента к моменту.",
  "curve.at": "Ход {n}. {chances}",
  "curve.chance": "{name}: {chance} %",
  "curve.table": "В виде таблицы",
  "curve.move": "Ход",
  "turning.title": "Переломные моменты",
  "turning.none": "Ни одно решение не стоило наверняка 3 пунктов или больше.",
  "turning.later": "Они появятся по ходу разбора.",
  "turning.lost":
    "{name}: {points, plural, one {отдан # пункт} few {отдано # пункта} many {отдано # пунктов} other {отдано # пункта}}",
  "turning.between": "с вероятностью 95 %: от {low} до {high}",
  "turning.chosen": "Выбрано: {option}",
  "turning.better": "Лучше: {option}",
  "turning.show": "Ход {n} на поле",
  "turning.whatIf": "А что, если?",
  "turning.whatIf.about": "Играть дальше с хода {n} на этом месте ({name}), против тех же ботов",
  "strokes.title": "Капризы судьбы",
  "strokes.one":
    "Ход {n}: {name} — {sign, select, good {выигрыш} other {потеря}} {points, plural, one {# пункта} few {# пунктов} many {# пунктов} other {# пункта}}",
  "strokes.deal":
    "Раздача: {name} — {sign, select, good {выигрыш} other {потеря}} {points, plural, one {# пункта} few {# пунктов} many {# пунктов} other {# пункта}}",
  "profile.title": "Как я выбираю",
  "profile.link": "Как я выбираю во всех своих партиях",
  "profile.about":
    "По {count, plural, one {# партии против ботов, разобранной здесь} few {# партиям против ботов, разобранным здесь} many {# партиям против ботов, разобранным здесь} other {# партии против ботов, разобранным здесь}}. Учитывается только то, что тогда можно было видеть.",
  "profile.none":
    "Разберите законченную партию против ботов: разбор сохранится здесь, а после нескольких партий станет видно, что вы выбираете хорошо и где отдаёте шансы.",
  "profile.game": "Игра",
  "profile.all": "Все игры",
  "profile.phases": "По частям партии",
  "profile.kinds": "По видам решений",
  "profile.progress": "Динамика",
  "profile.progress.about":
    "Точность в {count, plural, one {# партии} few {# партиях} many {# партиях} other {# партии}}, начиная с самой давней",
  "profile.opening": "Первая треть",
  "profile.middle": "Вторая треть",
  "profile.end": "Последняя треть",
  "profile.whole": "Вся партия",
  "profile.choices": "Решения",
  "profile.lost": "Отдано пунктов за партию",
  "profile.date": "Дата",
}
