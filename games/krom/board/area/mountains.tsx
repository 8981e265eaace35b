// In the mountains: five dice, tapped to choose what is thrown again, and what each pattern is
// worth

import { Piece } from "@genepool/board"
import { useState } from "react"
import { climbingDice, type Pattern, patterns } from "../../data/mountains.ts"
import { mountains, patternOf } from "../../rules/mountains.ts"
import { rewardOf } from "../../text/rewards.ts"
import { Die } from "../art/die.tsx"
import { Small } from "../art/picture.tsx"
import { Amount, Amounts, TokenIcon } from "../art/tokens.tsx"
import { usePlay } from "../play.ts"

/** How a pattern looks in five dice: equal letters are equal dice. */
const looks: { readonly [P in Pattern]: string } = {
  none: "abcde",
  pair: "aabcd",
  twoPair: "aabbc",
  three: "aaabc",
  fullHouse: "aaabb",
  four: "aaaab",
  five: "aaaaa",
  straight: "12345",
}

export function Mountains() {
  const { sight } = usePlay()
  const dice = sight.climb?.dice ?? []
  return (
    <div className="kro-mountains">
      <Climb key={`${sight.climb?.rerolls}${dice.join("")}`} />
      <RewardTable pattern={dice.length > 0 ? patternOf(dice) : null} />
    </div>
  )
}

const asks: ReadonlySet<string> = new Set([mountains.ask("climb"), mountains.ask("dice")])

function Climb() {
  const { sight, decision, offers, refusal, word, say, facts, chooseAll } = usePlay()
  const [marked, setMarked] = useState<readonly number[]>([])
  const { prices } = sight.data
  const dice = sight.climb?.dice ?? []
  const rerolls = sight.climb?.rerolls ?? 0
  const [reroll] = offers("reroll")
  const [anyThrow] = offers("throw")
  const mayMark = reroll !== undefined || anyThrow !== undefined
  const climbing = decision !== null && asks.has(decision.ask)
  const claims = offers("claim")
  const places = Array.from({ length: climbingDice }, (_, at) => at + 1)
  const toggle = (place: number) =>
    setMarked(
      marked.includes(place) ? marked.filter((it) => it !== place) : [...marked, place].sort((a, b) => a - b),
    )
  const fresh = facts.some(({ fact }) => fact === "climbed" || fact === "rerolled")
  const thrown = { do: "throw", dice: marked } as const
  const again = () =>
    reroll !== undefined ? chooseAll(reroll, thrown) : anyThrow !== undefined && chooseAll(thrown)
  if (dice.length === 0)
    return (
      <div className="kro-climb">
        <Piece
          className="kro-slab kro-start"
          name={say("option.climb")}
          options={offers("climb")}
          withheld={refusal(({ do: verb }) => verb === "climb")}
          tip={word("tip.climb")}
        >
          {places.map((place) => (
            <Die key={place} face={null} />
          ))}
        </Piece>
        <RerollPrices done={0} />
      </div>
    )
  return (
    <div className="kro-climb">
      {/* biome-ignore lint/a11y/useSemanticElements: dice on a table are no form */}
      <div className="kro-five" role="group" aria-label={word("dice", { dice: dice.join(", ") })}>
        {places.map((place) => (
          <Piece
            key={place}
            className="kro-die-place"
            name={word("die", { place, face: dice[place - 1], marked: marked.includes(place) })}
            onTouch={mayMark ? () => toggle(place) : undefined}
            pressed={mayMark ? marked.includes(place) : undefined}
          >
            <Die face={dice[place - 1] as number} fresh={fresh} late={place} />
          </Piece>
        ))}
      </div>
      {claims.length > 0 ? (
        <div className="kro-answers">
          {claims.map((option) => (
            <Piece
              key={option.kind}
              className="kro-slab"
              name={say("option.claim", option)}
              options={[option]}
            >
              <Amount kind={option.kind} count={option.count} />
            </Piece>
          ))}
        </div>
      ) : (
        climbing && (
          <div className="kro-answers">
            <Piece
              className="kro-slab kro-say"
              name={word("throwAgain", { count: marked.length, price: prices.rerolls[rerolls] ?? 0 })}
              onTouch={mayMark && marked.length > 0 ? again : undefined}
              withheld={
                refusal(({ do: verb }) => verb === "reroll") ??
                (mayMark ? { choice: thrown, reason: { why: "markDice" } } : null)
              }
              tip={word("tip.reroll")}
            >
              {word("throwAgainShort", { count: marked.length })}
              <span className="kro-price">
                <b>{prices.rerolls[rerolls] ?? "–"}</b>
                <TokenIcon kind="krom" />
              </span>
            </Piece>
          </div>
        )
      )}
      <RerollPrices done={rerolls} />
    </div>
  )
}

function RerollPrices({ done }: { readonly done: number }) {
  const { sight, word } = usePlay()
  const { rerolls } = sight.data.prices
  return (
    <div
      className="kro-ladder kro-rerolls"
      role="img"
      aria-label={word("rerollPrices", { done, list: rerolls.join(", ") })}
      data-tip={word("tip.reroll")}
    >
      <Small className="kro-again" drawing="l:M19 12a7 7 0 1 1-2-5M17 2v5h-5" />
      {rerolls.map((price, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the first re-roll, the second, and so on
          key={at}
          className="kro-rung"
          data-state={at < done ? "done" : at === done && sight.climb !== null ? "next" : "later"}
        >
          <b>{price}</b>
          <TokenIcon kind="krom" />
        </span>
      ))}
    </div>
  )
}

function RewardTable({ pattern }: { readonly pattern: Pattern | null }) {
  const { sight, say, word } = usePlay()
  return (
    <ul className="kro-rewards" data-tip={word("tip.patterns")}>
      {patterns
        .filter((it) => it !== "none")
        .map((it) => {
          const { reward, or } = sight.data.mountains[it]
          return (
            <li key={it} data-reached={it === pattern || undefined}>
              <span className="visually-hidden">
                {say("spoken.pattern", { pattern: it, reward: rewardOf(sight.data, it, say) })}
              </span>
              <PatternLook look={looks[it]} />
              <Amounts counts={reward} />
              {or.map(({ kind, count }, at) => (
                <span key={kind} className="kro-side" aria-hidden="true">
                  {at > 0 && <i>/</i>}
                  <Amount kind={kind} count={count} />
                </span>
              ))}
            </li>
          )
        })}
    </ul>
  )
}

function PatternLook({ look }: { readonly look: string }) {
  const letters = look.split("")
  const left = (at: number) => at * 12.4 + 1
  const paintOf = (letter: string) =>
    /[ab]/.test(letter) && look.split(letter).length > 2 ? letter : undefined
  const digits = letters.filter((letter) => /\d/.test(letter))
  return (
    <svg className="kro-look" viewBox="0 0 62 14" aria-hidden="true">
      {[undefined, "a", "b"].map((paint) => {
        const dice = letters.flatMap((letter, at) => (paintOf(letter) === paint ? [die(left(at))] : []))
        return dice.length === 0 ? null : (
          <path key={paint ?? ""} className="kro-look-die" data-same={paint} d={dice.join("")} />
        )
      })}
      {digits.length > 0 && (
        <text
          className="kro-look-text"
          x={digits.map((_, at) => left(at) + 5.5).join(" ")}
          y="10.500"
          textAnchor="middle"
        >
          {digits.join("")}
        </text>
      )}
    </svg>
  )
}

/** 11 by 12, with round corners. */
const die = (x: number) =>
  `M${x + 2.5} 1h6a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5Z`
