// Text mode: the question, the options and a summary first, and a line for commands; no board is
// drawn

import type { Choice } from "@genepool/engine"
import {
  answer,
  called,
  commandNames,
  type Hearing,
  howToChoose,
  meantBy,
  positionOf,
  questionOf,
  sayTurns,
} from "@genepool/text"
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { SkipLink } from "../app/skip-link.tsx"
import type { AppSay } from "../text/index.ts"
import { useKeepFocus } from "./keep-focus.ts"
import { goTo } from "./keys.ts"
import { rulesBeside } from "./rules-beside.ts"
import "./text-mode.css"

/** What text mode needs of the table beyond what stands in its places. */
export interface InWords {
  readonly hearing: Hearing
  readonly choose: (option: Choice) => void
  /** Null, where nothing can be undone now. */
  readonly undo: (() => void) | null
  readonly hint: (() => void) | null
  readonly ruleAddress: string | null
  /** The key that leads to the line for commands; null, where no key does. */
  readonly lineKey: string | null
}

interface Props extends InWords {
  readonly game: string
  readonly step: number
  readonly say: AppSay
  readonly bar: ReactNode
  readonly dock: ReactNode
  readonly over?: ReactNode
  readonly drawer: ReactNode
  /** On a shared screen, before the next player has it. */
  readonly covered: ReactNode
}

interface Answered {
  readonly id: number
  readonly line: string
  readonly answer: readonly string[]
}

export function TextMode(props: Props) {
  const { hearing, say, covered } = props
  const table = useRef<HTMLDivElement>(null)
  useKeepFocus(table, "[data-heading=question]")
  const { locale } = hearing.words
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const [typed, setTyped] = useState("")
  const about = useId()
  const next = useRef(0)
  const doubted = useRef<string | null>(null)
  // Only what changes is heard: nothing at first
  const [told, setTold] = useState("")
  const { lineKey } = props
  const way = lineKey === null ? [] : [say("announce.key", { key: lineKey, what: say("keys.line") })]
  const mode = [say("text.mode"), ...way].join(". ")
  useEffect(() => setTold(mode), [mode])
  const tell = (line: string, lines: readonly string[]) =>
    setAnswered((before) => [{ id: next.current++, line, answer: lines }, ...before].slice(0, 8))

  const obey = (event: FormEvent) => {
    event.preventDefault()
    const line = typed.trim()
    if (line === "") return
    setTyped("")
    const meant = meantBy(line, hearing, doubted.current)
    doubted.current = meant.is === "doubtful" ? line : null
    if (meant.is === "choice") return props.choose(meant.option)
    if (meant.is !== "command") return tell(line, [meant.words])
    if (meant.command === "undo") return props.undo === null ? tell(line, [say("text.noUndo")]) : props.undo()
    if (meant.command === "hint" && props.hint === null) return tell(line, [say("text.noHint")])
    if (meant.command === "hint")
      return hearing.decision === null ? tell(line, [questionOf(hearing)]) : props.hint?.()
    if (meant.command === "rules") {
      if (props.ruleAddress !== null) open(props.ruleAddress, rulesBeside)
      return tell(line, [say(props.ruleAddress === null ? "text.noRule" : "text.rule")])
    }
    tell(line, answer(meant, hearing) ?? [])
  }

  return (
    <div ref={table} className="table text-mode" data-game={props.game} data-step={props.step}>
      <SkipLink words={say("heading.skip")} go={() => goTo("question")} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {props.bar}
      {covered ?? (
        <>
          <div className="text-dock">{props.dock}</div>
          <form className="text-line" onSubmit={obey}>
            <label>
              <span>{say("text.command")}</span>
              <input
                type="text"
                value={typed}
                maxLength={80}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                aria-describedby={about}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <button type="submit" className="button">
              {say("text.do")}
            </button>
            <p id={about}>
              {howToChoose(locale)} {commandNames.map((name) => called[name][locale]).join(" · ")}
            </p>
          </form>
          <div className="text-answers" role="log" aria-label={say("text.answers")}>
            {answered.map(({ id, line, answer: lines }) => (
              <section key={id}>
                <h3>{line}</h3>
                {lines.map((part, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
                  <p key={at}>{part}</p>
                ))}
              </section>
            ))}
          </div>
          <Summary hearing={hearing} say={say} />
        </>
      )}
      {props.over}
      {props.drawer}
    </div>
  )
}

function Summary({ hearing, say }: { readonly hearing: Hearing; readonly say: AppSay }) {
  const { now, places, table, players } = positionOf(hearing)
  const { who } = hearing.view
  const mine = hearing.moments.findLastIndex(({ seat }) => seat === who)
  const turns = sayTurns(hearing.moments.slice(Math.max(0, mine)), hearing)
  const own = typeof who === "number" ? (players[who] ?? []) : []
  const rivals = players.flatMap((lines, seat) => (seat === who ? [] : [lines.join(". ")]))
  return (
    <>
      <Part heading="now" title={say("text.now")} lines={[...turns.slice(-4), ...now]} open />
      {own.length > 0 && <Part heading="mine" title={say("heading.mine")} lines={own} />}
      <Part heading="rivals" title={say("heading.rivals")} lines={rivals} />
      <Part
        heading="board"
        title={say("heading.board")}
        lines={places.map(({ line }) => line)}
        below={places.map(({ near }) => near)}
      />
      <Part heading="table" title={say("text.table")} lines={table} />
    </>
  )
}

interface PartProps {
  readonly heading: string
  readonly title: string
  readonly lines: readonly string[]
  /** What belongs to each line: of a place, its neighbours. */
  readonly below?: readonly (readonly string[])[]
  readonly open?: boolean
}

function Part({ heading, title, lines, below = [], open = false }: PartProps) {
  if (lines.length === 0) return null
  return (
    <details className="text-part" open={open}>
      <summary>
        <h2 data-heading={heading}>{title}</h2>
      </summary>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at}>
            {line}
            {(below[at]?.length ?? 0) > 0 && (
              <ul>
                {below[at]?.map((one, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <li key={n}>{one}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
