// Members at a table: people with a name and a password, who can come in again.
import type { Line } from "@genepool/server/testing"
import type { NewTable } from "@genepool/wire"
import { type Doors, PlayedTable } from "../faults/playing.ts"
import type { Stage } from "./scene.ts"

export type Headers = Record<string, string>

export interface Member {
  readonly name: string
  readonly password: string
  headers: Headers
}

const cookieOf = (lines: readonly string[] | undefined): Headers => ({
  cookie: (lines ?? []).map((line) => line.split(";")[0]).join("; "),
})

export async function join(line: Line, name: string): Promise<Member> {
  const password = `a way in for ${name}`
  const { status, headers, text } = await line.json("POST", "/me/register", {}, { name, password })
  if (status !== 200) throw new Error(`${name} could not register: ${status} ${text}`)
  return { name, password, headers: cookieOf(headers["set-cookie"]) }
}

/** Comes in again by name and password; null, if that is refused. */
export async function signIn(line: Line, { name, password }: Member): Promise<Headers | null> {
  const { status, headers } = await line.json("POST", "/me/sign-in", {}, { name, password })
  return status === 200 ? cookieOf(headers["set-cookie"]) : null
}

/** A table for the two, of a game with dice or cards; who gives up ends it. */
export function tableFor(
  stage: Stage,
  doors: Doors,
  game: string,
  people: readonly Headers[],
): Promise<PlayedTable> {
  const wish: NewTable = {
    game,
    seats: [{ kind: "me" }, ...people.slice(1).map(() => ({ kind: "open" }) as const)],
    manner: { leavers: "nobody" },
  }
  return PlayedTable.make(doors, stage.random, [...people], wish)
}
