// A game without a drawn world on the landing page: its own name and pitch, loaded when the page
// has time

import type { Locale } from "@genepool/engine"
import { useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { loadGame } from "../table/games.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly id: string
  readonly locale: Locale
  readonly say: AppSay
}

export function OtherGame({ id, locale, say }: Props) {
  const [words, setWords] = useState<{ readonly [key: string]: string } | null>(null)
  useEffect(() => {
    let here = true
    loadGame(id)
      .then(({ module }) => here && setWords(module.texts[locale]))
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [id, locale])
  const name = words?.["game.name"] ?? id
  return (
    <li className="table-row">
      <a className="table-row-main" href={`/${id}`}>
        <strong>{name}</strong>
        <span>{words?.["game.pitch"] ?? ""}</span>
      </a>
      <a
        className="button"
        href={`/${id}/play?people=1&bots=level3`}
        aria-label={say("lobby.playNow.name", { name })}
      >
        <Icon shape="play" />
        {say("lobby.playNow")}
      </a>
    </li>
  )
}
