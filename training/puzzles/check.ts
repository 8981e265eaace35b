// Whether puzzles still are some, by the rules and nets of today.

import { isClear, isSolvedBy, type Knowledge, Prover, type Puzzle, spotOf, tenfold } from "@genepool/bots"

/** A line for each puzzle that has no longer the one best choice that it had. */
export function checkAll(
  knowledge: Knowledge,
  puzzles: readonly Puzzle[],
  onDone: (done: number) => void = () => {},
): string[] {
  const prover = new Prover(knowledge)
  return puzzles.flatMap((puzzle, at) => {
    const { id, tried } = puzzle
    const proof = prover.prove(spotOf(knowledge.game, puzzle), tenfold, `${id} again`)
    onDone(at + 1)
    const best = proof.tried[0]
    if (best !== undefined && isSolvedBy(puzzle, best.choice) && isClear(proof)) return []
    const now = `${JSON.stringify(proof.tried.slice(0, 2))}, ahead by ${proof.gap.toFixed(3)} ± ${proof.doubt.toFixed(3)}`
    return [`${id}: was ${JSON.stringify(tried.slice(0, 2))}, is ${now}`]
  })
}
