// A server in a process of its own, to be besieged: node server/siege/node.ts, with the environment of the real one.
// SIEGE_CLOCK=still lets no alarm ring; a message { jump: ms } from whoever started it sets the clock on or back.
// SIEGE_RULES=noughts:2 gives a game another rules version, as if the program were a newer one.
import { botThreads } from "../bots/threads.ts"
import { readConfig } from "../config.ts"
import { openLog } from "../log.ts"
import { loadGames, startGenepool } from "../start.ts"
import { SiegeClock } from "./clock.ts"

const config = readConfig(process.env)
const clock = new SiegeClock(process.env.SIEGE_CLOCK === "still")
process.on("message", (message: { jump?: number }) => clock.jump(message.jump ?? 0))
// Being told to jump is no reason to stay
process.channel?.unref()
// Nobody is left to end it
process.once("disconnect", () => process.exit(1))
const log = openLog(config.logLevel)
const games = await loadGames(log)
const [renewed = "", version = ""] = (process.env.SIEGE_RULES ?? "").split(":")
const module = games.get(renewed)
if (module !== undefined) games.set(renewed, { ...module, game: { ...module.game, version } })
const genepool = await startGenepool(config, {
  client: new Map(),
  bots: botThreads(config.botThreads),
  clock,
  games,
  log,
})
console.log(`listening ${(await genepool.listen()).replace("localhost", "127.0.0.1")}`)
process.once("SIGTERM", () => void genepool.close().then(() => process.exit(0)))
