// The dice of the game: what was drawn at this moment, and the check of the whole log

import type { Log } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useState } from "react"
import { Icon } from "../app/icons.tsx"
import { Technical } from "../app/technical.tsx"
import type { Verdict } from "../local/messages.ts"
import type { AppSay } from "../text/index.ts"
import type { PlaybackSource, PlaybackStep } from "./playback-source.ts"

interface Props {
  readonly source: Pick<PlaybackSource, "verify">
  readonly step: Pick<PlaybackStep, "draws">
  readonly log: Log
  /** The game's words: it names its own draws. */
  readonly words: Pick<Speaker, "sayDraw">
  readonly say: AppSay
}

export function Draws({ source, step, log, words, say }: Props) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [file] = useState(() => new Blob([JSON.stringify(log, null, 1)], { type: "application/json" }))
  const save = () => {
    const address = URL.createObjectURL(file)
    const link = document.createElement("a")
    link.href = address
    link.download = `${log.game}-${log.choices.length}.json`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <section className="draws" aria-label={say("replay.dice")}>
      <div className="branch-row">
        <button type="button" className="button" onClick={() => void source.verify().then(setVerdict)}>
          <Icon shape="seal" />
          {say("replay.verify")}
        </button>
        <button type="button" className="button" onClick={save}>
          <Icon shape="file" />
          {say("replay.save")}
        </button>
      </div>
      {step.draws.length > 0 && (
        <p className="replay-note">
          {say("replay.drawn", {
            draws: step.draws
              .map((draw) => say("replay.drawnOne", { ...words.sayDraw(draw), of: draw.of }))
              .join(", "),
          })}
        </p>
      )}
      {verdict !== null && <VerdictShown verdict={verdict} words={words} say={say} />}
    </section>
  )
}

interface VerdictProps extends Pick<Props, "words" | "say"> {
  readonly verdict: Verdict
}

function VerdictShown({ verdict, words, say }: VerdictProps) {
  const { problems, draws, sealed } = verdict
  const count = draws.reduce((sum, { draws }) => sum + draws.length, 0)
  return (
    <div className="verdict" role="status" data-good={problems.length === 0 || undefined}>
      <p>
        {problems.length > 0
          ? say("replay.dishonest")
          : sealed
            ? say("replay.honest", { count })
            : say("replay.repeatable", { count })}
      </p>
      {problems.map(({ code, message }) => (
        <p key={code}>
          {say(`verify.${code}`)} {code === "unplayable" && <Technical line={message} say={say} />}
        </p>
      ))}
      {count > 0 && (
        <details>
          <summary>{say("replay.everyDraw")}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("replay.moment")}</th>
                <th scope="col">{say("replay.draw")}</th>
                <th scope="col">{say("replay.outcome")}</th>
              </tr>
            </thead>
            <tbody>
              {draws.flatMap(({ n, draws }) =>
                draws.map((draw, at) => {
                  const { what, came } = words.sayDraw(draw)
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place among the draws is all there is to it
                    <tr key={`${n}.${at}`}>
                      <td>{n}</td>
                      <td>{what}</td>
                      <td>
                        {came} <small>1/{draw.of}</small>
                      </td>
                    </tr>
                  )
                }),
              )}
            </tbody>
          </table>
        </details>
      )}
    </div>
  )
}
