// How a program of ours ends when it cannot go on: one sentence for whoever started it, and an exit
// code for scripts.
import { BadInput } from "@genepool/engine"
import { ConfigProblem } from "./config.ts"
import { ListenProblem } from "./serve.ts"
import { StoreProblem } from "./store/trouble.ts"

/** The command or a setting is wrong: the same will be wrong again. */
export const exitWrong = 2
/** What was given, or the place, cannot be used as it is now. */
export const exitFailed = 1
/** A fault of the program itself (EX_SOFTWARE). */
export const exitFault = 70

/** The stack is shown to who asks for it. */
export function tellEnding(error: unknown, environment: NodeJS.ProcessEnv): number {
  const wantsStack = environment.GENEPOOL_LOG === "debug"
  const known = [BadInput, ConfigProblem, ListenProblem, StoreProblem].some((kind) => error instanceof kind)
  const message = error instanceof Error ? error.message : String(error)
  if (known) console.error(message)
  else
    console.error(`Genepool cannot go on: ${message}${wantsStack ? "" : " (GENEPOOL_LOG=debug shows where)"}`)
  if (wantsStack && error instanceof Error) console.error(error.stack, error.cause ?? "")
  if (error instanceof ConfigProblem) return exitWrong
  return known ? exitFailed : exitFault
}
