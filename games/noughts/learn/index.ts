// Learning noughts and crosses by playing: the example of docs/adding-a-game.md

import type { Chapter, Learn } from "@genepool/engine"
import type { Choice, Fact } from "../rules/noughts.ts"
import { en } from "../text/learn.en.ts"
import { pl } from "../text/learn.pl.ts"
import { ru } from "../text/learn.ru.ts"

const guided: readonly Chapter<Choice, Fact>[] = [
  {
    name: "first",
    seats: 2,
    seat: 0,
    cast: [{ seat: 1, choose: { cell: 0 } }],
    steps: [
      { name: "goal" },
      {
        name: "centre",
        aim: { view: { "cells[4]": 0 } },
        within: 1,
        point: [{ cell: 4 }],
        ways: { shown: [{ cell: 4 }], wrong: [{ cell: 1 }] },
      },
    ],
  },
  {
    name: "last",
    seats: 2,
    seat: 0,
    // Noughts threaten the left column, and crosses can make two threats at once
    position: { cells: [1, null, null, 1, 0, null, null, null, 0] },
    cast: [{ seat: 1, choose: { cell: 2 } }],
    steps: [
      {
        name: "guard",
        aim: { view: { "cells[6]": 0 } },
        within: 1,
        point: [{ cell: 6 }],
        ways: { shown: [{ cell: 6 }], wrong: [{ cell: 1 }] },
      },
      {
        name: "win",
        aim: { heard: [{ fact: "won", seat: 0 }] },
        within: 1,
        ways: { shown: [{ cell: 7 }], wrong: [{ cell: 1 }] },
      },
    ],
  },
]

export const learn: Learn<Choice, Fact> = { guided, lessons: [], texts: { en, pl, ru } }
