// The board of a game that has not been drawn yet: the view in letters, as in the terminal

import type { BoardProps, GameModule } from "@genepool/engine"
import type { ComponentType } from "react"

export function textBoardOf(module: GameModule): ComponentType<BoardProps> {
  return function TextBoard({ view, say }: BoardProps) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <pre className="text-board" tabIndex={0}>
        {module.drawText(view, say)}
      </pre>
    )
  }
}
