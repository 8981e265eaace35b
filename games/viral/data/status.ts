// Where the numbers of a row come from: the printed rules, a public source, or our own reconstruction of a lost picture.

export type Status = "rulebook" | "public" | "reconstructed"
