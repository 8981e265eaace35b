// The sounds of the table on this device

import type { Sounds } from "@genepool/board"
import { useEffect, useRef } from "react"
import { SoundPlayer } from "../sound/player.ts"
import { usualColour } from "../sound/synth.ts"
import { Ear } from "./ear.ts"
import type { Shown } from "./show.ts"

const player = new SoundPlayer({
  open: () => new AudioContext(),
  isHidden: () => document.hidden,
  vibrate: (times) => void navigator.vibrate?.([...times]),
})

export function useSounds(shown: Shown, sounds: Sounds | undefined, isOn: boolean): void {
  const ear = useRef<Ear | null>(null)
  useEffect(() => {
    const gesture = () => player.gesture()
    addEventListener("pointerdown", gesture)
    addEventListener("keydown", gesture)
    return () => {
      removeEventListener("pointerdown", gesture)
      removeEventListener("keydown", gesture)
    }
  }, [])
  useEffect(() => {
    ear.current ??= new Ear()
    const heard = ear.current.hear(shown, sounds)
    // In a task of its own: what is drawn does not wait for it
    if (isOn && heard.length > 0) setTimeout(() => player.play(heard, sounds?.colour ?? usualColour))
  }, [shown, sounds, isOn])
}
