// Tells whoever started this process that it serves, where that was asked for: systemd's
// Type=notify.
import { execFile } from "node:child_process"

/**
 * By systemd's own program, since Node has no such sockets. Without this word systemd would wait
 * for ever, and end us in the end: that it could not be given is said aloud.
 */
export function tellReady(environment: NodeJS.ProcessEnv): Promise<void> {
  if (!environment.NOTIFY_SOCKET) return Promise.resolve()
  return new Promise((resolve) => {
    execFile("systemd-notify", ["--ready"], { env: environment }, (error) => {
      if (error !== null)
        console.error(
          `systemd could not be told that Genepool is ready (${error.message.trim()}). ` +
            "Have systemd-notify in the PATH of the unit, or set Type=simple in it.",
        )
      resolve()
    })
  })
}
