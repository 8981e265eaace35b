// When sounds are made: after the first gesture, while somebody looks, and never many at once

import type { SoundColour } from "@genepool/board"
import { type Sound, sound } from "./synth.ts"

interface Device {
  readonly open: () => AudioContext
  readonly isHidden: () => boolean
  /** Milliseconds, or times with pauses in between. */
  readonly vibrate: (times: readonly number[]) => void
}

/** One after the other, so far apart in seconds. */
const apart = 0.09
/** More of what happens at once is not heard. */
const most = 3

export class SoundPlayer {
  private readonly device: Device
  private audio: AudioContext | null = null
  private isAllowed = false
  /** When what is playing has begun to end. */
  private busyUntil = 0

  constructor(device: Device) {
    this.device = device
  }

  /** Somebody has touched the page: browsers let it be heard from now on. */
  gesture(): void {
    this.isAllowed = true
  }

  play(sounds: readonly Sound[], colour: SoundColour): void {
    const { open, isHidden, vibrate } = this.device
    if (!this.isAllowed || sounds.length === 0 || isHidden()) return
    if (sounds.includes("turn")) vibrate([25, 60, 25])
    try {
      this.audio ??= open()
      const { audio } = this
      if (audio.state === "suspended") void audio.resume()
      let start = Math.max(audio.currentTime, this.busyUntil)
      // What would come too late to belong to what is seen is left out
      if (start > audio.currentTime + apart * most) return
      for (const what of [...new Set(sounds)].slice(0, most)) {
        sound(audio, what, colour, start)
        start += apart
      }
      this.busyUntil = start
    } catch {
      // No sound on this device
    }
  }
}
