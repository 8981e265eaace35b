// The ways by which notices reach somebody: devices, e-mail, webhooks. Whose they are, and when
// they end.
import { createECDH, randomBytes } from "node:crypto"
import type {
  Channel,
  ChannelOff,
  NewWebhook,
  PushSubscription,
  Undelivered,
  WebhookShape,
} from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import { notFound, Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import type { ChannelRow, Database } from "../store/schema.ts"
import type { Outbound } from "./outbound.ts"

/** At most so many of a kind, for one person. */
const most = { push: 10, webhook: 3, mail: 1 } as const
/** Webhooks of all people that lead to the same address. */
const mostAtAddress = 3

export class Channels {
  private readonly db: Kysely<Database>
  private readonly clock: Clock
  private readonly outbound: Outbound

  constructor(db: Kysely<Database>, clock: Clock, outbound: Outbound) {
    this.db = db
    this.clock = clock
    this.outbound = outbound
  }

  async of(player: string, session: string | null): Promise<Channel[]> {
    const rows = await this.rowsOf(player)
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.kind === "webhook" ? webhookName(row.address) : row.device,
      shape: row.shape,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      off: row.off,
      failing: failingOf(row),
      current: row.kind === "push" && row.session !== null && row.session === session,
    }))
  }

  rowsOf(player: string): Promise<ChannelRow[]> {
    return this.db
      .selectFrom("channel")
      .selectAll()
      .where("player_id", "=", player)
      .orderBy("created_at")
      .orderBy("id")
      .execute()
  }

  /** The device is whose session names it last. */
  async addPush(
    player: string,
    { endpoint, keys }: PushSubscription,
    { session, device }: { readonly session: string | null; readonly device: string },
  ): Promise<string> {
    this.outbound.mustBeCallable(endpoint)
    mustBeKeys(keys)
    return this.db.transaction().execute(async (tx) => {
      const before = await tx
        .deleteFrom("channel")
        .where("kind", "=", "push")
        .where("address", "=", endpoint)
        .returning(["id", "player_id"])
        .execute()
      // The same device again is the same channel, with all that waits for it
      const own = before.find(({ player_id }) => player_id === player)?.id
      for (const { id } of before)
        if (id !== own) await tx.deleteFrom("outbox").where("lane", "=", id).execute()
      await this.mustHaveRoom(tx, player, "push")
      return this.add(tx, player, {
        id: own ?? newId(),
        kind: "push",
        address: endpoint,
        keys: JSON.stringify(keys),
        session,
        device,
      })
    })
  }

  async addWebhook(player: string, address: string, shape: WebhookShape): Promise<NewWebhook> {
    this.outbound.mustBeCallable(address)
    const secret = `gphook_${randomBytes(30).toString("base64url")}`
    const id = await this.db.transaction().execute(async (tx) => {
      await this.mustHaveRoom(tx, player, "webhook")
      const there = await tx
        .selectFrom("channel")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("kind", "=", "webhook")
        .where("address", "=", address)
        .executeTakeFirstOrThrow()
      if (there.count >= mostAtAddress)
        throw new Problem("quota", "This address is used by others already.", "Give one of your own.")
      return this.add(tx, player, {
        id: newId(),
        kind: "webhook",
        address,
        keys: JSON.stringify({ secret }),
        shape,
      })
    })
    return { id, secret }
  }

  async addMail(player: string): Promise<string> {
    return this.db.transaction().execute(async (tx) => {
      const there = await tx
        .selectFrom("channel")
        .select("id")
        .where("player_id", "=", player)
        .where("kind", "=", "mail")
        .executeTakeFirst()
      return there?.id ?? this.add(tx, player, { id: newId(), kind: "mail", address: "", keys: "{}" })
    })
  }

  /** Throws Problem `notFound`, also for somebody else's. */
  async own(player: string, id: string): Promise<ChannelRow> {
    const row = await this.db
      .selectFrom("channel")
      .selectAll()
      .where("id", "=", id)
      .where("player_id", "=", player)
      .executeTakeFirst()
    if (row === undefined) throw notFound("channel")
    return row
  }

  async remove(player: string, id: string): Promise<void> {
    await this.own(player, id)
    await this.forget([id])
  }

  async switchOn(player: string, id: string): Promise<void> {
    await this.own(player, id)
    await this.db
      .updateTable("channel")
      .set({ off: null, failing_since: null, failure: null, not_before: 0 })
      .where("id", "=", id)
      .execute()
  }

  /** What waits for it is not sent. */
  async switchOff(db: Kysely<Database>, id: string, why: ChannelOff): Promise<void> {
    await db.updateTable("channel").set({ off: why }).where("id", "=", id).execute()
    await db.deleteFrom("outbox").where("lane", "=", id).execute()
  }

  async forget(ids: readonly string[], db: Kysely<Database> = this.db): Promise<void> {
    if (ids.length === 0) return
    await db.deleteFrom("outbox").where("lane", "in", ids).execute()
    await db.deleteFrom("channel").where("id", "in", ids).execute()
  }

  /** Sessions have ended: devices that were named by them hear nothing more. */
  async keepSessions(player: string, living: readonly string[]): Promise<void> {
    const rows = await this.rowsOf(player)
    await this.forget(
      rows.flatMap(({ id, kind, session }) =>
        kind === "push" && !living.includes(session ?? "") ? [id] : [],
      ),
    )
  }

  /**
   * Whoever knew the old password may have set them: they wait until their owner has looked through
   * them.
   */
  async doubt(player: string): Promise<void> {
    for (const { id, kind, off } of await this.rowsOf(player))
      if (kind === "webhook" && off === null) await this.switchOff(this.db, id, "passwordChanged")
  }

  private async mustHaveRoom(tx: Kysely<Database>, player: string, kind: "push" | "webhook"): Promise<void> {
    const { count } = await tx
      .selectFrom("channel")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("player_id", "=", player)
      .where("kind", "=", kind)
      .executeTakeFirstOrThrow()
    if (count >= most[kind])
      throw new Problem("quota", `You have ${count} of these already.`, "Remove one first.", {
        of: kind,
        most: most[kind],
      })
  }

  private async add(
    tx: Kysely<Database>,
    player_id: string,
    channel: Pick<ChannelRow, "id" | "kind" | "address" | "keys"> &
      Partial<Pick<ChannelRow, "session" | "device" | "shape">>,
  ): Promise<string> {
    await tx
      .insertInto("channel")
      .values({
        session: null,
        device: "",
        shape: "plain",
        ...channel,
        player_id,
        created_at: this.clock.now(),
      })
      .execute()
    return channel.id
  }
}

/**
 * Sessions go over to somebody else: whoever used the device before may have named devices of their
 * own by them. The one that is used names itself again.
 */
export async function forgetDevices(db: Kysely<Database>, player: string): Promise<void> {
  const devices = db
    .selectFrom("channel")
    .select("id")
    .where("player_id", "=", player)
    .where("kind", "=", "push")
  await db.deleteFrom("outbox").where("lane", "in", devices).execute()
  await db.deleteFrom("channel").where("id", "in", devices).execute()
}

/**
 * Two of one host are told apart by how they end. Whoever knows the end may call them: of a short
 * one nothing is shown.
 */
function webhookName(address: string): string {
  const { host, pathname } = new URL(address)
  const end = pathname.split("/").at(-1) ?? ""
  return end.length < 16 ? host : `${host} …${end.slice(-4)}`
}

function failingOf({ failing_since, failure }: ChannelRow): Channel["failing"] {
  if (failure === null) return null
  const { at, ...undelivered } = JSON.parse(failure) as Undelivered & { readonly at: number }
  return { since: failing_since ?? at, ...undelivered }
}

/** Throws Problem `badInput` for keys that nothing can be encrypted with. */
function mustBeKeys({ p256dh, auth }: PushSubscription["keys"]): void {
  try {
    const curve = createECDH("prime256v1")
    curve.generateKeys()
    curve.computeSecret(p256dh, "base64url")
    if (Buffer.from(auth, "base64url").length >= 16) return
  } catch {
    // Told below
  }
  throw new Problem(
    "badInput",
    "These are no keys of a browser.",
    "Give what PushManager.subscribe answers.",
    {
      where: "body.keys",
    },
  )
}
