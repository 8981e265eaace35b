// What this device has shown about a table goes when the table is looked at here: it has been seen

/** By the name that the server gives to all about one table. */
async function close(table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  const shown = (await worker?.getNotifications?.({ tag: `table ${table}` })) ?? []
  for (const notification of shown) notification.close()
}

/** Now, and whenever the page is looked at again. Answers how to stop that. */
export function closeNoticesOf(table: string): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void close(table).catch(() => undefined)
  }
  look()
  document.addEventListener("visibilitychange", look)
  return () => document.removeEventListener("visibilitychange", look)
}
