// The rules beside a table: one page for all that is looked up there, which leads back to the game

/** The name of its window. */
export const rulesBeside = "rules"

/** Whether a table has opened this page, and is still there. */
export function isBesideTable(): boolean {
  const table: unknown = window.opener
  return table !== null && !(table as Window).closed
}
