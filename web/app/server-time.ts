// The server's time, as far as its answers have told it: the clocks of tables are its own, and a
// device's may be wrong

let ahead = 0

/** What an answer's `Date` says. It is told to the second: a smaller difference is none. */
export function noteServerTime(date: string | null): void {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(told)) return
  const difference = told + 500 - Date.now()
  ahead = Math.abs(difference) < 2000 ? 0 : difference
}

export const serverNow = (): number => Date.now() + ahead
