// A sign that it is one's turn, for who looks elsewhere: the title of the window

import { useSyncExternalStore } from "react"
import { useTitle } from "../app/waiting.ts"

interface Signs {
  readonly name: string
  readonly app: string
  readonly myTurn: boolean
}

export function useTurnSigns({ name, app, myTurn }: Signs): void {
  const isHidden = useHidden()
  useTitle(`${myTurn && isHidden ? "● " : ""}${name}`, app)
}

function useHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener)
      return () => document.removeEventListener("visibilitychange", listener)
    },
    () => document.hidden,
  )
}
