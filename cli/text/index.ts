// What the terminal itself says at a table, in three languages. Help and errors are in English.

import type { Texts } from "@genepool/engine"
import { en } from "./en.ts"
import { pl } from "./pl.ts"
import { ru } from "./ru.ts"

export const texts = { en, pl, ru, names: {}, keys: () => Object.keys(en) } satisfies Texts
