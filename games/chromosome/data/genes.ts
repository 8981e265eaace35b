// The four kinds of genes: cubes in the box, energy prices, and the results of the die that bring
// them.

import type { Status } from "./status.ts"

export const genes = ["action", "telepathy", "fighting", "structure"] as const
export type Gene = (typeof genes)[number]

/** So many of each kind. */
export type Genes = { [gene in Gene]: number }

/** CHR-CONST-14: genes of every player at the start, all active. */
export const startingGenes: Readonly<Genes> = { action: 2, telepathy: 1, fighting: 0, structure: 0 }

export interface GeneRow {
  readonly gene: Gene
  /** CHR-CONST-10 */
  readonly cubes: number
  /** CHR-CONST-21: energy for one, and how much more for each one owned already. */
  readonly price: number
  readonly pricePerOwned: number
  /** Results of the die that bring this gene in a random Mutation. */
  readonly results: readonly number[]
  /** Prices are the rulebook's; cubes by kind and results of the die were reconstructed. */
  readonly status: Status
}

export const geneRows: readonly GeneRow[] = [
  { gene: "action", cubes: 16, price: 1, pricePerOwned: 1, results: [1], status: "reconstructed" },
  { gene: "telepathy", cubes: 16, price: 1, pricePerOwned: 1, results: [2], status: "reconstructed" },
  { gene: "fighting", cubes: 16, price: 2, pricePerOwned: 0, results: [3], status: "reconstructed" },
  { gene: "structure", cubes: 16, price: 1, pricePerOwned: 0, results: [4], status: "reconstructed" },
]
