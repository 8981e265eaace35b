// What bots have learned, in the built page: loaded when one first thinks, added up in WebAssembly,
// to the same bits

import { thinker } from "@genepool/bots"
import { FastRandom, type GameModule, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, type Page, test } from "@playwright/test"
import { atOnce, watch } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

const isNet = (address: string) => /\/assets\/net-[^/]+\.js$/.test(address)
const isThinkingThread = (address: string) => /\/assets\/thinking-thread-[^/]+\.js$/.test(address)

/** Some choices into a game at random, a seat with several options. */
async function taskOf(id: string) {
  const { game } = await games[id]!()
  const random = new FastRandom(id)
  const turn = new Turn(random, false)
  const state = game.setup(2, parseOptions(game.options, {}, 2), turn)
  for (let n = 0; ; n++) {
    const decision = game.decisions(state)[0]
    if (decision === undefined) throw new Error(`${id} was over before anybody had a choice`)
    const { seat, options } = decision
    if (n >= 30 && options.length > 2) {
      const question = {
        view: game.view(state, seat),
        seat,
        seats: 2,
        decision,
        seed: id,
        budget: { iterations: 200 },
      }
      return { game: id, player: "level5" as const, question }
    }
    game.apply(state, seat, options[random.below(options.length)], turn)
  }
}

/** Asks a hint, so that a worker thinks; gives the address of its script. */
async function mindOf(page: Page): Promise<string> {
  const started = page.waitForEvent("worker", (worker) => isThinkingThread(worker.url()))
  await page.getByRole("button", { name: "Hint" }).click()
  const mind = await started
  // Under the server's policy, in the worker itself: an empty module
  const compiles = await mind.evaluate(() => {
    try {
      return (
        new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) instanceof WebAssembly.Module
      )
    } catch {
      return false
    }
  })
  expect(compiles).toBe(true)
  return mind.url()
}

test("a net comes with the first thought, not with the lobby or the table", async ({ page }) => {
  await atOnce(page)
  const wrong = watch(page)
  const nets: string[] = []
  page.on("request", (request) => {
    if (isNet(request.url())) nets.push(request.url())
  })
  await page.goto("/")
  await expect(page.getByRole("button", { name: "Play now: Krom Evolution" })).toBeVisible()
  await page.goto("/krom/play?seats=2&people=2&seed=net")
  await page.getByRole("button", { name: "I am Player 1" }).click()
  await expect(page.locator(".options .option").first()).toBeAttached()
  expect(nets).toEqual([])
  await mindOf(page)
  await expect(page.getByRole("region", { name: "What a strong bot would do" })).toBeVisible()
  expect(wrong).toEqual([])
})

test("the worker of the page thinks as Node does, to the last digit", async ({ page }) => {
  await atOnce(page)
  await page.goto("/noughts/play?people=1&bots=random&seed=s")
  const address = await mindOf(page)
  for (const id of ["chromosome", "viral", "krom"]) {
    const task = await taskOf(id)
    const here = await thinker(
      async (game) => (await games[game]?.()) as GameModule,
      () => performance.now(),
    )(task)
    const asked = page.waitForRequest((request) => isNet(request.url()))
    const there = await page.evaluate(
      async ({ address, task }) => {
        const mind = new Worker(address, { type: "module" })
        const answer = new Promise((resolve) =>
          mind.addEventListener("message", ({ data }) => resolve(data.answer)),
        )
        mind.postMessage({ key: 0, ask: task })
        return answer.finally(() => mind.terminate())
      },
      { address, task },
    )
    await asked
    expect(there, id).toEqual(JSON.parse(JSON.stringify(here)))
  }
})
