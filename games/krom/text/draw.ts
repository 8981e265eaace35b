// The board as text, for the terminal

import type { PositionView, Say } from "@genepool/engine"
import type { BonusCard, Effect } from "../data/bonus.ts"
import { fullLife, pointsToWin, trophyPoints } from "../data/box.ts"
import { type Area, areas, type Kind, rewardOrder, tokens } from "../data/kinds.ts"
import { type Animal, dataOf, type Evolution } from "../data/resolved.ts"
import type { View } from "../rules/view.ts"

type Player = View["players"][number]

export function drawText(position: PositionView, say: Say): string {
  const view = position as View
  const data = dataOf(view.options.edition)
  const toWin = say("board.toWin", { points: pointsToWin(view.seats, view.options.longer) })
  const title = [
    say("board.round", { round: view.round }),
    say(`options.side.${view.options.side}`),
    toWin,
  ].join(" · ")
  const animals = view.hunting.open.map((id) => {
    const { dice, value, reward } = data.animals.get(id) as Animal
    return `${nameOf("animal", id, say)} (${say("board.animal", { dice, value })}): ${amounts(reward, say)}`
  })
  const evolutions = view.evolutions.open.map((id) => {
    if (id === null) return "–"
    const { points, area, cost } = data.evolutions.get(id) as Evolution
    return `${nameOf("evolution", id, say)} (${say("board.points", { points })}${place(area, say)}): ${amounts(cost, say)}`
  })
  const lines = [
    title,
    "",
    ...areas.map((area) => areaLine(view, area, say)),
    "",
    ...view.players.flatMap((_, seat) => playerLines(view, seat, say)),
    "",
    ...section(say("board.animals"), animals),
    ...section(say("board.evolutions"), evolutions),
    `${say("board.supply")}: ${tokens.map((kind) => say("board.amount", { kind, count: view.supply[kind] })).join(", ")}`,
    `${say("board.decks")}: ${deckWords(view, say)}`,
  ]
  const hand = typeof view.who === "number" ? view.players[view.who]?.hand : null
  const cards = hand?.map((id) => cardLine(data.bonus.get(id) as BonusCard, say)) ?? []
  const known = view.memories
    .filter(({ seat }) => seat === view.who)
    .map(({ holder, card }) => say("board.remembered", { seat: holder, card }))
  return [...lines, ...(hand == null ? [] : section(say("board.hand"), cards)), ...known].join("\n")
}

/** A card of another edition is called by its id. */
function nameOf(kind: string, id: string, say: Say): string {
  const key = `name.${kind}.${id}`
  const name = say(key)
  return name === key ? id : name
}

function section(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [`${title}: –`]
  return [`${title}:`, ...items.map((item, i) => `  ${i + 1}. ${item}`)]
}

function areaLine({ players, kromosaur }: View, area: Area, say: Say): string {
  const here = players.flatMap((player, seat) =>
    player.area === area ? [say("board.player", { seat })] : [],
  )
  if (kromosaur?.area === area)
    here.push(`${say("board.kromosaur")} (${say("board.life", { life: kromosaur.life })})`)
  return `${say(`name.area.${area}`)}: ${here.join(", ") || "–"}`
}

function playerLines(view: View, seat: number, say: Say): string[] {
  const player = view.players[seat] as Player
  const data = dataOf(view.options.edition)
  const { character, life, cards } = player
  const trophy = view.trophy === seat ? trophyPoints : 0
  const points = player.evolutions.reduce((sum, id) => sum + (data.evolutions.get(id)?.points ?? 0), trophy)
  const who =
    character === null
      ? ""
      : ` (${say(`name.character.${character}`)}, ${say("board.weight", { weight: data.weight[character] })})`
  const words = [
    say("board.points", { points }),
    life === 0 ? say("board.stunned") : `${"♥".repeat(life)}${"·".repeat(fullLife - life)}`,
    ...tokens
      .filter((kind) => player[kind] > 0)
      .map((kind) => say("board.amount", { kind, count: player[kind] })),
    say("board.cards", { count: cards }),
    ...(trophy > 0 ? [say("board.trophy")] : []),
  ]
  const owned = player.evolutions.map((id) => nameOf("evolution", id, say)).join(", ")
  return [
    `${seat === view.who ? ">" : " "} ${say("board.player", { seat })}${who}: ${words.join(", ")}`,
    ...(owned === "" ? [] : [`    ${say("board.owned")}: ${owned}`]),
  ]
}

function deckWords(view: View, say: Say): string {
  const word = (deck: string, count: number, discarded: number) =>
    say("board.deck", { deck, count, discarded })
  return [
    word("gathering", view.gathering.deck.length, view.gathering.discard.length),
    word("hunting", view.hunting.deck.length, view.hunting.discard.length),
    word("bonus", view.bonus.cards, view.bonus.discard.length),
    word("evolutions", view.evolutions.deck.length, 0),
  ].join("; ")
}

function amounts(counts: { readonly [K in Kind]?: number }, say: Say): string {
  const parts = rewardOrder
    .filter((kind) => (counts[kind] ?? 0) > 0)
    .map((kind) => say("board.amount", { kind, count: counts[kind] }))
  return parts.join(" + ") || say("board.nothing")
}

function place(area: Area | null, say: Say): string {
  return area === null ? "" : `, ${say(`name.area.${area}`)}`
}

function cardLine({ id, area, effect }: BonusCard, say: Say): string {
  return `${nameOf("bonus", id, say)}: ${effectWords(effect, say)}${area === null ? "" : ` (${say(`name.area.${area}`)})`}`
}

/** What a bonus card does, in words. */
function effectWords(effect: Effect, say: Say): string {
  const key = `board.effect.${effect.effect}`
  if (effect.effect !== "convert" && effect.effect !== "swap") return say(key, effect)
  const { give, giveCount, take, takeCount } = effect
  return say(key, {
    give: say("board.amount", { kind: give, count: giveCount }),
    take: say("board.amount", { kind: take, count: takeCount }),
  })
}
