// Krom Evolution: the rules as a game of the engine

import { defineGame, firstOfKinds } from "@genepool/engine"
import { seats } from "../data/seats.ts"
import { playBonus } from "./bonus.ts"
import { caves } from "./caves.ts"
import type { Choice } from "./choices.ts"
import { clone } from "./clone.ts"
import { counterWindow, instructions } from "./counter.ts"
import { result, retold } from "./end.ts"
import { evolve } from "./evolutions.ts"
import type { Fact } from "./facts.ts"
import { fight } from "./fight.ts"
import { fightCards } from "./fight-cards.ts"
import { forest } from "./forest.ts"
import { imagine } from "./imagine.ts"
import { invariants } from "./invariants.ts"
import { loot } from "./loot.ts"
import { mountains } from "./mountains.ts"
import { type Options, options } from "./options.ts"
import type { Reason } from "./reasons.ts"
import { round } from "./round.ts"
import { savanna } from "./savanna.ts"
import { game, setup } from "./setup.ts"
import type { State } from "./state.ts"
import { receiveChoosing } from "./supply.ts"
import { type View, view } from "./view.ts"

export const rules = defineGame<State, Choice, View, Options, Fact, Reason>({
  id: "krom",
  version: "3",
  seats,
  options,
  instructions,
  procedures: [
    game,
    round,
    fight,
    fightCards,
    counterWindow,
    loot,
    caves,
    forest,
    savanna,
    mountains,
    receiveChoosing,
    playBonus,
    evolve,
  ],
  start: game,
  setup,
  view,
  imagine,
  clone,
  result,
  retold,
  invariants,
  // KRO-DEC-02 by chance; else to do nothing where that is possible, and the first on the list
  // where it is not
  unanswered: ({ ask, options: listed }, random) =>
    ask === round.ask("movement")
      ? (listed[random.index(listed, "area")] as Choice)
      : (firstOfKinds(listed, ["letStand", "pass", "lootNothing", "stop", "endPhase"]) ??
        (listed[0] as Choice)),
})
