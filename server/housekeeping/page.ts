// Walks through more rows than one question to the database may bring.

/** Where a walk through many rows goes on. */
export interface Page {
  /** An id; those after it come next. */
  readonly after: string
}
