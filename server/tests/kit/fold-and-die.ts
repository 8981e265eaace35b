// Folds one table and is killed at the step it was told: fold-and-die.ts PLACE TABLE STEP
import { archive } from "../../store/archiving.ts"
import { openStoreAt, type Place } from "../../store/store.ts"

const [place = "", table = "", step] = process.argv.slice(2)
const { db } = await openStoreAt(JSON.parse(place) as Place)
await archive(db, table, (done) => {
  if (done === step) process.kill(process.pid, "SIGKILL")
})
process.exit()
