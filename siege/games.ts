// The games of the register: whoever adds one has it besieged.
import { BadInput, type GameModule } from "@genepool/engine"
import { games as registry } from "@genepool/games"

export const modules: ReadonlyMap<string, GameModule> = new Map(
  await Promise.all(Object.entries(registry).map(async ([id, load]) => [id, await load()] as const)),
)

/**
 * Those that can be played by each of these numbers of people. Games for two alone are over before
 * much can happen.
 */
export function gamesFor(...counts: readonly number[]): string[] {
  const fits = ({ game: { seats } }: GameModule) =>
    counts.every((count) => count >= seats.min && count <= seats.max)
  return [...modules].flatMap(([id, module]) => (fits(module) ? [id] : []))
}

/** All that there are, or the one with that name. Throws BadInput. */
export function gamesCalled(only: string | null): ReadonlyMap<string, GameModule> {
  if (only === null) return modules
  const module = modules.get(only)
  if (module === undefined) throw new BadInput("--game", `one of ${[...modules.keys()].join(", ")}`, only)
  return new Map([[only, module]])
}
