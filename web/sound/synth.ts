// Makes every sound on the spot, out of tones and noise: nothing is loaded, and everything is quiet

import type { FactSound, SoundColour } from "@genepool/board"

export type Sound = FactSound | "turn" | "count" | "win"

/** Of a game that does not say how it sounds. */
export const usualColour: SoundColour = {
  wave: "sine",
  root: 330,
  scale: [0, 4, 7, 11, 12],
  bright: 2600,
  tail: 0.25,
  bend: 1,
}

/** Of full loudness: it accompanies, it never calls. */
const loudness = 0.07
/** A band of hiss this high, in hertz, is as loud as a tone of the same strength. */
const fullHiss = 24_000
/** Below, in hertz, a phone or a small screen says nothing. */
const lowest = 300

/** Plays one sound on an open context, from `start` on, in its seconds. */
export function sound(audio: AudioContext, what: Sound, colour: SoundColour, start: number): void {
  const voice = new Voice(audio, colour)
  const { scale, tail } = colour
  switch (what) {
    case "dice":
      for (const [at, after] of [0, 0.06, 0.13, 0.19, 0.3].entries())
        voice.noise(start + after, 0.045, 1 - at * 0.12, 0.8 + at * 0.12)
      return
    case "card":
      return voice.noise(start, 0.14, 0.7, 1.3, 0.5)
    case "figure":
      voice.tone(start, -5, 0.12, 0.8)
      return voice.noise(start, 0.04, 0.7, 0.7)
    case "hit":
      voice.tone(start, -12, 0.22, 0.9, 0.6)
      return voice.noise(start, 0.14, 1, 0.35)
    case "gain":
      voice.tone(start, scale[1] ?? 4, tail, 0.7)
      return voice.tone(start + 0.07, scale[2] ?? 7, tail, 0.7)
    case "loss":
      voice.tone(start, scale[1] ?? 4, tail, 0.7)
      return voice.tone(start + 0.09, -5, tail, 0.7)
    case "count":
      return voice.tone(start, scale[2] ?? 7, tail, 0.6)
    case "turn":
      voice.tone(start, scale[0] ?? 0, tail, 0.9)
      return voice.tone(start + 0.11, scale[3] ?? 9, tail * 1.4, 0.9)
    case "win":
      for (const [at, note] of scale.entries()) voice.tone(start + at * 0.11, note, tail * 1.6, 0.9)
      for (const note of [scale[0] ?? 0, scale[2] ?? 7]) voice.tone(start + 0.62, note + 12, 0.9, 0.6)
  }
}

class Voice {
  private readonly audio: AudioContext
  private readonly colour: SoundColour

  constructor(audio: AudioContext, colour: SoundColour) {
    this.audio = audio
    this.colour = colour
  }

  /** A note, so many half tones above the root. */
  tone(start: number, halfTones: number, seconds: number, strength: number, bend = this.colour.bend): void {
    const { audio, colour } = this
    const pitch = colour.root * 2 ** (halfTones / 12)
    const tone = audio.createOscillator()
    tone.type = colour.wave
    tone.frequency.setValueAtTime(pitch, start)
    tone.frequency.exponentialRampToValueAtTime(pitch * bend, start + seconds)
    // Reeds and strings are cut at the top, so that no wave is shrill
    const filter = audio.createBiquadFilter()
    filter.type = "lowpass"
    filter.frequency.setValueAtTime(colour.bright, start)
    tone
      .connect(filter)
      .connect(this.swell(start, seconds, strength))
      .connect(audio.destination)
    tone.start(start)
    tone.stop(start + seconds + 0.05)
    // What a small speaker leaves out is heard by its octave
    if (pitch < lowest) this.tone(start, halfTones + 12, seconds, strength * 0.6, bend)
  }

  /**
   * Clatter or rustle, so many times as bright as the game is, and at its end `sweep` times that.
   */
  noise(start: number, seconds: number, strength: number, bright: number, sweep = 1): void {
    const { audio, colour } = this
    const pitch = Math.max(colour.bright * bright, lowest)
    const source = audio.createBufferSource()
    source.buffer = noiseOf(audio)
    const filter = audio.createBiquadFilter()
    filter.type = "bandpass"
    filter.Q.setValueAtTime(1.4, start)
    filter.frequency.setValueAtTime(pitch, start)
    filter.frequency.exponentialRampToValueAtTime(pitch * sweep, start + seconds)
    source
      .connect(filter)
      .connect(this.swell(start, seconds, strength * Math.sqrt(fullHiss / pitch)))
      .connect(audio.destination)
    source.start(start)
    source.stop(start + seconds + 0.05)
  }

  private swell(start: number, seconds: number, strength: number): GainNode {
    const node = this.audio.createGain()
    const { gain } = node
    gain.setValueAtTime(0.0001, start)
    gain.exponentialRampToValueAtTime(loudness * strength, start + 0.008)
    gain.exponentialRampToValueAtTime(0.0001, start + 0.008 + seconds)
    return node
  }
}

const noises = new WeakMap<AudioContext, AudioBuffer>()

/** Half a second of hiss, the same every time. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio)
  if (known !== undefined) return known
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let luck = 20_011
  for (let n = 0; n < samples.length; n++) {
    luck = (luck * 16_807) % 2_147_483_647
    samples[n] = luck / 1_073_741_824 - 1
  }
  noises.set(audio, buffer)
  return buffer
}
