// Everybody's yes before the game: one button for whoever is asked, and for whom is waited

import type { Snapshot } from "@genepool/wire"
import { calledInWords } from "../app/called.tsx"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import type { OnlineSource } from "./online-source.ts"

interface Props {
  readonly now: Snapshot
  readonly source: OnlineSource
  readonly isOwner: boolean
  readonly say: AppSay
}

export function Readiness({ now, source, isOwner, say }: Props) {
  const { you, seats, terms } = now
  const isFull = seats.every(({ player, kind }) => player !== null || kind === "bot")
  const missing = seats.filter(({ seat, player, ready }) => player !== null && !ready && seat !== you)
  const mine = you === "spectator" ? null : (seats[you] ?? null)
  if (isOwner && (!isFull || missing.length === 0))
    return (
      <button
        type="button"
        className="button"
        data-kind="main"
        disabled={!isFull}
        onClick={() => void source.ask("start", { terms })}
      >
        <Icon shape="play" />
        {isFull ? say("online.start") : say("online.startWhenFull")}
      </button>
    )
  if (mine === null) return null
  const names = missing.map((seat) => calledInWords(seat, say))
  return (
    <div className="readiness" role="status">
      <p>
        {!mine.ready
          ? say("online.ready.ask")
          : isFull && names.length > 0
            ? say("online.ready.waiting", { names })
            : say("online.ready.begins")}
      </p>
      {!mine.ready && (
        <button
          type="button"
          className="button"
          data-kind="main"
          onClick={() => void source.ask("ready", { terms })}
        >
          <Icon shape="check" />
          {say("online.ready")}
        </button>
      )}
    </div>
  )
}
