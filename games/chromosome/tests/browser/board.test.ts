// Whole games in the facility, and how it looks on every screen

import {
  checkLight,
  checkLooks,
  checkSteady,
  expectFilled,
  isAsked,
  openBoard,
  playOn,
  wholeGames,
  words,
} from "@genepool/board/testing/browser"
import { expect, test } from "@playwright/test"
import { ownMap } from "./own-map.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

wholeGames({
  game: "chromosome",
  counts: [2, 3, 4],
  toTheEnd: ["touch", "keyboard"],
  touch: [{ seats: 2, options: { species: "chosen", map: ownMap } }, { seats: 4 }],
  list: [{ seats: 3 }],
  keyboard: [{ seats: 2 }],
})

checkLooks({
  game: "chromosome",
  seats: 4,
  at: [0, 16, 40],
  // On a phone they lie behind a tab; what they mean stands large in the tray
  alsoByTouching: ".chr-own-gene, .chr-trophy",
})

checkSteady({ game: "chromosome", seats: 4, until: 150, within: 0.01 })

checkLight({ game: "chromosome", seats: 4, until: 60, nodes: 1100, restyled: 150, dirty: 120 })

const sizes = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [844, 390],
  [360, 640],
] as const

for (const [seats, language] of [
  [2, "pl"],
  [4, "ru"],
] as const)
  test(`a table of ${seats} fits every screen: nothing scrolls, and what can be chosen is in view`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await openBoard(page, { game: "chromosome", seats, seed: "view", language })
    for (const step of [2, 25, 50]) {
      await playOn(page, words, { until: step })
      if (!(await isAsked(page, words))) break
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const least = Math.min(width, height) < 600 ? 0.4 : 0.45
        await expect
          .poll(() => page.evaluate(fitOf, least), { message: `step ${step} at ${width}x${height}` })
          .toEqual({ scrolls: false, outside: [], small: [], isLarge: true })
        // 18.5 with four players on a phone that lies; at most 15 elsewhere
        if (step === 50) await expectFilled(page, `${width}x${height}`, height < 600 ? 20 : 15)
      }
    }
  })

/** Runs in the page: what of the table does not fit, or is too small to be read on a phone. */
function fitOf(least: number) {
  const outside: string[] = []
  const small: string[] = []
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible"
  for (const piece of [...document.querySelectorAll(".board [data-offered]")].filter(isSeen)) {
    const box = piece.closest(".table-board, .table-side, .table-tray")?.getBoundingClientRect()
    const { left, right, top, bottom } = piece.getBoundingClientRect()
    if (box === undefined) continue
    if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
      outside.push(`${piece.className}: ${piece.textContent}`)
  }
  if (Math.min(innerWidth, innerHeight) < 600)
    for (const element of [...document.querySelectorAll<HTMLElement>(".board *")].filter(isSeen)) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const svg = element.closest("svg")
      const scale = svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (own && element.getBoundingClientRect().width > 2 && size < 10.9)
        small.push(`${element.getAttribute("class")}: ${element.textContent}, ${size}`)
    }
  const stage = document.querySelector(".table-board")!.getBoundingClientRect()
  const { scrollHeight, scrollWidth } = document.documentElement
  return {
    scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth,
    outside,
    small,
    isLarge: (stage.width * stage.height) / (innerWidth * innerHeight) >= least,
  }
}
