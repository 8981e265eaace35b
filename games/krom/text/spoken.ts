// The cave wall in words, for who does not see it: areas and what can be had there, fights,
// everybody's belongings

import type { Say, Seat, Spoken, SpokenPlace } from "@genepool/engine"
import type { BonusCard, Effect } from "../data/bonus.ts"
import { fullLife, pointsToWin, trophyPoints } from "../data/box.ts"
import { type Area, areas, resources, tokens } from "../data/kinds.ts"
import { patterns } from "../data/mountains.ts"
import { type Data, dataOf } from "../data/resolved.ts"
import { playBonus } from "../rules/bonus.ts"
import { caves } from "../rules/caves.ts"
import type { Choice } from "../rules/choices.ts"
import { counterWindow } from "../rules/counter.ts"
import type { Fact } from "../rules/facts.ts"
import { fight } from "../rules/fight.ts"
import { fightCards } from "../rules/fight-cards.ts"
import { forest } from "../rules/forest.ts"
import { loot } from "../rules/loot.ts"
import { mountains, patternOf } from "../rules/mountains.ts"
import { theKromosaur, totalOf } from "../rules/ranking.ts"
import { round } from "../rules/round.ts"
import { savanna } from "../rules/savanna.ts"
import type { View } from "../rules/view.ts"
import { chanceOf } from "./chances.ts"
import { amounts, rewardOf } from "./rewards.ts"
import { isRoundEnd, turnWords, whoseTurn } from "./turn.ts"

export const spoken: Spoken<View, Choice, Fact> = {
  position: (view, say) => ({
    now: stageOf(view, say),
    places: areas.map((area, at) => placeOf(view, area, at, say)),
    table: besideOf(view, say),
    players: view.players.map((_, seat) => playerOf(view, seat, say)),
  }),
  named: nameOfOption,
  option: optionWords,
  turn: turnWords,
  isRoundEnd,
  whoseTurn,
}

/** A card of another edition is called by its id. */
function nameOf(kind: string, id: string, say: Say): string {
  const key = `name.${kind}.${id}`
  const name = say(key)
  return name === key ? id : name
}

function stageOf(view: View, say: Say): string[] {
  const course = round.in(view)
  const lines = [
    say("board.round", { round: view.round }),
    `${say("options.side")}: ${say(`options.side.${view.options.side}`)}`,
    say("board.toWin", { points: pointsToWin(view.seats, view.options.longer) }),
  ]
  if (course?.step === "movement") {
    const laid = view.players.flatMap((_, seat) => {
      const answer = course.answers?.[seat]
      return answer === "given" || (Array.isArray(answer) && answer.length > 0) ? [seat] : []
    })
    if (laid.length > 0) lines.push(say("spoken.laid", { seats: laid }))
    const own = typeof view.who === "number" ? course.answers?.[view.who] : null
    if (Array.isArray(own))
      for (const { to } of own as { to?: Area }[])
        if (to !== undefined) lines.push(say("spoken.target", { to }))
  } else if (course?.area != null) {
    lines.push(say("spoken.played", { area: course.area }))
    if (course.order.length > 0) lines.push(say("spoken.order", { seats: course.order, acted: course.acted }))
  }
  return [...lines, ...fightWords(view, say), ...actionWords(view, say)]
}

function fightWords(view: View, say: Say): string[] {
  const fought = fight.in(view)
  if (fought === null) return []
  const { weight, kromosaur } = dataOf(view.options.edition)
  const strengths = fightCards.in(view)?.strengths ?? fought.strengths
  const lines = fought.fighters.map((fighter, at) => {
    const strength = strengths[at]
    const character = view.players[fighter]?.character ?? null
    return say("spoken.fighter", {
      name: fighterName(view, fighter, say),
      total: strength === undefined ? 0 : totalOf(strength),
      dice: (strength?.dice ?? []).join(", "),
      rolled: strength?.dice.length ?? 0,
      add: strength?.add ?? 0,
      weight: fighter === theKromosaur ? kromosaur.weight : character === null ? 0 : weight[character],
      played: (strength?.cards ?? [])
        .map(({ card, cancelled }) => say("spoken.fightCard", { card, cancelled }))
        .join(", "),
      count: strength?.cards.length ?? 0,
    })
  })
  return [say("spoken.fight", { area: fought.area }), ...lines]
}

const fighterName = (view: View, fighter: number, say: Say) =>
  fighter === theKromosaur
    ? say("board.kromosaur")
    : fighter === view.who
      ? say("spoken.you")
      : say("board.player", { seat: fighter })

/**
 * What goes on in an area: dice that lie there, what was done, cards that wait for an answer,
 * pockets that are open.
 */
function actionWords(view: View, say: Say): string[] {
  const lines: string[] = []
  const data = dataOf(view.options.edition)
  for (const { by: seat, card, target, against } of counterWindow.all(view)) {
    if (target !== null) lines.push(say("spoken.playedOn", { card, target }))
    if (against !== null) lines.push(say("spoken.against", { card, against }))
    lines.push(
      say("board.declared", { name: say("board.player", { seat }), card, what: cardEffect(data, card, say) }),
    )
  }
  const playing = playBonus.in(view)
  if (playing?.card != null) lines.push(cardWords(data, playing.card, say))
  const taking = loot.in(view)
  if (taking !== null)
    lines.push(say("board.lootBy", { seat: taking.winner }), say("board.lootOf", { seat: taking.victim }))
  const walk = forest.in(view)
  if (walk !== null) lines.push(say("spoken.gathered", { seat: walk.seat, count: walk.gathered }))
  const climb = mountains.in(view)
  if (climb !== null && climb.dice.length > 0) {
    const pattern = patternOf(climb.dice)
    lines.push(
      say("board.dice", { dice: climb.dice.join(", ") }),
      say("spoken.pattern", { pattern, reward: rewardOf(data, pattern, say) }),
      say("board.rerollPrices", { done: climb.rerolls, list: data.prices.rerolls.join(", ") }),
    )
  }
  const hunt = savanna.in(view)
  if (hunt !== null) lines.push(say("spoken.acting", { seat: hunt.seat }))
  const visit = caves.in(view)
  if (visit !== null) lines.push(say("spoken.acting", { seat: visit.seat }))
  return lines
}

function placeOf(view: View, area: Area, at: number, say: Say): SpokenPlace {
  const { players, kromosaur } = view
  const here = players.flatMap((player, seat) =>
    player.area === area
      ? [say("spoken.stands", { name: fighterName(view, seat, say), life: player.life })]
      : [],
  )
  if (kromosaur?.area === area)
    here.push(say("spoken.stands", { name: say("board.kromosaur"), life: kromosaur.life }))
  return {
    id: String(at + 1),
    name: say(`name.area.${area}`),
    line: say("spoken.area", { number: at + 1, area, count: here.length, list: here.join(", ") }),
    near: hadIn(view, area, say),
  }
}

/** What can be had there, and for what. */
function hadIn(view: View, area: Area, say: Say): string[] {
  const data = dataOf(view.options.edition)
  const { prices } = data
  if (area === "caves")
    return [
      say("board.rest", { krom: data.rest.krom, life: data.rest.life }),
      ...resources.map((kind) =>
        say("board.sells", { what: say(`name.kind.${kind}`), price: prices.resource }),
      ),
      say("board.sells", { what: say("name.kind.bonus"), price: prices.bonus }),
      say("board.sells", {
        what: say("board.amount", { kind: "life", count: prices.lifePacket }),
        price: prices.life,
      }),
    ]
  if (area === "forest")
    return [
      say("board.gatherPrices", { list: prices.gathering.join(", ") }),
      say("spoken.inDeck", { count: view.gathering.deck.length, list: pile(data, view.gathering.deck, say) }),
      say("spoken.inDiscard", {
        count: view.gathering.discard.length,
        list: pile(data, view.gathering.discard, say),
      }),
    ]
  if (area === "savanna") return view.hunting.open.map((id, at) => animalWords(data, id, at, say))
  return [...rewards(data, say), say("spoken.rerolls", { list: prices.rerolls.join(", ") })]
}

function pile(data: Data, ids: readonly string[], say: Say): string {
  return [...new Set(ids)]
    .map((id) => {
      const copies = ids.filter((other) => other === id).length
      return `${nameOf("gathering", id, say)} (${amounts(data.gathering.get(id) ?? {}, say)})${copies > 1 ? ` ×${copies}` : ""}`
    })
    .join(", ")
}

function animalWords(data: Data, id: string, at: number, say: Say): string {
  const animal = data.animals.get(id)
  if (animal === undefined) return nameOf("animal", id, say)
  const { dice, value, reward } = animal
  const chances = [0, 1, 2].map((extra) => `${Math.round(100 * chanceOf(dice + extra, value))} %`).join(", ")
  return `${at + 1}. ${say("board.animalCard", { animal: id, value, dice, chances })}. ${say("spoken.reward", { reward: amounts(reward, say) })}`
}

/** What each pattern brings; not said where it is nothing. */
function rewards(data: Data, say: Say): string[] {
  const isPaid = ({ reward, or }: Data["mountains"][(typeof patterns)[number]]) =>
    or.length > 0 || Object.values(reward).some((count) => count > 0)
  return patterns
    .filter((pattern) => isPaid(data.mountains[pattern]))
    .map((pattern) => say("spoken.pattern", { pattern, reward: rewardOf(data, pattern, say) }))
}

function besideOf(view: View, say: Say): string[] {
  const data = dataOf(view.options.edition)
  const known = view.memories
    .filter(({ seat }) => seat === view.who)
    .map(({ holder, card }) => say("board.remembered", { seat: holder, card }))
  const seen = view.memories
    .filter(({ seat, holder }) => seat !== view.who && holder === view.who)
    .map(({ seat, card }) => say("spoken.seen", { seat, card }))
  return [
    ...view.evolutions.open.map((id, at) => evolutionWords(view, data, id, at, say)),
    say("spoken.evolutionDeck", { count: view.evolutions.deck.length }),
    ...tokens.map((kind) => say("board.heap", { kind, count: view.supply[kind] })),
    say("board.deck", {
      deck: "hunting",
      count: view.hunting.deck.length,
      discarded: view.hunting.discard.length,
    }),
    say("board.deck", { deck: "bonus", count: view.bonus.cards, discarded: view.bonus.discard.length }),
    ...(view.bonus.discard.length === 0
      ? []
      : [
          say("spoken.bonusDiscard", {
            list: view.bonus.discard.map((id) => nameOf("bonus", id, say)).join(", "),
          }),
        ]),
    ...(view.kromosaur === null ? [] : [kromosaurWords(view.kromosaur, say)]),
    ...known,
    ...seen,
  ]
}

function kromosaurWords({ area, life }: NonNullable<View["kromosaur"]>, say: Say): string {
  if (life === 0) return say("board.kromosaurFallen", { life })
  return area === null ? say("board.kromosaurBeside", { life }) : say("board.kromosaurAt", { area, life })
}

function evolutionWords(view: View, data: Data, id: string | null, at: number, say: Say): string {
  if (id === null) return say("spoken.noEvolution", { number: at + 1 })
  const evolution = data.evolutions.get(id)
  if (evolution === undefined) return nameOf("evolution", id, say)
  const { points, area, cost } = evolution
  const me = typeof view.who === "number" ? view.players[view.who] : undefined
  const missing = tokens
    .filter((kind) => me !== undefined && cost[kind] > me[kind])
    .map((kind) => say("board.amount", { kind, count: cost[kind] - (me?.[kind] ?? 0) }))
  return say("board.evolutionCard", {
    evolution: id,
    points,
    where: area ?? "any",
    place: area === null ? "" : say(`name.area.${area}`),
    cost: amounts(cost, say),
    lacks: missing.length > 0,
    missing: missing.join(", "),
  })
}

function playerOf(view: View, seat: Seat, say: Say): string[] {
  const player = view.players[seat]!
  const data = dataOf(view.options.edition)
  const { character, life, cards, area } = player
  const trophy = view.trophy === seat ? trophyPoints : 0
  const points = player.evolutions.reduce((sum, id) => sum + (data.evolutions.get(id)?.points ?? 0), trophy)
  return [
    say("spoken.player", {
      seat,
      who: character === null ? "" : say(`name.character.${character}`),
      weight: character === null ? 0 : data.weight[character],
    }),
    say("board.pointsOf", { points, goal: pointsToWin(view.seats, view.options.longer) }),
    say("spoken.place", { area }),
    life === 0 ? say("board.stunned") : say("spoken.life", { life, full: fullLife }),
    ...tokens.map((kind) => say("board.amount", { kind, count: player[kind] })),
    say("board.cards", { count: cards }),
    ...(trophy > 0 ? [say("board.trophy")] : []),
    ...player.evolutions.map((id) =>
      say("board.owns", { evolution: id, points: data.evolutions.get(id)?.points ?? 0 }),
    ),
    ...(player.hand ?? []).map((id) => cardWords(data, id, say)),
  ]
}

function cardWords(data: Data, id: string, say: Say): string {
  const card = data.bonus.get(id)
  const where = card?.area == null ? "" : ` (${say(`name.area.${card.area}`)})`
  return `${nameOf("bonus", id, say)}: ${cardEffect(data, id, say)}${where}`
}

function cardEffect(data: Data, id: string, say: Say): string {
  const card: BonusCard | undefined = data.bonus.get(id)
  return card === undefined ? id : effectWords(card.effect, say)
}

/** What a bonus card does. */
function effectWords(effect: Effect, say: Say): string {
  const key = `board.effect.${effect.effect}`
  if (effect.effect !== "convert" && effect.effect !== "swap") return say(key, effect)
  const { give, giveCount, take, takeCount } = effect
  return say(key, {
    give: say("board.amount", { kind: give, count: giveCount }),
    take: say("board.amount", { kind: take, count: takeCount }),
  })
}

/** Dice by what they show: by ear nobody knows which one lies where. */
function nameOfOption(view: View, option: Choice, say: Say): string | null {
  const dice = mountains.in(view)?.dice ?? []
  if (option.do !== "throw" || dice.length === 0) return null
  const facesOf = (isThrown: boolean) =>
    dice.filter((_, at) => option.dice.includes(at + 1) === isThrown).join(", ")
  return say("spoken.throw", {
    dice: facesOf(true),
    kept: facesOf(false),
    count: dice.length - option.dice.length,
  })
}

function optionWords(view: View, option: Choice, say: Say): string | null {
  const data = dataOf(view.options.edition)
  switch (option.do) {
    case "go": {
      const place = placeOf(view, option.to, areas.indexOf(option.to), say)
      // The option names the area, and a number would be taken for the option's own
      const who = place.line.replace(/^\d+\. [^:]+: /, "")
      const given = say(`board.tip.area.${option.to}`).replace(/^\d+\. [^:]+: /, "")
      return `${who}. ${given} ${place.near.join(". ")}`
    }
    case "pick":
      return say("board.weight", { weight: data.weight[option.character] })
    case "play":
    case "counter":
      return cardEffect(data, option.card, say)
    case "buy":
      return evolutionWords(view, data, option.evolution, option.slot, say)
    case "animal":
      return animalWords(data, option.animal, option.slot, say)
    case "extraDice": {
      const hunt = savanna.in(view)
      const animal = data.animals.get(view.hunting.open[hunt?.slot ?? -1] ?? "")
      if (animal === undefined) return null
      const chance = Math.round(100 * chanceOf(animal.dice + option.dice, animal.value))
      return say("spoken.chance", { chance, reward: amounts(animal.reward, say) })
    }
    case "rest":
      return amounts(data.rest, say)
    case "gather": {
      const useful = view.gathering.deck.filter((id) =>
        Object.values(data.gathering.get(id) ?? {}).some((count) => count > 0),
      )
      return say("board.useful", { count: useful.length, all: view.gathering.deck.length })
    }
    case "climb":
      return rewards(data, say).join(". ")
    case "stop":
    case "reroll": {
      const dice = mountains.in(view)?.dice ?? []
      return dice.length === 0 ? null : rewardOf(data, patternOf(dice), say)
    }
    case "aim":
      return playerOf(view, option.seat, say).slice(1).join(", ")
    case "evolve":
      return view.evolutions.open
        .flatMap((id, at) => (id === null ? [] : [evolutionWords(view, data, id, at, say)]))
        .join(" ")
    default:
      return null
  }
}
