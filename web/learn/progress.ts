// How far somebody has come on this device: the chapter of each guided game, and the stars of its
// lessons

export interface Progress {
  /** The chapter that comes next, counted from 0. */
  readonly chapter: number
  readonly finished: boolean
  /** By the names of the lessons. */
  readonly stars: { readonly [lesson: string]: number }
}

const keyOf = (game: string) => `genepool.learn.${game}`
const none: Progress = { chapter: 0, finished: false, stars: {} }

export function progressIn(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null")
    return isProgress(kept) ? kept : none
  } catch {
    return none
  }
}

export function noteProgress(game: string, part: Partial<Progress>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...progressIn(game), ...part }))
  } catch {
    // It begins anew next time
  }
}

/** The better try counts. */
export function noteStars(game: string, lesson: string, stars: number): void {
  const { stars: kept } = progressIn(game)
  noteProgress(game, { stars: { ...kept, [lesson]: Math.max(stars, kept[lesson] ?? 0) } })
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false
  const { chapter, finished, stars } = value as { [key: string]: unknown }
  return (
    Number.isInteger(chapter) && typeof finished === "boolean" && typeof stars === "object" && stars !== null
  )
}
