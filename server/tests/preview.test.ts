// What messengers show of a link to a table
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { noughts } from "@genepool/noughts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readClient } from "../client.ts"
import { type Genepool, startGenepool } from "../start.ts"
import { placeFor } from "./kit/place.ts"
import { firstOption, testConfig, Visitor } from "./kit/server.ts"

let folder: string
let server: Genepool
let table: string
let code: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-preview-"))
  await mkdir(join(folder, "preview"))
  await writeFile(
    join(folder, "index.html"),
    "<html><head><title>Genepool</title></head><body></body></html>",
  )
  await writeFile(join(folder, "preview/noughts.jpg"), Buffer.from([255, 216]))
  const config = { ...testConfig, ...(await placeFor(":memory:")), origin: "https://games.example" }
  const games = new Map([[noughts.game.id, noughts]])
  server = await startGenepool(config, { client: await readClient(folder), bots: firstOption, games })
  const ada = new Visitor(server)
  await ada.must("POST", "/me/guest", { name: "Ada" })
  const seats = [{ kind: "me" }, { kind: "invited" }]
  table = (await ada.must("POST", "/tables", { game: "noughts", seats })).table
  code = (await ada.must("GET", `/tables/${table}/invitations`))[0].code
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, headers = {}) => server.app.inject({ method: "GET", url, headers })
const tag = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1]

test.each([
  ["en-GB,en;q=0.9", "Ada invites you to Noughts and crosses", "Free seats: 1 of 2."],
  ["pl", "Ada zaprasza do gry Kółko i krzyżyk", "Wolne miejsca: 1 z 2."],
  ["fr, ru;q=0.5", "Ada приглашает вас в игру «Крестики-нолики»", "Свободных мест: 1 из 2."],
])("a link to a table says in %s who invites to what", async (language, title, description) => {
  const { body, headers, statusCode } = await open(`/table/${table}`, { "accept-language": language })
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
  expect(tag(body, "og:title")).toBe(title)
  expect(body).toContain(`<title>${title}</title>`)
  expect(tag(body, "og:description")).toContain(description)
  expect(tag(body, "og:image")).toBe("https://games.example/preview/noughts.jpg")
  expect(headers["content-security-policy"]).toContain("script-src 'self'")
  expect(headers["x-robots-tag"]).toBe("noindex")
})

test("a messenger, which asks in no language, hears that of whoever made the link", async () => {
  const title = async (url: string, headers = {}) => tag((await open(url, headers)).body, "og:title")
  expect(await title(`/table/${table}?lang=pl`)).toBe("Ada zaprasza do gry Kółko i krzyżyk")
  expect(await title(`/table/${table}?code=${code}&lang=ru`)).toMatch(/^Ada приглашает/)
  expect(await title(`/table/${table}?lang=pl`, { "accept-language": "en" })).toMatch(/^Ada invites/)
  for (const odd of ["", "?lang=", "?lang=xx", "?lang=xx&lang=__proto__"])
    expect(await title(`/table/${table}${odd}`)).toMatch(/^Ada invites/)
})

test("an invitation to a seat of one's own is not repeated, nor anything that only the table knows", async () => {
  const { body } = await open(`/table/${table}?code=${code}`)
  expect(tag(body, "og:url")).toBe(`https://games.example/table/${table}`)
  const { row } = await server.tables.get(table)
  for (const secret of [code, row.secret, row.owner]) expect(body).not.toContain(secret)
})

test("where there is no such table the page comes all the same, and says nothing", async () => {
  const { body, statusCode } = await open("/table/nothing")
  expect(statusCode).toBe(200)
  expect(body).toBe("<html><head><title>Genepool</title></head><body></body></html>")
})

test("what has not changed is not sent again", async () => {
  const { headers } = await open(`/table/${table}`)
  const again = await open(`/table/${table}`, { "if-none-match": headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ""])
})

test("other sites may show the picture", async () => {
  expect((await open("/preview/noughts.jpg")).headers["cross-origin-resource-policy"]).toBe("cross-origin")
  expect((await open("/")).headers["cross-origin-resource-policy"]).toBe("same-origin")
})
