// Why a table cannot be made as it is filled in

import { Technical } from "../house/technical.tsx"
import type { HouseSay } from "../text/index.ts"
import type { Problem } from "./problem.ts"

interface Props {
  readonly problem: Problem
  readonly say: HouseSay
}

export function FormProblem({ problem, say }: Props) {
  return (
    <p className="new-table-problem" role="alert">
      {problem.says} {problem.technical !== null && <Technical line={problem.technical} say={say} />}
    </p>
  )
}
