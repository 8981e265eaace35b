// Learning Viral by playing: a guided first game, and lessons of one idea each

import type { Learn } from "@genepool/engine"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { en } from "../text/learn.en.ts"
import { pl } from "../text/learn.pl.ts"
import { ru } from "../text/learn.ru.ts"
import { guided } from "./guided.ts"
import { lessons } from "./lessons.ts"

export const learn: Learn<Choice, Fact> = { guided, lessons, texts: { en, pl, ru } }
