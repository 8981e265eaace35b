// A sum that grows piece by piece: what adds to it, and what it comes to

import type { ReactNode } from "react"

export interface Addend {
  readonly key: string
  readonly count: number
  /** In words, for those who hear it. */
  readonly what: string
  readonly picture: ReactNode
}

interface Props {
  readonly addends: readonly Addend[]
  readonly total: number
  /** The whole sum in words. */
  readonly name: string
}

export function Sum({ addends, total, name }: Props) {
  return (
    <span className="chr-sum" role="img" aria-label={name}>
      {addends.map(({ key, count, picture }) => (
        <span key={`${key}${count}`} className="chr-addend" data-addend={key}>
          {picture}
          <b>{count}</b>
        </span>
      ))}
      <span key={total} className="chr-total">
        {total}
      </span>
    </span>
  )
}
