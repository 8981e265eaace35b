// What the rules are about, in three levels

import type { Section } from "./markdown.ts"

interface Props {
  readonly sections: readonly Section[]
  readonly address: string
  readonly follow: () => void
}

interface Heading {
  readonly at: number
  readonly title: string
  readonly below: Heading[]
}

export function Contents({ sections, address, follow }: Props) {
  return <List headings={treeOf(sections)} address={address} follow={follow} />
}

function List({ headings, ...rest }: Omit<Props, "sections"> & { readonly headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map(({ at, title, below }) => (
        <li key={at}>
          <a href={`${rest.address}#s${at}`} onClick={rest.follow}>
            {title}
          </a>
          {below.length > 0 && <List headings={below} {...rest} />}
        </li>
      ))}
    </ol>
  )
}

/** Headings of the second to the fourth level; the first is the title of the page. */
function treeOf(sections: readonly Section[]): Heading[] {
  const top: Heading[] = []
  const open: Heading[][] = [top]
  for (const [at, { level, title }] of sections.entries()) {
    if (level === 1) continue
    const heading: Heading = { at, title, below: [] }
    const place = Math.min(level - 2, open.length - 1)
    open[place]?.push(heading)
    open.splice(place + 1, open.length, heading.below)
  }
  return top
}
