// What is kept, table by table. Times are milliseconds since 1970, flags 0 or 1, JSON is text: the
// same everywhere.
import type {
  ChannelKind,
  ChannelOff,
  NoticeKind,
  OperatorRole,
  Sanction,
  TableStatus,
  WebhookShape,
} from "@genepool/wire"
import type { Generated, Selectable } from "kysely"

/** One person (or bot account), whatever way they sign in. */
interface PlayerRow {
  id: string
  name: string
  /** What they sign in with, lower case; null for a guest. */
  handle: string | null
  kind: "guest" | "member" | "bot"
  /** What the name looks like (skeleton.ts); null once the account is gone. */
  skeleton: Generated<string | null>
  /**
   * The same for a member, and then nobody else may look so. Null for members whose names looked
   * alike before.
   */
  claim: Generated<string | null>
  /** Whose bot account it is, with a key or without; null for people. */
  owner_id: Generated<string | null>
  created_at: number
  /** What they may do about others and the server. */
  role: Generated<OperatorRole | null>
  /** When they were last here, to a minute or so; null until that is known. */
  seen_at: number | null
  /** The account is gone; the choices of finished games stay, under a neutral name. */
  deleted_at: number | null
}

/**
 * Which sign-in belongs to which player. A guest who registers gets a new sign-in and stays the
 * same player.
 */
interface LoginRow {
  user_id: string
  player_id: string
}

/** A way back in that is written down; each works once. Only hashes are kept. */
interface RecoveryCodeRow {
  player_id: string
  hash: string
  created_at: number
}

/** Where letters for an account go, once its owner has opened the link in the first. */
interface MailAddressRow {
  player_id: string
  address: string
  /** The address as it is compared. */
  key: string
  confirmed_at: number
}

/** The link of a letter; it works once. Only its hash is kept. */
interface MailTokenRow {
  hash: string
  player_id: string
  purpose: "confirm" | "recover"
  address: string
  expires_at: number
}

/** A key for a program that plays as a bot account. Only its hash is kept. */
interface TokenRow {
  id: string
  /** The bot account. */
  player_id: string
  /** Who made it. */
  owner_id: string
  hash: string
  name: string
  created_at: number
}

interface GameTable {
  id: string
  game: string
  version: string
  /** The game's options as people wrote them, JSON. */
  options: string
  /** Clock, undo, leavers, spectators: `Manner` as JSON. */
  manner: string
  listed: number
  status: TableStatus
  owner: string
  /** Who made it, whoever it belongs to by now: what it takes up is theirs. */
  maker: string | null
  /**
   * A mark of the address it was made from, as long as it counts there (quotas.ts); nobody's
   * address.
   */
  address: string | null
  commitment: string
  /** Of the sealed dice. Leaves the server only when the game is over. */
  secret: string
  created_at: number
  started_at: number | null
  /** When it was over, or cancelled. */
  finished_at: number | null
  /** Result as JSON, once there is one. */
  result: string | null
  /** The table that continues with the same seats. */
  rematch: string | null
  /** Rises whenever this row or a seat changes: who holds a copy sees that it is old. */
  changes: Generated<number>
  /** Rises whenever what people agree to changes: who sits where, and how is played. */
  terms: Generated<number>
  /**
   * The number of the last line of talk, which no other line gets, though its speaker be gone and
   * the line with them.
   */
  said: Generated<number>
  /** The node that lets the table's bots think and its alarms ring; null while no node does. */
  keeper: Generated<string | null>
  /** Whether its journal is an archive. */
  archived: Generated<number>
}

export type TableRow = Selectable<GameTable>

export interface SeatRow {
  table_id: string
  seat: number
  kind: "open" | "invited" | "bot"
  player_id: string | null
  level: number | null
  /** The seat's own number for the dice. */
  number: string | null
  /** Who has it may take this seat. */
  code: string
  /**
   * The terms of the table that whoever sits here said yes to last. A yes to other terms than those
   * of now is none.
   */
  agreed: number | null
}

/**
 * One line of a table's journal; (table_id, n) is unique, and nothing is ever changed. When the
 * game has been over for a while, all its lines together become an archive.
 */
export interface EntryRow {
  table_id: string
  n: number
  kind: string
  seat: number | null
  body: string
  at: number
}

/** All lines of one table (archive.ts). */
interface ArchiveRow {
  table_id: string
  lines: number
  /** When the last of them was written. */
  last_at: number
  body: Uint8Array
}

/** How many tables are archives: counted when they become one, as there are ever more. */
interface FoldedRow {
  game: string
  status: TableStatus
  tables: number
}

interface ChatRow {
  table_id: string
  n: number
  player_id: string
  room: "table" | "spectators"
  text: string
  at: number
}

/** Who may not speak at a table. */
interface MuteRow {
  table_id: string
  player_id: string
}

interface ReportRow {
  id: string
  table_id: string
  chat_n: number
  player_id: string
  reason: string
  /**
   * Whose line it is and what it says, as it was when it was reported; null in reports of before.
   */
  said_by: Generated<string | null>
  said: Generated<string | null>
  at: number
  /** When somebody has looked at it, who, and what they made of it. */
  settled_at: Generated<number | null>
  settled_by: Generated<string | null>
  settled_note: Generated<string | null>
}

/** Who may not speak or act, and why. */
interface SanctionRow {
  id: string
  kind: Sanction["kind"]
  player_id: string | null
  /** Of a ban by address: a range. */
  network: string | null
  /** Null: until it is lifted. */
  until: number | null
  reason: string
  by_whom: string
  at: number
  lifted_at: number | null
}

/** The log of who did what. */
interface DeedRow {
  id: string
  at: number
  by_whom: string
  action: string
  /** The id of a player or a table, or what else it was about. */
  about: string
  reason: string
}

/** How a finished game came out for one seat. */
interface OutcomeRow {
  table_id: string
  seat: number
  player_id: string | null
  game: string
  place: number
  score: number
  /** Whether bots sat at the table: such games are rated apart. */
  bots: number
  finished_at: number
  /**
   * Whether whoever sat there had given up, or was away for good with a bot in their place, when it
   * was over.
   */
  left_early: number
}

/** Days on which somebody is away from all their tables. */
interface VacationRow {
  player_id: string
  from_at: number
  until_at: number
}

interface RatingRow {
  player_id: string
  game: string
  pool: "people" | "bots"
  mu: number
  sigma: number
  games: number
}

/** Of each puzzle a player's first attempt. */
export interface PuzzleAttemptRow {
  player_id: string
  /** `<game>/<id>` */
  puzzle: string
  difficulty: number
  solved: number
  at: number
  day: number | null
}

/** A running server among several. */
interface NodeRow {
  id: string
  /** Rises as long as the node lives. */
  beat: number
  /** The rules it has, `{ game: version }` as JSON. */
  rules: string
  /** Of the program; empty for those that did not tell. */
  version: Generated<string>
  /** Where it takes what other nodes pass on to it, `host:port`; null, if it does not. */
  address: string | null
}

/**
 * A way by which notices reach somebody: a device, their e-mail address, or an address of their
 * own.
 */
interface ChannelTable {
  id: string
  player_id: string
  kind: ChannelKind
  /**
   * Where a device or a webhook is reached; empty for e-mail, which goes to the confirmed address
   * of that moment.
   */
  address: string
  /** JSON: what a device's messages are encrypted for, or what a webhook's are signed with. */
  keys: string
  shape: WebhookShape
  /** Of a device: the session it was named by, which it does not outlive. */
  session: string | null
  device: string
  created_at: number
  sent_at: Generated<number | null>
  /** Since when nothing has arrived there. */
  failing_since: Generated<number | null>
  /** Why the last message did not arrive, as JSON; null where it did. */
  failure: Generated<string | null>
  /** It asked for a pause until then. */
  not_before: Generated<number>
  /** Why it is switched off; null while it is on. */
  off: Generated<ChannelOff | null>
}

export type ChannelRow = Selectable<ChannelTable>

interface NoticeWishRow {
  player_id: string
  /** `NoticeWishes` as JSON. */
  wishes: string
}

/**
 * One thing that somebody is told. It stays when it has been sent: the same thing is never told
 * again.
 */
export interface NoticeRow {
  /** Follows from what happened, so that two who see the same write the same. */
  id: string
  player_id: string
  /** Null for what is about no table. */
  table_id: string | null
  kind: NoticeKind
  /** The line of the journal, or the count, that it is about. */
  n: number
  /** Of somebody who did it: their name. */
  by_whom: string
  at: number
}

/** What waits to be sent: a notice by one channel, or a letter. */
interface OutboxTable {
  id: string
  /** What is sent together and one after another: a channel's id, or the letter's own. */
  lane: string
  player_id: string | null
  notice_id: string | null
  /** Sealed with the server's secret: there may be a link in it that opens an account. */
  letter: string | null
  due_at: number
  /** Afterwards it is worth nothing. */
  expires_at: number
  attempts: Generated<number>
  /**
   * With which claim it is being sent, and by which node; and until when by its clock, for older
   * versions.
   */
  taken_by: Generated<string | null>
  sender: Generated<string | null>
  taken_until: Generated<number>
}

export type OutboxRow = Selectable<OutboxTable>

/**
 * Who has a line open to a table, through which node. Only where there are several: one knows by
 * itself.
 */
interface LookingRow {
  node: string
  table_id: string
  player_id: string
}

/** What is said once about the whole. */
interface HouseRow {
  /**
   * `wellAt`: when somebody last found that it can be written to; `secret`: a fingerprint of the
   * secret it is used with; `backedUpAt`: when a copy was last made; `secureSince`: since when
   * people find the server by https; `notice`: what everybody is told.
   */
  name: "id" | "wellAt" | "secret" | "backedUpAt" | "secureSince" | "notice"
  value: string
}

export interface Database {
  player: PlayerRow
  login: LoginRow
  recovery_code: RecoveryCodeRow
  mail_address: MailAddressRow
  mail_token: MailTokenRow
  token: TokenRow
  game_table: GameTable
  seat: SeatRow
  entry: EntryRow
  archive: ArchiveRow
  folded: FoldedRow
  chat: ChatRow
  mute: MuteRow
  report: ReportRow
  sanction: SanctionRow
  deed: DeedRow
  outcome: OutcomeRow
  vacation: VacationRow
  rating: RatingRow
  puzzle_attempt: PuzzleAttemptRow
  node: NodeRow
  house: HouseRow
  channel: ChannelTable
  notice_wish: NoticeWishRow
  notice: NoticeRow
  outbox: OutboxTable
  looking: LookingRow
}
