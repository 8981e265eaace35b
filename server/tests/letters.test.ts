// A way back in by e-mail, with a real mail server on the loopback.
import { afterEach, expect, test } from "vitest"
import { withFolder } from "../testing/folder.ts"
import { HandClock } from "../testing/hand-clock.ts"
import { type MailServer, openMailServer } from "./kit/mail-server.ts"
import { openServer, type TestServer, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const origin = "https://play.example.org"
const password = "correct horse"
const better = "battery staple"

async function serverWithMail(): Promise<{ server: TestServer; mail: MailServer }> {
  const mail = await openMailServer({ user: "genepool", password: "s3cret" })
  open.push(mail)
  const smtpUrl = `smtp://genepool:s3cret@127.0.0.1:${mail.port}`
  const server = await openServer({ origin, mail: { smtpUrl, from: "Genepool <noreply@play.example.org>" } })
  open.push(server)
  return { server, mail }
}

async function member(server: TestServer, name: string): Promise<Visitor> {
  const visitor = await server.visitor()
  await visitor.must("POST", "/me/register", { name, password })
  return visitor
}

const linkIn = (text: string, page: string) =>
  new RegExp(`${origin}/${page}#([\\w-]{40})\\s`).exec(text)?.[1] as string

async function confirmed(
  server: TestServer,
  mail: MailServer,
  name: string,
  email: string,
): Promise<Visitor> {
  const visitor = await member(server, name)
  await visitor.must("PUT", "/me/email", { email, password })
  const token = linkIn(mail.received.at(-1)?.text as string, "confirm")
  await visitor.must("POST", "/me/email/confirm", { token })
  return visitor
}

test("a letter to an address that is not known yet makes no link of whoever gave it", async () => {
  const { server, mail } = await serverWithMail()
  const eve = await member(server, "win.example.com")
  await eve.must("PUT", "/me/email", { email: "ada@example.org", password })
  const { text } = mail.received.at(-1) as { readonly text: string }
  expect(text).not.toContain("win.example.com")
  expect(text.replaceAll("\u2060", "")).toContain("Hello win.example.com,")
})

test("an address is confirmed by its link; then a letter brings back in, once and for an hour", async () => {
  const { server, mail } = await serverWithMail()
  const ada = await member(server, "Ada")
  expect((await ada.ask("PUT", "/me/email", { email: "ada@example.org" })).status).toBe(401)
  await ada.must("PUT", "/me/email", { email: "ada@example.org", password, locale: "pl" })
  expect(mail.received).toHaveLength(1)
  const [first] = mail.received
  expect(first).toMatchObject({
    from: "noreply@play.example.org",
    to: ["ada@example.org"],
    subject: "Genepool: potwierdź swój adres e-mail",
  })
  const account = () => ada.must("GET", "/me/account")
  expect(await account()).toMatchObject({ email: null, pending: "ada@example.org" })
  // Nothing is sent to an address that nobody has confirmed
  const lost = await server.visitor()
  await lost.must("POST", "/me/recover/letter", { who: "Ada" })
  await server.accounts.settled()
  expect(mail.received).toHaveLength(1)

  const token = linkIn(first?.text as string, "confirm")
  // The link alone does nothing: neither for a stranger nor for another account
  expect((await lost.ask("POST", "/me/email/confirm", { token })).body.error.code).toBe("signInFirst")
  const other = await member(server, "Zoe")
  expect((await other.ask("POST", "/me/email/confirm", { token })).body.error.code).toBe("wrongCode")
  expect(await account()).toMatchObject({ email: null, pending: "ada@example.org" })
  await ada.must("POST", "/me/email/confirm", { token })
  expect(await account()).toMatchObject({ email: "ada@example.org", pending: null })
  expect((await ada.ask("POST", "/me/email/confirm", { token })).body.error.code).toBe("wrongCode")

  await lost.must("POST", "/me/recover/letter", { who: "ADA@example.org", locale: "ru" })
  await until(() => mail.received.length === 2)
  expect(mail.received[1]).toMatchObject({ to: ["ada@example.org"], subject: "Genepool: новый пароль" })
  const link = linkIn(mail.received[1]?.text as string, "recover")
  // The link of one purpose does not serve the other
  expect((await ada.ask("POST", "/me/email/confirm", { token: link })).body.error.code).toBe("wrongCode")
  expect((await lost.ask("POST", "/me/recover/link", { token: link, password: "short" })).status).toBe(400)
  const { player } = await lost.must("POST", "/me/recover/link", { token: link, password: better })
  expect(player.name).toBe("Ada")
  expect((await ada.must("GET", "/me")).player).toBeNull()
  const twice = await (await server.visitor()).ask("POST", "/me/recover/link", {
    token: link,
    password: better,
  })
  expect(twice).toMatchObject({ status: 401, body: { error: { code: "wrongCode" } } })

  await lost.must("POST", "/me/recover/letter", { who: "ada" })
  await until(() => mail.received.length === 3)
  const late = linkIn(mail.received[2]?.text as string, "recover")
  server.clock.turn(3_600_001)
  expect((await lost.ask("POST", "/me/recover/link", { token: late, password: better })).status).toBe(401)
  for (const secret of [token, link, late, "ada@example.org", "s3cret", better])
    expect(server.logged.join()).not.toContain(secret)
})

test("whoever asks for a letter is not told whether there is such an account", async () => {
  const { server, mail } = await serverWithMail()
  await confirmed(server, mail, "Bea", "bea@example.org")
  await member(server, "Cyd")
  const asking = await server.visitor()
  const answers = []
  for (const who of ["Bea", "Cyd", "Nobody at all", "bea@example.org", "x@example.org"])
    answers.push(await asking.ask("POST", "/me/recover/letter", { who }))
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
  await until(() => mail.received.length === 3)
  expect(new Set(mail.received.flatMap(({ to }) => to))).toEqual(new Set(["bea@example.org"]))
})

test("only the newest link works, and none once the address is forgotten", async () => {
  const { server, mail } = await serverWithMail()
  const dot = await confirmed(server, mail, "Dot", "dot@example.org")
  const lost = await server.visitor()
  for (const count of [2, 3]) {
    await lost.must("POST", "/me/recover/letter", { who: "Dot" })
    await until(() => mail.received.length === count)
  }
  const [older, newer] = mail.received.slice(1).map(({ text }) => linkIn(text, "recover"))
  expect((await lost.ask("POST", "/me/recover/link", { token: older, password: better })).status).toBe(401)
  await dot.must("POST", "/me/email/remove", { password })
  expect((await lost.ask("POST", "/me/recover/link", { token: newer, password: better })).status).toBe(401)
  expect((await dot.must("GET", "/me/account")).email).toBeNull()
})

test("a new password ends the links and codes that whoever knew the old one asked for", async () => {
  const { server, mail } = await serverWithMail()
  const vic = await confirmed(server, mail, "Vic", "vic@example.org")
  const mallory = await server.visitor()
  await mallory.must("POST", "/me/sign-in", { name: "Vic", password })
  await mallory.must("PUT", "/me/email", { email: "mallory@example.org", password })
  const confirm = linkIn(mail.received.at(-1)?.text as string, "confirm")
  await mallory.must("POST", "/me/recover/letter", { who: "Vic" })
  await until(() => mail.received.length === 3)
  const recover = linkIn(mail.received.at(-1)?.text as string, "recover")
  const { codes } = await mallory.must("POST", "/me/recovery-codes", { password })

  await vic.must("POST", "/me/password", { password, new: better })
  // Whose the address is has to be shown once more
  expect(await vic.must("GET", "/me/account")).toMatchObject({
    email: null,
    pending: "vic@example.org",
    recoveryCodes: 0,
  })
  for (const visitor of [mallory, vic])
    expect((await visitor.ask("POST", "/me/email/confirm", { token: confirm })).status).toBe(401)
  const again = "mallory was here"
  const byLink = await mallory.ask("POST", "/me/recover/link", { token: recover, password: again })
  expect(byLink.body.error.code).toBe("wrongCode")
  const byCode = await mallory.ask("POST", "/me/recover/code", {
    name: "Vic",
    code: codes[0],
    password: again,
  })
  expect(byCode.body.error.code).toBe("wrongCode")
})

test("who is given up for another address, or for none, is told", async () => {
  const { server, mail } = await serverWithMail()
  const ida = await confirmed(server, mail, "Ida", "ida@example.org")
  await ida.must("PUT", "/me/email", { email: "new@example.org", password })
  const token = linkIn(mail.received.at(-1)?.text as string, "confirm")
  await ida.must("POST", "/me/email/confirm", { token, locale: "pl" })
  await until(() => mail.received.length === 3)
  expect(mail.received[2]).toMatchObject({
    to: ["ida@example.org"],
    subject: "Genepool: ten adres nie jest już używany",
  })
  await ida.must("POST", "/me/email/remove", { password })
  await until(() => mail.received.length === 4)
  expect(mail.received[3]).toMatchObject({
    to: ["new@example.org"],
    subject: "Genepool: this address is no longer used",
  })
  // Neither letter opens anything, nor tells the address from now on
  for (const { text } of mail.received.slice(2)) expect(text).not.toMatch(/#|new@/)
})

test("a mail server that is away: whoever waits is told, and the address from before stays", async () => {
  const { server, mail } = await serverWithMail()
  const eve = await confirmed(server, mail, "Eve", "eve@example.org")
  await mail.close()
  expect(await eve.ask("PUT", "/me/email", { email: "new@example.org", password })).toMatchObject({
    status: 503,
    body: { error: { code: "unavailable" } },
  })
  expect((await eve.must("GET", "/me/account")).email).toBe("eve@example.org")
  expect(server.logged.join()).toContain("a letter could not be sent")
  expect(server.logged.join()).not.toContain("@example.org")
})

test("a letter that is refused for now is sent again after a pause; one refused for good is not", async () => {
  const { server, mail } = await serverWithMail()
  await confirmed(server, mail, "Fay", "fay@example.org")
  await confirmed(server, mail, "Gil", "gil@example.org")
  mail.refuses.set("fay@example.org", 450)
  mail.refuses.set("gil@example.org", 550)
  const lost = await server.visitor()
  for (const who of ["Fay", "Gil"]) await lost.must("POST", "/me/recover/letter", { who })
  const failures = () => server.logged.filter((line) => line.includes("a letter could not be sent")).length
  await until(() => failures() === 2)
  mail.refuses.clear()
  server.clock.turn(10_000)
  await until(() => mail.received.length === 3)
  expect(mail.received[2]?.to).toEqual(["fay@example.org"])
})

test("one account, and one address, gets few letters", async () => {
  const mail = await openMailServer()
  open.push(mail)
  const smtpUrl = `smtp://127.0.0.1:${mail.port}`
  const server = await openServer({ origin, rate: 1, mail: { smtpUrl, from: "noreply@play.example.org" } })
  open.push(server)
  const visitor = await member(server, "Hal")
  const statuses: number[] = []
  for (let i = 0; i < 5; i++)
    statuses.push((await visitor.ask("PUT", "/me/email", { email: "hal@example.org", password })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(mail.received).toHaveLength(3)
})

test("an address that a stranger had confirmed does not outlive the password: it opens nothing until it is confirmed once more", async () => {
  const { server, mail } = await serverWithMail()
  const vic = await member(server, "Vic")
  const mallory = await server.visitor()
  await mallory.must("POST", "/me/sign-in", { name: "Vic", password })
  await mallory.must("PUT", "/me/email", { email: "mallory@example.org", password })
  await mallory.must("POST", "/me/email/confirm", {
    token: linkIn(mail.received.at(-1)?.text as string, "confirm"),
  })
  await vic.must("POST", "/me/password", { password, new: better, locale: "ru" })
  await until(() => mail.received.length === 2)
  expect(mail.received[1]).toMatchObject({
    to: ["mallory@example.org"],
    subject: "Genepool: это по-прежнему ваш адрес?",
  })
  // Mallory reads the letter, and is signed in no more
  const token = linkIn(mail.received[1]?.text as string, "confirm")
  expect((await mallory.ask("POST", "/me/email/confirm", { token })).body.error.code).toBe("signInFirst")
  await mallory.must("POST", "/me/recover/letter", { who: "Vic" })
  await server.accounts.settled()
  await server.notices.settled()
  expect(mail.received).toHaveLength(2)
  // Whose it is confirms it as before
  await vic.must("POST", "/me/email/confirm", { token })
  expect((await vic.must("GET", "/me/account")).email).toBe("mallory@example.org")
  // Who comes back by a letter has shown that they read there
  await mallory.must("POST", "/me/recover/letter", { who: "Vic" })
  await until(() => mail.received.length === 3)
  const link = linkIn(mail.received[2]?.text as string, "recover")
  await mallory.must("POST", "/me/recover/link", { token: link, password: "a third one altogether" })
  expect((await mallory.must("GET", "/me/account")).email).toBe("mallory@example.org")
})

test("a letter that waits for its next try outlives a restart, sealed; one whose link has run out is not sent", async () => {
  await withFolder(async (data) => {
    const mail = await openMailServer()
    open.push(mail)
    const wish = {
      data,
      origin,
      mail: { smtpUrl: `smtp://127.0.0.1:${mail.port}`, from: "noreply@play.example.org" },
    }
    const clock = new HandClock()
    const first = await openServer(wish, undefined, undefined, clock)
    await confirmed(first, mail, "Kim", "kim@example.org")
    await confirmed(first, mail, "Lea", "lea@example.org")
    mail.refuses.set("kim@example.org", 450)
    mail.refuses.set("lea@example.org", 450)
    const lost = await first.visitor()
    await lost.must("POST", "/me/recover/letter", { who: "Lea" })
    await first.accounts.settled()
    await first.notices.settled()
    clock.leap(30 * 60_000)
    await lost.must("POST", "/me/recover/letter", { who: "Kim" })
    await first.accounts.settled()
    await first.notices.settled()
    const kept = await first.tables.db.selectFrom("outbox").select("letter").execute()
    expect(kept).toHaveLength(2)
    expect(JSON.stringify(kept)).not.toMatch(/kim|lea|recover#/)
    await first.close()
    mail.refuses.clear()
    // Lea's link is good no longer
    clock.leap(31 * 60_000)
    const second = await openServer(wish, undefined, undefined, clock)
    await second.notices.settled()
    expect(mail.received.slice(2).map(({ to }) => to)).toEqual([["kim@example.org"]])
    const token = linkIn(mail.received[2]?.text as string, "recover")
    await (await second.visitor()).must("POST", "/me/recover/link", { token, password: better })
    await second.close()
  })
})
