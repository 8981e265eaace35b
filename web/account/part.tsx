// One matter of the account, closed until somebody wants to see to it

import type { AccountState } from "@genepool/wire"
import { type ReactNode, useId } from "react"
import type { PageProps } from "../app/page.ts"

export interface PartProps extends PageProps {
  readonly account: AccountState
  /** The account is not as it was. */
  readonly refresh: () => void
}

interface Props {
  readonly title: string
  readonly about: string
  /** Of a page of its own, or of the account among other settings. */
  readonly heading?: "h2" | "h3"
  readonly children: ReactNode
}

export function Part({ title, about, heading: Heading = "h3", children }: Props) {
  const id = useId()
  return (
    <section className="account-part" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <p className="option-about">{about}</p>
      {children}
    </section>
  )
}
