// Keeps the client on the device, so that it opens without a network. `files` and `version` are
// filled in by the build.

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

/**
 * Something waits for whoever uses this device. What is about the same table takes the other's
 * place.
 */
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json()
  const look = { icon: "/icon-192.png", badge: "/icon-192.png" }
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, ...look }))
})

/** Opens the table, in a window that is there already if there is one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  // Wherever the server believes to be found: nobody is led away from here by a message
  const { pathname, hash } = new URL(event.notification.data.url, location.origin)
  event.waitUntil(openAt(`${location.origin}${pathname}${hash}`))
})

async function openAt(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const { pathname } = new URL(url)
  const there = windows.find((one) => new URL(one.url).pathname === pathname)
  if (there !== undefined) return there.focus()
  const [any] = windows
  if (any === undefined) return self.clients.openWindow(url)
  return (await any.navigate(url).catch(() => null))?.focus() ?? self.clients.openWindow(url)
}
