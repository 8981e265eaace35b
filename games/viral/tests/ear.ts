// Viral for a small player: what an organ and a zone are worth, and how many icons a card has

import type { Choice } from "@genepool/engine"
import { itself, numberIn, type Reader } from "@genepool/text"
import { boxOf } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type OrganId, organsOf, type ZoneId, zoneOf } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import { controllerOf, countsIn } from "../rules/control.ts"
import { thresholdOf } from "../rules/state.ts"
import type { View } from "../rules/view.ts"

interface Zone {
  readonly points: number
  /** How many of mine are there. */
  readonly mine: number
  readonly held: boolean
  readonly research: number
}

/** An option, as far as it is looked at: each kind has some of these. */
type Asked = Choice & {
  readonly zone: ZoneId
  readonly organ: OrganId
  readonly card: CardId
  readonly action: string
}

type Offer =
  | { readonly kind: "zone"; readonly zone: Zone }
  | { readonly kind: "enter" | "leave" | "attack"; readonly zone: Zone; readonly room: number }
  | { readonly kind: "card"; readonly infects: number; readonly icons: number; readonly points: number }
  | { readonly kind: "icon"; readonly icon: string }
  | { readonly kind: "stop" | "other" }

const icons = ["Infect", "Attack", "Shield", "Move", "Crisis", "Magnet", "Absorb"] as const
const doings = {
  enter: ["place", "infect", "to", "placeDummy"],
  leave: ["move", "lift", "relocate"],
  attack: ["attack"],
} as const

export const reader: Reader<Offer> = {
  byEar({ options }) {
    return options.map(itself).map((words): Offer => {
      if (/^(?:Stop here|Add none)/.test(words)) return { kind: "stop" }
      const zone: Zone = {
        points:
          numberIn(words, /(\d+) points?(?: \+ \d+)?, research/) +
          numberIn(words, /points? \+ (\d+), research/),
        research: Number(/research ([+-]?\d+)/.exec(words)?.[1] ?? 0),
        mine: numberIn(words, /\byou (\d+)/),
        held: words.includes("would go to you now"),
      }
      const room = numberIn(words, /of (\d+) viruses for a crisis/) - numberIn(words, /(\d+) of \d+ viruses/)
      if (/^(?:Start in|Put it in|Infect (?:the )?[A-Z]|To (?:the )?[A-Z])/.test(words))
        return { kind: "enter", zone, room }
      if (/^(?:Move|Send|Lift) [^.]* from /.test(words)) return { kind: "leave", zone, room }
      if (/^Attack in /.test(words)) return { kind: "attack", zone, room }
      const use = new RegExp(`^(${icons.join("|")})(?:,|\\.| instead)`).exec(words)
      if (use !== null) return { kind: "icon", icon: use[1] ?? "" }
      if (/^[^.]*\(zone \d\)\. .*research/.test(words)) return { kind: "zone", zone }
      const slots = words.split(". ").at(-1) ?? ""
      if (new RegExp(`(?:${icons.join("|")})`).test(slots) && /^(?:Take |Keep )?[A-Z]/.test(words))
        return {
          kind: "card",
          infects: slots.split("Infect").length - 1,
          icons: slots.split(", ").filter((slot) => icons.some((icon) => slot.includes(icon))).length,
          points: numberIn(slots, /(\d+) points? at the end/),
        }
      return { kind: "other" }
    })
  },
  bySight(given, decision) {
    const view = given as View
    const box = boxOf(view.options.edition)
    const me = decision.seat
    const zoneSeen = (zone: ZoneId): Zone => {
      const token = view.zoneTokens[zone - 1]
      if (token === undefined) return { points: 0, research: 0, mine: 0, held: false }
      const { vp, research } = box.zoneTokens[token][view.side]
      const mine = (organsOf[zone] as readonly OrganId[]).reduce(
        (sum, organ) => sum + (countsIn(view, organ)[me] ?? 0),
        0,
      )
      const held = view.ties.length > 0 && controllerOf(view, zone) === me
      return { points: vp + (zone === zoneBonus.zone ? zoneBonus.vp : 0), research, mine, held }
    }
    const card = (id: CardId): Offer => {
      const { slots, vp } = box.cards[id]
      return {
        kind: "card",
        infects: slots.filter(({ actions }) => (actions as readonly string[]).includes("infect")).length,
        icons: slots.length,
        points: vp,
      }
    }
    return (decision.options as unknown as readonly Asked[]).map((option): Offer => {
      if (option.do === "finish" || option.do === "decline") return { kind: "stop" }
      if (option.do === "zone") return { kind: "zone", zone: zoneSeen(option.zone) }
      if (option.do === "use") {
        const name = String(option.action)
        const icon = icons.find((one) => one.toLowerCase() === name)
        return icon === undefined ? { kind: "other" } : { kind: "icon", icon }
      }
      const kind = (Object.keys(doings) as (keyof typeof doings)[]).find((one) =>
        (doings[one] as readonly string[]).includes(option.do),
      )
      if (kind !== undefined) {
        const organ: OrganId = option.organ
        return {
          kind,
          zone: zoneSeen(zoneOf[organ]),
          room: thresholdOf(view) - view.body[organ].length,
        }
      }
      if (option.do === "mutation" || option.do === "take" || option.do === "keep" || option.do === "lay")
        return card(option.card)
      return { kind: "other" }
    })
  },
  worth(offer) {
    switch (offer.kind) {
      case "zone":
        return worthOfZone(offer.zone) + (offer.zone.mine > 0 ? 1 : 0)
      case "enter":
        return worthOfZone(offer.zone) - (offer.room <= 1 ? 4 : 0)
      case "leave":
        return 5 - worthOfZone(offer.zone) + (offer.room <= 0 ? 3 : 0)
      case "attack":
        return 2 + offer.zone.points
      case "card":
        return 2 * offer.infects + offer.icons + offer.points
      case "icon":
        return (
          { Infect: 8, Attack: 4, Absorb: 3, Magnet: 2, Shield: 3, Move: 1, Crisis: 0.5 }[offer.icon] ?? 1
        )
      case "stop":
        return 0.7
      default:
        return 0.8
    }
  },
}

/** Points are worth having, research is not; one more where it is needed most. */
const worthOfZone = ({ points, research, mine, held }: Zone) =>
  points - 0.5 * research + (held ? -1 : 1) + (mine === 0 ? 0.5 : 0)
