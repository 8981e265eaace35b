// Who has how many viruses where: counted once for a judgement, into the same few arrays every
// time.

import { type OrganId, organIds, organsOf, zoneIds } from "../data/organs.ts"
import type { Participant, State } from "../rules/state.ts"

/** Room for five participants per organ. */
const width = 5

/** The places of a zone's organs in the census, by zone 1..6. */
export const placesOf: readonly (readonly number[])[] = [
  [],
  ...zoneIds.map((zone) => (organsOf[zone] as readonly OrganId[]).map((organ) => organIds.indexOf(organ))),
]

export class Census {
  /** Visible viruses by organ and participant. */
  private readonly all = new Int8Array(organIds.length * width)
  /** Those of them without a shield. */
  private readonly plain = new Int8Array(organIds.length * width)
  private readonly owners = new Int8Array(128)

  take(state: State): void {
    this.begin(state)
    for (let place = 0; place < organIds.length; place++) this.count(state, place)
  }

  /** Counts one zone alone; what is known of the others is out of date. */
  takeZone(state: State, zone: number): void {
    this.begin(state)
    for (const place of placesOf[zone] as readonly number[]) this.count(state, place)
  }

  /** As if there were so many more, or fewer. */
  add(place: number, who: Participant, by: number): void {
    this.all[place * width + who]! += by
  }

  private begin({ viruses }: State): void {
    for (let who = 0; who < viruses.length; who++) this.owners[(viruses[who] as string).charCodeAt(0)] = who
  }

  private count(state: State, place: number): void {
    const { all, plain, owners } = this
    const start = place * width
    for (let at = start; at < start + width; at++) {
      all[at] = 0
      plain[at] = 0
    }
    const tokens = state.body[organIds[place] as OrganId]
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as string
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

  /** Viruses in the whole zone, or 0 for whoever is missing in one of its organs. */
  controlTotal(zone: number, who: Participant): number {
    let total = 0
    for (const place of placesOf[zone] as readonly number[]) {
      const count = this.in(place, who)
      if (count === 0) return 0
      total += count
    }
    return total
  }
}
