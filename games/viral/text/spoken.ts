// The patient in words, for who does not see the board: organs, vessels in and out, charts,
// everybody's cards

import type { Say, Seat, Spoken, SpokenPlace } from "@genepool/engine"
import { boxOf } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type ChannelId, channelIds } from "../data/graph.ts"
import { type OrganId, organIds, organsOf, type ZoneId, zoneIds, zoneOf } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import type { Choice } from "../rules/choices.ts"
import { controllerOf, countsIn } from "../rules/control.ts"
import { draft } from "../rules/draft.ts"
import { dummyCards } from "../rules/dummy.ts"
import type { Fact } from "../rules/facts.ts"
import { pair, playCard } from "../rules/play.ts"
import { thresholdOf } from "../rules/state.ts"
import type { CardsView, View } from "../rules/view.ts"
import { inside } from "./inside.ts"
import { isRoundEnd, isRoundOver, turnWords, whoseTurn } from "./turn.ts"

export const spoken: Spoken<View, Choice, Fact> = {
  position: (view, say) => ({
    now: stageOf(view, say),
    places: organIds.map((organ) => placeOf(view, organ, say)),
    table: besideOf(view, say),
    players: view.viruses.map((_, who) => playerOf(view, who, say)),
  }),
  option: optionWords,
  brings: crisesOf,
  turn: turnWords,
  called: (view, seat, say) =>
    view.viruses[seat] === undefined ? null : say("board.virusName", { virus: view.viruses[seat] }),
  isRoundEnd,
  isRoundOver,
  whoseTurn,
}

function stageOf(view: View, say: Say): string[] {
  const { round, step, event, eventsLeft } = view
  const card = playCard.in(view)
  const played = card === null ? undefined : view.cards[card.seat]?.places.at(-1)
  const turned = dummyCards.in(view)
  const laid = view.cards.flatMap((_, seat) => (hasLaid(view, seat) ? [seat] : []))
  return [
    round === 0 ? say("board.setUp") : say("board.round", { round, step }),
    ...(event === null
      ? round === 0
        ? []
        : [say("board.noEvent")]
      : [
          `${say("board.event", { event })}. ${say(`board.event.${event}`)}`,
          say("spoken.events", { count: eventsLeft }),
        ]),
    ...(laid.length === 0
      ? []
      : [say("spoken.laid", { seats: laid.map((seat) => nameOf(view, seat, say)).join(", ") })]),
    ...ownAnswer(view, say),
    ...(card === null || played === undefined
      ? []
      : [
          say("board.inPlay", { virus: view.viruses[card.seat]!, card: played.card }),
          say("spoken.icons", { zone: played.zone, icons: iconsLeft(view, played.card, card.used, say) }),
        ]),
    ...(turned === null
      ? []
      : [say("fact.dummyCards", { virus: view.viruses[view.seats] ?? "none", zones: turned.zones })]),
  ]
}

function answerOf(view: View, seat: Seat): readonly Choice[] | "given" | null {
  const answer = (pair.in(view) ?? draft.in(view))?.answers?.[seat] ?? null
  return answer === "open" ? null : (answer as readonly Choice[] | "given" | null)
}

function hasLaid(view: View, seat: Seat): boolean {
  const answer = answerOf(view, seat)
  return answer === "given" || (answer !== null && answer.length > 0)
}

function ownAnswer(view: View, say: Say): string[] {
  const answer = typeof view.who === "number" ? answerOf(view, view.who) : null
  if (answer === null || answer === "given" || answer.length === 0) return []
  return [
    say("spoken.secret", { list: answer.map((choice) => say(`option.${choice.do}`, choice)).join(", ") }),
  ]
}

/** The zone of the pair that the listener is laying, until its card ends it. */
function chosenZone(view: View): ZoneId | null {
  const answer = typeof view.who === "number" ? answerOf(view, view.who) : null
  if (answer === null || answer === "given") return null
  const choice = answer.findLast(({ do: verb }) => verb === "zone")
  return choice?.do === "zone" ? choice.zone : null
}

/** The listener's own virus is theirs, wherever it is met. */
function nameOf(view: View, who: number, say: Say): string {
  if (who === view.who) return say("spoken.you")
  return say("board.virusName", { virus: view.viruses[who] ?? "none" })
}

function placeOf(view: View, organ: OrganId, say: Say): SpokenPlace {
  const crisis = view.crises.indexOf(organ) + 1
  const count = view.body[organ].length
  return {
    id: organ,
    name: say(`name.organ.${organ}`),
    line: `${say("spoken.organ", { organ, zone: zoneOf[organ], crisis })}: ${inside(view, organ, say)}`,
    near: [
      ...waysOf(view, organ, say, (other) => `${say(`name.organ.${other}`)} (${inside(view, other, say)})`),
      say("spoken.full", { count, threshold: thresholdOf(view) }),
      zoneWords(view, zoneOf[organ], say),
    ],
  }
}

/** An organ by its name, with those who are there. */
function whoIsIn(view: View, organ: OrganId, say: Say): string {
  const name = say(`name.organ.${organ}`)
  return view.body[organ].length === 0 ? name : `${name} (${inside(view, organ, say)})`
}

/** The ways out of an organ and into it, by their kind. */
function waysOf(view: View, organ: OrganId, say: Say, end: (organ: OrganId) => string): string[] {
  const box = boxOf(view.options.edition)
  const leads = (ways: readonly OrganId[], channel: ChannelId, from: boolean) =>
    ways.filter((other) => (from ? box.channels[other][organ] : box.channels[organ][other]) === channel)
  return channelIds.flatMap((channel) => {
    const out = leads(box.out[organ], channel, false)
    // Touching organs and lymph lead both ways: once is enough
    const isOneWay = channel === "artery" || channel === "vein"
    const into = isOneWay ? leads(box.into[organ], channel, true) : []
    return [
      ...(out.length === 0 ? [] : [say("spoken.out", { channel, list: out.map(end).join("; ") })]),
      ...(into.length === 0 ? [] : [say("spoken.into", { channel, list: into.map(end).join("; ") })]),
    ]
  })
}

function zoneWords(view: View, zone: ZoneId, say: Say): string {
  const token = view.zoneTokens[zone - 1]
  if (token === undefined) return say("board.zone", { zone })
  const { vp, research } = boxOf(view.options.edition).zoneTokens[token][view.side]
  const bonus = zone === zoneBonus.zone ? zoneBonus.vp : 0
  const holder = view.ties.length === 0 ? -1 : controllerOf(view, zone)
  const about = { zone, vp, bonus, research: research > 0 ? `+${research}` : `${research}` }
  const line =
    holder < 0
      ? say("board.zoneToken", about)
      : holder === view.who
        ? say("board.zoneYours", about)
        : say("board.zoneHeld", { ...about, virus: view.viruses[holder]! })
  const counts = view.viruses.flatMap((_, who) => {
    const count = (organsOf[zone] as readonly OrganId[]).reduce(
      (sum, organ) => sum + countsIn(view, organ)[who]!,
      0,
    )
    return count === 0 ? [] : [`${nameOf(view, who, say)} ${count}`]
  })
  return counts.length === 0 ? line : `${line}. ${counts.join(", ")}`
}

function besideOf(view: View, say: Say): string[] {
  const box = boxOf(view.options.edition)
  const out = view.crises.flatMap((organ) => (organ === null ? [] : [organ]))
  return [
    ...zoneIds.map((zone) => zoneWords(view, zone, say)),
    ...(view.side === "blue" ? [say("board.blue")] : []),
    ...view.viruses.map((virus, who) =>
      say("board.researchOf", { virus, level: view.research[who]!, top: box.researchTop }),
    ),
    say("board.track", {
      list: view.viruses.map((_, who) => `${nameOf(view, who, say)} ${view.scores[who]}`).join(", "),
    }),
    say("spoken.symbols", { list: box.symbols.join(", ") }),
    ...(view.ties.length === 0
      ? []
      : [say("board.ties", { viruses: view.ties.map((who) => view.viruses[who]!) })]),
    say("board.crisesLeft", {
      count: view.crises.length - out.length,
      any: out.length > 0,
      out: out.map((organ) => say(`name.organ.${organ}`)).join(", "),
    }),
    ...(view.display.length === 0
      ? []
      : [
          say("board.display"),
          ...view.display.map((card) => cardWords(view, card, say)),
          say("board.left", { count: view.mutations.unknown + view.mutations.bottom.length }),
        ]),
    ...(view.seats === 2
      ? [say("board.dummyDeck", { count: view.dummyDeck.unknown.length + view.dummyDeck.bottom.length })]
      : []),
    ...draftWords(view, say),
  ]
}

function draftWords({ draft, seats, who }: View, say: Say): string[] {
  if (draft === null || typeof who !== "number" || draft.picks >= 4) return []
  const from = (((who - draft.picks) % seats) + seats) % seats
  const packet = draft.seen[from]?.find(({ pick }) => pick === draft.picks)
  return [
    ...(packet === undefined ? [] : [say("board.packet", { cards: packet.cards })]),
    ...(draft.kept.length === 0 ? [] : [say("board.kept", { cards: draft.kept })]),
  ]
}

/**
 * A card by its icons: those bound to the zone of the pair say so, and where one of two may be
 * used, "or" stands.
 */
function cardWords(view: View, card: CardId, say: Say): string {
  const { vp } = boxOf(view.options.edition).cards[card]
  return say("board.card", { card, icons: iconsLeft(view, card, [], say), vp })
}

function iconsLeft(view: View, card: CardId, used: readonly number[], say: Say): string {
  return boxOf(view.options.edition)
    .cards[card].slots.flatMap(({ actions, zone }, slot) => {
      if (used.includes(slot)) return []
      const icons = actions.map((action) => say(`name.action.${action}`)).join(say("spoken.or"))
      return [say("spoken.icon", { icons, zone })]
    })
    .join(", ")
}

function playerOf(view: View, who: number, say: Say): string[] {
  const virus = view.viruses[who]!
  const isDummy = who >= view.seats
  const cards = view.cards[who]
  const { researchTop } = boxOf(view.options.edition)
  return [
    isDummy ? say("board.dummy", { virus }) : say("board.virus", { virus, seat: who }),
    ...(who === view.first && view.ties.length > 0 ? [say("spoken.first")] : []),
    say("board.pointsOf", { points: view.scores[who]! }),
    say("board.researchOf", { virus, level: view.research[who]!, top: researchTop }),
    say("board.inReserve", { count: view.reserve[who]! }),
    ...where(view, who, say),
    ...(cards === undefined || isDummy ? [] : handWords(view, cards, who, say)),
  ]
}

/** Where one's viruses are, organ by organ. */
function where(view: View, who: number, say: Say): string[] {
  const there = organIds.flatMap((organ) => {
    const count = countsIn(view, organ)[who] ?? 0
    return count === 0 ? [] : [`${say(`name.organ.${organ}`)}${count > 1 ? ` ×${count}` : ""}`]
  })
  return there.length === 0 ? [] : [say("spoken.where", { list: there.join(", ") })]
}

function handWords(view: View, cards: CardsView, seat: Seat, say: Say): string[] {
  const mine = seat === view.who
  const hand: CardId[] = mine ? [...cards.mutations, ...view.unseen] : [...cards.mutations]
  return [
    say("spoken.zones", { count: cards.zones.length, zones: cards.zones }),
    say("spoken.cards", { count: hand.length + (mine ? 0 : cards.unseen), gained: cards.gained }),
    ...hand.map((card) => cardWords(view, card, say)),
    ...(mine && view.unseen.length > 0 ? [say("spoken.onlyYou", { cards: view.unseen })] : []),
    ...(!mine && cards.unseen > 0 ? [say("board.unseen", { count: cards.unseen })] : []),
    ...cards.places.map((pair, i) => say("board.place", { place: i + 1, ...pair })),
    ...cards.timer.map((pair) => say("board.timer", { ...pair })),
    ...(cards.deck.length > 0 ? [say("board.deck", { cards: cards.deck })] : []),
  ]
}

/** Organs that would hold enough viruses for a crisis. */
function crisesOf(facts: readonly Fact[], say: Say): string | null {
  const organs = facts.flatMap((fact) =>
    fact.fact === "crisis" && fact.cause === "full" ? [fact.organ] : [],
  )
  return organs.length === 0 ? null : say("spoken.falls", { organs })
}

function optionWords(view: View, option: Choice, say: Say): string | null {
  if ("organ" in option) {
    const { organ } = option
    const count = view.body[organ].length
    return [
      inside(view, organ, say),
      say("spoken.full", { count, threshold: thresholdOf(view) }),
      zoneWords(view, zoneOf[organ], say),
      // Where to begin is asked once: what comes of it is a matter of the ways from there
      ...(option.do === "place" ? waysOf(view, organ, say, (other) => whoIsIn(view, other, say)) : []),
    ].join(". ")
  }
  if (option.do === "virus") return say("spoken.equal")
  if (option.do === "zone") {
    const taken = chosenZone(view)
    const words = zoneWords(view, option.zone, say)
    return taken === null
      ? words
      : `${say("spoken.instead", { zone: taken })}. ${words.replace(/^[^:]*: /, "")}`
  }
  if ("card" in option) return cardWords(view, option.card, say)
  if (option.do === "use") return say(`board.tip.${option.action}`)
  return null
}
