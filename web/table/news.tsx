// What came while one waited, as one line in the dock: what was done to me, by whom and why, and
// how the round came out

import type { EmblemProps, Fact, Following, RoundHeard, Seat } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { type ComponentType, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { change, type Preferences } from "../app/preferences.ts"
import type { AppSay } from "../text/index.ts"
import { overSince, roundsOver, type Struck } from "./follow.ts"
import { Sheet } from "./round-sheet.tsx"
import { RuleLink } from "./rule-link.tsx"
import { SeatGlyph } from "./seat-glyph.tsx"
import { Slip } from "./slip.tsx"
import type { Sight } from "./source.ts"

interface Props {
  readonly following: Following
  readonly sight: Sight
  readonly struck: readonly Struck[]
  readonly words: Speaker
  readonly sayFact: (fact: Fact) => string
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly preferences: Preferences
  readonly say: AppSay
  /** Where the rule behind a fact can be read. */
  readonly ruleBehind: (fact: Fact) => string | null
  /** Where the n-th moment can be looked at again; null, where it cannot. */
  readonly momentAddress: ((n: number) => string) | null
}

/** It comes by itself until the player has chosen again, or has read it. */
export function News(props: Props) {
  const { following, sight, struck, words, sayFact, seatNames, preferences, say } = props
  const heavy = struck.filter(({ light }) => !light)
  const rounds = roundsOver(following, sight)
  const mine = sight.moments.findLast(({ seat }) => seat === sight.who)?.n ?? 0
  const isRoundNew = preferences.sheet && sight.result === null && overSince(following, sight) >= mine
  const round = isRoundNew ? rounds.at(-1) : undefined
  const [read, setRead] = useState<string | null>(null)
  const news = `${heavy.at(-1)?.line.key} ${round === undefined ? "" : rounds.length}`
  if ((heavy.length === 0 && round === undefined) || news === read) return null
  const heading = [
    ...(heavy.length === 0 ? [] : [say("table.struck", { count: heavy.length })]),
    ...(round === undefined ? [] : [say("table.sheet", { round: rounds.length })]),
  ]
  const last = heavy.at(-1)
  // How the round came out explains more than what the last loss came by
  const below = round !== undefined ? heading.at(-1) : last?.cause == null ? null : sayFact(last.cause.fact)
  return (
    // Other news is another slip: folded again
    <Slip
      key={news}
      heading={heading.join(" · ")}
      line={
        <>
          {last === undefined || last.by === null ? (
            <Icon shape="log" />
          ) : (
            <Doer by={last.by} view={sight.view} seatNames={seatNames} Emblem={props.Emblem} />
          )}
          {last === undefined ? (
            <span className="slip-words">{heading[0]}</span>
          ) : (
            <span className="slip-words" data-below={below !== null || undefined}>
              {sayFact(last.line.fact)}
              {below !== null && <span className="slip-below">{below}</span>}
            </span>
          )}
          {heavy.length > 1 && <b className="slip-more">+{heavy.length - 1}</b>}
        </>
      }
      beside={last !== undefined && <Again {...last} {...props} />}
      grave={last !== undefined}
      close={() => setRead(news)}
      say={say}
    >
      {heavy.length > 0 && <StruckList {...props} struck={heavy} />}
      {round !== undefined && (
        <RoundPart
          round={round}
          following={following}
          sight={sight}
          words={words}
          seatNames={seatNames}
          say={say}
        />
      )}
    </Slip>
  )
}

/** The latest are told; all of them stand in the drawer, marked. */
const most = 4

function StruckList({ sight, struck, sayFact, seatNames, Emblem, say, ruleBehind, momentAddress }: Props) {
  return (
    <ul className="struck-list">
      {struck.slice(-most).map(({ line, cause, by }) => (
        <li key={line.key}>
          <Doer by={by} view={sight.view} seatNames={seatNames} Emblem={Emblem} />
          <span className="struck-what">
            {sayFact(line.fact)}
            {cause !== null && <span className="struck-why">{sayFact(cause.fact)}</span>}
          </span>
          <span className="struck-actions">
            <Again line={line} cause={cause} momentAddress={momentAddress} say={say} />
            <RuleOf address={ruleBehind(line.fact)} say={say} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type AgainProps = Pick<Struck, "line" | "cause"> & Pick<Props, "momentAddress" | "say">

/** From what brought it about on. */
function Again({ line, cause, momentAddress, say }: AgainProps) {
  if (momentAddress === null) return null
  const from = Math.min(line.n, cause?.n ?? line.n)
  return (
    <a className="button" data-kind="icon" title={say("table.again")} href={momentAddress(from)}>
      <Icon shape="replay" />
    </a>
  )
}

interface DoerProps extends Pick<Props, "seatNames" | "Emblem"> {
  readonly by: Seat | null
  readonly view: Sight["view"]
}

/** Who did it, by their emblem; nobody, where the game itself did. */
function Doer({ by, view, seatNames, Emblem }: DoerProps) {
  return (
    <span className="struck-who" title={by === null ? undefined : seatNames[by]}>
      {by !== null && (Emblem === null ? <SeatGlyph seat={by} /> : <Emblem view={view} seat={by} small />)}
    </span>
  )
}

function RuleOf({ address, say }: { readonly address: string | null; readonly say: AppSay }) {
  return address === null ? null : <RuleLink address={address} say={say} />
}

interface RoundPartProps extends Pick<Props, "following" | "sight" | "words" | "seatNames" | "say"> {
  readonly round: RoundHeard
}

function RoundPart({ round, following, sight, words, seatNames, say }: RoundPartProps) {
  return (
    <>
      <Sheet round={round} following={following} sight={sight} words={words} seatNames={seatNames} />
      <p className="slip-foot">
        <button type="button" className="button" data-kind="small" onClick={() => change({ sheet: false })}>
          {say("table.sheet.never")}
        </button>
      </p>
    </>
  )
}
