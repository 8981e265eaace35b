// When touching an organ could mean several things, they hang over it, large enough for a thumb

import { Piece } from "@genepool/board"
import { useEffect } from "react"
import type { OrganId } from "../data/organs.ts"
import type { Choice } from "../rules/choices.ts"
import { Sign } from "./art/icons.tsx"
import { TokenPicture } from "./art/viruses.tsx"
import { optionsIn } from "./organ.tsx"
import { usePlay } from "./play.ts"
import { usePose } from "./pose.ts"

interface Props {
  readonly organ: OrganId
  readonly close: () => void
}

export function Bubble({ organ, close }: Props) {
  const { decision, say, step } = usePlay()
  const { width, height, places } = usePose()
  const options = optionsIn(decision?.options ?? [], organ)
  // What was asked is over
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the game goes on
  useEffect(() => close, [step])
  if (options.length < 2) return null
  const { x, y, h } = places[organ]
  const below = y < height / 4
  return (
    <div
      className="vir-bubble"
      data-below={below || undefined}
      style={{
        left: `clamp(6rem, ${(x / width) * 100}%, 100% - 6rem)`,
        top: `${((below ? y + h / 2 : y - h / 2) / height) * 100}%`,
      }}
    >
      {options.map((option) => (
        <Piece
          key={JSON.stringify(option)}
          className="vir-slab"
          name={say(`option.${option.do}`, option)}
          options={[option]}
        >
          <Meaning option={option} />
        </Piece>
      ))}
    </div>
  )
}

function Meaning({ option }: { readonly option: Choice }) {
  const { say } = usePlay()
  if ("token" in option) return <TokenPicture token={option.token} />
  if (option.do === "pull" || option.do === "push")
    return (
      <>
        <Sign sign={option.do} />
        <small>{say(`board.${option.do}`)}</small>
      </>
    )
  return <small>{say(`option.${option.do}`, option)}</small>
}
