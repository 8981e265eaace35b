// What a seat cannot know makes no difference to it: two worlds that it cannot tell apart look,
// ask, refuse and sound the same.

import { onTheList, sameChoice } from "../../choose.ts"
import type { AnyGame, Choice, Position, PositionView, Seat, Who } from "../../contract.ts"
import { Refusal } from "../../problem.ts"
import { heardBy, type Turn } from "../../turn.ts"
import { learns, retold, watched } from "../chance.ts"
import { difference, notPlain, same } from "../difference.ts"
import { brief, nameOf } from "../match.ts"
import {
  type Breadth,
  decisionsOf,
  type Possible,
  type Property,
  playOn,
  possibleIn,
  type Scene,
  some,
} from "./property.ts"
import { askOf, sightOf } from "./sight.ts"
import { distorted, malformed } from "./wrong.ts"

export const looksTheSame: Property = {
  name: "worlds that a seat cannot tell apart look, ask and refuse alike",
  watch: ({ breadth }) =>
    function* (scene) {
      const { game, state, seats, decisions } = scene
      for (const who of scene.onlookers) {
        const { view, world } = scene.imagine(who)
        scene.tally.add("worlds looked at")
        const unlike = (what: string, a: unknown, b: unknown) =>
          `${nameOf(who)} can tell the real world from an imagined one by ${what}:${difference(a, b)}`
        const imagined = game.view(world, who)
        if (!same(view, imagined)) yield unlike("the view", view, imagined)
        const there = decisionsOf(game, world, seats)
        for (let seat = 0; seat < seats; seat++) {
          const [asked, askedThere] = [decisions[seat] ?? null, there[seat] ?? null]
          if (askOf(asked) !== askOf(askedThere))
            yield unlike(
              `whether seat ${seat} is asked`,
              askOf(asked) ?? "not asked",
              askOf(askedThere) ?? "not asked",
            )
          // How far another seat is with its answer may differ, and its prompt with it
          if (asked?.given.length !== askedThere?.given.length) continue
          const [prompt, promptThere] = [game.prompt(state, seat), game.prompt(world, seat)]
          if (!same(prompt, promptThere)) yield unlike(`what seat ${seat} is asked`, prompt, promptThere)
        }
        if (who === "spectator") continue
        if (!same(decisions[who], there[who])) yield unlike("its options", decisions[who], there[who])
        const [withheld, withheldThere] = [game.whyNot(state, who), game.whyNot(world, who)]
        if (!same(withheld, withheldThere)) yield unlike("the reasons why not", withheld, withheldThere)
        for (const choice of some(probes(scene, breadth), Math.min(6, breadth.wrongChoices), scene.random)) {
          const [refused, refusedThere] = [
            refusalOf(game, state, who, choice),
            refusalOf(game, world, who, choice),
          ]
          if (!same(refused, refusedThere))
            yield unlike(`how ${brief(choice)} is refused`, refused, refusedThere)
        }
      }
    },
}

export const soundsTheSame: Property = {
  name: "a choice sounds and looks alike in worlds that a seat cannot tell apart, unless it learns a draw or something is revealed to it",
  watch: ({ breadth }) =>
    function* (scene) {
      for (const who of scene.onlookers) {
        const { world, view } = scene.imagine(who)
        const there = possibleIn(decisionsOf(scene.game, world, scene.seats))
        // How far another seat is with its answer may differ too: only the same step of it can be
        // compared
        const both = scene.possible.filter(({ seat, choice, given }) =>
          there.some((o) => o.seat === seat && o.given === given && sameChoice(o.choice, choice)),
        )
        for (const possible of some(both, breadth.options, scene.random)) {
          let found = unlikeAfter(scene, who, possible, world)
          // What others answered, or what is revealed, may be the same in another world
          for (let tries = 0; found === notToCompare && tries < breadth.onward; tries++)
            found = unlikeAfter(scene, who, possible, scene.game.imagine(view, scene.random))
          if (typeof found === "string") yield found
        }
      }
    },
}

/** Two worlds in which an onlooker rightly learns different things. */
const notToCompare = Symbol("not to compare")

/**
 * What tells an onlooker the real world from the imagined one, once the seat has chosen the same in
 * both.
 */
function unlikeAfter(
  scene: Scene,
  who: Who,
  { seat, choice }: Possible,
  world: Position,
): string | typeof notToCompare | null {
  const { game, state, seats } = scene
  const [real, imagined] = [game.clone(state), game.clone(world)]
  // An instruction is an answer given beforehand: what it betrays when it is followed, an answer
  // would
  imagined.standing = state.standing.slice()
  if (!answered(game, imagined, state)) return notToCompare
  const choiceThere = game.decision(imagined, seat)?.options.find((o: Choice) => sameChoice(o, choice))
  if (choiceThere === undefined) return null
  const turn = watched(scene.chanceAt(scene.moment.n + 1))
  game.apply(real, seat, choice, turn)
  const turnThere = retold(turn.draws, null, scene.random)
  game.apply(imagined, seat, choiceThere, turnThere)
  if (learns(turn, turnThere, who)) return turn.revealed.length > 0 ? notToCompare : null
  scene.tally.add("choices in two worlds")
  const sight = sightOf(game, real, turn, who, seats)
  const sightThere = sightOf(game, imagined, turnThere, who, seats)
  if (same(sight, sightThere)) return null
  return `seat ${seat} chose ${brief(choice)}, and ${nameOf(who)} can tell the real world from an imagined one by what it hears or sees:${difference(sight, sightThere)}`
}

/**
 * Gives the same answers in the imagined world as in the real one: they are open once the step
 * closes. False: it cannot.
 */
function answered(game: AnyGame, imagined: Position, real: Position): boolean {
  const [given, there] = [real.frames.at(-1)?.answers ?? null, imagined.frames.at(-1)]
  if (given === null || there === undefined) return true
  there.answers = given.map((answer) => answer && [])
  return given.every((answer, seat) =>
    (answer ?? []).every((part) => {
      const option = game.decision(imagined, seat)?.options.find((o: Choice) => sameChoice(o, part))
      if (option !== undefined) there.answers?.[seat]?.push(option)
      return option !== undefined
    }),
  )
}

/** How answers are counted in the tally. */
export const takenTogether = "decisions taken together"
export const pairsOfAnswers = "pairs of answers"

export const answersAreSecret: Property = {
  name: "answers in a decision taken together stay secret until it closes",
  watch: ({ breadth }) =>
    function* (scene) {
      const { game, state } = scene
      const open = game.decisions(state).filter(({ options, together }) => together && options.length > 1)
      scene.tally.add(takenTogether, open.length)
      for (const { seat, options } of some(open, breadth.onlookers, scene.random)) {
        const [a, b] = some<Choice>(options, 2, scene.random).map((choice) => {
          const after = game.clone(state)
          const turn = scene.nextTurn()
          game.apply(after, seat, choice, turn)
          return { choice, after, turn }
        }) as [Answered, Answered]
        if (a.turn.opened || b.turn.opened) continue
        for (const who of scene.onlookers) {
          if (who === seat) continue
          scene.tally.add(pairsOfAnswers)
          const [heard, heardThen] = [heardBy(a.turn.told ?? [], who), heardBy(b.turn.told ?? [], who)]
          const [view, viewThen] = [game.view(a.after, who), game.view(b.after, who)]
          if (!same(heard, heardThen) || !same(view, viewThen))
            yield `${nameOf(who)} can tell whether seat ${seat} answered ${brief(a.choice)} or ${brief(b.choice)}:${difference({ heard, view }, { heard: heardThen, view: viewThen })}`
        }
      }
    },
}

interface Answered {
  readonly choice: Choice
  readonly after: Position
  readonly turn: Turn
}

export const imagines: Property = {
  name: "imagined worlds keep the rules and can be played on",
  watch: ({ breadth }) =>
    function* (scene) {
      const { game, state, random } = scene
      for (const who of scene.onlookers) {
        const { view, text, world } = scene.imagine(who)
        const about = `a world imagined by ${nameOf(who)}`
        for (const problem of game.invariants(world)) yield `${about} breaks an invariant: ${problem}`
        const place = scene.rare ? notPlain(world) : null
        if (place !== null) yield `${about} is not plain JSON: ${place}`
        const [result, resultThere] = [game.result(state), game.result(world)]
        if (!same(result, resultThere)) yield `${about} has another result:${difference(result, resultThere)}`
        const settled = game.clone(world)
        game.settle(settled, scene.nextTurn(false))
        if (!same(settled, world))
          yield `${about} is not at rest, rules could go on by themselves:${difference(world, settled)}`
        const empty = game.decisions(world).find(({ options }) => options.length === 0)
        if (empty !== undefined)
          yield `${about} has a dead end: ${empty.ask} asks seat ${empty.seat} to choose from nothing`
        playOn(game, world, breadth.onward, random)
        if (JSON.stringify(view) !== text) yield `playing ${about} on changed the view it came from`
      }
    },
}

export const views: Property = {
  name: "views are plain JSON of their own",
  watch() {
    let kept: { who: Who; view: PositionView; text: string }[] = []
    return function* (scene) {
      for (const { who, view, text } of kept)
        if (JSON.stringify(view) !== text)
          yield `choice ${scene.moment.n} changed a view that ${nameOf(who)} got before it:${difference(JSON.parse(text), view)}`
      kept = scene.onlookers.map((who) => {
        const view = scene.game.view(scene.state, who) as PositionView
        return { who, view, text: JSON.stringify(view) }
      })
      for (const { who, view } of kept) {
        const place = scene.rare ? notPlain(view) : null
        if (place !== null) yield `the view of ${nameOf(who)} is not plain JSON: ${place}`
        if (view.who !== who) yield `the view of ${nameOf(who)} says it is of ${nameOf(view.who)}`
      }
    }
  },
}

function probes({ game, possible, random }: Scene, { wrongChoices }: Breadth): unknown[] {
  return [
    ...some(malformed(game), 3, random),
    ...some(possible, Math.min(6, wrongChoices), random).flatMap(({ choice }) => [
      choice,
      ...some(distorted(choice), 2, random),
    ]),
  ]
}

function refusalOf(game: AnyGame, state: Position, seat: Seat, choice: unknown): unknown {
  try {
    onTheList(game, state, seat, choice)
    return "accepted"
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, message: error.message, reason: error.reason }
  }
}
