// One request at a time, and what came of it in words

import { useState } from "react"
import { ApiProblem, problemKey } from "../online/api.ts"
import type { AppSay } from "../text/index.ts"

type Key = Parameters<AppSay>[0]

export interface Acting {
  readonly isBusy: boolean
  /** Why the last one was refused. */
  readonly problem: Key | null
  /** What the last one did, where that is not to be seen otherwise. */
  readonly done: Key | null
  /** True, if it was done. */
  readonly act: (work: () => Promise<unknown>, done?: Key) => Promise<boolean>
}

/** `otherwise`: what went wrong when it was not the server that said no. */
export function useAct(otherwise?: Key, sayProblem: (error: unknown) => Key = problemKey): Acting {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Key | null>(null)
  const [done, setDone] = useState<Key | null>(null)
  const act = async (work: () => Promise<unknown>, said: Key | null = null) => {
    if (isBusy) return false
    setBusy(true)
    setProblem(null)
    setDone(null)
    try {
      await work()
      setDone(said)
      return true
    } catch (error) {
      setProblem(otherwise === undefined || error instanceof ApiProblem ? sayProblem(error) : otherwise)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, done, act }
}
