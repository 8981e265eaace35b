// The engine's figures: noughts against the peer, copying, imagining, random play and replay of
// every game.

import {
  type AnyGame,
  choose,
  FastRandom,
  type GameModule,
  type Log,
  type LoggedChoice,
  type Position,
  parseOptions,
  playOne,
  randomAt,
  replay,
  Turn,
} from "@genepool/engine"
import { loadGames } from "./load.ts"
import { Client, openCells, peerNoughts } from "./peer.ts"
import { measure, median, type Plan, round } from "./slices.ts"

const plan: Plan = { slices: 11, sliceMs: 200, warmUpMs: 600 }
const short: Plan = { slices: 5, sliceMs: 100, warmUpMs: 200 }
/**
 * Whole games run through all of the rules: the compiler takes some seconds to be done with them,
 * as in a bot that thinks.
 */
const long: Plan = { slices: 11, sliceMs: 200, warmUpMs: 4000 }
const replayLengths = [100, 200, 400, 800]

export async function benchEngine(named: readonly string[]) {
  const modules = await loadGames(named)
  const noughts = modules.find(({ game }) => game.id === "noughts")
  return {
    bench: "engine",
    ...(noughts === undefined ? {} : againstPeer(noughts)),
    games: Object.fromEntries(modules.map((module) => [module.game.id, perGame(module)])),
  }
}

/**
 * Moves a second through the full contract and through the peer's client, each game set up anew on
 * both sides.
 */
function againstPeer({ game }: GameModule) {
  const { genepool, boardgameio } = measure(
    { genepool: () => playThroughContract(game, ourChance), boardgameio: playPeer },
    plan,
  )
  return {
    movesPerSecond: { genepool: round(genepool.perSecond), boardgameio: round(boardgameio.perSecond) },
    ratio: round(genepool.perSecond / boardgameio.perSecond),
    bar: 200,
  }
}

const ourChance = new FastRandom("genepool")
const peerChance = new FastRandom("boardgame.io")

/**
 * One random game: every decision listed, every choice checked against the list and told of in a
 * turn of its own.
 */
function playThroughContract(game: AnyGame, random: FastRandom): number {
  const state = game.setup(2, {}, new Turn(random))
  for (let moves = 0; ; moves++) {
    const decision = game.decisions(state)[0]
    if (decision === undefined) {
      if (game.result(state) === null) throw new Error("the game stopped without a result")
      return moves
    }
    choose(
      game,
      state,
      decision.seat,
      decision.options[random.below(decision.options.length)],
      new Turn(random),
    )
  }
}

function playPeer(): number {
  const client = Client({ game: peerNoughts, numPlayers: 2, debug: false })
  for (let moves = 0; ; moves++) {
    const state = client.getState()
    if (state === null) throw new Error("the peer lost its state")
    if (state.ctx.gameover !== undefined) return moves
    const open = openCells(state.G)
    client.moves.mark?.(open[peerChance.below(open.length)])
  }
}

function perGame({ game }: GameModule) {
  const seats = Math.min(game.seats.max, 4)
  const decisions = randomPlay(game, seats)
  const log = randomLog(game, seats)
  const middle = replay(game, log, log.choices.length >> 1)
  return { seats, decisionsPerSecond: decisions, ...copies(game, middle), replay: replays(game, seats) }
}

function randomPlay(game: AnyGame, seats: number): number {
  let games = 0
  const play = () => playOne(game, { seats, games: 1, seed: "bench" }, `bench/${games++}`).decisions
  return round(measure({ play }, long).play.perSecond)
}

function copies(game: AnyGame, state: Position) {
  const seat = game.decisions(state)[0]?.seat ?? 0
  const view = game.view(state, seat)
  const random = new FastRandom("imagine")
  const thousandTimes = (work: () => unknown) => () => {
    for (let i = 0; i < 1000; i++) kept = work()
    return 1000
  }
  const rates = measure(
    {
      clone: thousandTimes(() => game.clone(state)),
      structured: thousandTimes(() => structuredClone(state)),
      view: thousandTimes(() => game.view(state, seat)),
      imagine: thousandTimes(() => game.imagine(view, random)),
    },
    short,
  )
  const nanoseconds = ({ perSecond }: { perSecond: number }) => round(1e9 / perSecond)
  return {
    cloneNs: nanoseconds(rates.clone),
    structuredCloneNs: nanoseconds(rates.structured),
    cloneRatio: round(rates.clone.perSecond / rates.structured.perSecond),
    viewNs: nanoseconds(rates.view),
    imagineNs: nanoseconds(rates.imagine),
  }
}

/** So that no copy is thought away by the compiler. */
export let kept: unknown

/**
 * Time to replay the first 100, 200, 400 and 800 choices of one long game, as far as a game is that
 * long.
 */
function replays(game: AnyGame, seats: number) {
  const log = longestLog(game, seats)
  const lengths = replayLengths.filter((length) => length <= log.choices.length)
  if (lengths.length === 0) lengths.push(log.choices.length)
  return lengths.map((choices) => {
    const times: number[] = []
    for (let i = 0; i < 25; i++) {
      const start = performance.now()
      kept = replay(game, log, choices)
      times.push(performance.now() - start)
    }
    const ms = median(times)
    return { choices, ms: round(ms), usPerChoice: round((ms * 1000) / choices) }
  })
}

function longestLog(game: AnyGame, seats: number): Log {
  let longest = randomLog(game, seats, "0")
  for (let i = 1; i < 20 && longest.choices.length < 800; i++) {
    const log = randomLog(game, seats, String(i))
    if (log.choices.length > longest.choices.length) longest = log
  }
  return longest
}

function randomLog(game: AnyGame, seats: number, seed = "bench"): Log {
  const dice = { kind: "seed", seed } as const
  const options = parseOptions(game.options, {}, seats)
  const state = game.setup(seats, options, new Turn(randomAt(dice, 0), false))
  const choices: LoggedChoice[] = []
  const random = new FastRandom(`${seed} players`)
  for (;;) {
    const decision = game.decisions(state)[0]
    if (decision === undefined)
      return { genepool: 1, game: game.id, version: game.version, seats, options: {}, dice, choices }
    const choice = decision.options[random.below(decision.options.length)]
    choices.push({ seat: decision.seat, choice })
    game.apply(state, decision.seat, choice, new Turn(randomAt(dice, choices.length), false))
  }
}
