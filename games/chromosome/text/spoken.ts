// The laboratory in words, for who does not see it: rooms and what lies next to them, threats,
// totals, everybody's board

import type { Say, Seat, Spoken, SpokenPlace } from "@genepool/engine"
import { type Cost, cost } from "../data/actions.ts"
import { irradiationLimit, radiationCubes, recoveryEnergy, rounds } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import { attack } from "../rules/attack.ts"
import type { Choice } from "../rules/choices.ts"
import { payment } from "../rules/costs.ts"
import type { Fact } from "../rules/facts.ts"
import { growth } from "../rules/growth.ts"
import { irradiation } from "../rules/irradiation.ts"
import { laboratoryOf, terrainOf } from "../rules/laboratory.ts"
import { effectiveSterility, movement } from "../rules/movement.ts"
import { priceOf } from "../rules/mutation.ts"
import { groupsNear, outcomeOfFight, outcomeOfTest } from "../rules/outcomes.ts"
import { overviewOf, roomsIn } from "../rules/overview.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { scoreOf } from "../rules/scoring.ts"
import { special } from "../rules/special.ts"
import { takesFortune } from "../rules/takes-fortune.ts"
import { turnOf } from "../rules/turn.ts"
import type { RoomView, View } from "../rules/view.ts"
import { roll } from "../rules/windows.ts"
import { isRoundEnd, isRoundOver, turnWords, whoseTurn } from "./turn.ts"

export const spoken: Spoken<View, Choice, Fact> = {
  position: (view, say) => ({
    now: [...stageOf(view, say), ...settledNow(view, say)],
    places: view.map.map((room) => placeOf(view, room, say)),
    table: besideOf(view, say),
    players: view.players.map((_, seat) => playerOf(view, seat, say)),
  }),
  asked: sumsOf,
  option: optionWords,
  spends: (view, option, say) =>
    typeof view.who === "number" && takesFortune(view, view.who, option) ? say("spoken.takesFortune") : null,
  turn: turnWords,
  isRoundEnd,
  isRoundOver,
  whoseTurn,
}

function stageOf(view: View, say: Say): string[] {
  const { modifiers, lastTurns, startingPlayer, toPlay } = view
  const event = view.revealed.at(-1)
  const turn = turnOf.in(view)
  return [
    say("board.round", { round: Math.max(1, view.round), rounds: rounds[view.seats], clock: view.clock }),
    say("board.phase", { phase: view.phase }),
    ...(view.phase === "over"
      ? []
      : [
          say("spoken.starts", { seat: startingPlayer }),
          say("spoken.toPlay", { seat: turn?.seat ?? toPlay }),
        ]),
    ...(event === undefined || view.round < 2
      ? []
      : [say("board.eventNow", { event, about: say(`about.event.${event}`) })]),
    ...(Object.keys(modifiers) as (keyof typeof modifiers)[])
      .filter((what) => modifiers[what] !== 0)
      .map((what) => say("fact.modified", { what, by: signed(modifiers[what]) })),
    ...(lastTurns === null ? [] : [say("fact.lastTurns", { seats: lastTurns })]),
    ...(view.tested.length === 0 ? [] : [say("spoken.tested", { rooms: view.tested.join(", ") })]),
    ...(turn === null
      ? []
      : [say("spoken.turn", { moved: turn.moved, recovered: turn.recovered, acted: turn.acted })]),
  ]
}

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`)

/**
 * A fight, a test, a die or a bill that lies on the table: with everything that is known of its
 * sums.
 */
function settledNow(view: View, say: Say): string[] {
  const lines: string[] = []
  const fight = attack.in(view)
  const rolling = roll.in(view)
  const die = rolling !== null && rolling.die > 0 ? rolling : null
  const line = (seat: Seat, addends: readonly (readonly [string, number])[]) =>
    say("board.sum.line", {
      seat,
      list: addends
        .filter(([, count]) => count > 0)
        .map(([what, count]) => say("board.sum.item", { count, what: say(`board.sum.${what}`) }))
        .join(", "),
      total: addends.reduce((sum, [, count]) => sum + count, 0),
    })
  if (fight !== null) {
    const { attacker, from, to } = fight
    const defender = view.groups[to]?.seat ?? attacker
    lines.push(
      say("board.fight", { seat: attacker, defender }),
      line(attacker, [
        ["level", view.groups[from]?.level ?? 0],
        ["genes", fight.attackerGenes],
        ["fortune", fight.attackerFortune],
        ["modifier", fight.modifier],
        ["die", fight.attackerDie || (die?.roll === "attack" ? die.die : 0)],
      ]),
      line(defender, [
        ["level", view.groups[to]?.level ?? 0],
        ["genes", fight.defenderGenes],
        ["fortune", fight.defenderFortune],
        ["die", die?.roll === "defence" ? die.die : 0],
      ]),
    )
    if (fight.immune) lines.push(say("spoken.immune", { seat: attacker }))
  }
  const test = resilienceTests.in(view)
  if (test !== null && test.seat >= 0 && test.seat < view.seats) {
    const groups = groupsNear(view, test.seat, test.room)
    const shown = test.die || (die?.roll === "test" ? die.die : 0)
    lines.push(
      say("board.test", { seat: test.seat, room: test.room }),
      say("spoken.threat", { threat: test.power + groups, power: test.power, groups }),
      line(test.seat, [
        ["die", shown],
        ["structure", view.players[test.seat]?.active.structure ?? 0],
      ]),
    )
  }
  if (die !== null) lines.push(say("board.dieShows", { seat: die.roller, die: die.die }))
  const bill = payment.in(view)
  if (bill !== null) lines.push(say("spoken.bill", { seat: bill.seat, cost: costWords(bill, say) }))
  const excess = irradiation.in(view)
  if (excess !== null && excess.excess > 0)
    lines.push(say("fact.excess", { seat: excess.seat, excess: excess.excess }))
  const acting = special.in(view)
  if (acting !== null) {
    lines.push(say("spoken.acting", { action: acting.action }))
    const rooms = [acting.room, acting.otherRoom].filter((room) => room > 0)
    if (rooms.length > 0) lines.push(say("spoken.picked", { rooms: rooms.join(", ") }))
  }
  const growing = growth.in(view)
  const grown = growing === null ? [] : [growing.room, ...growing.rooms].filter((room) => room > 0)
  if (grown.length > 0) lines.push(say("spoken.picked", { rooms: grown.join(", ") }))
  const moving = movement.in(view)
  if (moving !== null && moving.room > 0)
    lines.push(say("spoken.moving", { room: moving.room, tokens: moving.tokens }))
  return lines
}

/** What a die was rolled against, or is going to be. */
function sumsOf(view: View, say: Say): string | null {
  const rolled = roll.in(view)
  const test = resilienceTests.in(view)
  if (test !== null && rolled?.roll !== "mutation") {
    const { seat, room } = test
    const die = test.die || (rolled?.die ?? 0)
    const { threat, structure, points } = outcomeOfTest(view, { ...test, die })
    return die === 0 ? null : say("spoken.tests", { seat, room, threat, total: die + structure, points })
  }
  const fight = attack.in(view)
  if (fight === null || view.groups[fight.to] === undefined) return null
  const [attackDie, defenceDie] =
    rolled?.roll === "defence" ? [fight.attackerDie, rolled.die] : [rolled?.die ?? 0, 0]
  const { mine, theirs } = outcomeOfFight(view, fight, attackDie, defenceDie)
  return say("spoken.sums", { room: fight.to, attack: mine, defence: theirs, rolled: rolled?.roll ?? "none" })
}

/** The six sides of a hexagon, clockwise from the right. */
const ways = {
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [0, -1],
  ne: [1, -1],
} as const

function placeOf(view: View, room: RoomView, say: Say): SpokenPlace {
  const number = room.room
  const name = say(`name.room.${number}`)
  if (view.holes.includes(number))
    return { id: String(number), name, line: say("board.map.hole", { room: number }), near: [] }
  const power = view.cubes[number] ?? 0
  const line = `${say("board.map.room", {
    room: number,
    sterility: effectiveSterility(view, number),
    start: room.start,
    red: room.red,
    power,
  })}: ${groupWords(view, number, say)}`
  return { id: String(number), name, line, near: nearWords(view, room, say) }
}

function groupWords(view: View, room: number, say: Say): string {
  const group = view.groups[room]
  if (group === undefined) return say("board.map.empty")
  const { seat, level, charged } = group
  if (seat === view.who) return say("spoken.yourGroup", { level, charged })
  return say("board.map.group", { species: view.players[seat]?.species ?? "none", seat, level, charged })
}

/** A neighbour in as few words as will do: whose it is, or how many must enter together. */
function brief(view: View, room: number, say: Say): string {
  const group = view.groups[room]
  const power = view.cubes[room] ?? 0
  const glow = power === 0 ? "" : `, ${say("spoken.radiation", { power })}`
  const needs = effectiveSterility(view, room)
  const what =
    group === undefined
      ? say("spoken.empty", { needs })
      : group.seat === view.who
        ? say("spoken.yours", { level: group.level, charged: group.charged })
        : say("spoken.theirs", { seat: group.seat, level: group.level, charged: group.charged })
  return `${say("spoken.room", { room })} ${what}${glow}`
}

function nearWords(view: View, { room, q, r }: RoomView, say: Say): string[] {
  const terrain = terrainOf(view)
  const at = new Map(view.map.map((place) => [`${place.q} ${place.r}`, place.room]))
  const next = (Object.keys(ways) as (keyof typeof ways)[]).flatMap((way) => {
    const other = at.get(`${q + ways[way][0]} ${r + ways[way][1]}`)
    if (other === undefined || view.holes.includes(other)) return []
    return [say("spoken.way", { way, what: brief(view, other, say) })]
  })
  const far = new Map<number, number[]>()
  for (const other of terrain.rooms) {
    const steps = terrain.distance[room]?.[other] ?? 99
    const isWorthIt = view.groups[other] !== undefined || view.cubes[other] !== undefined
    if (steps > 1 && steps < 99 && isWorthIt) far.set(steps, [...(far.get(steps) ?? []), other])
  }
  return [
    say("spoken.next", { list: next.join("; ") }),
    ...[...far]
      .sort(([a], [b]) => a - b)
      .map(([steps, rooms]) =>
        say("spoken.steps", { steps, list: rooms.map((other) => brief(view, other, say)).join("; ") }),
      ),
    ...threatsTo(view, view.who, say, room),
  ]
}

/**
 * What the tests of radioactive rooms would be about: of one room, or of all that concern the seat.
 */
function threatsTo(view: View, who: View["who"], say: Say, only?: number): string[] {
  if (typeof who !== "number") return []
  return Object.entries(view.cubes).flatMap(([key, power]) => {
    const room = Number(key)
    const groups = groupsNear(view, who, room)
    if (groups === 0 || (only !== undefined && only !== room)) return []
    const threat = say("board.map.tip.threat", { threat: power + groups, power, groups })
    return [only === undefined ? `${say(`name.room.${room}`)}. ${threat}` : threat]
  })
}

function besideOf(view: View, say: Say): string[] {
  const me = typeof view.who === "number" ? view.players[view.who] : undefined
  return [
    ...genes.map((gene) =>
      say("board.geneLeft", {
        gene,
        count: view.geneSupply[gene],
        price: me === undefined ? null : priceOf(view, me, gene),
      }),
    ),
    say("board.cubesLeft", { count: view.pool, all: radiationCubes }),
    ...(view.options.events
      ? [say("board.deck", { count: view.deck.unknown.length + view.deck.bottom.length })]
      : []),
    ...(view.revealed.length === 0 ? [] : [say("spoken.revealed", { events: view.revealed })]),
  ]
}

function playerOf(view: View, seat: Seat, say: Say): string[] {
  const { species, fortune, exhausted, active, passive, trophies, passed, fate, irradiation } =
    view.players[seat]!
  const held = (count: { readonly [G in Gene]: number }, isActive: boolean) =>
    genes
      .filter((gene) => count[gene] > 0)
      .map((gene) => say("board.genesOf", { count: count[gene], gene, active: isActive }))
  const free = 8 - genes.reduce((sum, gene) => sum + active[gene] + passive[gene], 0)
  const parts = scoreOf(view, seat)
  const points = parts.tokens + parts.trophies + parts.fortune + parts.irradiation
  const groups = view.map
    .filter(({ room }) => view.groups[room]?.seat === seat)
    .map(({ room }) => brief(view, room, say))
  return [
    say("spoken.player", {
      seat,
      species: species ?? "none",
      state: fate === "alive" ? (passed ? "passed" : "in") : fate,
    }),
    say("board.scoreNow", { points }),
    say("board.tokensOf", { tokens: view.tokens[seat], supply: view.supply[seat] }),
    ...(groups.length === 0 ? [] : [say("spoken.groups", { list: groups.join("; ") })]),
    ...held(active, true),
    ...held(passive, false),
    say("spoken.free", { free }),
    say("board.fortuneOf", { fortune, most: view.options.fortuneMaximum, exhausted }),
    say("board.irradiationOf", { level: irradiation, limit: irradiationLimit }),
    say("board.energyOf", { energy: overviewOf(view, seat).energy }),
    ...trophies.flatMap((count, owner) =>
      count === 0 ? [] : [say("board.trophyOf", { count, species: view.players[owner]?.species ?? "none" })],
    ),
    ...(seat === view.who ? threatsTo(view, seat, say) : []),
  ]
}

const menu: { readonly [verb: string]: Cost } = {
  impulse: cost({ telepathy: 1 }),
  recover: cost({ energy: recoveryEnergy }),
}

function costWords(price: Cost, say: Say): string {
  const parts = genes
    .filter((gene) => price[gene] > 0)
    .map((gene) => say("board.cost.gene", { count: price[gene], gene }))
  if (price.any > 0) parts.push(say("board.cost.any", { count: price.any }))
  if (price.energy > 0) parts.push(say("board.cost.energy", { count: price.energy }))
  return parts.join(", ") || say("board.cost.nothing")
}

function optionWords(view: View, option: Choice, say: Say): string | null {
  switch (option.do) {
    case "growth":
    case "mutation":
    case "spark":
      return say("spoken.costs", { cost: say(`board.cost.${option.do}`) })
    case "impulse":
    case "recover":
      return say("spoken.costs", { cost: costWords(menu[option.do]!, say) })
    case "special": {
      const { cost: price } = laboratoryOf(view).actions[option.action]
      const about = say(`about.action.${option.action}`).replace(/\.$/, "")
      return say("board.costs", { what: about, cost: costWords(price, say) })
    }
    case "species":
      return say(`about.species.${option.species}`)
    case "start":
    case "to":
    case "room":
    case "space": {
      const room = view.map.find((place) => place.room === option.room)
      if (room === undefined) return null
      const near = roomsIn(terrainOf(view).next[option.room] ?? 0)
      return `${brief(view, option.room, say)}. ${say("spoken.next", { list: near.map((other) => brief(view, other, say)).join("; ") })}`
    }
    case "from":
    case "attacker":
    case "target":
    case "group":
    case "giveUp":
    case "charge":
    case "discharge":
      return brief(view, option.room, say)
    case "fightingGenes":
    case "fortune": {
      const fight = attack.in(view)
      if (fight === null) return null
      const isAttacker = fight.attacker === view.who
      const base = isAttacker
        ? (view.groups[fight.from]?.level ?? 0) + fight.attackerGenes + fight.attackerFortune + fight.modifier
        : (view.groups[fight.to]?.level ?? 0) + fight.defenderGenes + fight.defenderFortune
      const added = option.do === "fightingGenes" ? option.genes : option.points
      return say("spoken.strength", { strength: base + added })
    }
    case "stand": {
      // What a die of a fight or a test is held against has been said with the question
      const rolled = roll.in(view)
      if (rolled === null || rolled.die === 0 || rolled.roll !== "mutation") return null
      return say(`name.gene.${laboratoryOf(view).geneOfResult[rolled.die]}`)
    }
    default:
      return null
  }
}
