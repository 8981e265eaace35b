// What came of a request: told where it was asked for, and heard as well as seen

import type { AppSay } from "../text/index.ts"
import type { Acting } from "./act.ts"

export function Outcome({
  acting: { problem, done },
  say,
}: {
  readonly acting: Acting
  readonly say: AppSay
}) {
  return (
    <>
      {problem !== null && (
        <p className="new-table-problem" role="alert">
          {say(problem)}
        </p>
      )}
      <p className="account-done" role="status">
        {done === null ? "" : say(done)}
      </p>
    </>
  )
}
