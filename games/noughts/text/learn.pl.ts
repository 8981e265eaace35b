// Noughts and crosses learned by playing, in Polish

import type { en } from "./learn.en.ts"

export const pl: Record<keyof typeof en, string> = {
  "first.goal": "Wygrywają trzy własne znaki w linii. Grasz krzyżykami i zaczynasz.",
  "first.centre": "Przez środek biegną cztery linie. Zaznacz go.",
  "first.centre.done": "Dobrze: cokolwiek się stanie, masz do wyboru cztery linie.",
  "last.guard": "Kółkom brakuje jednego pola w lewej kolumnie. Zajmij je.",
  "last.guard.done": "A teraz masz dwie linie po dwa znaki: kółka zamkną tylko jedną.",
  "last.win": "Dokończ swoją linię.",
  "last.win.done": "Trzy w linii!",
}
