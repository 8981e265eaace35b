// The words of the puzzles: loaded with their pages, not with the app

import { type Locale, locales, type Texts } from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"

const en = {
  title: "Puzzles",
  about:
    "Positions from games between bots. One choice is clearly best: with it you are at least 15 percentage points more likely to win than with any other. It may not be obvious at first.",
  daily: "Puzzle of the day",
  "daily.solve": "Solve today’s puzzle",
  "daily.done": "Done for today. There will be another one tomorrow.",
  rating: "Rating",
  solved: "Solved",
  streak: "Correct in a row",
  days: "Days in a row",
  game: "Game",
  theme: "Theme",
  "theme.any": "Any ({count})",
  "theme.one": "{theme} ({count})",
  difficulty: "Difficulty",
  "difficulty.any": "Any",
  "difficulty.easy": "Easy",
  "difficulty.medium": "Medium",
  "difficulty.hard": "Hard",
  solve: "Solve a puzzle",
  none: "There is no such puzzle.",
  find: "Find the best choice",
  "find.about": "{theme} · difficulty {difficulty}",
  right: "Right!",
  wrong: "There was a better choice",
  best: "Best",
  yours: "Your choice",
  tempting: "Tempting",
  chance: "Chance of winning",
  "rating.now": "Your rating: {rating} ({change})",
  "rating.same": "Only the first attempt counts. Your rating: {rating}",
  why: "Why",
  next: "Next puzzle",
  again: "Try again",
  all: "All puzzles",
}

type Words = { readonly [key in keyof typeof en]: string }

const pl: Words = {
  title: "Zagadki",
  about:
    "Pozycje z partii botów. Jeden wybór jest wyraźnie najlepszy: daje szansę na wygraną większą o co najmniej 15 punktów procentowych niż każdy inny. Na pierwszy rzut oka może tego nie być widać.",
  daily: "Zagadka dnia",
  "daily.solve": "Rozwiąż dzisiejszą zagadkę",
  "daily.done": "Na dziś to wszystko. Jutro będzie następna.",
  rating: "Ranking",
  solved: "Rozwiązane",
  streak: "Dobrze z rzędu",
  days: "Dni z rzędu",
  game: "Gra",
  theme: "Temat",
  "theme.any": "Dowolny ({count})",
  "theme.one": "{theme} ({count})",
  difficulty: "Trudność",
  "difficulty.any": "Dowolna",
  "difficulty.easy": "Łatwa",
  "difficulty.medium": "Średnia",
  "difficulty.hard": "Trudna",
  solve: "Rozwiąż zagadkę",
  none: "Nie ma takiej zagadki.",
  find: "Znajdź najlepszy wybór",
  "find.about": "{theme} · trudność {difficulty}",
  right: "Dobrze!",
  wrong: "Był lepszy wybór",
  best: "Najlepszy",
  yours: "Twój wybór",
  tempting: "Kuszący",
  chance: "Szansa na wygraną",
  "rating.now": "Twój ranking: {rating} ({change})",
  "rating.same": "Liczy się tylko pierwsza próba. Twój ranking: {rating}",
  why: "Dlaczego",
  next: "Następna zagadka",
  again: "Spróbuj ponownie",
  all: "Wszystkie zagadki",
}

const ru: Words = {
  title: "Задачи",
  about:
    "Позиции из партий ботов. Одно решение явно лучше остальных: с ним шанс на победу как минимум на 15 процентных пунктов выше, чем с любым другим. С первого взгляда это может быть незаметно.",
  daily: "Задача дня",
  "daily.solve": "Решить задачу дня",
  "daily.done": "На сегодня всё. Завтра будет новая.",
  rating: "Рейтинг",
  solved: "Решено",
  streak: "Верно подряд",
  days: "Дней подряд",
  game: "Игра",
  theme: "Тема",
  "theme.any": "Любая ({count})",
  "theme.one": "{theme} ({count})",
  difficulty: "Сложность",
  "difficulty.any": "Любая",
  "difficulty.easy": "Лёгкие",
  "difficulty.medium": "Средние",
  "difficulty.hard": "Трудные",
  solve: "Решить задачу",
  none: "Такой задачи нет.",
  find: "Найдите лучшее решение",
  "find.about": "{theme} · сложность {difficulty}",
  right: "Верно!",
  wrong: "Было решение лучше",
  best: "Лучшее",
  yours: "Ваше решение",
  tempting: "Заманчивое",
  chance: "Шанс на победу",
  "rating.now": "Ваш рейтинг: {rating} ({change})",
  "rating.same": "Считается только первая попытка. Ваш рейтинг: {rating}",
  why: "Почему",
  next: "Следующая задача",
  again: "Попробовать ещё раз",
  all: "Все задачи",
}

export const puzzleTexts = { en, pl, ru, names: {}, keys: () => Object.keys(en) } satisfies Texts

export type PuzzleSay = Speaker<keyof typeof en>["say"]

const speakers = new Map(locales.map((locale) => [locale, speaker(puzzleTexts, locale).say]))

export function puzzleSay(locale: Locale): PuzzleSay {
  return speakers.get(locale)!
}
