// A sign that it is one's turn, for who looks elsewhere: the title of the window

import { useSyncExternalStore } from "react"
import { useTitle } from "../house/waiting.ts"

interface Signs {
  readonly name: string
  readonly house: string
  readonly myTurn: boolean
}

export function useTurnSigns({ name, house, myTurn }: Signs): void {
  const isHidden = useHidden()
  useTitle(`${myTurn && isHidden ? "● " : ""}${name}`, house)
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
