// Notices where there are several nodes: one sends, and all know who looks.
import { sql } from "kysely"
import { afterEach, expect, test } from "vitest"
import { usualWishes } from "../../notices/schedule.ts"
import type { Work } from "../../slices.ts"
import { Nodes } from "../kit/nodes.ts"
import { openReceiver } from "../kit/receiver.ts"
import { listenerOf, tableOf } from "../kit/server.ts"
import { until } from "../kit/until.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function scene(byHand = false) {
  const receiver = await openReceiver()
  open.push(receiver)
  const nodes = await Nodes.open({ byHand, config: { privateWebhooks: true } })
  open.push(nodes)
  const ada = await nodes.visitor("Ada")
  const bea = await nodes.visitor("Bea")
  const device = receiver.device()
  const { id: channel } = await bea.must("POST", "/me/notices/push", device.subscription)
  await bea.must("PUT", "/me/notices", { ...usualWishes, quiet: null })
  const settled = () => Promise.all(nodes.servers.map((server) => server.notices.settled()))
  const kinds = () => device.received.flatMap(({ notices }) => notices.map(({ kind }) => kind))
  return { receiver, nodes, ada, bea, channel, device, settled, kinds }
}

/** Neither is taken for gone: on a busy machine one may beat faster than the other. */
function bothLive(nodes: Nodes): Promise<void> {
  return nodes.live([0, 1], async () => {
    const written = await nodes.node(0).tables.db.selectFrom("node").select("id").execute()
    const living = new Set(written.map(({ id }) => id))
    return nodes.servers.every(
      ({ tables: { keeping } }) => keeping.counts.nodes === 2 && living.has(keeping.node ?? ""),
    )
  })
}

/** A notice that Bea has coming by that channel, written as a teller would. */
async function write(
  { nodes, bea, channel }: Awaited<ReturnType<typeof scene>>,
  n: number,
  table: string | null = null,
): Promise<void> {
  const player = (await bea.must("GET", "/me")).player.id as string
  const { db } = nodes.node(0).tables
  const at = nodes.clock.now()
  const id = `off ${n}`
  await db
    .insertInto("notice")
    .values({ id, player_id: player, table_id: table, kind: "off", n, by_whom: "there", at })
    .execute()
  const waiting = { id, lane: channel as string, player_id: player, notice_id: id, letter: null }
  await db
    .insertInto("outbox")
    .values({ ...waiting, due_at: at, expires_at: at + 24 * 3_600_000 })
    .execute()
}

test("what is due is sent once, though both nodes look at the same moment", async () => {
  const shown = await scene()
  const { nodes, device, settled } = shown
  for (let n = 0; n < 20; n++) {
    await write(shown, n)
    for (const server of nodes.servers) server.notices.outbox.wake()
    await settled()
  }
  expect(device.received.flatMap(({ notices }) => notices)).toHaveLength(20)
  expect(new Set(device.received.map(({ id }) => id)).size).toBe(device.received.length)
})

test("what one node is sending no other sends, though clocks are set on by hours meanwhile", async () => {
  const shown = await scene()
  const { nodes, receiver, settled } = shown
  const held = Promise.withResolvers<void>()
  receiver.until = held.promise
  await write(shown, 0)
  nodes.node(0).notices.outbox.wake()
  await until(() => receiver.calls.length === 1)
  nodes.clock.leap(3 * 3_600_000)
  nodes.node(1).notices.outbox.wake()
  await nodes.node(1).notices.settled()
  held.resolve()
  await settled()
  expect(receiver.calls).toHaveLength(1)
})

test("what a node was sending when it ended is sent by another as soon as it is found out", async () => {
  const shown = await scene(true)
  const { nodes, receiver, device, settled } = shown
  await bothLive(nodes)
  const held = Promise.withResolvers<void>()
  receiver.until = held.promise
  await write(shown, 0)
  nodes.node(0).notices.outbox.wake()
  await until(() => receiver.calls.length === 1)
  await nodes.live([1], () => receiver.calls.length === 2)
  held.resolve()
  await settled()
  expect(new Set(device.received.map(({ id }) => id)).size).toBe(1)
})

test("what a node is sending when it is asked to stop no other sends", async () => {
  const shown = await scene(true)
  const { nodes, receiver } = shown
  await bothLive(nodes)
  const held = Promise.withResolvers<void>()
  receiver.until = held.promise
  await write(shown, 0)
  nodes.node(0).notices.outbox.wake()
  await until(() => receiver.calls.length === 1)
  const stopping = nodes.node(0).close()
  const { notices } = nodes.node(1)
  for (let look = 0; look < 10; look++) {
    notices.outbox.wake()
    await notices.settled()
  }
  held.resolve()
  await stopping
  notices.outbox.wake()
  await notices.settled()
  expect(receiver.calls).toHaveLength(1)
})

test("a node that stood still for so long that another has sent it does not send it as well", async () => {
  const shown = await scene(true)
  const { nodes, ada, bea, receiver, settled } = shown
  await bothLive(nodes)
  const id = await tableOf("noughts", [ada, bea])
  await settled()
  const before = receiver.calls.length
  const { tables, notices } = nodes.node(0)
  const held = Promise.withResolvers<void>()
  const get = tables.get.bind(tables)
  tables.get = async (table) => {
    await held.promise
    return get(table)
  }
  await write(shown, 0, id)
  notices.outbox.wake()
  await nodes.live([1], () => receiver.calls.length === before + 1)
  held.resolve()
  await settled()
  expect(receiver.calls).toHaveLength(before + 1)
})

test("who looks through another node is not told; who looks nowhere is", async () => {
  const { nodes, ada, bea, settled, kinds } = await scene()
  const me = (await bea.must("GET", "/me")).player.id as string
  const id = await tableOf("noughts", [ada, bea])
  await settled()
  const keeper = nodes.servers.findIndex((server) => server.tables.keeps(id))
  const other = nodes.node(1 - keeper)
  const table = await other.tables.get(id)
  const looking = listenerOf(me)
  other.tables.presence.arrive(table, looking)
  await other.tables.looking.settled()
  const before = kinds().length
  await nodes.at(keeper, ada).choose(id, { do: "mark", cell: 4 })
  await settled()
  expect(await nodes.node(keeper).tables.looking.isLooking(id, me)).toBe(true)
  expect(kinds()).toHaveLength(before)
  await nodes.at(keeper, bea).choose(id, { do: "mark", cell: 0 })
  other.tables.presence.leave(table, looking)
  nodes.clock.turn(5000)
  await other.tables.looking.settled()
  expect(await nodes.node(keeper).tables.looking.isLooking(id, me)).toBe(false)
  await nodes.at(keeper, ada).choose(id, { do: "mark", cell: 1 })
  await until(async () => {
    await settled()
    return kinds().length === before + 1
  })
  expect(kinds().at(-1)).toBe("turn")
})

/** Bea looks at a table through the node that does not keep it; all is done by hand. */
async function lookingElsewhere(hears: boolean) {
  const shown = await scene(true)
  const { nodes, ada, bea, settled } = shown
  await nodes.live([0, 1], () => nodes.servers.every((server) => server.tables.news.carried))
  const me = (await bea.must("GET", "/me")).player.id as string
  const id = await tableOf("noughts", [ada, bea])
  const index = nodes.servers.findIndex((server) => server.tables.keeps(id))
  const keeper = nodes.node(index)
  const other = nodes.node(1 - index)
  await settled()
  if (!hears) keeper.tables.presence.hear = () => undefined
  const looking = listenerOf(me)
  const table = await other.tables.get(id)
  other.tables.presence.arrive(table, looking)
  await other.tables.looking.settled()
  const { attendance } = await keeper.tables.get(id)
  if (hears) await until(() => attendance.present.includes(1))
  const choose = (cell: number) => nodes.at(index, ada).choose(id, { do: "mark", cell })
  /** The other node has ended, and after its time the keeper knows. */
  const struckOut = () => nodes.live([index], () => keeper.tables.keeping.counts.nodes === 1)
  return { ...shown, id, me, index, keeper, other, table, looking, attendance, choose, struckOut }
}

test.each([
  ["by its word", true],
  ["by the database", false],
])(
  "who looked through a node that had ended when their turn came is told in a moment, not in an hour: %s",
  async (_, hears) => {
    const { nodes, id, me, keeper, other, choose, struckOut, kinds } = await lookingElsewhere(hears)
    const before = kinds().length
    await other.notices.stop()
    await choose(4)
    await keeper.notices.settled()
    // Nobody knows yet that it has ended
    expect(await keeper.tables.looking.isLooking(id, me)).toBe(true)
    expect(kinds()).toHaveLength(before)
    await struckOut()
    await keeper.notices.settled()
    expect(kinds()).toHaveLength(before)
    nodes.clock.turn(31_000)
    await until(async () => {
      await keeper.notices.settled()
      return kinds().length === before + 1
    })
    expect(kinds().at(-1)).toBe("turn")
  },
)

test("who looked through a node that had ended and is back through another is not told", async () => {
  const { nodes, id, me, keeper, other, choose, struckOut, kinds } = await lookingElsewhere(true)
  const before = kinds().length
  await other.notices.stop()
  await choose(4)
  keeper.tables.presence.arrive(await keeper.tables.get(id), listenerOf(me))
  await struckOut()
  nodes.clock.turn(31_000)
  await keeper.notices.settled()
  nodes.clock.turn(60_000)
  await keeper.notices.settled()
  expect(kinds()).toHaveLength(before)
})

test("who has left through another node, and is asked before word of that has come, is told in a moment, not in an hour", async () => {
  const { nodes, other, keeper, table, looking, attendance, choose, settled, kinds } =
    await lookingElsewhere(true)
  const before = kinds().length
  const { news } = other.tables
  const tell = news.tell.bind(news)
  const words: Parameters<typeof tell>[0][] = []
  news.tell = (word) => void words.push(word)
  other.tables.presence.leave(table, looking)
  await other.tables.looking.settled()
  await choose(4)
  await keeper.notices.settled()
  // As far as the keeper knows, they see it
  expect(attendance.present).toEqual([1])
  expect(kinds()).toHaveLength(before)
  nodes.clock.turn(4000)
  await until(() => words.some(({ about }) => about === "presence"))
  for (const word of words) tell(word)
  await until(async () => {
    await settled()
    return attendance.present.length === 0
  })
  await until(async () => {
    await settled()
    return kinds().length > before || (await waits(keeper))
  })
  expect(kinds().slice(before)).toEqual(["turn"])
})

/** Something is in the outbox, to be sent later. */
const waits = async ({ notices }: Nodes["servers"][number]) => (await notices.outbox.waiting()).count > 0

test("that somebody has left is known after a while, though the word of it was lost", async () => {
  const { nodes, other, keeper, table, looking, attendance, choose, settled, kinds } =
    await lookingElsewhere(true)
  const before = kinds().length
  const { news } = other.tables
  const tell = news.tell.bind(news)
  news.tell = () => undefined
  other.tables.presence.leave(table, looking)
  nodes.clock.turn(5000)
  await other.tables.looking.settled()
  news.tell = tell
  expect(attendance.present).toEqual([1])
  nodes.clock.turn(90_000)
  // As the pulse does every half minute
  keeper.tables.tellWhoIsThere()
  expect(attendance.present).toEqual([])
  await choose(4)
  await until(async () => {
    await settled()
    return kinds().length === before + 1
  })
  expect(kinds().at(-1)).toBe("turn")
  expect(await keeper.tables.looking.isLooking(table.id, table.seats[1]?.player_id as string)).toBe(false)
})

/** How many statements wait for a row that another transaction has. */
async function waitingIn(db: Nodes["servers"][number]["tables"]["db"]): Promise<number> {
  const { rows } = await sql<object>`
    select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db)
  return rows.length
}

test("who has left is struck out for good, though their node was just writing down again that they look", async () => {
  const { other, keeper, table, looking, me } = await lookingElsewhere(true)
  const { db } = other.tables
  const row = await db.selectFrom("looking").selectAll().where("player_id", "=", me).executeTakeFirstOrThrow()
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  // Whoever writes this row meanwhile waits
  const holding = db.transaction().execute(async (tx) => {
    await tx.deleteFrom("looking").where("player_id", "=", me).execute()
    begun.resolve()
    await held.promise
  })
  await begun.promise
  const repeated = other.tables.looking.repeat()
  await until(async () => (await waitingIn(db)) === 1)
  other.tables.presence.leave(table, looking)
  // What strikes out must not come to wait beside what writes
  for (let look = 0; look < 50 && (await waitingIn(db)) < 2; look++);
  held.resolve()
  await Promise.all([holding, repeated])
  await other.tables.looking.settled()
  expect(row.node).toBe(other.tables.keeping.node)
  expect(await keeper.tables.looking.isLooking(table.id, me)).toBe(false)
})

test("that somebody has left is written down later, if it failed", async () => {
  const { other, keeper, table, looking, me } = await lookingElsewhere(true)
  const { db } = other.tables
  const [row] = await db.selectFrom("looking").selectAll().where("player_id", "=", me).execute()
  other.tables.presence.leave(table, looking)
  await other.tables.looking.settled()
  // As if the database had been away just then
  await db
    .insertInto("looking")
    .values(row as NonNullable<typeof row>)
    .execute()
  expect(await keeper.tables.looking.isLooking(table.id, me)).toBe(true)
  await other.tables.looking.repeat()
  expect(await keeper.tables.looking.isLooking(table.id, me)).toBe(false)
})

test("a notice is not taken for outdated by a table that is just being read, as it was before the last line", async () => {
  const { nodes, ada, bea } = await scene()
  const id = await tableOf("noughts", [ada, bea])
  const index = nodes.servers.findIndex((server) => server.tables.keeps(id))
  const { tables } = nodes.node(1 - index)
  await tables.get(id)
  tables.forget(id)
  const held = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const { slices } = tables
  const work = slices.do.bind(slices)
  slices.do = async <T>(pieces: Work<T>, hurried?: boolean): Promise<T> => {
    read.resolve()
    await held.promise
    return work(pieces, hurried)
  }
  const reading = tables.known(id)
  await read.promise
  await nodes.at(index, ada).choose(id, { do: "mark", cell: 4 })
  const got = tables.get(id)
  held.resolve()
  await reading
  expect((await got).play.asked[1]?.n).toBe(2)
})
