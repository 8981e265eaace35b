// How much time a seat has left

import { useEffect, useState } from "react"

export function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
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
  if (days > 0) return `${days} × 24:00 + ${hours}:${two(minutes)}`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}
