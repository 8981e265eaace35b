// A bonus card: when it is played, a drawing, and what it does in signs and words

import type { Say } from "@genepool/engine"
import type { BonusCard, Effect } from "../data/bonus.ts"
import { AreaSign } from "./art/areas.tsx"
import { bonusArt } from "./art/bonus.ts"
import { Die } from "./art/die.tsx"
import { Picture, Small } from "./art/picture.tsx"
import { Amount } from "./art/tokens.tsx"
import { usePlay } from "./play.ts"

/** What the card does, in words. */
export function effectWords(effect: Effect, say: Say): string {
  const key = `board.effect.${effect.effect}`
  if (effect.effect !== "convert" && effect.effect !== "swap") return say(key, effect)
  const { give, giveCount, take, takeCount } = effect
  return say(key, {
    give: say("board.amount", { kind: give, count: giveCount }),
    take: say("board.amount", { kind: take, count: takeCount }),
  })
}

const timingPaths = {
  fight: "M4 20 14 9M9 5l7 7M16 3l5 5-4 4-5-5ZM20 20 11 11M3 8l4-5",
  react: "M7 21c-3-4-4-8-4-11M7 21h9c3-3 4-7 4-14M7 12V5M11 11V3M15 11V4M19 11V6M3 10l4 5",
  action: "M12 3v18M4 12l8-9 8 9",
} as const

function TimingSign({ timing }: { readonly timing: BonusCard["timing"] }) {
  return (
    <svg className="kro-timing" viewBox="0 0 24 24" data-timing={timing} aria-hidden="true">
      <path d={timingPaths[timing]} />
    </svg>
  )
}

function EffectSigns({ effect }: { readonly effect: Effect }) {
  switch (effect.effect) {
    case "fightDice":
      return Array.from({ length: effect.dice }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
        <span key={at} className="kro-plus">
          +<Die face={null} />
        </span>
      ))
    case "fightAdd":
      return <b className="kro-big">+{effect.add}</b>
    case "cancel":
      return <b className="kro-big">✕</b>
    case "gain":
      return (
        <>
          <b>+</b>
          <Amount kind={effect.kind} count={effect.count} />
        </>
      )
    case "lose":
      return (
        <>
          <b>−</b>
          <Amount kind={effect.kind} count={effect.count} />
          <Other />
        </>
      )
    case "steal":
      return (
        <>
          <Other />
          <Arrow />
          <Amount kind={effect.kind} count={effect.count} />
        </>
      )
    case "convert":
    case "swap":
      return (
        <>
          <Amount kind={effect.give} count={effect.giveCount} />
          <Arrow both={effect.effect === "swap"} />
          <Amount kind={effect.take} count={effect.takeCount} />
          {effect.effect === "swap" && <Other />}
        </>
      )
  }
}

function Other() {
  return <Small className="kro-token" drawing="k:M12 3a4 4 0 1 0 .1 0ZM5 22c0-8 3-11 7-11s7 3 7 11Z" />
}

function Arrow({ both = false }: { readonly both?: boolean }) {
  return (
    <Small
      className="kro-arrow"
      drawing={both ? "l:M3 8h16l-4-4M21 16H5l4 4" : "l:M3 12h17l-6-6M20 12l-6 6"}
    />
  )
}

export function BonusFace({ id, short = false }: { readonly id: string; readonly short?: boolean }) {
  const { sight, say } = usePlay()
  const card = sight.data.bonus.get(id)
  if (card === undefined) return null
  return (
    <>
      <span className="kro-card-name">
        <TimingSign timing={card.timing} />
        {say(`name.bonus.${id}`)}
      </span>
      <Picture drawing={bonusArt[id]} />
      <span className="kro-effect">
        <EffectSigns effect={card.effect} />
        {card.area !== null && <AreaSign area={card.area} />}
      </span>
      {!short && <span className="kro-effect-words">{effectWords(card.effect, say)}</span>}
    </>
  )
}
