// A lesson as a story of one moment: where it begins

import type { AnyGame, Chapter } from "@genepool/engine"
import type { Story } from "./story.ts"

export async function lessonStory(rules: AnyGame, lesson: Chapter): Promise<Story> {
  const { openChapter } = await import("@genepool/engine/testing")
  const { state, told } = openChapter(rules, lesson)
  const { name, seats, options = {} } = lesson
  const moments = [{ state, choice: null, seat: null, told, draws: [] }]
  return { name, game: rules.id, rules, seats, options, moments, trouble: null, log: null }
}
