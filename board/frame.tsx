// The board itself: where its parts find each other, how wide it is, and what is one key away

import type { Choice } from "@genepool/engine"
import {
  type ComponentType,
  createContext,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react"
import { followArrow } from "./arrows.ts"
import { Intro, type IntroStep, isIntroduced } from "./intro.tsx"
import { type DataAttributes, dataAttributes } from "./piece.tsx"
import { type AnyPlay, PlayProvider } from "./play.tsx"
import { Tips } from "./tips.tsx"
import { useIsWide } from "./use-is-wide.ts"
import { Weaves } from "./weaves.tsx"
import "./style/board.css"
import "./style/piece.css"
import "./style/help.css"

interface Frame {
  readonly root: RefObject<HTMLDivElement | null>
  /** Null, where there is none. */
  readonly openAid: (() => void) | null
  readonly openIntro: (() => void) | null
}

export const FrameContext = createContext<Frame | null>(null)

/** The element of the whole board, to find anchors in, and the ways to help. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (frame === null) throw new Error("a part of the board stands outside of the board")
  return frame
}

/** The ways to help, for whoever stands around the board: a table may have none. */
export function useHelp(): Pick<Frame, "openAid" | "openIntro"> {
  return use(FrameContext) ?? noHelp
}

const noHelp = { openAid: null, openIntro: null }

interface Props {
  readonly play: AnyPlay
  readonly pointed: readonly Choice[]
  /** The game, to remember by that its introduction has been seen. */
  readonly game: string
  /** The class that the board's palette and layout hang on. */
  readonly className: string
  /** From this width on, the board has its wide layout (`data-wide`). */
  readonly wideFrom: number
  /** What else the style sheet should know. */
  readonly data?: DataAttributes
  readonly intro: readonly IntroStep[]
  /** Numbers for the words of the introduction. */
  readonly introParams?: { readonly [param: string]: unknown }
  /** The player aid. */
  readonly aid: ComponentType<{ readonly close: () => void }>
  /** Everything on the board. */
  readonly parts: ComponentType<{ readonly wide: boolean }>
}

export function BoardFrame(props: Props) {
  const { play } = props
  const { picture = false } = play
  const root = useRef<HTMLDivElement>(null)
  const wide = useIsWide(root, props.wideFrom)
  const [aid, setAid] = useState(false)
  const [intro, setIntro] = useState(() => !picture && !isIntroduced(props.game))
  const frame = useMemo(() => ({ root, openAid: () => setAid(true), openIntro: () => setIntro(true) }), [])

  // The aid is one key away, wherever the focus is, unless somebody is writing
  useEffect(() => {
    if (picture) return
    const onKey = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest("input, textarea, select")
      if (event.key === "?" && !writing) setAid((open) => !open)
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [picture])

  const Aid = props.aid
  const Parts = props.parts
  // A pointer that moves about draws none of it anew
  const parts = useMemo(() => <Parts wide={wide} />, [Parts, wide])
  return (
    <PlayProvider play={play} pointed={props.pointed}>
      <FrameContext value={frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: no form, no fieldset */}
        <div
          ref={root}
          className={`board ${props.className}`}
          role="group"
          aria-label={play.word("label")}
          data-wide={wide || undefined}
          data-still={play.still || undefined}
          {...dataAttributes(props.data ?? {})}
          onKeyDown={(event) => root.current !== null && followArrow(root.current, event)}
        >
          <Weaves />
          {parts}
          {intro && (
            <Intro
              root={root}
              game={props.game}
              steps={props.intro}
              params={props.introParams ?? {}}
              close={() => setIntro(false)}
            />
          )}
          {aid && <Aid close={() => setAid(false)} />}
          {!picture && <Tips board={root} />}
        </div>
      </FrameContext>
    </PlayProvider>
  )
}
