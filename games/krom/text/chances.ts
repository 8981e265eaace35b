// How likely some dice show a sum or more: what a player could count out at the table

const ways = new Map<number, readonly number[]>()

/** How many of the 6^dice throws show each sum. */
function waysOf(dice: number): readonly number[] {
  if (dice === 0) return [1]
  const known = ways.get(dice)
  if (known !== undefined) return known
  const before = waysOf(dice - 1)
  const counts = new Array<number>(dice * 6 + 1).fill(0)
  before.forEach((count, sum) => {
    for (let pips = 1; pips <= 6; pips++) counts[sum + pips] = (counts[sum + pips] as number) + count
  })
  ways.set(dice, counts)
  return counts
}

/** From 0 to 1. */
export function chanceOf(dice: number, value: number): number {
  const good = waysOf(dice).reduce((sum, count, shown) => (shown >= value ? sum + count : sum), 0)
  return good / 6 ** dice
}
