// Which facts are shown together, and which show by themselves

import type { Pacing } from "@genepool/board"
import type { Fact } from "../rules/facts.ts"

export const pacing: Pacing<Fact> = {
  chords: [
    ["revealed"],
    ["attacked", "removed", "shieldLost", "released"],
    ["controlled", "gained", "research", "flipped", "tookCard", "drewCard", "drewUnseen"],
    ["immuneResponse", "majority"],
    ["timer"],
    ["choseVirus", "dummy", "firstPlayer"],
  ],
  quiet: new Set([
    "zoneTokens",
    "displayed",
    "nextEvent",
    "missing",
    "uncontrolled",
    "tieChart",
    "finished",
    "packetsPassed",
    "deckLaid",
    "nobodyThere",
    "lastEvent",
    // The table counts the score itself
    "finalScore",
    "won",
  ]),
  // Numbers and counters: nothing travels, so they change with the words that name them
  drawn: new Set(["step", "round", "event", "controlled", "gained", "research", "flipped", "majority"]),
  // One zone after the other
  leading: new Set(["controlled"]),
  results: new Set(["attacked", "immuneResponse"]),
}
