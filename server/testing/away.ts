// A database that is away for as long as a test says: nothing is read, nothing is written.
import type { KyselyPlugin } from "kysely"
import type { Store } from "../store/store.ts"

export class Away {
  /** Nothing works. */
  away = false
  /** How often somebody asked it something meanwhile. */
  tries = 0

  readonly around = (store: Store): Store => {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.mustBeThere()
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return {
      ...store,
      db: store.db.withPlugin(plugin),
      journals: {
        write: async (rows) => {
          this.mustBeThere()
          return store.journals.write(rows)
        },
        close: () => store.journals.close(),
      },
    }
  }

  private mustBeThere(): void {
    if (!this.away) return
    this.tries++
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })
  }
}
