// Notices by e-mail, from the choice to the letter: against a real mail server on the loopback.
import type { NoticeWishes } from "@genepool/wire"
import { afterEach, expect, test } from "vitest"
import { usualWishes } from "../notices/schedule.ts"
import { type MailServer, openMailServer } from "./kit/mail-server.ts"
import { listenerOf, openServer, type TestServer, tableOf, type Visitor } from "./kit/server.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const hour = 3_600_000
const origin = "https://play.example.org"
const password = "correct horse"

async function scene(): Promise<{ server: TestServer; mail: MailServer; ada: Visitor }> {
  const mail = await openMailServer()
  open.push(mail)
  const smtpUrl = `smtp://127.0.0.1:${mail.port}`
  const server = await openServer({ origin, mail: { smtpUrl, from: "Genepool <noreply@play.example.org>" } })
  open.push(server)
  return { server, mail, ada: await server.visitor("Ada") }
}

/** A member whose address is confirmed and who wants letters; and what comes there from then on. */
async function reader(
  { server, mail }: { server: TestServer; mail: MailServer },
  name: string,
  rhythm: NoticeWishes["rhythm"]["mail"],
  locale: NoticeWishes["locale"] = "en",
) {
  const email = `${name.toLowerCase()}@example.org`
  const visitor = await server.visitor()
  await visitor.must("POST", "/me/register", { name, password })
  await visitor.must("PUT", "/me/email", { email, password })
  const token = /confirm#([\w-]{40})\s/.exec(mail.received.at(-1)?.text ?? "")?.[1]
  await visitor.must("POST", "/me/email/confirm", { token })
  await visitor.must("POST", "/me/notices/mail")
  const wishes = { ...usualWishes, quiet: null, locale, rhythm: { ...usualWishes.rhythm, mail: rhythm } }
  await visitor.must("PUT", "/me/notices", wishes)
  const before = mail.received.length
  const letters = () => mail.received.slice(before).filter(({ to }) => to.includes(email))
  return { visitor, email, letters, me: (await visitor.must("GET", "/me")).player.id as string }
}

/** The hands are turned on in steps of ten minutes, and all that is due is sent. */
async function later(server: TestServer, milliseconds: number): Promise<void> {
  for (let turned = 0; turned < milliseconds; turned += hour / 6) {
    server.clock.turn(Math.min(hour / 6, milliseconds - turned))
    await server.notices.settled()
  }
}

const mark = (visitor: Visitor, table: string, cell: number) =>
  visitor.choose(table, { do: "mark", cell }).then(({ status }) => expect(status).toBe(200))

test("a day's turns at several tables are one letter, at the hour of one's wish, in one's language", async () => {
  const here = await scene()
  const { server, mail, ada } = here
  const bea = await reader(here, "Bea", "daily", "pl")
  const tables = [await tableOf("noughts", [ada, bea.visitor]), await tableOf("noughts", [ada, bea.visitor])]
  for (const table of tables) await mark(ada, table, 4)
  // The clock begins at midnight; six in the evening is the usual hour
  await later(server, 17 * hour)
  expect(bea.letters()).toEqual([])
  await later(server, 2 * hour)
  const [letter, ...more] = bea.letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({
    from: "noreply@play.example.org",
    to: [bea.email],
    subject: "Genepool: Wieści z Twoich stołów",
  })
  for (const table of tables) expect(letter?.text).toContain(`${origin}/table/${table}`)
  expect(letter?.text.match(/Twój ruch\./g)).toHaveLength(2)
  expect(letter?.text).toContain(`${origin}/settings#notices`)
  // Nothing of the game itself is in it
  expect(letter?.text).not.toMatch(/mark|cell/)
  await later(server, 48 * hour)
  expect(bea.letters()).toHaveLength(1)
  expect(mail.received.flatMap(({ to }) => to)).not.toContain("ada@example.org")
  expect(server.logged.join()).not.toContain(bea.email)
})

test("at once is one letter an hour at most, with all that came meanwhile", async () => {
  const here = await scene()
  const { server, ada } = here
  const bea = await reader(here, "Bea", "now")
  const first = await tableOf("noughts", [ada, bea.visitor])
  await mark(ada, first, 4)
  await later(server, hour / 6)
  expect(bea.letters()).toHaveLength(1)
  expect(bea.letters()[0]?.text).toContain(`${origin}/table/${first}`)
  const more = [await tableOf("noughts", [ada, bea.visitor]), await tableOf("noughts", [ada, bea.visitor])]
  for (const table of more) await mark(ada, table, 4)
  await later(server, hour / 2)
  expect(bea.letters()).toHaveLength(1)
  await later(server, hour)
  expect(bea.letters()).toHaveLength(2)
  for (const table of more) expect(bea.letters()[1]?.text).toContain(`${origin}/table/${table}`)
  expect(bea.letters()[1]?.text).not.toContain(`${origin}/table/${first}`)
})

test("who has moved or looks when the letter is due is not written to", async () => {
  const here = await scene()
  const { server, ada } = here
  const bea = await reader(here, "Bea", "daily")
  const moved = await tableOf("noughts", [ada, bea.visitor])
  await mark(ada, moved, 4)
  await mark(bea.visitor, moved, 0)
  const seen = await tableOf("noughts", [ada, bea.visitor])
  await mark(ada, seen, 4)
  const waits = await tableOf("noughts", [ada, bea.visitor])
  await mark(ada, waits, 4)
  await later(server, 17 * hour)
  server.tables.presence.arrive(await server.tables.get(seen), listenerOf(bea.me))
  await later(server, 3 * hour)
  expect(bea.letters()).toHaveLength(1)
  const turns = bea.letters()[0]?.text.match(/It is your turn\.\s+\S+/g)
  expect(turns).toEqual([expect.stringContaining(`${origin}/table/${waits}`)])
})

test("a mail server that refuses for now gets the letter later, once", async () => {
  const here = await scene()
  const { server, mail, ada } = here
  const bea = await reader(here, "Bea", "daily")
  const table = await tableOf("noughts", [ada, bea.visitor])
  await mark(ada, table, 4)
  mail.refuses.set(bea.email, 450)
  await later(server, 20 * hour)
  expect(bea.letters()).toEqual([])
  mail.refuses.clear()
  await later(server, 3 * hour)
  expect(bea.letters()).toHaveLength(1)
  await later(server, 30 * hour)
  expect(bea.letters()).toHaveLength(1)
})
