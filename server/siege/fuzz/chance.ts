// What a fuzz throws dice for.
import type { FastRandom } from "@genepool/engine"

export const pick = <T>(items: readonly T[], random: FastRandom): T => items[random.below(items.length)] as T

export const chance = (percent: number, random: FastRandom): boolean => random.below(100) < percent
