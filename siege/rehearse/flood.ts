// One address with many guests does its worst beside honest tables.
import { abuse, usualPlan } from "../abuse/abuse.ts"
import type { Scene } from "./scene.ts"

export const flood: Scene = {
  title: "a flood from one address",
  async play({ tables, seconds, progress }) {
    const plan = {
      ...usualPlan,
      seed: "flood",
      honest: tables,
      abusers: tables * 2,
      seconds,
      quietSeconds: Math.min(10, seconds),
      // How much slower it may get is measured by npm run siege -- abuse, on a quiet machine
      slowness: Number.POSITIVE_INFINITY,
    }
    const { acknowledged, problems, quiet, beside, lobby, abuse: kinds } = await abuse(plan, progress)
    const sum = (of: (attempts: (typeof kinds)[string]) => number) =>
      Object.values(kinds).reduce((all, attempts) => all + of(attempts), 0)
    const refused = sum(({ refused: codes }) => Object.values(codes).reduce((all, n) => all + n, 0))
    return {
      compared: acknowledged,
      problems,
      saw: [
        `honest people: 99 of 100 choices acknowledged within ${quiet.p99Ms} ms before, ${beside.p99Ms} ms beside the flood; medians ${quiet.medianMs} and ${beside.medianMs} ms`,
        `${lobby.looks} looks at the lobby, every honest table that waits was in it`,
        `the flood: ${sum(({ sent }) => sent)} requests, ${sum(({ done }) => done)} done, ${refused} refused, ${sum(({ broken }) => broken)} broken`,
      ],
    }
  },
}
