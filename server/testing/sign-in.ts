// The tables of sign-in, in a database that no server has opened yet.
import { openSignIn } from "../people/sign-in.ts"
import type { Store } from "../store/store.ts"

export async function prepareSignIn({ db, kind }: Store): Promise<void> {
  await openSignIn(db, { secret: "s".repeat(40), origin: "http://localhost:4000", database: kind })
}
