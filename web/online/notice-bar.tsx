// What the operator tells everybody: that the server will be away for a while, or a few words

import type { Notice, NoticeNow } from "@genepool/wire"
import { useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { request } from "./api.ts"

/** A page asks again so often, while somebody looks at it. */
const askAgain = 60_000

export default function NoticeBar({ preferences: { locale }, say }: PageProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible")
        request<NoticeNow>("GET", "/notice").then(
          (told) => setNotice(told.notice),
          () => undefined,
        )
    }
    look()
    const timer = setInterval(look, askAgain)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [])
  const words = notice === null ? [] : wordsOf(notice, locale, say)
  return (
    <div role="status">
      {words.length > 0 && (
        <p className="notice-bar">
          {words.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
    </div>
  )
}

/** The app's own words in the reader's language; the operator's as they are. */
export function wordsOf({ at, minutes, text }: Notice, locale: string, say: PageProps["say"]): string[] {
  const own = text === "" ? [] : [text]
  if (at === null) return own
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const time = new Intl.DateTimeFormat(
    locale,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(at)
  // Shortened, so that it stands in whatever case a sentence asks for
  const unit = { style: "unit", unit: "minute", unitDisplay: "short" } as const
  const length = new Intl.NumberFormat(locale, unit).format(minutes)
  return [minutes > 0 ? say("notice.at", { time, length }) : say("notice.soon", { time }), ...own]
}
