// The end of a game: the winner's figure has its moment; then the score, part by part, and what was
// remarkable

import type { EmblemProps, GameModule, GameRecord, Result } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { type ComponentType, type CSSProperties, useMemo } from "react"
import { CloseButton } from "../app/close-button.tsx"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import { hasWinner } from "./scenes.ts"
import { Score } from "./score.tsx"
import { SeatGlyph } from "./seat-glyph.tsx"
import type { Moment, Sight } from "./source.ts"
import { whoseIs } from "./whose.ts"
import "./finale.css"

interface Shared {
  readonly result: Result
  readonly view: Sight["view"]
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
}

/**
 * Over the stage, for as long as the table's time gives them; what is said of it stands in the
 * dock.
 */
export function WinnersMoment({ result, view, seatNames, Emblem }: Shared) {
  return (
    <div className="winners" aria-hidden="true" data-many={result.winners.length > 1 || undefined}>
      <span className="winners-rays" style={seatColour(result.winners[0] ?? 0)} />
      {result.winners.map((seat) => (
        <span key={seat} className="winner" style={seatColour(seat)}>
          <span className="winner-figure">
            <Figure seat={seat} view={view} Emblem={Emblem} />
          </span>
          <b>{seatNames[seat]}</b>
        </span>
      ))}
    </div>
  )
}

interface SheetProps extends Shared {
  readonly seats: Sight["seats"]
  readonly module: GameModule
  readonly moments: readonly Moment[]
  readonly aborted: boolean
  readonly words: Speaker
  readonly say: AppSay
  /** Where the n-th moment can be looked at again; null, where it cannot. */
  readonly momentAddress: ((n: number) => string) | null
  readonly close: () => void
}

/** Stands over the board until somebody wants to see that instead. */
export function EndSheet(props: SheetProps) {
  const { result, seats, view, seatNames, Emblem, module, moments, aborted, words, say, momentAddress } =
    props
  const records = useMemo(() => (aborted ? [] : recordsOf(module, moments)), [module, moments, aborted])
  const isWon = !aborted && hasWinner(result)
  const { figures } = module.texts
  const played = figures?.of(view) ?? []
  // The names of several stand in the table alone
  const winner = isWon && result.winners.length === 1 ? (result.winners[0] ?? null) : null
  return (
    <section
      className="end"
      aria-label={say("end.title")}
      data-named={winner !== null || undefined}
      style={winner === null ? undefined : seatColour(winner)}
    >
      <CloseButton say={say} close={props.close} />
      {isWon && (
        <div className="end-winners" aria-hidden="true" data-many={result.winners.length > 1 || undefined}>
          {result.winners.map((seat) => (
            <span key={seat} className="winner-figure" style={seatColour(seat)}>
              <Figure seat={seat} view={view} Emblem={Emblem} />
            </span>
          ))}
        </div>
      )}
      {winner !== null && (
        <p className="end-named" aria-hidden="true">
          <b>{seatNames[winner]}</b>
        </p>
      )}
      <Score {...{ result, seats, view, words, seatNames, Emblem, say }} />
      {records.length > 0 && (
        <section className="end-records">
          <h2 className="side-heading">{say("end.records")}</h2>
          <ul>
            {records.map(({ words: said, n }) => (
              <li key={said.say}>
                <Whose seat={whoseIs(said, figures?.kind, played)} view={view} Emblem={Emblem} />
                <span className="end-record">{words.say(`record.${said.say}`, said)}</span>
                {momentAddress !== null && (
                  <a
                    className="button"
                    data-kind="icon"
                    aria-label={say("table.again")}
                    title={say("table.again")}
                    href={momentAddress(n)}
                  >
                    <Icon shape="replay" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}

interface FigureProps extends EmblemProps {
  readonly Emblem: Shared["Emblem"]
}

function Figure({ seat, view, Emblem }: FigureProps) {
  return Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} />
}

interface WhoseProps extends Omit<FigureProps, "seat"> {
  readonly seat: number | null
}

function Whose({ seat, view, Emblem }: WhoseProps) {
  if (seat === null) return null
  return (
    <span className="end-whose" aria-hidden="true">
      <Figure seat={seat} view={view} Emblem={Emblem} />
    </span>
  )
}

const seatColour = (seat: number) => ({ "--seat": `var(--seat-${seat})` }) as CSSProperties

/** More is told by the review. */
const most = 3

interface RecordAt {
  readonly words: GameRecord["words"]
  /** The moment in which it happened. */
  readonly n: number
}

/** From what was heard at this screen. */
export function recordsOf(module: GameModule, moments: readonly Moment[]): RecordAt[] {
  if (module.records === undefined) return []
  const heard = moments.flatMap(({ n, facts }) => facts.map((fact) => ({ n, fact })))
  return module
    .records(heard.map(({ fact }) => fact))
    .slice(0, most)
    .map(({ words, at }) => ({ words, n: heard[at]?.n ?? 0 }))
}
