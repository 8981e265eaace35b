// One organ: its drawing, its crisis, the viruses in it, and what touching it means

import { Piece } from "@genepool/board"
import { type CSSProperties, memo } from "react"
import type { Box } from "../data/box.ts"
import { channelIds } from "../data/graph.ts"
import { type OrganId, zoneOf } from "../data/organs.ts"
import { type Choice, type GroupChoice, ofGroup } from "../rules/choices.ts"
import { groups, type Token, virusOf } from "../rules/tokens.ts"
import { inside, tokenWords } from "../text/inside.ts"
import { OrganDrawing } from "./art/organs.tsx"
import { TokenPicture } from "./art/viruses.tsx"
import { type Place, type Pose, spotIn, standingRoom } from "./geometry.ts"
import { usePlay } from "./play.ts"
import { usePose } from "./pose.ts"

function boxOfPlace({ width, height }: Pose, { x, y, w, h }: Place) {
  return {
    left: `${((x - w / 2) / width) * 100}%`,
    top: `${((y - h / 2) / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  }
}

/** Never smaller than a finger, about the same middle. */
function forFingers({ width, height }: Pose, { x, y, w, h }: Place) {
  const along = (at: number, size: number, of: number) => ({
    from: `min(${((at - size / 2) / of) * 100}%, ${(at / of) * 100}% - 22px)`,
    size: `max(44px, ${(size / of) * 100}%)`,
  })
  const [wide, high] = [along(x, w, width), along(y, h, height)]
  return { left: wide.from, top: high.from, width: wide.size, height: high.size }
}

/** Keys lead along them, in the order in which they are read out. */
const waysOut = ({ out, channels }: Box, organ: OrganId): string =>
  channelIds.flatMap((channel) => out[organ].filter((to) => channels[organ][to] === channel)).join(" ")

/** The options that name this organ: itself first, else a virus in it. */
export function optionsIn(options: readonly Choice[], organ: OrganId): Choice[] {
  return options.filter((option) => "organ" in option && option.organ === organ)
}

interface Props {
  readonly organ: OrganId
  readonly open: boolean
  readonly setOpen: (organ: OrganId | null) => void
}

export const Organ = memo(function Organ({ organ, open, setOpen }: Props) {
  const { view, sight, decision, withheld, word, say } = usePlay()
  const pose = usePose()
  const tokens = view.body[organ]
  const crisis = view.crises.indexOf(organ) + 1
  const zone = zoneOf[organ]
  const options = optionsIn(decision?.options ?? [], organ)
  const refused =
    options.length === 0
      ? (withheld.find(({ choice }) => "organ" in choice && choice.organ === organ) ?? null)
      : null
  const name = word("organIn", {
    organ,
    zone,
    inside: inside(view, organ, say),
    count: tokens.length,
    crisis,
  })
  const several = options.length > 1
  const place = pose.places[organ]
  const marks = pose.marks[organ]
  const asked =
    options.length === 1 && options[0] !== undefined ? say(`option.${options[0].do}`, options[0]) : ""
  return (
    <Piece
      className="vir-organ"
      anchor={`organ-${organ}`}
      place={organ}
      name={asked === "" ? name : `${asked}. ${name}`}
      options={options}
      onTouch={several ? () => setOpen(open ? null : organ) : undefined}
      pressed={several ? open : undefined}
      withheld={refused}
      tip={word("tip.organ", { zone, count: tokens.length, threshold: sight.threshold, crisis })}
      style={forFingers(pose, place)}
      data={{
        organ,
        zone,
        crisis: crisis > 0 || undefined,
        ways: waysOut(sight.box, organ),
        here: sight.from === organ || sight.to === organ || undefined,
      }}
    >
      <OrganDrawing organ={organ} />
      <span
        className="vir-organ-label"
        aria-hidden="true"
        data-side={marks.name.side}
        style={spotIn(place, marks.name)}
      >
        <i className="vir-zone-number" data-number={zone} />
        <span>{say(`name.organ.${organ}`)}</span>
      </span>
      <span
        className="vir-crowd"
        style={
          {
            ...spotIn(place, marks.dots),
            "--count": Math.min(tokens.length, sight.threshold),
            "--threshold": sight.threshold,
          } as CSSProperties
        }
      />
      {crisis > 0 && (
        <span className="vir-crisis-here" style={spotIn(place, marks.crisis)}>
          <CrisisToken token={crisis} />
        </span>
      )}
    </Piece>
  )
})

export function CrisisToken({ token }: { readonly token: number }) {
  return (
    <svg className="vir-crisis" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 0l5 8 9-4-1 10 7 6-7 6 1 10-9-4-5 8-5-8-9 4 1-10-7-6 7-6L6 4l9 4Z" />
      <text x="20" y="27">
        {token}
      </text>
    </svg>
  )
}

/** How much of a token shows beside the next one of its group. */
const shown = 0.62

/** Large enough to be seen, small enough for all groups, row by row. */
export function tokenSize(counts: readonly number[], width: number, height: number): number {
  for (let size = 56; size > 16; size--) {
    let rows = 1
    let filled = 0
    for (const count of counts) {
      const group = size * (1 + shown * (count - 1))
      if (filled > 0 && filled + group > width) {
        rows++
        filled = 0
      }
      filled += group
      if (group > width) rows = Number.POSITIVE_INFINITY
    }
    if (rows * size <= height) return size
  }
  return 16
}

/** The viruses in an organ stand on top of it: touching one means that one. */
export const Viruses = memo(function Viruses({ organ }: { readonly organ: OrganId }) {
  const { view, decision, say } = usePlay()
  const pose = usePose()
  const tokens = view.body[organ]
  if (tokens.length === 0) return null
  const { x, y, w, h } = pose.places[organ]
  const [left, top, width, height] = standingRoom[organ]
  const room = { w: w * width, h: h * height }
  const kinds = groups(tokens)
  const countOf = (token: Token) => tokens.filter((other) => other === token).length
  const size = tokenSize(kinds.map(countOf), room.w / pose.grow, room.h / pose.grow)
  const style = {
    ...boxOfPlace(pose, {
      x: x - w / 2 + w * left + room.w / 2,
      y: y - h / 2 + h * top + room.h / 2,
      w: room.w,
      h: room.h,
    }),
    "--size": size,
  }
  return (
    <div className="vir-viruses" style={style}>
      {kinds.map((token) => (
        <Group
          key={token}
          organ={organ}
          token={token}
          count={countOf(token)}
          options={decision?.options ?? []}
          name={tokenWords(view, token, say)}
        />
      ))}
    </div>
  )
})

interface GroupProps {
  readonly organ: OrganId
  readonly token: Token
  readonly count: number
  readonly options: readonly Choice[]
  readonly name: string
}

function Group({ organ, token, count, options, name }: GroupProps) {
  const { view, withheld, say, me, word } = usePlay()
  const own = options.filter(
    (option): option is GroupChoice => "token" in option && option.organ === organ && option.token === token,
  )
  // Attacking is striking somebody: the organ is understood
  const strikes =
    me !== null && virusOf(token) !== view.viruses[me]
      ? options.filter((option) => option.do === "attack" && option.organ === organ)
      : []
  const offered = own.length > 0 ? own : strikes
  // Whoever touches a virus in an organ that can be chosen means the organ
  const refused =
    offered.length === 0 && optionsIn(options, organ).length === 0
      ? (withheld.find(
          ({ choice }) => "token" in choice && choice.organ === organ && choice.token === token,
        ) ?? null)
      : null
  const first = own[0]
  return (
    <Piece
      className="vir-group"
      name={
        first !== undefined
          ? say(`option.${first.do}`, first)
          : strikes.length > 0
            ? `${say("option.remove", ofGroup("remove", organ, token))}. ${say(`name.organ.${organ}`)}`
            : count > 1
              ? `${name} × ${count}`
              : name
      }
      options={offered}
      then={own.length === 0 && strikes.length > 0 ? [ofGroup("remove", organ, token)] : []}
      withheld={refused}
      tip={word("tip.virus", { ...ofGroup("move", organ, token) })}
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these cannot be told apart
        <span className="vir-token" key={at}>
          <TokenPicture token={token} />
        </span>
      ))}
    </Piece>
  )
}
