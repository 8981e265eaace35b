// Why a table cannot be made as it is filled in

import { Technical } from "../app/technical.tsx"
import type { AppSay } from "../text/index.ts"
import type { Problem } from "./problem.ts"

interface Props {
  readonly problem: Problem
  readonly say: AppSay
}

export function FormProblem({ problem, say }: Props) {
  return (
    <p className="new-table-problem" role="alert">
      {problem.says} {problem.technical !== null && <Technical line={problem.technical} say={say} />}
    </p>
  )
}
