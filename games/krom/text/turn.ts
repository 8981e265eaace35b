// A turn in one sentence: which facts of Krom Evolution are worth a word

import type { Say, Seat, SpokenClause } from "@genepool/engine"
import { clausesOf, type Telling } from "@genepool/text"
import type { Area } from "../data/kinds.ts"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"

type FightBegan = Extract<Fact, { fact: "fightBegan" }>
/**
 * Who meets or comes somewhere is told together; the seat is the listener's, if they are among
 * them.
 */
type Together = { readonly list: string; readonly seat?: Seat }
type DrewHidden = Extract<Fact, { fact: "drewHidden" }>
type Told =
  | Exclude<Fact, { fact: "fightBegan" | "moved" | "kromosaurMoved" | "drewHidden" }>
  | (DrewHidden & { readonly count: number })
  | (FightBegan & Together)
  | (Together & { readonly fact: "moved"; readonly area: Area })

const telling: Telling<Told> = {
  weight: {
    chief: 100,
    evolved: 90,
    kromosaurFell: 85,
    trophyTaken: 85,
    stunned: 82,
    looted: 78,
    took: 78,
    lootedCard: 76,
    lootedHidden: 76,
    lost: 72,
    hurt: 70,
    wonFight: 68,
    kromosaurWon: 68,
    playedOn: 66,
    fightBegan: 60,
    fightAdded: 57,
    fightRolled: 57,
    moved: 58,
    played: 56,
    countered: 56,
    cancelled: 50,
    caught: 54,
    escaped: 52,
    reached: 52,
    gained: 48,
    bought: 47,
    rested: 46,
    gathered: 44,
    froze: 40,
    drew: 38,
    drewHidden: 36,
    hunted: 32,
    roundBegan: 34,
    openedEvolution: 30,
    stoodUp: 28,
    becameCharacter: 40,
  },
  subject: (fact) => ("seat" in fact ? (fact.seat ?? null) : null),
  object: (fact) =>
    fact.fact === "playedOn"
      ? fact.target
      : "from" in fact && typeof fact.from === "number"
        ? fact.from
        : null,
  list: { gathered: "gathering", openedEvolution: "evolution" },
  sum: { hurt: "count", drewHidden: "count" },
  each: ["gained", "lost"],
  minor: [
    "openedEvolution",
    "gathered",
    "hunted",
    "escaped",
    "reached",
    "rested",
    "stoodUp",
    "roundBegan",
    "cancelled",
  ],
}

export function turnWords(facts: readonly Fact[], view: View, say: Say): SpokenClause[] {
  const told = summed(facts).flatMap((fact, at): readonly Told[] => {
    if (fact.fact === "fightBegan") {
      const list = fightersIn(facts.slice(at + 1), fact.seats, view, say)
      const isMine = fact.seats.some((seat) => seat === view.who)
      return [{ ...fact, list, ...ofMine(isMine, view) }]
    }
    if (fact.fact === "drewHidden") return [{ ...fact, count: 1 }]
    if (fact.fact !== "moved" && fact.fact !== "kromosaurMoved") return [fact]
    const there = comersTo(fact.area, facts)
    if (there[0] !== fact) return []
    const list = there
      .map((comer) => (comer.fact === "moved" ? nameOf(comer.seat, view, say) : say("board.kromosaur")))
      .join(", ")
    const isMine = there.some((comer) => comer.fact === "moved" && comer.seat === view.who)
    return [{ fact: "moved", area: fact.area, list, ...ofMine(isMine, view) }]
  })
  return clausesOf(told, { me: view.who, telling, say })
}

/** What one gets or loses of one kind, in one. */
function summed(facts: readonly Fact[]): readonly Fact[] {
  const told: Fact[] = []
  for (const fact of facts) {
    const isAmount = fact.fact === "gained" || fact.fact === "lost"
    const at = told.findIndex(
      (other) => isAmount && other.fact === fact.fact && other.seat === fact.seat && other.kind === fact.kind,
    )
    const before = told[at]
    if (isAmount && (before?.fact === "gained" || before?.fact === "lost"))
      told[at] = { ...before, count: before.count + fact.count }
    else told.push(fact)
  }
  return told
}

/** What the listener is in is about the listener first. */
const ofMine = (isMine: boolean, { who }: View) => (isMine && who !== "spectator" ? { seat: who } : {})

/** Cards are turned over together: who goes to one area is told together. */
const comersTo = (area: Area, facts: readonly Fact[]) =>
  facts
    .filter((fact) => fact.fact === "moved" || fact.fact === "kromosaurMoved")
    .filter((fact) => fact.area === area)

const nameOf = (seat: Seat, view: View, say: Say) =>
  seat === view.who ? say("spoken.you") : say("board.player", { seat })

/**
 * Everybody in a fight with the die that lies before them, which is rolled right after it has
 * begun.
 */
function fightersIn(after: readonly Fact[], seats: readonly Seat[], view: View, say: Say): string {
  const next = after.findIndex(({ fact }) => fact === "fightBegan")
  const rolls = next < 0 ? after : after.slice(0, next)
  const named = seats.map((seat) => {
    const die = rolls.find((fact) => fact.fact === "rolled" && fact.seat === seat)
    const name = nameOf(seat, view, say)
    return die?.fact === "rolled" ? `${name} ${die.die}` : name
  })
  const kromosaur = rolls.find((fact) => fact.fact === "kromosaurRolled")
  if (kromosaur?.fact === "kromosaurRolled") named.push(`${say("board.kromosaur")} ${kromosaur.total}`)
  return named.join(", ")
}

/**
 * Nothing is settled for all at once at the end of a round: the next one begins, and that is a word
 * or two.
 */
export const isRoundEnd = (): boolean => false

/** In its phase a character acts; before, everybody moves, and those who meet fight. */
export function whoseTurn(fact: Fact): Seat | "all" | null | undefined {
  if (fact.fact === "phaseBegan") return fact.seat
  if (fact.fact === "fightBegan") return "all"
  return fact.fact === "roundBegan" ? null : undefined
}
