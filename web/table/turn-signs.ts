// Signs that it is one's turn, for who looks elsewhere: a sound, and the title of the window

import { useEffect, useSyncExternalStore } from "react"
import { useTitle } from "../house/waiting.ts"
import { chime } from "./sound.ts"

interface Signs {
  readonly name: string
  readonly house: string
  readonly sound: boolean
  readonly myTurn: boolean
  /** Something has happened. */
  readonly heard: boolean
}

export function useTurnSigns({ name, house, sound, myTurn, heard }: Signs): void {
  const isHidden = useHidden()
  useTitle(`${myTurn && isHidden ? "● " : ""}${name}`, house)
  useEffect(() => {
    if (sound && myTurn) chime("turn")
  }, [sound, myTurn])
  useEffect(() => {
    if (sound && heard && !myTurn) chime("happened")
  }, [sound, heard, myTurn])
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
