// The worker of a table on this device: rules and bots run here, and only what the one at the
// screen may see goes out

import {
  answerCalls,
  hintsOf,
  knowing,
  type Question as Matter,
  mindOf,
  type PlayerName,
  playerNamed,
  Rethinker,
  recordOf,
  type Thought,
  ThreadPool,
  webChannel,
  webThread,
} from "@genepool/bots"
import {
  type AnyGame,
  type Choice,
  type GameModule,
  type Log,
  type LoggedThought,
  parseLog,
  Refusal,
  replay,
  type Seat,
  verify,
} from "@genepool/engine"
import { gameOf } from "@genepool/games"
import { LocalTable } from "./local-table.ts"
import type { Advice, Question, Questions, Unasked, Wanted } from "./messages.ts"
import { Playback } from "./playback.ts"
import type { Seating } from "./snapshot.ts"
import { keepTable, keptTable } from "./store.ts"

/** Milliseconds of thinking for one choice; the lower levels stop earlier by themselves. */
const thinking = 500
const hintThinking = 900

let id = ""
let module: GameModule | null = null
let table: LocalTable | null = null
let playback: Playback | null = null
let rethinker: Rethinker | null = null
/** How often something was taken back since the table was opened. */
let undone = 0
/** How many choices have been seen at the screen, and who waits for that. */
let seen = 0
let onSeen: (() => void) | null = null
let told = 0
let toldTo: unknown = null
/** Raised by whatever makes a bot's plan obsolete. */
let turnOfEvents = 0
let pool: ThreadPool | null = null

const tell = (message: Unasked) => postMessage(message)

// Started early, for a table of this game: the game comes meanwhile
const { name: early = "" } = globalThis as { readonly name?: string }
if (early !== "") gameOf(early).catch(() => undefined)

answerCalls(webChannel(globalThis), async (question: Question) => (await answer(question)) ?? null)

async function answer({ kind, ask }: Question): Promise<unknown> {
  switch (kind) {
    case "open":
      return open(ask.id, ask.wanted)
    case "takeOver":
      return holdTable("steal")
    case "seen":
      seen = ask.step
      onSeen?.()
      return null
    case "choose":
      return chooseHere(ask.choices)
    case "undo":
      table?.undo()
      undone++
      return changed(false)
    case "takeScreen":
      table?.takeScreen()
      return changed(false)
    case "hint":
      return hint()
    case "advise":
      return advise(ask)
    case "playback":
      return openPlayback(ask)
    case "playbackStep":
      return playback?.step(ask.n, ask.who)
    case "thoughts":
      return thoughts()
    case "rethink":
      return rethinker?.check(ask.n)
    case "verify":
      return playback === null ? null : verdict(playback.game, playback.log)
    case "log":
      return playback?.openLog ?? (table?.over ? table.log : null)
  }
}

let wish: Wanted | null = null

async function open(tableId: string, wanted: Wanted | null): Promise<null> {
  id = tableId
  wish = wanted
  return holdTable("ifAvailable")
}

/** A table is played in one window at a time; two of them would write over each other. */
function holdTable(how: "ifAvailable" | "steal"): Promise<null> {
  // Without a secure address there are no locks; then people must look after it themselves
  if (navigator.locks === undefined) return openHere(wish)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`genepool table ${id}`, { [how]: true }, async (lock) => {
        if (lock === null) {
          tell({ kind: "elsewhere" })
          return resolve(null)
        }
        await openHere(wish).then(() => resolve(null), reject)
        // Held until the window is closed, or another one takes it
        await new Promise<never>(() => undefined)
      })
      .catch(() => {
        table = null
        turnOfEvents++
        tell({ kind: "elsewhere" })
      })
  })
}

async function openHere(wanted: Wanted | null): Promise<null> {
  const kept = await keptTable(id).catch(() => null)
  if (kept !== null) {
    module = await gameOf(kept.log.game)
    table = new LocalTable(module.game, kept.log, kept.summary.seating, idleIn(module, kept.log.start))
  } else {
    if (wanted === null) throw new Error("this table is not kept here")
    module = await gameOf(wanted.game)
    table = new LocalTable(
      module.game,
      wanted.log ?? freshLog(module.game, wanted),
      wanted.seating,
      idleIn(module, wanted.start),
    )
  }
  await changed(false)
  return null
}

/** Whoever is given a position to learn from makes every step of it. */
function idleIn({ idle = [] }: GameModule, start: Wanted["start"]): readonly string[] {
  return start === undefined ? idle : []
}

function freshLog(game: AnyGame, { seating, options, seed, start }: Wanted): Log {
  const drawn = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    )
  return {
    genepool: 1,
    game: game.id,
    version: game.version,
    seats: seating.length,
    options,
    dice: { kind: "seed", seed: seed ?? drawn() },
    ...(start === undefined ? {} : { start }),
    choices: [],
  }
}

async function chooseHere(
  choices: Questions["choose"]["ask"]["choices"],
): Promise<Questions["choose"]["answer"]> {
  const seat = table?.atScreen ?? null
  if (table === null || seat === null) return { reason: null, problem: null }
  try {
    for (const choice of choices) table.choose(seat, choice, Date.now())
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.reason, problem: "problem.notOnTheList" }
    throw error
  }
  await changed(true)
  return null
}

/** Shows how the table stands now, keeps it, and lets the bots go on. */
async function changed(fresh: boolean): Promise<null> {
  if (table === null) return null
  const now = ++turnOfEvents
  show(fresh)
  await keep()
  // Something else may have happened meanwhile: two of these would choose for the same bot
  if (now === turnOfEvents) void bots(now)
  return null
}

function show(fresh: boolean): void {
  if (table === null) return
  const { eyes, handOver } = table
  const audience = `${eyes} ${handOver}`
  const from = fresh && audience === toldTo ? told : 0
  const message = { happened: table.happened(from), now: table.snapshot(id) }
  toldTo = audience
  told = from + message.happened.length
  const views = fresh ? table.views : undefined
  tell({ kind: "table", message, first: from === 0, fresh, views, handOver })
}

async function keep(): Promise<void> {
  if (table === null) return
  const { game, log, seating, over } = table
  const { options, choices } = log
  const summary = { id, game: game.id, seating, options, choices: choices.length, over, at: Date.now() }
  const branchOf = wish?.branchOf
  // Where nothing can be kept, the game lasts as long as the page
  await keepTable(branchOf === undefined ? summary : { ...summary, branchOf }, log).catch(() => undefined)
}

async function bots(since: number): Promise<void> {
  while (table !== null) {
    const seat = table.toChooseFor
    if (seat === null) return
    const [{ choice, thought }] = await Promise.all([think(seat).catch(() => anyChoice(seat)), allSeen()])
    if (turnOfEvents !== since || table === null) return
    table.choose(seat, choice, Date.now(), thought)
    show(true)
    await keep()
    if (turnOfEvents !== since) return
  }
}

/** A bot chooses when what came before has been seen; messages are heard meanwhile. */
function allSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (table !== null && seen < table.log.choices.length) return
      onSeen = null
      resolve()
    }
    onSeen = look
    look()
  })
}

/** What a bot chooses, and from what it can be thought again. */
interface Chosen {
  readonly choice: Choice
  readonly thought?: LoggedThought
}

async function think(seat: Seat): Promise<Chosen> {
  const question = table?.questionFor(seat)
  const by = table?.seating[seat]
  const [only, ...others] = question?.decision.options ?? []
  if (only !== undefined && others.length === 0) return { choice: only as Choice }
  if (!question || !by || by === "person" || module === null) throw new Error(`seat ${seat} is not a bot's`)
  const seed = seedOfBot(seat)
  const before = table?.thoughtOf(seat)
  const thought = await ponder(by, module, { ...question, seed, budget: { ms: thinking } })
  const record = recordOf(by, seed, thought, before)
  return { choice: thought.choice, ...(record === null ? {} : { thought: record }) }
}

/** More threads than this hardly make a bot stronger, and other pages want to live too. */
const mostMinds = 3

/** In workers of their own; here, where there are none to be had. */
async function ponder(by: PlayerName, of: GameModule, question: Matter): Promise<Thought> {
  try {
    const minds = Math.min(mostMinds, Math.max(1, navigator.hardwareConcurrency - 1))
    pool ??= new ThreadPool(
      Array.from({ length: minds }, () =>
        webThread(new Worker(new URL("./thinking-thread.ts", import.meta.url), { type: "module" })),
      ),
    )
    return await pool.think(of.game.id, by, question)
  } catch {
    const knowledge = await knowing(of)
    const thought = playerNamed(by, knowledge, () => performance.now())(question)
    return { ...thought, mind: mindOf(knowledge, by, question.seats) }
  }
}

/** A bot that fails must not stop the game. */
function anyChoice(seat: Seat): Chosen {
  const options = table?.questionFor(seat)?.decision.options ?? []
  return { choice: options[Math.floor(Math.random() * options.length)] as Choice }
}

/**
 * Of the table's seed, but not its dice: a game repeats itself, and what a bot thinks does not
 * foresee what is rolled. What was taken back and is thought anew has another one, so that no
 * thought is taken for another.
 */
function seedOfBot(seat: Seat): string {
  const dice = table?.log.dice
  const again = undone === 0 ? "" : ` again ${undone}`
  return `bot ${dice?.kind === "seed" ? dice.seed : id} ${seat} ${table?.log.choices.length}${again}`
}

async function hint(): Promise<Questions["hint"]["answer"]> {
  const seat = table?.atScreen ?? null
  if (table === null || module === null || seat === null) return []
  const asked = table.questionFor(seat)
  return asked === null ? [] : hintsFor(module, { ...asked, seed: seedOfBot(seat) })
}

async function advise({ game, view, decision, seats }: Advice): Promise<Questions["hint"]["answer"]> {
  const { seat } = decision
  return hintsFor(await gameOf(game), { view, decision, seat, seats, seed: `hint ${Date.now()}` })
}

async function hintsFor(of: GameModule, asked: Omit<Matter, "budget">): Promise<Questions["hint"]["answer"]> {
  const question = { ...asked, budget: { ms: hintThinking } }
  const thought = await ponder("level5", of, question)
  if (thought.options.length === 0) return [{ choice: thought.choice, chance: Number.NaN, reason: null }]
  return hintsOf(of, question, thought)
}

async function openPlayback(ask: Questions["playback"]["ask"]): Promise<Questions["playback"]["answer"]> {
  if ("id" in ask) {
    const kept = await keptTable(ask.id)
    if (kept === null) throw new Error("this table is not kept here")
    playback = new Playback((await gameOf(kept.log.game)).game, kept.log, kept.summary.seating)
  } else {
    const log = parseLog(ask.log)
    const { game } = await gameOf(log.game)
    replay(game, log)
    playback = new Playback(game, log, new Array<Seating>(log.seats).fill("person"))
  }
  return playback.told
}

/** Which choices of bots can be thought again. */
async function thoughts(): Promise<Questions["thoughts"]["answer"]> {
  if (playback === null || playback.openLog === null) return []
  rethinker = new Rethinker(await knowing(await gameOf(playback.game.id)), playback.openLog)
  return rethinker.lines
}

function verdict(game: AnyGame, log: Log): Questions["verify"]["answer"] {
  return { ...verify(game, log), sealed: log.dice.kind === "sealed" }
}
