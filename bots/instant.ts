// The instant player: what was learned and nothing else. It looks at what each promising option
// leads to in a few worlds, and takes the best; for slow machines, and for whoever stands in for
// many.

import {
  type AnyGame,
  type Choice,
  type Decision,
  FastRandom,
  type Judgement,
  type Position,
  Turn,
} from "@genepool/engine"
import { judgementAt, type Knowledge, type Opinion, type Player, type Question } from "./player.ts"
import { Objective } from "./search/objective.ts"
import { Rollout } from "./search/rollout.ts"
import { imagineWorld } from "./world.ts"

/** So many options at most are looked at, those that look best at first sight. */
const mostOptions = 12
const worlds = 2
/**
 * Everybody chooses once more, without whims: what a choice is good for seldom shows right after
 * it.
 */
const hurry = { playOn: 1, whim: 0 }
/**
 * What looks less than half as promising as the best is not worth a look: a few worlds tell less
 * than first sight.
 */
const nearTheBest = 0.5

export function instant(knowledge: Knowledge): Player {
  return (question) => {
    const { decision, seats } = question
    const judgement = judgementAt(knowledge, seats)
    const { options } = decision
    if (judgement === null || options.length === 1)
      return { choice: options[0] as Choice, iterations: 0, options: [] }
    const opinions = lookAhead(knowledge.game, judgement, question)
    return {
      choice: (opinions[0] as Opinion).choice,
      iterations: worlds * opinions.length,
      options: opinions,
    }
  }
}

function lookAhead(game: AnyGame, judgement: Judgement, question: Question): Opinion[] {
  const { view, seat, seats, decision, seed } = question
  const objective = new Objective(game, judgement, "everybody", seats)
  const first = imagineWorld(game, view, seat, new FastRandom(seed))
  const found = promising(judgement, first, decision).map((choice) => ({
    choice,
    visits: worlds,
    chance: 0,
    value: 0,
  }))
  for (let n = 0; n < worlds; n++) {
    const world = n === 0 ? first : imagineWorld(game, view, seat, new FastRandom(`${seed} ${n}`))
    for (const opinion of found) {
      // The same chance for every option, so that luck does not decide between them
      const random = new FastRandom(`${seed} ${n} luck`)
      const turn = new Turn(random, false)
      const after: Position = game.clone(world)
      game.apply(after, seat, opinion.choice, turn)
      new Rollout(game, judgement, hurry, seats, random, turn).play(after)
      objective.judge(after)
      opinion.chance += (objective.chances[seat] as number) / worlds
      opinion.value += (objective.values[seat] as number) / worlds
    }
  }
  return found.sort((a, b) => b.value - a.value)
}

/** No follies, unless there is nothing else; otherwise those that look best. */
function promising(judgement: Judgement, world: Position, decision: Decision): Choice[] {
  const { options } = decision
  const prior = judgement.prior?.(world, decision) ?? options.map(() => 1)
  const places = options.map((_, at) => at).filter((at) => (prior[at] as number) > 0)
  if (places.length === 0) return options.slice(0, mostOptions)
  places.sort((a, b) => (prior[b] as number) - (prior[a] as number))
  const best = prior[places[0] as number] as number
  return places
    .filter((at) => (prior[at] as number) > nearTheBest * best)
    .slice(0, mostOptions)
    .map((at) => options[at] as Choice)
}
