// The commands that fold the journals of games that are over into archives, and unfold them again.
import { archive, nextToArchive, unfold } from "../store/archiving.ts"
import { type Command, within } from "./command.ts"

const day = 86_400_000
const tellEvery = 1000

export const foldCommand: Command = {
  words: ["DAYS"],
  does: "folds games that have been over for so many days (at least 1) into archives now; a server may run",
  async run(place, [given = ""]) {
    if (!/^[1-9]\d{0,4}$/.test(given)) {
      console.error("fold: give a number of days, from 1")
      return 2
    }
    const before = Date.now() - Number(given) * day
    return within(place, async ({ db }) => {
      let folded = 0
      for (let id = await nextToArchive(db, before); id !== null; id = await nextToArchive(db, before)) {
        await archive(db, id)
        if (++folded % tellEvery === 0) console.log(`${folded} games so far`)
      }
      console.log(`${folded} games were folded.`)
      return 0
    })
  },
}

export const unfoldCommand: Command = {
  words: [],
  does: "unfolds all archives: before an older program, which knows none, takes the database over",
  run: (place) =>
    within(place, async ({ db }) => {
      const next = () => db.selectFrom("archive").select("table_id as id").limit(1).executeTakeFirst()
      let unfolded = 0
      for (let row = await next(); row !== undefined; row = await next()) {
        await unfold(db, row.id)
        if (++unfolded % tellEvery === 0) console.log(`${unfolded} games so far`)
      }
      console.log(`${unfolded} games were unfolded.`)
      return 0
    }),
}
