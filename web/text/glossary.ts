// What the app calls things, also in the terminal and in the words about bots

import type { Glossary } from "@genepool/text"

export const glossary: Glossary = {
  en: {
    "what players write to each other": { ours: "chat", never: ["talk", "talks", "conversation"] },
    "going back on a move": { ours: "undo", never: ["taking back", "takeback"] },
    "coming into one's account": { ours: "sign in", never: ["log in", "login", "logged in", "log out"] },
    "what happened, line by line": {
      ours: "game log",
      never: ["journal", "protocol", "history of the game"],
    },
    "a step of a saved game": { ours: "move", never: ["moment {}", "moment #"] },
    "what repeats the dice": { ours: "random seed", never: ["seed of chance"] },
    "seeing that the dice were fair": { ours: "verify the dice", never: ["check the dice", "dice checked"] },
    "word of a turn": { ours: "notifications", never: ["notices", "push message", "alerts"] },
    mail: { ours: "e-mail", never: ["email", "emails", "letter of", "a letter"] },
    "days off": { ours: "vacation", never: ["holiday", "holidays"] },
    "who runs the server": { ours: "server admin", never: ["administrator", "webmaster"] },
    "the next page": { ours: "continue", never: ["go on here", "go on with", "then go on"] },
  },

  pl: {
    // "Wybory" are elections
    "what a player decides": {
      ours: "decyzja",
      never: ["wybory", "wyborów", "wyborze", "wyborach", "# wybór"],
    },
    "a table before the game": { ours: "utwórz stół", never: ["przygotuj stół", "odwoła-"] },
    "what players write to each other": { ours: "czat", never: ["rozmow-"] },
    "what a player is called": { ours: "nick", never: ["imię", "imienia", "imieniem", "ta nazwa"] },
    "what chance decides": {
      ours: "losowania",
      never: ["sprawdź kości", "kości pochodzą", "zapieczętowan-", "sekret kości"],
    },
    "a position of a saved game": {
      ours: "moment",
      never: ["chwilę {}", "od tej chwili", "dowolnej chwili"],
    },
    "an answer given in advance": {
      ours: "odpowiadaj za mnie",
      never: ["stałe polecenie", "stałych poleceń"],
    },
    "what happened, line by line": { ours: "przebieg gry", never: ["dziennik i", "dziennik gry"] },
    "who runs the server": { ours: "administrator", never: ["prowadząc- serwer", "osoba prowadząca"] },
  },

  ru: {
    // «Выборы» — elections
    "what a player decides": {
      ours: "решение",
      never: ["выборов", "выборы", "# выбор", "# выбора", "на выбор", "ни одного выбора", "последн- выбор-"],
    },
    "a table before the game": { ours: "создать стол", never: ["настроить стол", "отменить стол"] },
    "what players write to each other": { ours: "чат", never: ["разговор-"] },
    "an account": { ours: "аккаунт", never: ["учётн- запис-"] },
    "what chance decides": {
      ours: "броски",
      never: ["проверить кости", "кости взяты", "запечатанн-", "секрет костей", "зерн-"],
    },
    "taking back": { ours: "отменить", never: ["вернуть ход", "просьба вернуть", "возвращено"] },
    "an answer given in advance": { ours: "отвечать за меня", never: ["постоянн- указани-"] },
    "what happened, line by line": { ours: "ход игры", never: ["журнал и", "журнал игры"] },
    "the kindest bots": { ours: "дружелюбный", never: ["добрый", "добрыми"] },
    resigning: { ours: "сдать эту партию", never: ["игра сдана", "сдали игру", "сдать игру"] },
    send: { ours: "отправить", never: ["пошлите", "послать"] },
    "who runs the server": { ours: "администратору", never: ["кто ведёт сервер"] },
  },
}
