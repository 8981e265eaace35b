// Two small sounds, made on the spot: something happened, and it is your turn

const tunes = {
  happened: [[520, 0]],
  turn: [
    [660, 0],
    [880, 0.09],
  ],
} as const

let audio: AudioContext | null = null

export function chime(tune: keyof typeof tunes): void {
  try {
    audio ??= new AudioContext()
    for (const [pitch, after] of tunes[tune]) {
      const start = audio.currentTime + after
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.type = "sine"
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(0.08, start + 0.01)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.16)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.18)
    }
  } catch {
    // No sound on this device
  }
}
