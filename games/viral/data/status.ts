// Where the numbers of a row come from: the printed rules, a public source, or our own
// reconstruction of a lost picture.

export type Status = "rulebook" | "public" | "reconstructed"

/** A row of data says where it comes from, and what the printed text has to say about it. */
export interface Sourced {
  readonly status: Status
  readonly ground: string
}
