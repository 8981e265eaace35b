// What a seat cannot know makes no difference to it: two worlds that it cannot tell apart look, ask, refuse and sound the same.

import { onTheList, sameChoice } from "../../choose.ts"
import type { AnyGame, Choice, Position, PositionView, Seat, Who } from "../../contract.ts"
import { Refusal } from "../../problem.ts"
import type { Moment } from "../../simulate.ts"
import { heardBy } from "../../turn.ts"
import { difference, notPlain, same } from "../difference.ts"
import { brief, nameOf } from "../match.ts"
import {
  type Conditions,
  copyJson,
  nextTurn,
  onlookers,
  type Property,
  playOn,
  possible,
  some,
} from "./property.ts"
import { malformed, wrongChoices } from "./wrong.ts"

/** A world that the onlooker cannot tell from the real one, imagined from nothing but what was sent to it. */
function worldOf({ game, state, random }: Moment, who: Who): Position {
  return game.imagine(copyJson(game.view(state, who)), random)
}

export const looksTheSame: Property = {
  name: "worlds that a seat cannot tell apart look, ask and refuse alike",
  watch: (conditions) =>
    function* (moment) {
      const { game, state, seats } = moment
      for (const who of onlookers(moment, conditions)) {
        const world = worldOf(moment, who)
        const unlike = (what: string, a: unknown, b: unknown) =>
          `${nameOf(who)} can tell the real world from an imagined one by ${what}:${difference(a, b)}`
        const [view, imagined] = [game.view(state, who), game.view(world, who)]
        if (!same(view, imagined)) yield unlike("the view", view, imagined)
        for (let seat = 0; seat < seats; seat++) {
          const [a, b] = [game.prompt(state, seat), game.prompt(world, seat)]
          if (!same(a, b)) yield unlike(`what seat ${seat} is asked`, a, b)
        }
        const [asked, askedThere] = [asksOf(game, state, seats), asksOf(game, world, seats)]
        if (!same(asked, askedThere)) yield unlike("who is asked", asked, askedThere)
        if (who === "spectator") continue
        const [decision, decisionThere] = [game.decision(state, who), game.decision(world, who)]
        if (!same(decision, decisionThere)) yield unlike("its options", decision, decisionThere)
        const [withheld, withheldThere] = [game.whyNot(state, who), game.whyNot(world, who)]
        if (!same(withheld, withheldThere)) yield unlike("the reasons why not", withheld, withheldThere)
        for (const choice of probes(moment, conditions)) {
          const [a, b] = [refusalOf(game, state, who, choice), refusalOf(game, world, who, choice)]
          if (!same(a, b)) yield unlike(`how ${brief(choice)} is refused`, a, b)
        }
      }
    },
}

export const soundsTheSame: Property = {
  name: "as long as nothing is opened, a choice sounds and looks alike in worlds that a seat cannot tell apart",
  watch: (conditions) =>
    function* (moment) {
      const { game, state, seats } = moment
      for (const who of onlookers(moment, conditions)) {
        const world = worldOf(moment, who)
        const there = possible(game, world, seats)
        // How far another seat is with its answer may differ too: only the same step of it can be compared
        const both = possible(game, state, seats).flatMap(({ seat, choice, given }) => {
          const other = there.find(
            (o) => o.seat === seat && o.given === given && sameChoice(o.choice, choice),
          )
          return other === undefined ? [] : [{ seat, choice, choiceThere: other.choice }]
        })
        for (const { seat, choice, choiceThere } of some(both, conditions.breadth.options, moment.random)) {
          const unlike = (what: string, a: unknown, b: unknown) =>
            `seat ${seat} chose ${brief(choice)}, and ${nameOf(who)} can tell the real world from an imagined one by ${what}:${difference(a, b)}`
          const [real, imagined] = [game.clone(state), game.clone(world)]
          const [turn, turnThere] = [nextTurn(moment), nextTurn(moment)]
          game.apply(real, seat, choice, turn)
          game.apply(imagined, seat, choiceThere, turnThere)
          if (turn.opened || turnThere.opened) continue
          const [heard, heardThere] = [heardBy(turn.told ?? [], who), heardBy(turnThere.told ?? [], who)]
          if (!same(heard, heardThere)) yield unlike("what it hears", heard, heardThere)
          const [view, viewThere] = [game.view(real, who), game.view(imagined, who)]
          if (!same(view, viewThere)) yield unlike("its view", view, viewThere)
          const [asked, askedThere] = [asksOf(game, real, seats), asksOf(game, imagined, seats)]
          if (!same(asked, askedThere)) yield unlike("who is asked then", asked, askedThere)
        }
      }
    },
}

export const answersAreSecret: Property = {
  name: "answers in a decision taken together stay secret until it closes",
  watch: () =>
    function* (moment) {
      const { game, state, seats, random } = moment
      for (const { seat, options, together } of game.decisions(state)) {
        if (!together || options.length < 2) continue
        const [a, b] = some<Choice>(options, 2, random).map((choice) => {
          const after = game.clone(state)
          const turn = nextTurn(moment)
          game.apply(after, seat, choice, turn)
          return { choice, after, turn }
        }) as [Answered, Answered]
        if (a.turn.opened || b.turn.opened) continue
        for (const who of [...Array(seats).keys(), "spectator"] as Who[]) {
          if (who === seat) continue
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
  readonly turn: ReturnType<typeof nextTurn>
}

export const imagines: Property = {
  name: "imagined worlds keep the rules and can be played on",
  watch: (conditions) =>
    function* (moment) {
      const { game, state, random } = moment
      for (const who of onlookers(moment, conditions)) {
        const view = game.view(state, who) as PositionView
        const text = JSON.stringify(view)
        const world = game.imagine(view, random)
        const about = `a world imagined by ${nameOf(who)}`
        for (const problem of game.invariants(world)) yield `${about} breaks an invariant: ${problem}`
        const place = notPlain(world)
        if (place !== null) yield `${about} is not plain JSON: ${place}`
        const result = game.result(state)
        if (!same(result, game.result(world)))
          yield `${about} has another result:${difference(result, game.result(world))}`
        const settled = game.clone(world)
        game.settle(settled, nextTurn(moment, false))
        if (!same(settled, world))
          yield `${about} is not at rest, rules could go on by themselves:${difference(world, settled)}`
        const empty = game.decisions(world).find(({ options }) => options.length === 0)
        if (empty !== undefined)
          yield `${about} has a dead end: ${empty.ask} asks seat ${empty.seat} to choose from nothing`
        playOn(game, world, 10, random)
        if (JSON.stringify(view) !== text) yield `playing ${about} on changed the view it came from`
      }
    },
}

export const views: Property = {
  name: "views are plain JSON of their own",
  watch(conditions) {
    let kept: { who: Who; view: PositionView; text: string }[] = []
    return function* (moment) {
      const { game, state, n } = moment
      for (const { who, view, text } of kept)
        if (JSON.stringify(view) !== text)
          yield `choice ${n} changed a view that ${nameOf(who)} got before it:${difference(JSON.parse(text), view)}`
      kept = onlookers(moment, conditions).map((who) => {
        const view = game.view(state, who) as PositionView
        return { who, view, text: JSON.stringify(view) }
      })
      for (const { who, view } of kept) {
        const place = notPlain(view)
        if (place !== null) yield `the view of ${nameOf(who)} is not plain JSON: ${place}`
        if (view.who !== who) yield `the view of ${nameOf(who)} says it is of ${nameOf(view.who)}`
      }
    }
  },
}

/** Who is asked what, those included who have answered and may change their answer. */
function asksOf(game: AnyGame, state: Position, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const decision = game.decision(state, seat)
    return decision === null ? null : `${decision.ask}${decision.together ? " together" : ""}`
  })
}

function probes({ game, state, seats, random }: Moment, { breadth }: Conditions): unknown[] {
  const options = possible(game, state, seats).map(({ choice }) => choice)
  return [
    ...some(malformed(game), Math.min(3, breadth.wrongChoices), random),
    ...some(options, Math.min(6, breadth.wrongChoices), random).flatMap((option) => [
      option,
      ...some(wrongChoices(option), 2, random),
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
