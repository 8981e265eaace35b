// The first stop of the Tab key: past everything that is the same on every page

interface Props {
  readonly words: string
  readonly go: () => void
}

export function SkipLink({ words, go }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place, and no address should change
    <a
      className="button skip-link"
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        go()
      }}
    >
      {words}
    </a>
  )
}
