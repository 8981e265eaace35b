// While a table is on it the screen has no header and does not scroll. The document says so itself:
// a style that asks what is inside it would be looked up again with every change of the table

import { useLayoutEffect } from "react"

let tables = 0

export function useOwnedScreen(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    tables++
    dataset.table = ""
    return () => {
      tables--
      if (tables === 0) delete dataset.table
    }
  }, [])
}
