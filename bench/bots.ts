// The bots' figures: tries a second against the peer's tree search on noughts, and in the middle of
// every game.

import {
  type Knowledge,
  knowing,
  type Learned,
  type Player,
  playerNamed,
  type Question,
} from "@genepool/bots"
import {
  type AnyGame,
  FastRandom,
  type GameModule,
  type Judgement,
  type Position,
  parseOptions,
  Turn,
} from "@genepool/engine"
import { loadGames } from "./load.ts"
import { Client, MCTSBot, peerNoughts } from "./peer.ts"
import { measure, type Plan, round, type Work } from "./slices.ts"
import { benchThreadPool } from "./thread-pool.ts"

const plan: Plan = { slices: 9, sliceMs: 300, warmUpMs: 1000 }
const short: Plan = { slices: 5, sliceMs: 300, warmUpMs: 1000 }
/** Tries for each thought; the peer's own default. */
const tries = 1000

export async function benchBots(named: readonly string[]) {
  const modules = await loadGames(named)
  const noughts = modules.find(({ game }) => game.id === "noughts")
  const largest = modules[modules.length - 1] as GameModule
  return {
    bench: "bots",
    ...(noughts === undefined ? {} : againstPeer(noughts)),
    threads: await benchThreadPool(largest.game.id, middles(largest, largest.game.seats.min)),
    games: Object.fromEntries(
      modules.flatMap((module) => {
        const { id, seats } = module.game
        const numbers = [2, 3, 4].filter((number) => number >= seats.min && number <= seats.max)
        return numbers.map((number) => [`${id}/${number}`, inTheMiddle(module, number)])
      }),
    ),
    evaluation: Object.fromEntries(
      (await Promise.all(modules.map(async (module) => [module, await knowing(module)] as const))).flatMap(
        ([module, knowledge]) =>
          knowledge.learned == null ? [] : [[module.game.id, evaluating(module, knowledge)]],
      ),
    ),
  }
}

/** Both think about the first mark on an empty board. */
function againstPeer(module: GameModule) {
  const state = module.game.setup(2, {}, new Turn(new FastRandom("bench"), false))
  const { genepool, uct, boardgameio } = measure(
    {
      genepool: thinking(playerNamed("level5", module, clock), questionAt(module.game, state, 2)),
      // The yardstick plays its random games to the end, as the peer does
      uct: thinking(playerNamed("uct", module, clock), questionAt(module.game, state, 2)),
      boardgameio: peerThinking(),
    },
    plan,
  )
  return {
    iterationsPerSecond: {
      genepool: round(genepool.perSecond),
      uct: round(uct.perSecond),
      boardgameio: round(boardgameio.perSecond),
    },
    ratio: round(genepool.perSecond / boardgameio.perSecond),
    bar: 100,
  }
}

const clock = () => performance.now()

function thinking(play: Player, question: Question): Work {
  let thoughts = 0
  return () => play({ ...question, seed: `bench ${thoughts++}` }).iterations
}

function peerThinking(): Work {
  const client = Client({ game: peerNoughts, numPlayers: 2, debug: false })
  const state = client.store.getState()
  return () => {
    const bot = new MCTSBot({
      game: peerNoughts,
      enumerate: peerNoughts.ai?.enumerate,
      iterations: tries,
      seed: "bench",
    })
    // Its thinking is done by the time it gives back the promise
    void bot.play(state, "0")
    return tries
  }
}

/** The strong bot's tries a second, over some decisions in the middle of games. */
function inTheMiddle(module: GameModule, seats: number) {
  const play = playerNamed("level5", module, clock)
  const questions = middles(module, seats)
  let next = 0
  let made = 0
  const work = () => {
    const question = questions[next++ % questions.length] as Question
    const { iterations } = play({ ...question, seed: `bench ${next}`, budget: { iterations: 100 } })
    made += iterations
    return iterations
  }
  const before = process.cpuUsage()
  const { perSecond } = measure({ work }, short).work
  const { user, system } = process.cpuUsage(before)
  // What one core does, also where others have the most of it
  return { iterationsPerSecond: round(perSecond), perCoreSecond: round((made * 1e6) / (user + system)) }
}

/**
 * What one look at a position by the learned judgement costs, all seats of it, and a choice of the
 * instant player.
 */
function evaluating(module: GameModule, knowledge: Knowledge) {
  const { game } = module
  const { min: seats } = game.seats
  const questions = middles(module, seats)
  const worlds = questions.map(({ view }) => game.imagine(view, new FastRandom("bench")))
  const points = new Float64Array(seats)
  const instant = playerNamed("instant", knowledge, clock)
  let next = 0
  const look = (judgement: Judgement) => () => {
    for (let i = 0; i < 100; i++) {
      const world = worlds[next++ % worlds.length]
      if (judgement.evaluateAll !== undefined) judgement.evaluateAll(world, points)
      else for (let seat = 0; seat < seats; seat++) points[seat] = judgement.evaluate(world, seat)
    }
    return 100
  }
  const { learned, byHand, choice } = measure(
    {
      learned: look((knowledge.learned as Learned).judgement),
      byHand: look(module.judgement as Judgement),
      choice: () => {
        instant({ ...(questions[next++ % questions.length] as Question), seed: `bench ${next}` })
        return 1
      },
    },
    short,
  )
  const micros = (perSecond: number) => round(1e6 / perSecond)
  return {
    seats,
    microseconds: micros(learned.perSecond),
    microsecondsForASeat: micros(learned.perSecond * seats),
    byHand: micros(byHand.perSecond),
    instantChoice: micros(choice.perSecond),
    bar: 5,
  }
}

function middles(module: GameModule, seats: number): Question[] {
  return ["a", "b", "c", "d", "e"].map((seed) => middleOf(module, seats, seed))
}

/** The first real choice in the second half of a game between simple bots. */
function middleOf(module: GameModule, seats: number, seed: string): Question {
  const whole = playSome(module, seats, seed, Number.POSITIVE_INFINITY).choices
  const { state } = playSome(module, seats, seed, whole / 2)
  if (state.frames.length === 0) return middleOf(module, seats, `${seed} again`)
  return questionAt(module.game, state, seats)
}

/** Plays until so many choices were made and somebody has more than two options, or to the end. */
function playSome(module: GameModule, seats: number, seed: string, most: number) {
  const { game } = module
  const play = playerNamed("level1", module, clock)
  const turn = new Turn(new FastRandom(seed), false)
  const state: Position = game.setup(seats, parseOptions(game.options, {}, seats), turn)
  let choices = 0
  for (; ; choices++) {
    const decision = game.decisions(state)[0]
    if (decision === undefined || (choices >= most && decision.options.length > 2)) return { state, choices }
    const question = {
      ...questionAt(game, state, seats),
      seed: `${seed} ${choices}`,
      budget: { iterations: 10 },
    }
    game.apply(state, decision.seat, play(question).choice, turn)
  }
}

function questionAt(game: AnyGame, state: Position, seats: number): Question {
  const decision = game.decisions(state)[0]
  if (decision === undefined) throw new Error("the game is over")
  const { seat } = decision
  return { view: game.view(state, seat), seat, seats, decision, seed: "", budget: { iterations: tries } }
}
