// The guided games and lessons of the games' own folders: which there are is known at once, each is
// loaded when asked for

import type { Learn } from "@genepool/engine"

/** They lie where every game has its own; a new game needs no line here. */
const courses = import.meta.glob<Learn>("../../games/*/learn/index.ts", { import: "learn" })
const pathOf = (id: string) => `../../games/${id}/learn/index.ts`

export const isTaught = (id: string): boolean => Object.hasOwn(courses, pathOf(id))

export function loadCourse(id: string): Promise<Learn> {
  return courses[pathOf(id)]?.() ?? Promise.reject(new Error(`nothing teaches "${id}"`))
}
