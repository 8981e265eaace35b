import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ListenProblem, type RunningServer, readClient, serve } from "../index.ts"
import { listenOn } from "../serve.ts"

const page = "<!doctype html><title>Genepool</title>"
const script = `console.log("lobby")\n`.repeat(50)

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-client-"))
  await mkdir(join(folder, "dist/assets"), { recursive: true })
  await writeFile(join(folder, "secret.txt"), "not for visitors")
  await writeFile(join(folder, "dist/index.html"), page)
  await writeFile(join(folder, "dist/icon.svg"), "<svg/>")
  await writeFile(join(folder, "dist/app.webmanifest"), "{}")
  await writeFile(join(folder, "dist/picture.png"), Buffer.from([137, 80, 78, 71]))
  await writeFile(join(folder, "dist/assets/lobby-a1b2c3d4.js"), script)
  server = await serve(await readClient(join(folder, "dist")), { host: "127.0.0.1", port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Sends the path exactly as written; `fetch` would tidy it first. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: Record<string, string | string[] | undefined>
    body: Buffer
  }>()
  const { hostname, port } = new URL(server.url)
  request({ hostname, port, path, method, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on("data", (chunk: Buffer) => chunks.push(chunk))
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    )
  })
    .on("error", reject)
    .end()
  return promise
}

describe("content", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/icon.svg", "image/svg+xml; charset=utf-8"],
    ["/app.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/picture.png", "image/png"],
    ["/assets/lobby-a1b2c3d4.js", "text/javascript; charset=utf-8"],
  ])("%s is %s", async (path, contentType) => {
    const answer = await raw(path)
    expect(answer.status).toBe(200)
    expect(answer.headers["content-type"]).toBe(contentType)
  })

  test("a page address of the client gets the client, a missing file does not", async () => {
    expect((await raw("/table/42?move=7")).body.toString()).toBe(page)
    expect((await raw("/assets/gone.js")).status).toBe(404)
  })

  test("HEAD gives the headers of GET and no body", async () => {
    const answer = await raw("/", {}, "HEAD")
    expect(answer.headers["content-length"]).toBe(String(page.length))
    expect(answer.body.length).toBe(0)
  })

  test.each(["br", "gzip"])("text is sent as %s to those who take it", async (encoding) => {
    const answer = await fetch(`${server.url}/assets/lobby-a1b2c3d4.js`, {
      headers: { "Accept-Encoding": encoding },
    })
    expect(answer.headers.get("Content-Encoding")).toBe(encoding)
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding")
    expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(script.length / 2)
    expect(await answer.text()).toBe(script)
  })

  test("an encoding refused with q=0 is not used, and pictures are sent as they are", async () => {
    expect((await raw("/", { "Accept-Encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe("gzip")
    expect(
      (await raw("/picture.png", { "Accept-Encoding": "br" })).headers["content-encoding"],
    ).toBeUndefined()
  })
})

describe("caching", () => {
  test("files with a hash in their name are kept for good, the page is asked for each time", async () => {
    expect((await raw("/assets/lobby-a1b2c3d4.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    )
    expect((await raw("/")).headers["cache-control"]).toBe("no-cache")
  })

  test("what the browser has already is not sent again", async () => {
    const etag = String((await raw("/")).headers.etag)
    const again = await raw("/", { "If-None-Match": `W/"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect((await raw("/", { "If-None-Match": `"other"` })).status).toBe(200)
  })

  test("the tag differs by encoding", async () => {
    const plain = await raw("/")
    const zipped = await raw("/", { "Accept-Encoding": "gzip" })
    expect(zipped.headers.etag).not.toBe(plain.headers.etag)
  })
})

describe("safety", () => {
  test.each(["/", "/assets/gone.js"])("%s carries the security headers", async (path) => {
    const { headers } = await raw(path)
    expect(headers["content-security-policy"]).toContain("default-src 'self'")
    // Bots may compile what they add up with; no text becomes a script or a style
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers["content-security-policy"]).not.toContain("'unsafe-")
    expect(headers["x-content-type-options"]).toBe("nosniff")
  })

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "//secret.txt",
  ])("%s does not lead out of the folder", async (path) => {
    const answer = await raw(path)
    expect(answer.body.toString()).not.toContain("not for visitors")
    expect(answer.status).toBe(404)
  })

  test("a broken address and a wrong method are refused", async () => {
    expect((await raw("/%zz")).status).toBe(400)
    const posted = await raw("/", {}, "POST")
    expect(posted.status).toBe(405)
    expect(posted.headers.allow).toBe("GET, HEAD")
  })
})

describe("listening", () => {
  test("a taken port is told with a way out", async () => {
    const port = Number(new URL(server.url).port)
    const second = serve(new Map(), { host: "127.0.0.1", port })
    await expect(second).rejects.toThrow(ListenProblem)
    await expect(second).rejects.toThrow(`Port ${port} is taken by another program.`)
    await expect(second).rejects.toThrow(`PORT=${port + 1} ./play`)
    // By the setting that has to be another
    const figures = listenOn({ host: "127.0.0.1", port }, () => undefined, "GENEPOOL_METRICS")
    await expect(figures).rejects.toThrow(`GENEPOOL_METRICS=127.0.0.1:${port + 1}`)
  })

  test("a host that is not ours is told", async () => {
    await expect(serve(new Map(), { host: "192.0.2.1", port: 0 })).rejects.toThrow(
      "HOST=192.0.2.1 is not an address of this machine.",
    )
  })
})
