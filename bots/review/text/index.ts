// What is said about a review, in three languages.

import type { Texts } from "@genepool/engine"
import { en } from "./en.ts"
import { pl } from "./pl.ts"
import { ru } from "./ru.ts"

export const reviewTexts = { en, pl, ru, names: {}, keys: () => Object.keys(en) } satisfies Texts
