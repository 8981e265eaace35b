// The walkthrough as it stands in the docs: its blocks are run as they are, so that it cannot rot.

/** The blocks of shell under a heading of the second level, in order. */
export function blocksUnder(markdown: string, heading: string): string[] {
  const [, after] = markdown.split(`\n## ${heading}\n`, 2)
  if (after === undefined) throw new Error(`there is no heading "${heading}"`)
  const [section = ""] = after.split(/\n## /, 1)
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block as string)
}

/**
 * What cannot be as it is written where nothing of the outside is reachable. Each must be found, or
 * it is out of date.
 */
export interface Stand {
  readonly for: string
  readonly is: string
  readonly why: string
}

/**
 * One shell for all of them, as whoever pastes has: what one leaves, the next finds. It ends at the
 * first failure.
 */
export function scriptOf(blocks: readonly string[], stands: readonly Stand[]): string {
  let whole = blocks.map((block, i) => `echo "== block ${i + 1}"\n${block}`).join("\n")
  for (const { for: written, is, why } of stands) {
    if (!whole.includes(written))
      throw new Error(`the walkthrough does not say "${written}" any more (${why})`)
    whole = whole.replaceAll(written, is)
  }
  return `set -e\n${whole}\necho "== end"\n`
}
