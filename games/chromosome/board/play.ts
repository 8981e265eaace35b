// What every part of the board needs, as this game has it

import { playing } from "@genepool/board"
import type { BoardProps } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import type { Reason } from "../rules/reasons.ts"
import type { View } from "../rules/view.ts"
import type { boardEn } from "../text/board.en.ts"
import type { mapEn } from "../text/map.en.ts"
import { type Sight, sightOf } from "./sight.ts"

export type Props = BoardProps<View, Choice, Fact, Reason>
type BoardKey<K> = K extends `board.${infer W}` ? W : never
/** Words of the drawn board. */
export type Word = BoardKey<keyof typeof boardEn | keyof typeof mapEn>

export const { usePlay, usePlayOf } = playing<View, Choice, Sight, Word, Fact, Reason>(sightOf)
