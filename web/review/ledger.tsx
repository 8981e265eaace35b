// Where each seat's chance went: in words, and as a table that adds up

import { isJudged, ledgerWords, pointsOf, type Review } from "@genepool/bots"
import { signed } from "./curve.tsx"
import type { ReviewSay } from "./say.ts"

interface Props {
  readonly review: Review
  readonly nameOf: (seat: number) => string
  readonly say: ReviewSay
}

export function Ledger({ review, nameOf, say }: Props) {
  const { accounts, accuracy, done } = review
  return (
    <section className="ledger" aria-label={say("ledger")}>
      <h3>{say("ledger")}</h3>
      {accounts.map((account, seat) => {
        const known = accuracy[seat] ?? null
        const key = isJudged(review, seat) && done > 0 ? "ledger.words" : "ledger.words.known"
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className="ledger-seat" data-seat={seat}>
            <p>
              <strong>{nameOf(seat)}</strong> {say(key, wordsOf(key, account))}
            </p>
            <dl>
              <Figure name={say("start")} value={String(pointsOf(account.start))} />
              {key === "ledger.words" && <Figure name={say("own")} value={signed(account.own)} />}
              <Figure
                name={say("others")}
                value={signed(key === "ledger.words" ? account.others : together(account))}
              />
              <Figure name={say("luck")} value={signed(account.luck)} />
              {key === "ledger.words" && <Figure name={say("unseen")} value={signed(account.unseen)} />}
              <Figure name={say("result")} value={String(pointsOf(account.result))} />
              {known !== null && (
                <Figure
                  name={say("accuracy")}
                  value={say("accuracy.share", { share: pointsOf(known.share) })}
                  more={say("accuracy.between", { low: pointsOf(known.low), high: pointsOf(known.high) })}
                />
              )}
            </dl>
          </div>
        )
      })}
      <p className="review-note">
        {say("points")} {done > 0 && say("unseen.about")}{" "}
        {accuracy.some((known) => known !== null) && say("accuracy.about")}
      </p>
    </section>
  )
}

/** Where choices are not told apart, all of them are said together. */
function wordsOf(key: string, account: Review["accounts"][number]) {
  return ledgerWords(key === "ledger.words" ? account : { ...account, own: 0, others: together(account) })
}

const together = ({ own, others, unseen }: Review["accounts"][number]) => own + others + unseen

function Figure({
  name,
  value,
  more,
}: {
  readonly name: string
  readonly value: string
  readonly more?: string
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {more !== undefined && <small>{more}</small>}
      </dd>
    </div>
  )
}
