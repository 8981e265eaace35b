// What a fuzz throws dice for.
import type { FastRandom } from "@genepool/engine"

export const pick = <T>(items: readonly T[], random: FastRandom): T => items[random.below(items.length)] as T

export const chance = (percent: number, random: FastRandom): boolean => random.below(100) < percent

/** In an order of chance. */
export function shuffled<T>(items: readonly T[], random: FastRandom): T[] {
  const left = [...items]
  return Array.from(items, () => {
    const i = random.below(left.length)
    const taken = left[i] as T
    left[i] = left.at(-1) as T
    left.pop()
    return taken
  })
}
