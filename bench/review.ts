// How long the review of a finished game takes in a browser: until the first curve is drawn, and
// until it is done.
import { knowing, playerNamed } from "@genepool/bots"
import {
  type AnyGame,
  type Log,
  type LoggedChoice,
  type Position,
  parseOptions,
  randomAt,
  Turn,
} from "@genepool/engine"
import { games } from "@genepool/games"
import type { Browser } from "@playwright/test"
import { withClient } from "./client.ts"

/** Whatever else the machine does makes a page slower, never faster: the fastest counts. */
const runs = 3
const seats = 2

interface Seen {
  readonly choices: number
  readonly eyes: string
  /**
   * Milliseconds from the file to the first curve, where nothing of the game or the page's workers
   * is loaded yet.
   */
  readonly opened: number
  /** The same from the choice of whose eyes, where only the review begins anew. */
  readonly curve: number
  /** Milliseconds until nothing more is looked at. */
  readonly whole: number
  /**
   * The same in milliseconds of processor, of page and workers together, which does not depend on
   * what else the machine does. For the first curves a little too much: what begins after them
   * counts until the processor is read.
   */
  readonly processor: { readonly opened: number; readonly curve: number; readonly whole: number }
}

type Times = Pick<Seen, "opened" | "curve" | "whole">

export async function benchReview(wanted: readonly string[]) {
  const ids = wanted.length > 0 ? wanted : Object.keys(games)
  return withClient(async (browser, url) => {
    const seen: { [game: string]: Seen[] } = {}
    for (const id of ids) {
      const log = await botsPlay(id)
      seen[id] = []
      for (const eyes of ["open", "0"]) {
        const looks: { clock: Times; processor: Times }[] = []
        for (let run = 1; run <= runs; run++) looks.push(await visit(browser, url, log, eyes, run === runs))
        seen[id].push({
          choices: log.choices.length,
          eyes,
          ...fastest(looks.map(({ clock }) => clock)),
          processor: fastest(looks.map(({ processor }) => processor)),
        })
        console.error(JSON.stringify({ game: id, ...seen[id].at(-1) }))
      }
    }
    return { seats, runs, games: seen }
  })
}

/** Only the last went to the end. */
function fastest(all: readonly Times[]): Times {
  return {
    opened: Math.min(...all.map(({ opened }) => opened)),
    curve: Math.min(...all.map(({ curve }) => curve)),
    whole: (all.at(-1) as Times).whole,
  }
}

/** A game of two simple bots: its log is the same on every machine. */
async function botsPlay(id: string): Promise<Log> {
  const knowledge = await knowing(await (games[id] as (typeof games)[string])())
  const game: AnyGame = knowledge.game
  const play = playerNamed("level2", knowledge, () => 0)
  const dice = { kind: "seed", seed: "review" } as const
  const options = parseOptions(game.options, {}, seats)
  const state: Position = game.setup(seats, options, new Turn(randomAt(dice, 0), false))
  const choices: LoggedChoice[] = []
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const decision = open[0] as (typeof open)[number]
    const { seat } = decision
    const question = { view: game.view(state, seat), seat, seats, decision, seed: `${choices.length}` }
    const { choice } = play({ ...question, budget: { iterations: 50 } })
    choices.push({ seat, choice })
    game.apply(state, seat, choice, new Turn(randomAt(dice, choices.length), false))
  }
  return { genepool: 1, game: id, version: game.version, seats, options, dice, choices }
}

async function visit(browser: Browser, url: string, log: Log, eyes: string, toTheEnd: boolean) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const processes = await browser.newBrowserCDPSession()
  /** Milliseconds of processor of everything that draws or works for a page. */
  const worked = async () => {
    const { processInfo } = await processes.send("SystemInfo.getProcessInfo")
    const pages = processInfo.filter(({ type }) => type === "renderer")
    return pages.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  }
  await page.goto(`${url}/replay`)
  const idle = await worked()
  const buffer = Buffer.from(JSON.stringify(log))
  const begun = performance.now()
  await page.getByLabel(/file/i).setInputFiles({ name: "game.json", mimeType: "application/json", buffer })
  await page.waitForSelector(".review .curve")
  const opened = performance.now() - begun
  const openedWork = (await worked()) - idle
  // From the choice of whose eyes: everything but the game itself is worked out anew
  const select = page.locator(".review select")
  if ((await select.inputValue()) === eyes) await select.selectOption("1")
  await page.waitForSelector(".review .curve")
  const before = await worked()
  const told = page.evaluate(
    ([eyes, toTheEnd]) =>
      new Promise<{ curve: number; whole: number }>((resolve) => {
        const select = document.querySelector(".review select") as HTMLSelectElement
        const choose = (value: string) => {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, value)
          select.dispatchEvent(new Event("change", { bubbles: true }))
        }
        const began = performance.now()
        choose(eyes as string)
        let curve = 0
        const look = () => {
          const now = performance.now() - began
          const review = document.querySelector<HTMLElement>(".review")
          if (curve === 0 && review?.querySelector(".curve")) curve = now
          const done = review?.dataset.done === "1"
          if (curve > 0 && (done || !toTheEnd)) resolve({ curve, whole: now })
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(() => requestAnimationFrame(look))
      }),
    [eyes, toTheEnd] as const,
  )
  const { curve, whole } = await told
  const work = (await worked()) - before
  await processes.detach()
  await context.close()
  const rounded = (times: Times): Times => ({
    opened: Math.round(times.opened),
    curve: Math.round(times.curve),
    whole: Math.round(times.whole),
  })
  return {
    clock: rounded({ opened, curve, whole }),
    processor: rounded({ opened: openedWork, curve: work, whole: work }),
  }
}
