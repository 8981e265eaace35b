// The scenario files that examples are drawn from: the very ones that the tests run

import { type Story, tell } from "../story/story.ts"

const files = import.meta.glob("../../games/*/tests/scenarios/*.json", { import: "default" })
const loading = new Map<string, Promise<Story>>()

export function loadStory(game: string, scenario: string): Promise<Story> {
  const path = `../../games/${game}/tests/scenarios/${scenario}.json`
  let story = loading.get(path)
  if (story === undefined) {
    story = (files[path]?.() ?? Promise.reject(new Error(`there is no scenario ${path}`))).then(tell)
    loading.set(path, story)
    story.catch(() => loading.delete(path))
  }
  return story
}
