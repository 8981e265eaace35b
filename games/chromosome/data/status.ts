// Where the numbers of a row come from.

/** `edition`: typed in by an owner of the box, see docs/editions.md. */
export type Status = "rulebook" | "public" | "reconstructed" | "edition"
