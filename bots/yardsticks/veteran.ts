// Level 5 as it was before anything was learned, for comparison. Its dials and its judgement by
// hand stay as they are; a test holds its thoughts to the last digit, so that whoever changes the
// search gives it one of its own.

import type { Clock, Knowledge, Player } from "../player.ts"
import { searching } from "../search/search.ts"

export const veteran = ({ game, judgement }: Knowledge, clock: Clock): Player =>
  searching({ game, judgement }, clock, {
    looksAt: "everybody",
    depth: 64,
    playOn: 3,
    whim: 0.2,
    exploration: 0.4,
    remembers: true,
    firstSight: "sharp",
    giveAway: 0,
    unpredictable: true,
    guesses: "nobody",
    doubt: 0,
    compares: false,
    tries: Number.POSITIVE_INFINITY,
    capacity: 1 << 18,
  })
