// The tables of a siege: every game in turn, for two to four; some with a bot, some with a clock
// that runs out.
import type { ClockSetting, NewTable } from "@genepool/wire"
import { gamesFor } from "../games.ts"
import { type Doors, PlayedTable } from "./playing.ts"

type Headers = Record<string, string>

/** So many, with people at them: guests, three for each table and sixty at most. */
export async function gather(doors: Doors, random: () => number, count: number): Promise<PlayedTable[]> {
  const people: Headers[] = []
  for (let i = 0; i < Math.min(60, count * 3); i++)
    people.push(await doors.anyNode(random).line.guest(`Visitor ${i}`))
  const tables: PlayedTable[] = []
  for (let from = 0; from < count; from += 10)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - from) }, (_, i) =>
          tableNo(doors, random, from + i, people),
        ),
      )),
    )
  return tables
}

function tableNo(
  doors: Doors,
  random: () => number,
  i: number,
  people: readonly Headers[],
): Promise<PlayedTable> {
  const count = 2 + (i % 2)
  const bot = i % 10 === 7
  const able = gamesFor(2, 3, 4)
  const game = able[i % able.length] as string
  const clock: ClockSetting = i % 10 === 4 ? { kind: "live", perChoice: 5000, bank: 0 } : { kind: "none" }
  const wish: NewTable = {
    game,
    seats: [
      { kind: "me" },
      ...Array.from({ length: count - 1 }, () => ({ kind: "open" }) as const),
      ...(bot ? [{ kind: "bot", level: 1 } as const] : []),
    ],
    manner: { clock, timeOut: "default" },
  }
  const sitting = Array.from(
    { length: count },
    (_, seat) => people[(i * 3 + seat) % people.length] as Headers,
  )
  return PlayedTable.make(doors, random, sitting, wish)
}
