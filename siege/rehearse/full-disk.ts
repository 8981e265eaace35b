// The disk of the data folder runs full while it is played on, and has room again.
import { fullDisk as siegeOfDisk } from "../faults/full-disk.ts"
import { notTried, type Scene } from "./scene.ts"

export const fullDisk: Scene = {
  title: "the disk runs full, and has room again",
  async play({ seconds, thinking, games, random, progress }) {
    const plan = { fullDisk: seconds * 1000, thinking }
    const { report, saw, problems, compared } = await siegeOfDisk(plan, games, random, progress)
    return report.startsWith("not tried") ? notTried(report) : { compared, problems, saw: [report, ...saw] }
  },
}
