// A node stands still (SIGSTOP) behind nginx: neither dead nor answering, the worst that a node can
// be.
import { pause } from "../faults/cluster.ts"
import { behindNginx } from "./behind-nginx.ts"
import type { Scene } from "./scene.ts"

export const frozenNode: Scene = {
  title: "a node is frozen behind nginx, and thaws",
  play: (stage) =>
    behindNginx(stage, async ({ cluster, company }) => {
      const [node] = cluster.nodes
      if (node === undefined) throw new Error("there is no node")
      const before = company.made
      stage.progress(`${before} choices acknowledged; a node is frozen for ${stage.seconds} s`)
      process.kill(node.process.pid, "SIGSTOP")
      try {
        await pause(stage.seconds * 1000)
      } finally {
        process.kill(node.process.pid, "SIGCONT")
      }
      const meanwhile = company.made - before
      await company.more(3)
      return {
        saw: [
          `${before} choices acknowledged before, ${meanwhile} while one of two nodes stood still for ${stage.seconds} s`,
        ],
        problems: [
          ...(meanwhile === 0 ? ["nobody could play while one of two nodes was frozen"] : []),
          ...(node.process.alive ? [] : ["the node ended after it thawed"]),
        ],
      }
    }),
}
