// The same drawing several times over

import { Fragment, type ReactNode } from "react"

export function Times({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Fragment key={at}>{children}</Fragment>
  ))
}
