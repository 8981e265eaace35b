// The fold of a journal: position, log, and all that everybody at the table must agree on. No
// clock, no database.
import {
  type AnyGame,
  type Choice,
  choose,
  type Decision,
  type Dice,
  type Log,
  type LoggedChoice,
  onTheList,
  outcome,
  type Position,
  parseOptions,
  Refusal,
  type Result,
  randomAt,
  type Seat,
  type Told,
  Turn,
  toldWith,
} from "@genepool/engine"
import type { Manner } from "@genepool/wire"
import { atOnce, type Work } from "../slices.ts"
import { ChessClock } from "./chess-clock.ts"
import { type ChoiceEntry, choicesIn, type Entry, isChoice } from "./journal.ts"
import { isUndo, outlineOf } from "./outline.ts"
import { Positions } from "./positions.ts"
import { Restraint } from "./restraint.ts"
import type { Back, Gone, UndoRequest } from "./taking-back.ts"

/** What a table is before anything happens at it. */
export interface Setting {
  readonly game: AnyGame
  readonly seats: number
  /** As people wrote them. */
  readonly options: { readonly [name: string]: unknown }
  readonly commitment: string
  readonly secret: string
  readonly manner: Manner
  /** Which seats are bots from the start. */
  readonly bots: readonly boolean[]
}

/** One line of the journal with what it brought about. */
export interface JournalLine {
  readonly entry: Entry
  readonly told: readonly Told[]
  /**
   * Everybody may know that it happened. An answer in a quiet window is its seat's own affair until
   * the window closes.
   */
  readonly open: boolean
  /** How many open lines there are with it: the number that people know it by. */
  readonly openN: number
  /** How many choices everybody knows of after it. */
  readonly choices: number
}

/** Since when a seat has been asked without a break, whatever it has answered meanwhile. */
export interface Asked {
  /** The line of the journal that put the question. */
  readonly n: number
  readonly at: number
  /**
   * The seat's own player wrote that line, and not the server for them: they saw the question
   * coming.
   */
  readonly own: boolean
}

/** A change that is worked out and waits for the disk. */
export interface Planned {
  /** As it is to be written: a line that takes back says what. */
  readonly entry: Entry
  readonly state: Position | null
  readonly told: readonly Told[]
  readonly opened: boolean
  readonly open: boolean
  /** There is a new question in front of the seats, or the game is over. */
  readonly moved: boolean
  /** The person in the seat made it, and could have made another. */
  readonly owned?: boolean
}

export class Play {
  readonly setting: Setting
  /**
   * How many lines the journal has. Never shown: in a quiet window it would tell how many have
   * answered.
   */
  n = 0
  /** How many of them everybody knows of: the number that people, requests and streams go by. */
  openN = 0
  /** How many choices everybody knows of. */
  openChoices = 0
  /** Since which open line the question in front of the seats is the same. */
  stepSince = 0
  state: Position | null = null
  dice: (Dice & { kind: "sealed" }) | null = null
  log: LoggedChoice[] = []
  readonly happenings: JournalLine[] = []
  readonly resigned: boolean[]
  /** After how many choices each seat resigned; null for who has not. */
  readonly resignedAfter: (number | null)[]
  readonly standIn: boolean[]
  /**
   * The seats whose time for the question in front of them was up: whoever returns plays from the
   * next one on.
   */
  private readonly spent: boolean[]
  undoRequest: UndoRequest | null = null
  pauseVotes: Seat[] = []
  /** When each seat was last reminded that it is waited for. */
  readonly nudgedAt: (number | null)[]
  /** By seat: who has voted for a bot to stand in for it. */
  readonly standInVotes: Seat[][]
  paused = false
  clock: ChessClock
  /** The clocks as everybody saw them last. */
  shownClock: ChessClock
  /** How long people took for their last choices. */
  private readonly paces: number[] = []
  /**
   * The same when the question was put: what is answered while it stands changes nobody's time for
   * it.
   */
  stepPaces: readonly number[] = []
  /**
   * By seat; null for who is not asked. Nobody else's business: in a quiet window it tells who has
   * not answered.
   */
  asked: (Asked | null)[]
  result: Result | null = null
  startedAt = 0
  finishedAt = 0
  /** Which choices rolled or revealed something: free undo ends there. By index in the log. */
  private openings: boolean[] = []
  /**
   * Which choices everybody knows of as such; others were made in secret together with more. By
   * index in the log.
   */
  private moments: boolean[] = []
  /**
   * Which choices a person made who had a choice, rather than a bot or the server in their place.
   * By index in the log.
   */
  private owned: boolean[] = []
  /** Where in the journal each open line is, and each choice that stands. */
  private readonly openLines: number[] = []
  private readonly choiceLines: number[] = []
  private readonly positions = new Positions()
  private asking: { readonly state: Position; readonly decisions: readonly Decision[] } | null = null
  private shownWaiting: { readonly state: Position; readonly seats: readonly Seat[] } | null = null
  readonly restraint: Restraint

  constructor(setting: Setting) {
    this.setting = setting
    this.resigned = new Array<boolean>(setting.seats).fill(false)
    this.resignedAfter = new Array<null>(setting.seats).fill(null)
    this.standIn = new Array<boolean>(setting.seats).fill(false)
    this.spent = new Array<boolean>(setting.seats).fill(false)
    this.asked = new Array<Asked | null>(setting.seats).fill(null)
    this.nudgedAt = new Array<null>(setting.seats).fill(null)
    this.standInVotes = Array.from({ length: setting.seats }, () => [])
    this.clock = new ChessClock(setting.manner.clock, setting.seats)
    this.shownClock = this.clock
    this.restraint = new Restraint(setting.seats)
  }

  get running(): boolean {
    return this.state !== null && this.result === null
  }

  /** Who plays the seat: its person, a bot, or nobody. */
  driver(seat: Seat): "person" | "bot" | "nobody" {
    if (this.setting.bots[seat] || this.standIn[seat]) return "bot"
    if (!this.resigned[seat]) return this.spent[seat] ? "bot" : "person"
    return this.setting.manner.leavers
  }

  /** The seats whose word counts in votes: people who are still in the game. */
  people(): Seat[] {
    return this.setting.bots.flatMap((bot, seat) => (bot || this.resigned[seat] ? [] : [seat]))
  }

  /** What is asked in this position, worked out once: a position that is kept does not change. */
  decisions(): readonly Decision[] {
    if (!this.running) return []
    if (this.asking?.state !== this.state)
      this.asking = { state: this.state as Position, decisions: this.setting.game.decisions(this.state) }
    return this.asking.decisions
  }

  /** The seats that owe a choice. Not for everybody's eyes: `waiting` is. */
  owing(): Seat[] {
    return this.decisions().map(({ seat }) => seat)
  }

  /** The seats that everybody sees as asked. */
  waiting(): readonly Seat[] {
    if (!this.running) return []
    if (this.shownWaiting?.state !== this.state)
      this.shownWaiting = { state: this.state as Position, seats: this.seenAsked() }
    return this.shownWaiting.seats
  }

  private seenAsked(): Seat[] {
    // As a rule one seat is asked, and there is no answer that a view would hide
    if ((this.state?.frames.at(-1)?.answers ?? null) === null) return this.owing()
    const { frames } = this.setting.game.view(this.state, "spectator")
    const answers = frames[frames.length - 1]?.answers ?? null
    if (answers === null) return this.owing()
    return answers.flatMap((answer: unknown, seat: Seat) => (answer === "open" ? [seat] : []))
  }

  /** How far back the seat may go by itself: to a length of the log. */
  freeUndo(seat: Seat): number {
    let to = this.log.length
    if (this.setting.manner.undo !== "free" || !this.running) return to
    // While others may be answering, a refusal would tell who has answered: then by consent only
    const [first] = this.decisions()
    if (first?.together) return to
    // An instruction is quiet: another's neither stands in the way nor shows itself by that
    let free = to
    for (; to > 0 && !this.openings[to]; to--) {
      const { seat: by, choice } = this.log[to - 1] as LoggedChoice
      if (isInstruction(choice)) continue
      if (by !== seat) break
      free = to - 1
    }
    return free
  }

  /**
   * How far back the seat may go at all, by itself or by consent: to a length of the log. Whoever
   * goes back past a die or a reveal knows what comes: in a rated game nobody does, and elsewhere
   * only where somebody else who sat down to play can still say no. Against bots alone nobody is
   * wronged.
   */
  furthestUndo(seat: Seat): number {
    const { manner, bots } = this.setting
    if (manner.undo === "strict") return this.log.length
    const isOther = (other: Seat) => other !== seat
    const others = bots.flatMap((bot, at) => (bot || at === seat ? [] : [at]))
    const canSayNo = this.people().some(isOther)
    if (!manner.rated && (others.length === 0 || canSayNo)) return 0
    return Math.max(0, this.openings.lastIndexOf(true))
  }

  /**
   * Folds a whole journal. What was taken back is not played again: the lines that took it back say
   * what it told.
   */
  *fold(entries: readonly Entry[]): Work<void> {
    const outline = outlineOf(entries)
    for (const entry of entries) {
      const gone = outline?.gone.get(entry.n)
      const back = isUndo(entry) ? (entry.body.back ?? null) : null
      if (gone !== undefined) this.recall(entry, gone, gone.choices)
      else if (outline === null || back === null) this.absorb(yield* this.planning(entry))
      else if (entry.n < outline.lastBack) this.recall(entry, { open: true, told: [] }, back.to)
      else {
        // Time went by in what is not played again: from here on it is known
        this.paces.splice(0, this.paces.length, ...back.paces)
        this.absorb(this.plan(entry))
      }
      yield
    }
  }

  /** A line of the past whose choices do not stand. */
  private recall(entry: Entry, { open, told }: Gone, choices: number): void {
    this.n = entry.n
    if (open) {
      this.openN++
      this.openLines.push(entry.n)
      this.openChoices = choices
      this.undoRequest = null
      if (isChoice(entry)) this.standInVotes[entry.seat as Seat] = []
    }
    if (isUndo(entry)) this.spent.fill(false)
    this.restraint.note(entry, this.openChoices)
    this.happenings.push({ entry, told, open, openN: this.openN, choices: this.openChoices })
  }

  /**
   * Works out what the line would do. The fold stays as it is; throws Refusal for a choice that
   * cannot be taken.
   */
  plan(entry: Entry): Planned {
    return atOnce(this.planning(entry))
  }

  /** The same in pieces, for lines that take back a long way. */
  *planning(entry: Entry): Work<Planned> {
    switch (entry.kind) {
      case "start":
        return this.planSetup(entry)
      case "choice":
      case "timeOut":
        return this.planChoice(entry)
      case "answer":
        return this.planAnswer(entry)
      case "undo":
      case "undoRequest":
      case "undoAnswer": {
        const to = this.goesBackTo(entry)
        if (to === null) return this.planTalk({ ...entry, body: { ...entry.body, back: null } } as Entry)
        const back = entry.body.back ?? this.backTo(to, entry)
        const state = this.instructed(yield* this.position(to), back.stays ?? [])
        const body = { ...entry.body, back }
        return { entry: { ...entry, body } as Entry, state, told: [], opened: false, open: true, moved: true }
      }
      default:
        return this.planTalk(entry)
    }
  }

  /** How many choices are left after the line; null if it takes none back. */
  private goesBackTo(entry: Entry & { kind: "undo" | "undoRequest" | "undoAnswer" }): number | null {
    if (entry.body.back !== undefined) return entry.body.back?.to ?? null
    switch (entry.kind) {
      case "undo":
        return entry.body.to
      case "undoRequest":
        return this.people().every((seat) => seat === entry.seat) ? entry.body.to : null
      case "undoAnswer": {
        const request = this.undoRequest
        if (request === null || !entry.body.agree) return null
        return this.allAgree([request.seat, ...request.agreed, entry.seat as Seat]) ? request.to : null
      }
    }
  }

  private backTo(to: number, entry: Entry): Back {
    const clock = this.clock.copy()
    // Who answers lets another seat take back; and what all agree to is nobody's own
    const seat = (entry.kind === "undoAnswer" ? this.undoRequest?.seat : entry.seat) as Seat
    const lines = this.choiceLines.slice(to)
    // Where others were asked, all of it goes: the same choices meet the same dice again
    const stays = entry.kind === "undo" ? lines.filter((n) => isInstruction(this.choiceAt(n).choice)) : []
    const gone = lines
      .filter((n) => !stays.includes(n))
      .map((n) => {
        const { open, told } = this.happenings[n - 1] as JournalLine
        return { open, told: [...told] }
      })
    clock.takeBack(seat, entry.kind === "undo" ? gone.length : null, entry.at)
    const kept = { to, gone, clock: clock.kept(), paces: this.paces.slice() }
    return stays.length === 0 ? kept : { ...kept, stays }
  }

  /** The choice that the line of the journal made. */
  private choiceAt(n: number): LoggedChoice {
    const { entry } = this.happenings[n - 1] as JournalLine
    return loggedIn(entry as ChoiceEntry, entry.seat as Seat)[0] as LoggedChoice
  }

  /** The position with the instructions of these lines. */
  private instructed(state: Position, lines: readonly number[]): Position {
    if (lines.length === 0) return state
    const { game } = this.setting
    const after: Position = game.clone(state)
    for (const n of lines) {
      const { seat, choice } = this.choiceAt(n)
      choose(game, after, seat, choice, new Turn(randomAt(this.dice as Dice, 0), false))
    }
    return after
  }

  /** Takes in a line that is durable. */
  absorb({ entry, state, told, opened, open, moved, owned }: Planned): JournalLine {
    this.n = entry.n
    this.state = state
    if (open) {
      this.openN++
      this.openLines.push(entry.n)
    }
    switch (entry.kind) {
      case "start":
        this.dice = {
          kind: "sealed",
          commitment: this.setting.commitment,
          numbers: entry.body.numbers,
          secret: this.setting.secret,
        }
        this.startedAt = entry.at
        this.positions.note(0, state as Position)
        break
      case "choice":
      case "answer":
      case "timeOut": {
        const seat = entry.seat as Seat
        this.notePace(entry, seat)
        for (const made of loggedIn(entry, seat)) {
          this.log.push(made)
          this.choiceLines.push(entry.n)
          for (const marks of [this.openings, this.moments, this.owned]) marks[this.log.length] = false
        }
        this.positions.note(this.log.length, state as Position)
        this.openings[this.log.length] = opened
        this.moments[this.log.length] = open
        this.owned[this.log.length] = owned === true
        if (open) {
          this.undoRequest = null
          this.standInVotes[seat] = []
          this.clock.charge(seat, entry.at, opened, !this.owing().includes(seat))
          this.openChoices = this.log.length
        }
        break
      }
      case "undo":
        break
      case "undoRequest":
        this.undoRequest = { seat: entry.seat as Seat, to: entry.body.to, agreed: [] }
        break
      case "undoAnswer":
        this.answerUndo(entry.seat as Seat, entry.body.agree)
        break
      case "resign":
        this.resigned[entry.seat as Seat] = true
        this.resignedAfter[entry.seat as Seat] = this.openChoices
        this.standIn[entry.seat as Seat] = false
        this.undoRequest = null
        // Bots do not play on for nobody
        if (this.setting.manner.leavers === "nobody" || this.resigned.every(Boolean)) this.finishIfOver()
        break
      case "takeOver":
        this.standIn[entry.seat as Seat] = true
        this.spent[entry.seat as Seat] = true
        this.clock.forfeit(entry.seat as Seat, entry.at)
        break
      case "giveBack":
        this.standIn[entry.seat as Seat] = false
        // The time of a question that was put to the bot was the bot's; other time that is spent is
        // spent
        if (!this.spent[entry.seat as Seat]) this.clock.restart(entry.seat as Seat)
        break
      case "pause":
        if (!this.pauseVotes.includes(entry.seat as Seat)) this.pauseVotes.push(entry.seat as Seat)
        break
      case "resume":
        this.pauseVotes = []
        this.paused = false
        this.clock.resume(entry.at)
        break
      case "nudge":
        this.nudgedAt[entry.body.whom] = entry.at
        break
      case "standIn":
        this.vote(entry.seat as Seat, entry.body.whom, entry.body.agree)
        break
      case "away":
        this.clock.goAway(entry.seat as Seat, entry.at, entry.body.until)
        break
    }
    if (isUndo(entry) && entry.body.back) {
      this.clock = this.clock.at(entry.body.back.clock)
      this.cutBack(entry.body.back)
    }
    if (!this.paused && this.pauseVotes.length > 0 && this.allAgree(this.pauseVotes)) {
      this.paused = true
      this.clock.pause(entry.at)
    }
    if (moved) {
      this.stepSince = this.openN
      this.spent.fill(false)
      this.stepPaces = this.paces.slice()
    }
    if (this.state?.frames.length === 0 && this.result === null) this.finishIfOver()
    if (this.result !== null && this.finishedAt === 0) this.finishedAt = entry.at
    const owing = this.owing()
    this.clock.ask(owing, entry.at, moved)
    this.noteAsked(owing, entry, owned === true)
    if (open) this.shownClock = this.clock.copy()
    this.restraint.note(entry, this.openChoices)
    const happening = { entry, told, open, openN: this.openN, choices: this.openChoices }
    this.happenings.push(happening)
    return happening
  }

  /**
   * The log as anybody may check it. The secret, and what bots thought, are in it once the game is
   * over.
   */
  exported(): Log {
    const { game, seats, options, commitment, secret } = this.setting
    const numbers = this.dice?.numbers ?? []
    return {
      genepool: 1,
      game: game.id,
      version: game.version,
      seats,
      options,
      dice: { kind: "sealed", commitment, numbers, ...(this.result === null ? {} : { secret }) },
      choices: this.result === null ? this.log.map(({ thought: _secret, ...made }) => made) : this.log,
      ...this.givenUp(),
    }
  }

  /** Whether the choice would leave the seat the instruction that it has. */
  isInstructed(seat: Seat, choice: Choice): boolean {
    return (
      isInstruction(choice) &&
      Object.keys(choice).length === 2 &&
      this.state?.standing[seat] === choice.standing
    )
  }

  /**
   * The line of the journal from which on everything is news to somebody who knows `openN` open
   * lines.
   */
  lineAfter(openN: number): number {
    return openN === 0 ? 0 : (this.openLines[openN - 1] ?? this.n)
  }

  /** The open lines after `openN` up to `until`, the last so many of them. */
  openLinesAfter(openN: number, until: number, most: number): JournalLine[] {
    const to = Math.min(until, this.openN)
    const lines = this.openLines.slice(Math.max(openN, to - most, 0), Math.max(to, 0))
    return lines.map((n) => this.happenings[n - 1] as JournalLine)
  }

  private planSetup(entry: Entry & { kind: "start" }): Planned {
    const { commitment, secret } = this.setting
    const dice: Dice = { kind: "sealed", commitment, numbers: entry.body.numbers, secret }
    const turn = new Turn(randomAt(dice, 0))
    const state = this.setUp(turn)
    return { entry, state, told: turn.told ?? [], opened: true, open: true, moved: true }
  }

  /** Words between the seats that leave the position as it is. */
  private planTalk(entry: Entry): Planned {
    return { entry, state: this.state, told: [], opened: false, open: true, moved: false }
  }

  private planChoice(entry: Entry & { kind: "choice" | "timeOut" }): Planned {
    const { game } = this.setting
    const seat = entry.seat as Seat
    const before = this.state as Position
    const asked = game.decision(before, seat)
    // The list of the position that stands was made for whoever is shown it
    const choice = onTheList(game, before, seat, entry.body.choice)
    const state = game.clone(before)
    const turn = new Turn(randomAt(this.dice as Dice, this.log.length + 1))
    game.apply(state, seat, choice, turn)
    const instructed = isInstruction(choice)
    const together = asked?.together === true
    // A single answer to what all are asked is given by the server, so as not to tell that there
    // was only one
    const owned =
      entry.kind === "choice" &&
      !instructed &&
      this.driver(seat) === "person" &&
      !(together && asked.options.length === 1)
    // An instruction may answer what is asked already, and be the last answer that was missing
    const moved = turn.opened || (!instructed && !together)
    const open = moved || shownDiffers(game, before, state)
    const told = this.toldWith(state, turn.told ?? [])
    return { entry, state, told, opened: turn.opened, open, moved, owned }
  }

  /**
   * All parts of an answer at once, in place of the one before: nobody sees the seat without an
   * answer in between. Throws Refusal for anything that is not one whole answer.
   */
  private planAnswer(entry: Entry & { kind: "answer" }): Planned {
    const { game } = this.setting
    const seat = entry.seat as Seat
    const { choices } = entry.body
    const before = this.state as Position
    const state = game.clone(before)
    const told: Told[] = []
    for (const [i, choice] of choices.entries()) {
      const isPart = game.decision(state, seat)?.together === true && !isInstruction(choice)
      if (!isPart) throw new Refusal("malformed", `part ${i + 1} answers nothing that is decided together`)
      const turn = new Turn(randomAt(this.dice as Dice, this.log.length + 1 + i))
      choose(game, state, seat, choice, turn)
      told.push(...(turn.told ?? []))
      const isWhole = turn.opened || game.decision(state, seat)?.answered === true
      if (isWhole !== (i === choices.length - 1))
        throw new Refusal("malformed", `${choices.length} parts are not one whole answer`)
      if (turn.opened)
        return {
          ...{ entry, state, told: this.toldWith(state, told) },
          ...{ opened: true, open: true, moved: true, owned: true },
        }
    }
    const open = shownDiffers(game, before, state)
    return { entry, state, told, opened: false, open, moved: false, owned: true }
  }

  /**
   * The number of choices, at most `n`, after which the last line was over: an answer goes back as
   * a whole.
   */
  wholeLines(n: number): number {
    let whole = n
    while (whole > 0 && this.choiceLines[whole - 1] === this.choiceLines[whole]) whole--
    return whole
  }

  /**
   * Whether the person in the seat has made a choice of their own that stands. Secret while a quiet
   * window is open. Where games are rated it must have come before anything was played in their
   * place: else whoever stays away could look how that goes, and come for the last choice if it
   * wins.
   */
  hasChosen(seat: Seat): boolean {
    const late = this.setting.manner.rated ? this.firstMissed(seat) : Number.POSITIVE_INFINITY
    return this.log.some(
      (logged, i) =>
        logged.seat === seat && this.owned[i + 1] === true && (this.choiceLines[i] as number) < late,
    )
  }

  /** The line with which the seat's time ran out first. */
  private firstMissed(seat: Seat): number {
    const missed = this.happenings.find(
      ({ entry }) => entry.seat === seat && (entry.kind === "takeOver" || entry.kind === "timeOut"),
    )
    return missed?.entry.n ?? Number.POSITIVE_INFINITY
  }

  /** Whether everybody knows of a position after the first `n` choices. */
  isMoment(n: number): boolean {
    return n === 0 || (n <= this.openChoices && this.moments[n] === true)
  }

  /** The position after the first `n` choices. It is kept by others too, and may not be changed. */
  *position(n: number): Work<Position> {
    if (n === this.log.length) return this.state as Position
    const { game } = this.setting
    const { log, positions } = this
    const dice = this.dice as Dice
    const from = positions.before(n)
    if (from?.n === n) return from.state
    const state: Position =
      from === null ? this.setUp(new Turn(randomAt(dice, 0), false)) : game.clone(from.state)
    for (let made = (from?.n ?? 0) + 1; made <= n; made++) {
      const { seat, choice } = log[made - 1] as LoggedChoice
      choose(game, state, seat, choice, new Turn(randomAt(dice, made), false))
      // Meanwhile something may have been taken back, and other choices made
      if (log === this.log && positions.wants(made, log.length)) positions.look(made, game.clone(state))
      yield
    }
    return state
  }

  private setUp(turn: Turn): Position {
    const { game, seats, options } = this.setting
    return game.setup(seats, parseOptions(game.options, options, seats), turn)
  }

  /**
   * After something was taken back the question is another for everybody: so it is also for who
   * reads the journal anew. Whom the server has answered for has not seen the question that
   * follows.
   */
  private noteAsked(owing: readonly Seat[], entry: Entry, owned: boolean): void {
    const anew = isUndo(entry) && Boolean(entry.body.back)
    const answeredFor = isChoice(entry) && !owned && !choicesIn(entry).some(isInstruction)
    this.asked = this.asked.map((before, seat) => {
      if (!owing.includes(seat)) return null
      const own = entry.seat === seat
      if (before !== null && !anew && !(own && answeredFor)) return before
      return { n: entry.n, at: entry.at, own: own && !answeredFor }
    })
  }

  private notePace(entry: ChoiceEntry, seat: Seat): void {
    const since = this.clock.since[seat] ?? null
    if (since === null || entry.kind === "timeOut" || this.driver(seat) !== "person") return
    this.paces.push(entry.at - since)
    if (this.paces.length > 16) this.paces.shift()
  }

  private cutBack({ to, stays = [] }: Back): void {
    this.log = [...this.log.slice(0, to), ...stays.map((n) => this.choiceAt(n))]
    this.choiceLines.splice(to, this.choiceLines.length, ...stays)
    this.positions.cut(to)
    for (const marks of [this.openings, this.moments, this.owned])
      marks.splice(to + 1, marks.length, ...stays.map(() => false))
    this.openChoices = to
    this.undoRequest = null
    for (const [seat, after] of this.resignedAfter.entries())
      if (after !== null) this.resignedAfter[seat] = Math.min(after, to)
  }

  private answerUndo(seat: Seat, agree: boolean): void {
    const request = this.undoRequest
    if (request === null) return
    this.undoRequest = agree ? { ...request, agreed: [...request.agreed, seat] } : null
  }

  /**
   * What all agree on who play themselves happens: a bot stands in, and the one who comes back
   * takes the seat again.
   */
  private vote(seat: Seat, whom: Seat, agree: boolean): void {
    const others = (this.standInVotes[whom] ?? []).filter((voter) => voter !== seat)
    const votes = agree ? [...others, seat] : others
    const asked = this.people().filter((one) => one !== whom && this.driver(one) === "person")
    const isGranted = agree && asked.every((one) => votes.includes(one))
    this.standInVotes[whom] = isGranted ? [] : votes
    if (isGranted) this.standIn[whom] = true
  }

  private allAgree(seats: readonly Seat[]): boolean {
    return this.people().every((seat) => seats.includes(seat))
  }

  private givenUp(): Pick<Log, "resigned" | "resignedAfter"> {
    const resigned = this.resigned.flatMap((gone, seat) => (gone ? [seat] : []))
    if (resigned.length === 0) return {}
    return { resigned, resignedAfter: resigned.map((seat) => this.resignedAfter[seat] as number) }
  }

  private toldWith(state: Position, told: readonly Told[]): readonly Told[] {
    const { game, seats } = this.setting
    return toldWith(game, { seats, ...this.givenUp() }, state, told)
  }

  /** Where nobody plays on for those who resigned, the last one left has won. */
  private outcome(): Result | null {
    const { game, seats } = this.setting
    return this.state === null ? null : outcome(game, { seats, ...this.givenUp() }, this.state)
  }

  private finishIfOver(): void {
    this.result = this.outcome()
    if (this.result === null) return
    this.undoRequest = null
    this.paused = false
    this.pauseVotes = []
  }
}

/** Not an answer, but what shall be answered for the seat from now on. */
const isInstruction = (choice: Choice): boolean => choice.do === "instruct"

/**
 * Whether an answer in a decision taken together can be seen from outside, such as that a seat is
 * ready.
 */
function shownDiffers(game: AnyGame, before: Position, after: Position): boolean {
  const shown = (state: Position) => JSON.stringify(game.view(state, "spectator").frames)
  return shown(before) !== shown(after)
}

/** The choices of a line, with what a bot thought of them. */
function loggedIn(entry: ChoiceEntry, seat: Seat): LoggedChoice[] {
  const { at, body } = entry
  const thought = "thought" in body ? body.thought : undefined
  return choicesIn(entry).map((choice) => ({
    seat,
    choice,
    at,
    ...(thought === undefined ? {} : { thought }),
  }))
}

type OwnChoice = ChoiceEntry & { readonly kind: "choice" | "answer" }

/** How the seat chose since the open line `openN`. */
export function choicesSince(play: Play, seat: Seat, openN: number): OwnChoice[] {
  const found: OwnChoice[] = []
  for (let i = play.lineAfter(openN); i < play.happenings.length; i++) {
    const { entry } = play.happenings[i] as JournalLine
    if (entry.seat === seat && (entry.kind === "choice" || entry.kind === "answer")) found.push(entry)
  }
  return found
}
