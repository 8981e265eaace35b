// How the database came to be, step by step. A step that has been released is never changed; a new
// one is added.
import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { skeletonOf } from "../skeleton.ts"
import { isPostgres } from "./postgres.ts"
import type { Database } from "./schema.ts"

export const migrations: Record<string, Migration> = {
  "001-people-and-tables": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("player")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("handle", "text", (c) => c.unique())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addColumn("deleted_at", "bigint")
        .execute()
      await db.schema
        .createTable("login")
        .addColumn("user_id", "text", (c) => c.primaryKey())
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .execute()
      await db.schema.createIndex("login_player").on("login").column("player_id").execute()
      await db.schema
        .createTable("token")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("owner_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("hash", "text", (c) => c.notNull().unique())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .execute()
      await db.schema.createIndex("token_owner").on("token").column("owner_id").execute()
      await db.schema
        .createTable("game_table")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("version", "text", (c) => c.notNull())
        .addColumn("options", "text", (c) => c.notNull())
        .addColumn("manner", "text", (c) => c.notNull())
        .addColumn("listed", "integer", (c) => c.notNull())
        .addColumn("status", "text", (c) => c.notNull())
        .addColumn("owner", "text", (c) => c.notNull().references("player.id"))
        .addColumn("commitment", "text", (c) => c.notNull())
        .addColumn("secret", "text", (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addColumn("started_at", "bigint")
        .addColumn("finished_at", "bigint")
        .addColumn("result", "text")
        .addColumn("rematch", "text")
        .execute()
      await db.schema
        .createIndex("game_table_lobby")
        .on("game_table")
        .columns(["status", "listed", "created_at"])
        .execute()
      await db.schema
        .createTable("seat")
        .addColumn("table_id", "text", (c) => c.notNull().references("game_table.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("player_id", "text", (c) => c.references("player.id"))
        .addColumn("level", "integer")
        .addColumn("number", "text")
        .addColumn("code", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("seat_key", ["table_id", "seat"])
        .execute()
      // One person, one seat: the database refuses a second one though two requests may race
      await db.schema
        .createIndex("seat_player")
        .unique()
        .on("seat")
        .columns(["player_id", "table_id"])
        .execute()
      await db.schema
        .createTable("entry")
        .addColumn("table_id", "text", (c) => c.notNull().references("game_table.id"))
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("seat", "integer")
        .addColumn("body", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("entry_key", ["table_id", "n"])
        .execute()
    },
  },
  "002-chat-and-results": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("chat")
        .addColumn("table_id", "text", (c) => c.notNull().references("game_table.id"))
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("room", "text", (c) => c.notNull())
        .addColumn("text", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("chat_key", ["table_id", "n"])
        .execute()
      await db.schema
        .createTable("mute")
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("player_id", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("mute_key", ["table_id", "player_id"])
        .execute()
      await db.schema
        .createTable("report")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("chat_n", "integer", (c) => c.notNull())
        .addColumn("player_id", "text", (c) => c.notNull())
        .addColumn("reason", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .execute()
      await db.schema
        .createTable("outcome")
        .addColumn("table_id", "text", (c) => c.notNull().references("game_table.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("player_id", "text")
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("place", "integer", (c) => c.notNull())
        .addColumn("score", "double precision", (c) => c.notNull())
        .addColumn("bots", "integer", (c) => c.notNull())
        .addColumn("finished_at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("outcome_key", ["table_id", "seat"])
        .execute()
      await db.schema
        .createIndex("outcome_player")
        .on("outcome")
        .columns(["player_id", "finished_at"])
        .execute()
      await db.schema
        .createTable("rating")
        .addColumn("player_id", "text", (c) => c.notNull())
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("pool", "text", (c) => c.notNull())
        .addColumn("mu", "double precision", (c) => c.notNull())
        .addColumn("sigma", "double precision", (c) => c.notNull())
        .addColumn("games", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("rating_key", ["player_id", "game", "pool"])
        .execute()
    },
  },
  "003-nodes": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("game_table")
        .addColumn("changes", "integer", (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable("game_table").addColumn("keeper", "text").execute()
      await db.schema
        .createTable("node")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("beat", "integer", (c) => c.notNull())
        .addColumn("rules", "text", (c) => c.notNull())
        .execute()
      await db.schema
        .createTable("house")
        .addColumn("name", "text", (c) => c.primaryKey())
        .addColumn("value", "text", (c) => c.notNull())
        .execute()
    },
  },
  "004-names": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("player").addColumn("skeleton", "text").execute()
      await db.schema.alterTable("player").addColumn("claim", "text").execute()
      await claimNames(db as Kysely<Database>)
      await db.schema.createIndex("player_skeleton").on("player").column("skeleton").execute()
      await db.schema.createIndex("player_claim").unique().on("player").column("claim").execute()
    },
  },
  "005-consent": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("game_table")
        .addColumn("terms", "integer", (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable("seat").addColumn("agreed", "integer").execute()
    },
  },
  "006-ways-back": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("recovery_code")
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("hash", "text", (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("recovery_code_key", ["player_id", "hash"])
        .execute()
      await db.schema
        .createTable("mail_address")
        .addColumn("player_id", "text", (c) => c.primaryKey().references("player.id"))
        .addColumn("address", "text", (c) => c.notNull())
        .addColumn("key", "text", (c) => c.notNull())
        .addColumn("confirmed_at", "bigint", (c) => c.notNull())
        .execute()
      await db.schema.createIndex("mail_address_lookup").on("mail_address").column("key").execute()
      await db.schema
        .createTable("mail_token")
        .addColumn("hash", "text", (c) => c.primaryKey())
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("purpose", "text", (c) => c.notNull())
        .addColumn("address", "text", (c) => c.notNull())
        .addColumn("expires_at", "bigint", (c) => c.notNull())
        .execute()
      await db.schema.createIndex("mail_token_player").on("mail_token").column("player_id").execute()
    },
  },
  "007-retention": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("player").addColumn("seen_at", "bigint").execute()
      await db.schema.alterTable("game_table").addColumn("maker", "text").execute()
      await db.schema.alterTable("game_table").addColumn("address", "text").execute()
      await sql`update game_table set maker = owner`.execute(db)
      await sql`update game_table set finished_at = created_at
        where status = 'cancelled' and finished_at is null`.execute(db)
      for (const [name, columns] of [
        ["game_table_maker", ["maker", "status"]],
        ["game_table_owner", ["owner"]],
        ["game_table_address", ["address", "status"]],
        ["game_table_status", ["status", "id"]],
        ["game_table_ended", ["status", "finished_at"]],
      ] as const)
        await db.schema
          .createIndex(name)
          .on("game_table")
          .columns([...columns])
          .execute()
      await db.schema.createIndex("player_kind").on("player").columns(["kind", "id"]).execute()
    },
  },
  // A bot account outlives its key, and is its owner's all the same. Whose those without a key were
  // is not known any more
  "009-bot-owners": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("player").addColumn("owner_id", "text").execute()
      await sql`update player set owner_id =
        (select min(token.owner_id) from token where token.player_id = player.id)
        where kind = 'bot'`.execute(db)
      await db.schema.createIndex("player_owner").on("player").column("owner_id").execute()
    },
  },
  "010-said": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("game_table")
        .addColumn("said", "integer", (c) => c.notNull().defaultTo(0))
        .execute()
      await sql`update game_table set said =
        coalesce((select max(n) from chat where chat.table_id = game_table.id), 0)`.execute(db)
      await db.schema.alterTable("report").addColumn("said_by", "text").execute()
      await db.schema.alterTable("report").addColumn("said", "text").execute()
      await db.schema.dropIndex("game_table_maker").execute()
      await db.schema
        .createIndex("game_table_made")
        .on("game_table")
        .columns(["maker", "status", "finished_at"])
        .execute()
    },
  },
  "011-operators": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("player").addColumn("role", "text").execute()
      await db.schema.alterTable("report").addColumn("settled_at", "bigint").execute()
      await db.schema.alterTable("report").addColumn("settled_by", "text").execute()
      await db.schema.alterTable("report").addColumn("settled_note", "text").execute()
      await db.schema
        .alterTable("node")
        .addColumn("version", "text", (c) => c.notNull().defaultTo(""))
        .execute()
      await db.schema
        .createTable("sanction")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("player_id", "text")
        .addColumn("network", "text")
        .addColumn("until", "bigint")
        .addColumn("reason", "text", (c) => c.notNull())
        .addColumn("by_whom", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("lifted_at", "bigint")
        .execute()
      await db.schema.createIndex("sanction_player").on("sanction").column("player_id").execute()
      await db.schema
        .createTable("deed")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("by_whom", "text", (c) => c.notNull())
        .addColumn("action", "text", (c) => c.notNull())
        .addColumn("about", "text", (c) => c.notNull())
        .addColumn("reason", "text", (c) => c.notNull())
        .execute()
      await db.schema.createIndex("deed_at").on("deed").column("at").execute()
    },
  },
  "012-notices": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("channel")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("address", "text", (c) => c.notNull())
        .addColumn("keys", "text", (c) => c.notNull())
        .addColumn("shape", "text", (c) => c.notNull())
        .addColumn("session", "text")
        .addColumn("device", "text", (c) => c.notNull())
        .addColumn("created_at", "bigint", (c) => c.notNull())
        .addColumn("sent_at", "bigint")
        .addColumn("failing_since", "bigint")
        .addColumn("not_before", "bigint", (c) => c.notNull().defaultTo(0))
        .addColumn("off", "text")
        .execute()
      await db.schema.createIndex("channel_player").on("channel").column("player_id").execute()
      await db.schema.createIndex("channel_address").on("channel").columns(["kind", "address"]).execute()
      await db.schema
        .createTable("notice_wish")
        .addColumn("player_id", "text", (c) => c.primaryKey().references("player.id"))
        .addColumn("wishes", "text", (c) => c.notNull())
        .execute()
      await db.schema
        .createTable("notice")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("table_id", "text")
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("by_whom", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .execute()
      await db.schema.createIndex("notice_player").on("notice").column("player_id").execute()
      await db.schema.createIndex("notice_table").on("notice").column("table_id").execute()
      await db.schema.createIndex("notice_at").on("notice").column("at").execute()
      await db.schema
        .createTable("outbox")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("lane", "text", (c) => c.notNull())
        .addColumn("player_id", "text")
        .addColumn("notice_id", "text")
        .addColumn("letter", "text")
        .addColumn("due_at", "bigint", (c) => c.notNull())
        .addColumn("expires_at", "bigint", (c) => c.notNull())
        .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
        .addColumn("taken_by", "text")
        .addColumn("taken_until", "bigint", (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema.createIndex("outbox_due").on("outbox").column("due_at").execute()
      await db.schema.createIndex("outbox_lane").on("outbox").column("lane").execute()
      await db.schema.createIndex("outbox_player").on("outbox").column("player_id").execute()
      await db.schema
        .createTable("looking")
        .addColumn("node", "text", (c) => c.notNull())
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("player_id", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("looking_key", ["table_id", "player_id", "node"])
        .execute()
    },
  },
  "013-puzzles": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("puzzle_attempt")
        .addColumn("player_id", "text", (c) => c.notNull())
        .addColumn("puzzle", "text", (c) => c.notNull())
        .addColumn("difficulty", "integer", (c) => c.notNull())
        .addColumn("solved", "integer", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("day", "integer")
        .addPrimaryKeyConstraint("puzzle_attempt_key", ["player_id", "puzzle"])
        .execute()
    },
  },
  "014-away-and-left": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("outcome")
        .addColumn("left_early", "integer", (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable("vacation")
        .addColumn("player_id", "text", (c) => c.notNull().references("player.id"))
        .addColumn("from_at", "bigint", (c) => c.notNull())
        .addColumn("until_at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("vacation_key", ["player_id", "from_at"])
        .execute()
    },
  },
  // Whoever takes their data along, or goes, would have everybody's talk read through
  "015-talk-by-player": {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex("chat_player").on("chat").columns(["player_id", "at"]).execute()
      await db.schema.createIndex("report_player").on("report").columns(["player_id", "at"]).execute()
      await db.schema.createIndex("notice_told").on("notice").columns(["player_id", "at"]).execute()
      await db.schema.dropIndex("notice_player").execute()
    },
  },
  // Old games cost nothing: their lines become archives, and what is asked of running tables is
  // asked of few rows
  "016-archives": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("game_table")
        .addColumn("archived", "integer", (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable("archive")
        .addColumn("table_id", "text", (c) => c.primaryKey().references("game_table.id"))
        .addColumn("lines", "integer", (c) => c.notNull())
        .addColumn("last_at", "bigint", (c) => c.notNull())
        // SQLite keeps bytes as bytes, whatever a column is called
        .addColumn("body", sql`bytea`, (c) => c.notNull())
        .execute()
      await sql`create index game_table_unfolded on game_table (finished_at)
        where archived = 0 and finished_at is not null`.execute(db)
    },
  },
  // Counting all tables, and finding somebody by how a name begins, cost the same however many
  // there are
  "017-counted": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("folded")
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("status", "text", (c) => c.notNull())
        .addColumn("tables", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("folded_key", ["game", "status"])
        .execute()
      await sql`insert into folded (game, status, tables)
        select game, status, count(*) from game_table where archived = 1 group by game, status`.execute(db)
      await sql`create index game_table_counted on game_table (game, status) where archived = 0`.execute(db)
      // SQLite compares texts byte by byte as it is
      if (isPostgres(db)) await sql`create index player_begins on player (skeleton collate "C")`.execute(db)
    },
  },
  // Whose turn it is in the lobby is told by the index alone: the rows of those that are shown are
  // read, and no others
  "018-lobby": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex("game_table_shown")
        .on("game_table")
        .columns(["status", "listed", "created_at", "id", "game", "address", "owner"])
        .execute()
      await db.schema.dropIndex("game_table_lobby").execute()
    },
  },
  // Who is sending something has it while they live, whatever clocks say
  "019-sender": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("outbox").addColumn("sender", "text").execute()
    },
  },
  // Nodes pass on to each other what is asked of a table
  "020-node-address": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("node").addColumn("address", "text").execute()
    },
  },
  // Which of somebody's tables are not over is asked of those alone that are not, however many
  // years they have played
  "021-running": {
    async up(db: Kysely<unknown>) {
      await sql`create index game_table_running on game_table (id) where status in ('open', 'playing')`.execute(
        db,
      )
    },
  },
  // Whose messages do not arrive learns why
  "022-undelivered": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("channel").addColumn("failure", "text").execute()
    },
  },
}

/**
 * Of members whose names look alike the first keeps the look to themselves; the others keep their
 * names.
 */
async function claimNames(db: Kysely<Database>): Promise<void> {
  const claimed = new Set<string>()
  const players = await db
    .selectFrom("player")
    .select(["id", "name", "kind"])
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  for (const { id, name, kind } of players) {
    const skeleton = skeletonOf(name)
    const claims = kind === "member" && !claimed.has(skeleton)
    if (claims) claimed.add(skeleton)
    await db
      .updateTable("player")
      .set({ skeleton, claim: claims ? skeleton : null })
      .where("id", "=", id)
      .execute()
  }
}
