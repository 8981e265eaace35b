// An upgrade that raises a game's rules version: one node has the new rules, the other the old,
// behind nginx.
import type { TableMessage } from "@genepool/wire"
import { pause } from "../faults/cluster.ts"
import { insist } from "../faults/playing.ts"
import { gamesFor } from "../games.ts"
import { behindNginx } from "./behind-nginx.ts"
import type { Scene } from "./scene.ts"

export const oldRules: Scene = {
  title: "a node with the old rules beside one with the new",
  play: (stage) =>
    behindNginx(stage, async ({ cluster, company, doors }) => {
      const [first, second] = cluster.nodes
      if (first === undefined || second === undefined) throw new Error("there are no two nodes")
      const [game = ""] = gamesFor(2, 3, 4)
      const renewed = { SIEGE_RULES: `${game}:next` }
      stage.progress(`${company.made} choices acknowledged; a node comes back with other rules of ${game}`)
      await cluster.stopNode(first)
      await cluster.startAgain(first, renewed)
      const [some] = company.tables
      const person = some?.people[0] ?? {}
      const ask = (method: string, path: string, body?: unknown) =>
        insist(doors, stage.random, method, path, person, body)
      // Made wherever nginx sends it: by the new rules soon, and found from then on whoever is
      // asked
      const bots = { game, seats: [{ kind: "me" }, { kind: "bot", level: 1 }] }
      const seen = new Map<string, number>()
      for (let tries = 0; tries < 120 && !seen.has("next"); tries++) {
        // nginx leaves a node alone for five seconds after it could not be reached
        await pause(500)
        const made = JSON.parse((await ask("POST", "/tables", bots)).text) as { table: string }
        const { now } = JSON.parse((await ask("GET", `/tables/${made.table}`)).text) as TableMessage
        seen.set(now.version, (seen.get(now.version) ?? 0) + 1)
      }
      const before = company.made
      await company.more(3)
      const beside = company.made - before
      // The last node of the old version stops too early: its tables wait, and nothing of them is
      // lost
      const old = company.tables.find((table) => table.game === game && !table.over)
      await company.stop()
      await cluster.stopNode(second)
      await cluster.startAgain(second, renewed)
      await pause(500)
      const refused = old === undefined ? "" : (await ask("GET", `/tables/${old.id}`)).text
      await cluster.stopNode(second)
      await cluster.startAgain(second)
      company.play()
      await company.more(2)
      const versions = [...seen].map(([version, count]) => `${count} of version ${version}`).join(", ")
      return {
        saw: [
          `${beside} choices acknowledged while old and new rules ran side by side; new tables: ${versions}`,
          `with no node of the old rules its tables said: ${refused.slice(0, 160)}`,
          "with that node back they were played on",
        ],
        problems: [
          ...(seen.has("next") ? [] : ["no table was made by the new rules"]),
          ...(old === undefined || refused.includes('"notNow"')
            ? []
            : [`a table whose rules are nowhere answered ${refused.slice(0, 200)}`]),
        ],
      }
    }),
}
