// Notices where there are several nodes: one sends, and all know who looks.
import { afterEach, expect, test } from "vitest"
import { usualWishes } from "../../notices/schedule.ts"
import { listenerOf, tableOf } from "../kit/house.ts"
import { Nodes } from "../kit/nodes.ts"
import { openReceiver } from "../kit/receiver.ts"
import { until } from "../kit/until.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function scene() {
  const receiver = await openReceiver()
  open.push(receiver)
  const nodes = await Nodes.open({ config: { privateWebhooks: true } })
  open.push(nodes)
  const ada = await nodes.visitor("Ada")
  const bea = await nodes.visitor("Bea")
  const device = receiver.device()
  const { id: channel } = await bea.must("POST", "/me/notices/push", device.subscription)
  await bea.must("PUT", "/me/notices", { ...usualWishes, quiet: null })
  const settled = () => Promise.all(nodes.houses.map((house) => house.notices.settled()))
  const kinds = () => device.received.flatMap(({ notices }) => notices.map(({ kind }) => kind))
  return { receiver, nodes, ada, bea, channel, device, settled, kinds }
}

test("what is due is sent once, though both nodes look at the same moment", async () => {
  const { nodes, bea, channel, device, settled } = await scene()
  const player = (await bea.must("GET", "/me")).player.id
  const { db } = nodes.node(0).tables
  const at = nodes.clock.now()
  for (let n = 0; n < 20; n++) {
    const id = `off ${n}`
    await db
      .insertInto("notice")
      .values({ id, player_id: player, table_id: null, kind: "off", n, by_whom: "there", at })
      .execute()
    await db
      .insertInto("outbox")
      .values({
        id,
        lane: channel,
        player_id: player,
        notice_id: id,
        letter: null,
        due_at: at,
        expires_at: at + 60_000,
      })
      .execute()
    for (const house of nodes.houses) house.notices.outbox.wake()
    await settled()
  }
  expect(device.received.flatMap(({ notices }) => notices)).toHaveLength(20)
  expect(new Set(device.received.map(({ id }) => id)).size).toBe(device.received.length)
})

test("who looks through another node is not told; who looks nowhere is", async () => {
  const { nodes, ada, bea, settled, kinds } = await scene()
  const me = (await bea.must("GET", "/me")).player.id as string
  const id = await tableOf("noughts", [ada, bea])
  await settled()
  const keeper = nodes.houses.findIndex((house) => house.tables.keeps(id))
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
