// Finds words in the rules whatever form they have there, and says which letters of a text are
// meant

import type { Stem } from "./stems.ts"

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

interface Word {
  readonly from: number
  readonly to: number
  readonly text: string
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: word,
  }))
}

/** Null, when nothing is looked for. The word that is still being written may go on in any way. */
export interface Needle {
  readonly stems: readonly string[]
  readonly stem: Stem
}

export function needleOf(wanted: string, stem: Stem): Needle | null {
  const stems = wordsIn(wanted).map(({ text }) => stem(text))
  return stems.length === 0 ? null : { stems, stem }
}

const fits = (stem: string, wanted: string) => stem.startsWith(wanted)

/** Whether every word that is looked for occurs. */
export function hasAll(text: string, { stems, stem }: Needle): boolean {
  const there = wordsIn(text).map((word) => stem(word.text))
  return stems.every((wanted) => there.some((bare) => fits(bare, wanted)))
}

/** The text in pieces, those that are looked for marked. */
export function pieces(text: string, needle: Needle | null): { text: string; isMarked: boolean }[] {
  if (needle === null) return [{ text, isMarked: false }]
  const found: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const word of wordsIn(text)) {
    const bare = needle.stem(word.text)
    if (!needle.stems.some((wanted) => fits(bare, wanted))) continue
    if (word.from > at) found.push({ text: text.slice(at, word.from), isMarked: false })
    found.push({ text: word.text, isMarked: true })
    at = word.to
  }
  if (at < text.length) found.push({ text: text.slice(at), isMarked: false })
  return found
}
