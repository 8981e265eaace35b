// What lies behind a moment: where the rules are, who may choose what, what is withheld and why,
// what was told

import type { Choice, Locale, Texts, Who } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { useState } from "react"
import type { Story } from "../story/story.ts"

interface Props {
  readonly story: Story
  readonly texts: Texts
  readonly at: number
  readonly who: Who
  readonly locale: Locale
}

export function Inspector({ story, texts, at, who, locale }: Props) {
  const { rules, seats, moments } = story
  const moment = moments[at]
  if (moment === undefined) return null
  const { state, choice, seat, told, draws } = moment
  const seatNames = Array.from({ length: seats }, (_, i) => `seat ${i}`)
  const words = speaker(texts, locale, { seatNames })
  return (
    <aside className="gallery-inspector">
      <CopyAsTest story={story} at={at} />
      {choice !== null && (
        <Part name={`Chosen by seat ${seat}`}>
          <Json value={choice} />
          {draws.length > 0 && <Json value={draws.map(({ name, value }) => ({ [name]: value }))} />}
        </Part>
      )}
      <Part name={`Told (${told.length})`}>
        {told.map(({ to, fact, others }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a moment never changes
          <p key={i}>
            <strong>{to === "all" ? "all" : `seats ${to.join(", ") || "none"}`}</strong>{" "}
            <code>{JSON.stringify(fact)}</code>
            {others !== undefined && (
              <>
                {" "}
                others <code>{JSON.stringify(others)}</code>
              </>
            )}
          </p>
        ))}
      </Part>
      <Part name="Frames">
        <Json value={state.frames} />
      </Part>
      {rules.decisions(state).map(({ seat: asked, ask, options, together }) => (
        <Part key={asked} name={`Seat ${asked} at ${ask} (${options.length}${together ? ", together" : ""})`}>
          <ol>
            {options.map((option: Choice) => (
              <li key={JSON.stringify(option)}>
                {words.sayOption(ask, option)} <code>{JSON.stringify(option)}</code>
              </li>
            ))}
          </ol>
          {rules.whyNot(state, asked).map(({ choice: missed, reason }) => (
            <p key={JSON.stringify([missed, reason])}>
              <s>{words.sayOption(ask, missed)}</s> {words.sayReason(reason)}{" "}
              <code>{JSON.stringify(reason)}</code>
            </p>
          ))}
        </Part>
      ))}
      <Part name={`View of ${who === "spectator" ? who : `seat ${who}`}`} closed>
        <Json value={rules.view(state, who)} />
      </Part>
      <Part name="State" closed>
        <Json value={state} />
      </Part>
    </aside>
  )
}

function CopyAsTest({ story, at }: { readonly story: Story; readonly at: number }) {
  const [said, say] = useState<string | null>(null)
  const { log, rules } = story
  if (log === null || at === 0) return null
  const copy = async () => {
    const { scenarioFromLog } = await import("@genepool/engine/testing")
    await navigator.clipboard.writeText(JSON.stringify(scenarioFromLog(rules, log, { at }), null, 2))
  }
  return (
    <p>
      <button
        type="button"
        className="button"
        onClick={() => {
          copy().then(
            () => say("Copied: put it into a file below tests/scenarios."),
            (error: unknown) => say(String(error)),
          )
        }}
      >
        Copy this choice as a test
      </button>{" "}
      <span role="status">{said}</span>
    </p>
  )
}

interface PartProps {
  readonly name: string
  readonly closed?: boolean
  readonly children: React.ReactNode
}

const Part = ({ name, closed = false, children }: PartProps) => (
  <details open={!closed}>
    <summary>{name}</summary>
    {children}
  </details>
)

const Json = ({ value }: { readonly value: unknown }) => <pre>{JSON.stringify(value, null, 1)}</pre>
