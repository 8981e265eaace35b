// The puzzle of the day, on the landing page: a link, without the puzzle

import type { AppSay } from "../text/index.ts"

export function PuzzleRow({ say }: { readonly say: AppSay }) {
  return (
    <li className="table-row">
      <a className="table-row-main" href="/puzzles/daily">
        <strong>{say("lobby.puzzle")}</strong>
        <span>{say("lobby.puzzle.about")}</span>
      </a>
      <a className="table-row-state" href="/puzzles">
        {say("lobby.puzzles.all")}
      </a>
    </li>
  )
}
