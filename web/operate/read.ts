// Something of the server's, read anew whenever something was done

import { useEffect, useState } from "react"
import { request } from "../online/api.ts"

/** Null until it is there. */
export function useRead<T>(path: string, turn: number): T | null {
  const [value, setValue] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done
  useEffect(() => {
    request<T>("GET", path).then(setValue, () => undefined)
  }, [path, turn])
  return value
}
