// Where the numbers of a row come from.

/**
 * A row has the status of its least certain part; beside the row stands which parts are better
 * known than that. None of Chromosome's is whole in the text, as rooms, cards and player boards are
 * pictures there. `edition`: typed in by an owner of the box, see docs/editions.md.
 */
export type Status = "rulebook" | "public" | "reconstructed" | "edition"
