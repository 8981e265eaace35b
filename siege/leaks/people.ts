// People who come and go, and the streams through which they look at a table.
import { changed } from "@genepool/engine"
import { EventStream, type Line, type StreamEvent } from "@genepool/server/testing"
import type { Entered, NewBotAccount, TableChange, TableNews } from "@genepool/wire"

/** Somebody by the session or key that they have; who has signed out is nobody. */
export interface Person {
  readonly name: string
  readonly id: string
  /** By what the server knows them: one for each device. */
  readonly devices: Device[]
  /** Whose bot account it is, and the key's id. */
  readonly key: { readonly owner: Person; readonly id: string } | null
}

export interface Device {
  readonly headers: Record<string, string>
  signedIn: boolean
}

export async function guest(line: Line, name: string): Promise<Person> {
  const headers = await line.guest(name)
  return { name, id: await idOf(line, headers), devices: [{ headers, signedIn: true }], key: null }
}

/** A member with two devices. */
export async function member(line: Line, name: string): Promise<Person> {
  const password = "a horse of correct stapling"
  const cookies = async (path: string) => {
    const { status, headers, text } = await line.json("POST", path, {}, { name, password })
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return { cookie: (headers["set-cookie"] ?? []).map((set) => set.split(";")[0]).join("; ") }
  }
  const devices = [await cookies("/me/register"), await cookies("/me/sign-in")]
  const id = await idOf(line, devices[0] as { cookie: string })
  return { name, id, devices: devices.map((headers) => ({ headers, signedIn: true })), key: null }
}

/** A bot account of somebody's. */
export async function program(line: Line, owner: Person, name: string): Promise<Person> {
  const device = owner.devices[0] as Device
  const made = await line.must<NewBotAccount>("POST", "/me/bots", device.headers, { name })
  const headers = { authorization: `Bearer ${made.token}` }
  return { name, id: made.player.id, devices: [{ headers, signedIn: true }], key: { owner, id: made.id } }
}

async function idOf(line: Line, headers: Record<string, string>): Promise<string> {
  const { player } = await line.must<Entered>("GET", "/me", headers)
  return player.id
}

/** An open stream, and how far it has been looked through. */
export class Eye {
  /** Null for a stranger. */
  readonly person: Person | null
  readonly device: Device | null
  readonly table: string
  readonly stream: EventStream
  /** The last line it was told of; null before the first. */
  told: number | null
  lastId: string | null
  /** Nothing has come yet. */
  isFirst = true
  /** The seats that were there when it was told last. */
  present: readonly number[] = []
  private looked = 0
  /** How the table stood when it was told last. */
  private now: unknown = null

  /** `byChanges`: it asks for what is other than before, and puts together what it was told. */
  constructor(
    line: Line,
    table: string,
    person: Person | null,
    device: Device | null,
    from: Pick<Eye, "lastId" | "told"> | null,
    byChanges: boolean,
  ) {
    this.person = person
    this.device = device
    this.table = table
    this.lastId = from?.lastId ?? null
    this.told = from?.told ?? null
    const resume: Record<string, string> = this.lastId === null ? {} : { "last-event-id": this.lastId }
    const wish = byChanges ? "?changes=1" : ""
    this.stream = new EventStream(`${line.url}/api/v1/tables/${table}/stream${wish}`, {
      ...device?.headers,
      ...resume,
    })
  }

  get name(): string {
    return this.person?.name ?? "a stranger"
  }

  /** Whether the session behind it is still one. */
  get isLawful(): boolean {
    return this.device === null || this.device.signedIn
  }

  /** What came since it was asked last. */
  news(): StreamEvent[] {
    const news = this.stream.events.slice(this.looked)
    this.looked = this.stream.events.length
    for (const { id } of news) if (id !== null) this.lastId = id
    return news.map((event) => this.whole(event))
  }

  /** The event as whoever asks for no changes gets it. */
  private whole(event: StreamEvent): StreamEvent {
    if (event.event === "table") this.now = (JSON.parse(event.data) as TableNews).now
    if (event.event !== "change") return event
    const { happened, change } = JSON.parse(event.data) as TableChange
    this.now = changed(this.now, change)
    return { ...event, event: "table", data: JSON.stringify({ happened, now: this.now }) }
  }
}
