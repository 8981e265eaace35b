// How much time a seat has left, by the server's clock

import { useEffect, useState } from "react"
import { serverNow } from "../app/server-time.ts"

export function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((until - now) / 1000))
  return (
    <span className="seat-clock" data-short={seconds < 30 || undefined}>
      {clockOf(seconds)}
    </span>
  )
}

function clockOf(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0")
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ] as const
  if (days > 0) return `${sayDays(days)} ${hours}:${two(minutes)}`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}

const sayDays = (days: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || "en", {
    style: "unit",
    unit: "day",
    unitDisplay: "narrow",
  }).format(days)
