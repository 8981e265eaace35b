// Whether puzzles still are some, by the rules and nets of today.

import { isClear, isSolvedBy, type Knowledge, Prover, type Puzzle, spotOf, tenfold } from "@genepool/bots"

/** Proves a puzzle again, with seeds of its own; gives what is wrong with it, or null. */
export function wrongWith(knowledge: Knowledge, prover: Prover, puzzle: Puzzle): string | null {
  const { id, tried } = puzzle
  const proof = prover.prove(spotOf(knowledge.game, puzzle), tenfold, `${id} again`)
  const best = proof.tried[0]
  if (best !== undefined && isSolvedBy(puzzle, best.choice) && isClear(proof)) return null
  const now = `${JSON.stringify(proof.tried.slice(0, 2))}, ahead by ${proof.gap.toFixed(3)} ± ${proof.doubt.toFixed(3)}`
  return `${id}: was ${JSON.stringify(tried.slice(0, 2))}, is ${now}`
}

/**
 * How many have no longer the one best choice that they had; `onDone` gets a line for each of them
 * as soon as it is known.
 */
export function checkAll(
  knowledge: Knowledge,
  puzzles: readonly Puzzle[],
  onDone: (done: number, wrong: string | null) => void,
): number {
  const prover = new Prover(knowledge)
  let wrong = 0
  puzzles.forEach((puzzle, at) => {
    const line = wrongWith(knowledge, prover, puzzle)
    if (line !== null) wrong++
    onDone(at + 1, line)
  })
  return wrong
}
