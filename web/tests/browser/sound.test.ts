// Every sound of every game as a browser makes it: heard on a phone's speaker, never startling,
// none drowned by another

import { existsSync, readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { games } from "@genepool/games"
import { expect, test } from "@playwright/test"
import { type Sound, usualColour } from "../../sound/synth.ts"

const all: readonly Sound[] = ["dice", "card", "figure", "hit", "gain", "loss", "count", "turn", "win"]
const synth = new URL("../../sound/synth.ts", import.meta.url)

async function colourOf(id: string): Promise<unknown> {
  const file = new URL(`../../../games/${id}/board/sounds.ts`, import.meta.url)
  return existsSync(file) ? (await import(file.href)).sounds.colour : usualColour
}

/**
 * In decibels below full loudness: the loudest twentieth of a second, whole and without what a
 * phone leaves out; and the peak.
 */
interface Heard {
  readonly whole: number
  readonly phone: number
  readonly peak: number
}

for (const id of Object.keys(games)) {
  test(`${id}: every sound is heard, and none is loud`, async ({ page }) => {
    const heard = await page.evaluate(
      async ({ script, sounds, colour }) => {
        const { sound } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })))
        const level = (samples: Float32Array, rate: number) => {
          const width = rate / 20
          let most = 0
          for (let from = 0; from + width <= samples.length; from += width) {
            const power = samples.subarray(from, from + width).reduce((sum, x) => sum + x * x, 0)
            most = Math.max(most, power / width)
          }
          return 10 * Math.log10(most)
        }
        const made = async (what: string, cut: number) => {
          const audio = new OfflineAudioContext(1, 44_100 * 2, 44_100)
          const speaker = [audio.createBiquadFilter(), audio.createBiquadFilter()] as const
          for (const filter of speaker) {
            filter.type = "highpass"
            filter.frequency.value = cut
          }
          speaker[0].connect(speaker[1]).connect(audio.destination)
          const through = new Proxy(audio, {
            get: (of, name) => {
              const value = Reflect.get(of, name)
              if (name === "destination") return speaker[0]
              return typeof value === "function" ? value.bind(of) : value
            },
          })
          sound(through, what, colour, 0.01)
          return (await audio.startRendering()).getChannelData(0)
        }
        const found: Record<string, Heard> = {}
        for (const what of sounds) {
          const whole = await made(what, 10)
          found[what] = {
            whole: level(whole, 44_100),
            phone: level(await made(what, 300), 44_100),
            peak: Math.max(...whole.map(Math.abs)),
          }
        }
        return found
      },
      {
        script: stripTypeScriptTypes(readFileSync(synth, "utf8")),
        sounds: all,
        colour: await colourOf(id),
      },
    )
    expect(Object.keys(heard)).toHaveLength(all.length)
    for (const [what, { whole, phone, peak }] of Object.entries(heard)) {
      expect(whole, `${what}, large speakers`).toBeGreaterThan(-42)
      expect(phone, `${what}, a phone`).toBeGreaterThan(-42)
      expect(Math.max(whole, phone), what).toBeLessThan(-22)
      expect(peak, `${what}, peak`).toBeLessThan(0.25)
    }
  })
}
