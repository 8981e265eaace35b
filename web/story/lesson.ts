// A lesson as a story of one moment: where the learner is asked first

import { type AnyGame, type Chapter, Guide, type Judgement } from "@genepool/engine"
import type { Story } from "./story.ts"

export async function lessonStory(
  rules: AnyGame,
  judgement: Judgement | null,
  lesson: Chapter,
): Promise<Story> {
  const { openChapter } = await import("@genepool/engine/testing")
  const guide = new Guide(rules, lesson, openChapter(rules, lesson), judgement, () => false)
  while (guide.others());
  const { name, seats, options = {} } = lesson
  const told = guide.history.flatMap((taken) => taken.told)
  const moments = [{ state: guide.state, choice: null, seat: null, told, draws: [] }]
  return { name, game: rules.id, rules, seats, options, moments, trouble: null, log: null }
}
