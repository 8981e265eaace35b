// The ways to bring others to a table: a link to copy, to share, to read off the screen; and one
// for each seat that has its own

import type { Locale } from "@genepool/engine"
import type { SeatCode, Snapshot } from "@genepool/wire"
import { lazy, Suspense, useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import { request } from "./api.ts"

const QrCode = lazy(() => import("./qr-code.tsx"))

interface Props {
  readonly now: Snapshot
  readonly isOwner: boolean
  readonly say: AppSay
  readonly name: string
  readonly locale: Locale
}

export function Invitation({ now, isOwner, say, name, locale }: Props) {
  const { table, seats } = now
  const [copied, setCopied] = useState<string | null>(null)
  const [isCodeShown, setCodeShown] = useState(false)
  const [codes, setCodes] = useState<readonly SeatCode[]>([])
  // Another person in a seat, or another kind of seat, has other codes
  const shape = JSON.stringify(seats.map(({ kind, player }) => [kind, player]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isOwner) return
    request<readonly SeatCode[]>("GET", `/tables/${table}/invitations`)
      .then(setCodes)
      .catch(() => undefined)
  }, [table, isOwner, shape])

  const page = `${location.origin}/table/${table}`
  // For messengers, which show a link without being asked in any language
  const words = locale === "en" ? [] : [`lang=${locale}`]
  const withQuery = (parts: readonly string[]) => [page, parts.join("&")].filter(Boolean).join("?")
  const plain = withQuery(words)
  const ofSeat = ({ code }: SeatCode) => withQuery([`code=${code}`, ...words])
  const kept = codes.filter(({ seat }) => seats[seat]?.kind === "invited" && seats[seat].player === null)
  const isOpen = seats.some(({ kind, player }) => kind === "open" && player === null)
  const [first] = kept
  // Where every free seat has a link of its own, the plain one leads to the table but not to a seat
  const link = !isOpen && first !== undefined ? ofSeat(first) : plain
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // The link stands in the field, to be copied by hand
    }
  }
  const share = () => navigator.share({ title: name, url: link }).catch(() => undefined)
  const mark = (text: string, otherwise: string) => (copied === text ? say("online.copied") : otherwise)
  return (
    <div className="invitation">
      <label>
        {say("online.invite")}
        <input className="field" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <div className="branch-row">
        <button type="button" className="button" onClick={() => void copy(link)}>
          <Icon shape="link" />
          {mark(link, say("online.copy"))}
        </button>
        {"share" in navigator && (
          <button type="button" className="button" onClick={() => void share()}>
            <Icon shape="share" />
            {say("online.share")}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-expanded={isCodeShown}
          onClick={() => setCodeShown(!isCodeShown)}
        >
          <Icon shape="code" />
          {say("online.qr")}
        </button>
      </div>
      {isCodeShown && (
        <div className="qr-place" ref={(place) => place?.scrollIntoView({ block: "nearest" })}>
          <Suspense fallback={null}>
            <QrCode text={link} label={say("online.qr.about")} />
          </Suspense>
        </div>
      )}
      {(isOpen || kept.length > 1) &&
        kept.map((code) => (
          <button key={code.seat} type="button" className="button" onClick={() => void copy(ofSeat(code))}>
            <Icon shape="link" />
            {mark(ofSeat(code), say("online.seatLink", { number: code.seat + 1 }))}
          </button>
        ))}
    </div>
  )
}
