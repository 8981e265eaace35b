// Something to fill in, out of the way until it is wanted

import type { ReactNode } from "react"

export function Fold({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="button">{label}</summary>
      {children}
    </details>
  )
}
