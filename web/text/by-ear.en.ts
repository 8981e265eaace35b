// For who plays by ear and by keys: headings, shortcuts, what is announced, text mode

export const byEarEn = {
  "heading.board": "Board",
  "heading.mine": "Your area",
  "heading.rivals": "Players",
  "heading.skip": "Skip to the question",
  "keys.title": "Keyboard shortcuts",
  "keys.fixed":
    "Digits 1 to 9 choose from the list. Tab goes from part to part, arrows move inside the board and the list, Enter chooses, Escape closes, Ctrl+Z undoes. To change a shortcut, go to its field and press another key.",
  "keys.on": "Letters and digits work as shortcuts",
  "keys.usual": "Reset all shortcuts",
  "keys.question": "Go to the question",
  "keys.last": "Repeat what happened last",
  "keys.board": "Go to the board",
  "keys.mine": "Go to your area",
  "keys.rivals": "Go to the players",
  "keys.log": "Game log",
  "keys.list": "Options in words",
  "keys.hint": "Hint",
  "keys.undo": "Undo",
  "keys.text": "Text mode",
  "keys.aid": "Player aid",
  "keys.keys": "This list",
}
