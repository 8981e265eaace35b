// The two ways to help, for a board's header: the introduction, and the player aid

import { useFrame } from "./frame.tsx"
import { useAnyPlay } from "./play.tsx"

export function Help() {
  const { word } = useAnyPlay()
  const { openAid, openIntro } = useFrame()
  return (
    <span className="board-help">
      <button type="button" className="board-quiet" onClick={openIntro ?? undefined}>
        <span>{word("intro.open")}</span>
        <i className="board-glyph" aria-hidden="true">
          i
        </i>
      </button>
      <button type="button" className="board-quiet" onClick={openAid ?? undefined} aria-keyshortcuts="?">
        <span>{word("aid.open")}</span>
        <i className="board-glyph" aria-hidden="true">
          ?
        </i>
      </button>
    </span>
  )
}
