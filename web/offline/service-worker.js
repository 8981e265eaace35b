// Keeps the client on the device, so that it opens without a network. `files` and `version` are filled in by the build.

const version = "__VERSION__"
const files = __FILES__
const name = (of) => `genepool-${of}`
/** The same file, however it was packed for the way. */
const anyEncoding = { ignoreVary: true }

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(name(version))
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()))
})

/** The version before stays: a page that is still open may yet ask for its parts. */
async function forgetOld() {
  const old = (await caches.keys()).filter((key) => key.startsWith("genepool-") && key !== name(version))
  await Promise.all(old.slice(0, -1).map((key) => caches.delete(key)))
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("/")))
  else if (files.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(kept(request))
})

/** From this version, else from the one before, else from the network. */
async function kept(request) {
  const own = await caches.open(name(version))
  return (
    (await own.match(request, anyEncoding)) ?? (await caches.match(request, anyEncoding)) ?? fetch(request)
  )
}
