// Asks the browser to keep the client on the device, once the page has what it needs

export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  addEventListener("load", () => {
    // Without it everything works as before, only not without a network
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined)
  })
}
