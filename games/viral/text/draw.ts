// The body, the charts and the cards as text, for the terminal

import type { Say, Seat } from "@genepool/engine"
import { boxOf } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type OrganId, organsOf, type ZoneId, zoneIds } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import type { CardsView, View } from "../rules/view.ts"

export function drawText(view: View, say: Say): string {
  const blocks = [drawHead(view, say), drawBody(view, say), drawViruses(view, say), drawCards(view, say)]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")
}

function drawHead(view: View, say: Say): string[] {
  if (view.round === 0 && view.event === null) return [say("board.setUp")]
  const round =
    view.round === 0 ? say("board.setUp") : say("board.round", { round: view.round, step: view.step })
  if (view.event === null) return [round, say("board.noEvent")]
  return [round, `${say("board.event", { event: view.event })}. ${say(`board.event.${view.event}`)}`]
}

function drawBody(view: View, say: Say): string[] {
  const names = organsOf[0]!.map((organ) => say("board.organ", { organ }).length)
  const width = Math.max(...names) + 2
  const lines = zoneIds.flatMap((zone) => [
    drawZone(view, zone, say),
    ...(organsOf[zone] as readonly OrganId[]).map((organ) => {
      const token = view.crises.indexOf(organ) + 1
      const crisis = token > 0 ? `  !! ${say("board.crisis", { token })}` : ""
      return `  ${say("board.organ", { organ }).padEnd(width)}${view.body[organ].join(" ") || "·"}${crisis}`
    }),
  ])
  return view.side === "blue" ? [...lines, say("board.blue")] : lines
}

function drawZone(view: View, zone: ZoneId, say: Say): string {
  const name = say("board.zone", { zone })
  const token = view.zoneTokens[zone - 1]
  if (token === undefined) return name
  const { vp, research } = boxOf(view.options.edition).zoneTokens[token][view.side]
  const bonus = zone === zoneBonus.zone ? zoneBonus.vp : 0
  return `${name}: ${say("board.token", { vp, research: research > 0 ? `+${research}` : `${research}`, bonus })}`
}

function drawViruses(view: View, say: Say): string[] {
  if (view.viruses.length === 0) return []
  const { researchTop } = boxOf(view.options.edition)
  const lines = view.viruses.map((virus, who) => {
    const isDummy = who >= view.seats
    const name = isDummy ? say("board.dummy", { virus }) : say("board.virus", { virus, seat: who })
    const charts = [
      `${say("board.points")} ${view.scores[who]}`,
      `${say("board.research")} ${view.research[who]}/${researchTop}`,
      `${say("board.reserve")} ${view.reserve[who]}`,
    ]
    const first = who === view.first && view.ties.length > 0 ? `, ${say("board.first")}` : ""
    return `${virus}  ${name}: ${charts.join(", ")}${first}`
  })
  const ties = view.ties.map((who) => view.viruses[who])
  return [...lines, ...(ties.length > 0 ? [say("board.ties", { viruses: ties })] : [])]
}

function drawCards(view: View, say: Say): string[] {
  const lines = view.cards.flatMap((cards, seat) => {
    const virus = view.viruses[seat]
    return virus === undefined ? [] : drawHand(view, cards, seat, say)
  })
  if (view.draft !== null) lines.push(...drawDraft(view, say))
  if (view.display.length > 0) {
    const count = view.mutations.unknown + view.mutations.bottom.length
    lines.push(`${say("board.display")} (${say("board.left", { count })})`)
    for (const card of view.display) lines.push(`  ${drawCard(view, card, say)}`)
  }
  return [...lines, say("board.legend")]
}

/** One's own cards with all their icons; those of others by name. */
function drawHand(view: View, cards: CardsView, seat: Seat, say: Say): string[] {
  const virus = view.viruses[seat]
  const lines = [say("board.hand", { virus, zones: cards.zones })]
  const hand: CardId[] = seat === view.who ? [...cards.mutations, ...view.unseen] : [...cards.mutations]
  if (seat === view.who) for (const card of hand) lines.push(`  ${drawCard(view, card, say)}`)
  else {
    const hidden = cards.unseen > 0 ? [say("board.unseen", { count: cards.unseen })] : []
    lines.push(`  ${[...hand.map((card) => say("option.mutation", { card })), ...hidden].join(", ")}`)
  }
  cards.places.forEach((pair, i) => {
    lines.push(`  ${say("board.place", { place: i + 1, ...pair })}`)
  })
  for (const pair of cards.timer) lines.push(`  ${say("board.timer", { ...pair })}`)
  if (cards.deck.length > 0) lines.push(`  ${say("board.deck", { cards: cards.deck })}`)
  return lines
}

function drawDraft({ draft, seats, who }: View, say: Say): string[] {
  if (draft === null || typeof who !== "number" || draft.picks >= 4) return []
  const from = (((who - draft.picks) % seats) + seats) % seats
  const packet = draft.seen[from]?.find(({ pick }) => pick === draft.picks)
  return [
    ...(packet === undefined ? [] : [say("board.packet", { cards: packet.cards })]),
    ...(draft.kept.length === 0 ? [] : [say("board.kept", { cards: draft.kept })]),
  ]
}

/** Icons on a blue field stand in brackets; a slash divides the two of which one may be used. */
function drawCard(view: View, card: CardId, say: Say): string {
  const { slots, vp } = boxOf(view.options.edition).cards[card]
  const icons = slots.map(({ actions, zone }) => {
    const words = actions.map((action) => say(`name.action.${action}`)).join("/")
    return zone ? `(${words})` : words
  })
  return say("board.card", { card, icons: icons.join(" "), vp })
}
