// What every part of the wall needs: the view, what is on offer, and one way to touch things

import { playing } from "@genepool/board"
import type { BoardProps } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import type { Reason } from "../rules/reasons.ts"
import type { View } from "../rules/view.ts"
import type { boardEn } from "../text/board.en.ts"
import { type Sight, sightOf } from "./sight.ts"

export type Props = BoardProps<View, Choice, Fact, Reason>
type BoardKey<K> = K extends `board.${infer W}` ? W : never
/** Words of the board, and those that it shares with the text board. */
export type Word =
  | BoardKey<keyof typeof boardEn>
  | "round"
  | "toWin"
  | "weight"
  | "life"
  | "stunned"
  | "cards"
  | "trophy"
  | "kromosaur"
  | "remembered"
  | "evolutions"
  | "supply"
  | "deck"

export const { usePlay, usePlayOf } = playing<View, Choice, Sight, Word, Fact, Reason>(sightOf)
