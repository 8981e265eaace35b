// What strangers have the server call: never its own network, wherever a name leads and whenever it
// leads there.
import { createServer } from "node:http"
import { type AddressInfo, createServer as createTcpServer } from "node:net"
import { afterEach, expect, test } from "vitest"
import { Outbound, type OutboundSetting } from "../notices/outbound.ts"
import { isPublic } from "../notices/public-address.ts"
import { openReceiver } from "./kit/receiver.ts"

const open: { close(): Promise<void> | void }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** A host's name leads to these addresses, one after the other. */
function leading(...addresses: string[]): OutboundSetting["lookup"] {
  const look = (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: addresses.shift() ?? "", family: 4 }])
  return look as OutboundSetting["lookup"]
}

test("addresses of the open network are public, and no others", () => {
  for (const address of [
    "8.8.8.8",
    "172.15.0.1",
    "172.32.0.1",
    "2606:4700::1111",
    "2a00:1450::1",
    "::ffff:8.8.8.8",
  ])
    expect([address, isPublic(address)]).toEqual([address, true])
  for (const address of [
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1"],
    ...["172.31.255.255", "192.168.1.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
    ...[
      "::",
      "::1",
      "::ffff:127.0.0.1",
      "::ffff:10.0.0.1",
      "::127.0.0.1",
      "64:ff9b::a00:1",
      "fc00::1",
      "fd12::1",
    ],
    ...["fe80::1", "fe80::1%eth0", "ff02::1", "2001:db8::1", "2002:7f00:1::", "not an address", ""],
  ])
    expect([address, isPublic(address)]).toEqual([address, false])
})

test("what the machine itself is reached by from outside is closed to those whom it calls for", () => {
  const own = ["10.1.2.3", "8.8.4.4", "2606:4700::64"]
  for (const address of ["8.8.4.4", "::ffff:8.8.4.4", "2606:4700::64", "2606:4700::64%eth0"])
    expect([address, isPublic(address), isPublic(address, own)]).toEqual([address, true, false])
  expect(isPublic("8.8.8.8", own)).toBe(true)
})

test("an address that says itself where it leads is refused when it is given, however it is written", () => {
  const outbound = new Outbound({ private: false })
  for (const address of [
    ...[
      "http://example.org/",
      "ftp://example.org/",
      "https://user:password@example.org/",
      "nonsense",
      "https://",
    ],
    ...[
      "https://127.0.0.1/",
      "https://127.1/",
      "https://0x7f000001/",
      "https://2130706433/",
      "https://[::1]/",
    ],
    ...["https://[::ffff:10.0.0.1]/", "https://localhost/", "https://a.localhost./", "https://db.internal/"],
    ...["https://redis/", "https://redis./", "https://redis:6379/"],
    `https://example.org/${"x".repeat(1000)}`,
  ])
    expect(() => outbound.mustBeCallable(address), address).toThrow(/./)
  expect(outbound.mustBeCallable("https://example.org/hook").host).toBe("example.org")
})

test("where a name leads is looked at whenever it is called: one that changes is refused then", async () => {
  const receiver = await openReceiver()
  open.push(receiver)
  const { port } = new URL(receiver.url)
  const url = `https://example.org:${port}/hook`
  const lookup = leading("8.8.8.8", "127.0.0.1")
  const outbound = new Outbound({ private: false, ...(lookup && { lookup }) })
  // When it was given it led into the open
  lookup?.("example.org", { all: true }, () => undefined)
  await expect(outbound.post(url, {}, "{}")).rejects.toMatchObject({ why: "unknownHost" })
  expect(receiver.calls).toHaveLength(0)
})

test("one private address among several is enough to refuse", async () => {
  const lookup = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: "8.8.8.8", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ])) as OutboundSetting["lookup"]
  const outbound = new Outbound({ private: false, ...(lookup && { lookup }) })
  await expect(outbound.post("https://example.org/", {}, "{}")).rejects.toMatchObject({ why: "unknownHost" })
})

test("redirects are answers, long answers are not read to the end, and a date tells how long to wait", async () => {
  let written = 0
  const server = createServer((request, response) => {
    if (request.url === "/moved") return void response.writeHead(307, { location: "/" }).end()
    if (request.url === "/later")
      return void response
        .writeHead(429, { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() })
        .end()
    response.writeHead(200)
    const more = (): void => {
      written += 65_536
      if (response.destroyed || written > 1 << 30) return
      if (response.write(Buffer.alloc(65_536))) setImmediate(more)
      else response.once("drain", more)
    }
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
  const outbound = new Outbound({ private: true })
  expect((await outbound.post(`${url}/moved`, {}, "{}")).status).toBe(307)
  const { status, retryAfter } = await outbound.post(`${url}/later`, {}, "{}")
  expect(status).toBe(429)
  expect(Math.round((retryAfter ?? 0) / 60_000)).toBe(60)
  expect((await outbound.post(`${url}/endless`, {}, "{}")).status).toBe(200)
  expect(written).toBeLessThan(1 << 26)
})

/** Closed again after one answer, which may be none. */
async function answering(answer: string | null): Promise<{ readonly url: string; close(): void }> {
  const server = createTcpServer((socket) => {
    socket.on("error", () => undefined)
    if (answer === null) return socket.destroy()
    socket.once("data", () => socket.write(answer, () => setTimeout(() => socket.destroy(), 20)))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

const isPublicHere = () => true

test("whatever the other side answers with, it comes to an end", async () => {
  const outbound = new Outbound({ private: true, isPublic: isPublicHere })
  for (const [answer, becomes] of [
    ["HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n", /no answer/],
    ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", /HPE/],
    ["HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf", 200],
    ["none of it\r\n\r\n", /HPE/],
    [`HTTP/1.1 200 OK\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, /HPE/],
    ["", /ECONNRESET/],
  ] as const) {
    const other = await answering(answer)
    const sent = outbound.post(other.url, {}, "{}")
    if (typeof becomes === "number") await expect(sent, answer).resolves.toMatchObject({ status: becomes })
    else await expect(sent, answer).rejects.toThrow(becomes)
    other.close()
  }
})

test("in the open it is said what is wrong; of a private network nobody learns what listens where", async () => {
  const closed = await answering(null)
  closed.close()
  const others = [
    await answering("SSH-2.0-OpenSSH_9.2\r\n"),
    await answering(null),
    await answering("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
  ]
  open.push(...others)
  const urls = [closed, ...others].map(({ url }) => url)
  urls.push(urls[1]?.replace("http:", "https:") ?? "")
  const heard = async (setting: OutboundSetting) => {
    const outbound = new Outbound(setting)
    const all = urls.map((url) =>
      outbound.post(url, {}, "{}").catch(({ message, why }) => `${why}: ${message}`),
    )
    return new Set(await Promise.all(all))
  }
  expect((await heard({ private: true, isPublic: isPublicHere })).size).toBeGreaterThan(3)
  expect(await heard({ private: true })).toEqual(new Set(["unreachable: it cannot be reached"]))
  expect(await heard({ private: false })).toEqual(
    new Set([
      "badAddress: The address must begin with https.",
      "private: The address leads into a private network.",
    ]),
  )
})

test("whether a name exists in the server's own network nobody learns who may not call it", async () => {
  const missing = ((_host: string, _options: object, done: (error: Error) => void) =>
    done(Object.assign(new Error("none"), { code: "ENOTFOUND" }))) as unknown as OutboundSetting["lookup"]
  const heard = (lookup: OutboundSetting["lookup"]) =>
    new Outbound({ private: false, ...(lookup && { lookup }) })
      .post("https://db.example.org/", {}, "{}")
      .catch(({ message, why }) => ({ message, why }))
  expect(await heard(leading("10.0.0.1"))).toEqual(await heard(missing))
  expect(await heard(missing)).toMatchObject({ why: "unknownHost" })
})
