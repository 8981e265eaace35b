// Who has how many viruses where: counted into the same few arrays every time, and only where
// something has changed since the last time.

import { type OrganId, organIds, organsOf, zoneIds, zoneOf } from "../data/organs.ts"
import type { Participant, State } from "../rules/state.ts"
import type { Token } from "../rules/tokens.ts"

/** Room for five participants per organ. */
const width = 5

/** The places of a zone's organs in the census, by zone 1..6. */
export const placesOf: readonly (readonly number[])[] = [
  [],
  ...zoneIds.map((zone) => (organsOf[zone] as readonly OrganId[]).map((organ) => organIds.indexOf(organ))),
]

/** The place of an organ in the census. */
export const placeOf = Object.fromEntries(organIds.map((organ, place) => [organ, place])) as {
  readonly [O in OrganId]: number
}
const zoneAt: readonly number[] = organIds.map((organ) => zoneOf[organ])

export class Census {
  /** Visible viruses by organ and participant. */
  private readonly all = new Int8Array(organIds.length * width)
  /** Those of them without a shield. */
  private readonly plain = new Int8Array(organIds.length * width)
  /** The same by zone 1..6 and participant, and in how many of the zone's organs there are any. */
  private readonly zoneAll = new Int8Array((zoneIds.length + 1) * width)
  private readonly zonePlain = new Int8Array((zoneIds.length + 1) * width)
  private readonly present = new Int8Array((zoneIds.length + 1) * width)
  private readonly owners = new Int8Array(128)
  /**
   * By organ the list that was counted. A list of the body is never changed, only replaced: as long
   * as it is the same one, so is what was counted.
   */
  private readonly counted = new Array<readonly Token[] | null>(organIds.length).fill(null)

  take(state: State): void {
    this.begin(state)
    for (const zone of zoneIds) this.countZone(state, zone)
  }

  /** Counts one zone alone; what is known of the others is out of date. */
  takeZone(state: State, zone: number): void {
    this.begin(state)
    this.countZone(state, zone)
  }

  /** As if there were so many more, or fewer, until the zone is counted again. */
  add(place: number, who: Participant, by: number): void {
    this.counted[place] = null
    const at = place * width + who
    const inZone = (zoneAt[place] as number) * width + who
    const before = this.all[at] as number
    this.all[at] = before + by
    this.zoneAll[inZone]! += by
    this.present[inZone]! += (before + by > 0 ? 1 : 0) - (before > 0 ? 1 : 0)
  }

  private begin({ viruses }: State): void {
    for (let who = 0; who < viruses.length; who++) {
      const letter = (viruses[who] as string).charCodeAt(0)
      if (this.owners[letter] === who) continue
      this.owners[letter] = who
      this.counted.fill(null)
    }
  }

  private countZone({ body }: State, zone: number): void {
    const { counted } = this
    const places = placesOf[zone] as readonly number[]
    let isKnown = true
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number
      const tokens = body[organIds[place] as OrganId]
      if (tokens === counted[place]) continue
      isKnown = false
      counted[place] = tokens
      this.count(tokens, place)
    }
    if (!isKnown) this.sumUp(zone, places)
  }

  private sumUp(zone: number, places: readonly number[]): void {
    const { all, plain, zoneAll, zonePlain, present } = this
    const start = zone * width
    for (let at = start; at < start + width; at++) {
      zoneAll[at] = 0
      zonePlain[at] = 0
      present[at] = 0
    }
    for (let i = 0; i < places.length; i++) {
      const from = (places[i] as number) * width
      for (let who = 0; who < width; who++) {
        const count = all[from + who] as number
        if (count === 0) continue
        zoneAll[start + who]! += count
        zonePlain[start + who]! += plain[from + who] as number
        present[start + who]!++
      }
    }
  }

  private count(tokens: readonly Token[], place: number): void {
    const { all, plain, owners } = this
    const start = place * width
    for (let at = start; at < start + width; at++) {
      all[at] = 0
      plain[at] = 0
    }
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token
      const at = start + (owners[token.charCodeAt(0)] as number)
      all[at]!++
      if (token.charCodeAt(1) !== 42) plain[at]!++
    }
  }

  in(place: number, who: Participant): number {
    return this.all[place * width + who] as number
  }

  plainIn(place: number, who: Participant): number {
    return this.plain[place * width + who] as number
  }

  inZone(zone: number, who: Participant): number {
    return this.zoneAll[zone * width + who] as number
  }

  plainInZone(zone: number, who: Participant): number {
    return this.zonePlain[zone * width + who] as number
  }

  /** In how many of the zone's organs there is one. */
  organsWith(zone: number, who: Participant): number {
    return this.present[zone * width + who] as number
  }

  /** Viruses in the whole zone, or 0 for whoever is missing in one of its organs. */
  controlTotal(zone: number, who: Participant): number {
    const at = zone * width + who
    return this.present[at] === (placesOf[zone] as readonly number[]).length
      ? (this.zoneAll[at] as number)
      : 0
  }
}

/** One for all that judge: what one has counted, the next need not count again. */
export const census = new Census()
