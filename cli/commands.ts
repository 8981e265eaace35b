// The list of commands, in the order of the help; each is loaded when it is asked for.

import type { Command } from "./command.ts"

export const commands: { readonly [name: string]: () => Promise<Command> } = {
  games: async () => (await import("./commands/games.ts")).games,
  play: async () => (await import("./commands/play.ts")).play,
  simulate: async () => (await import("./commands/simulate.ts")).simulate,
  arena: async () => (await import("./commands/arena.ts")).arena,
  ladder: async () => (await import("./commands/ladder.ts")).ladder,
  foresight: async () => (await import("./commands/foresight.ts")).foresight,
  record: async () => (await import("./commands/record.ts")).record,
  replay: async () => (await import("./commands/replay.ts")).replay,
  verify: async () => (await import("./commands/verify.ts")).verify,
  review: async () => (await import("./commands/review.ts")).review,
  profile: async () => (await import("./commands/profile.ts")).profile,
  scenario: async () => (await import("./commands/scenario.ts")).scenario,
  rules: async () => (await import("./commands/rules.ts")).rules,
  "new-game": async () => (await import("./commands/new-game.ts")).newGame,
  protocol: async () => (await import("./commands/protocol.ts")).protocol,
}
