// The settings that a server runs with, as its log tells them: of addresses only the place, of
// secrets nothing.
import type { Config } from "./config.ts"

export function shownSettings(config: Config): { readonly [name: string]: unknown } {
  const { secret: _never, databaseUrl, redisUrl, mail, data, metrics, nodeAddress, ...plain } = config
  return {
    ...plain,
    keptIn: databaseUrl === null ? data : placeOf(databaseUrl),
    redis: redisUrl === null ? null : placeOf(redisUrl),
    node: nodeAddress === null ? null : `${nodeAddress.host}:${nodeAddress.port}`,
    mail: mail === null ? null : placeOf(mail.smtpUrl),
    metrics: metrics === null ? null : `${metrics.host}:${metrics.port}`,
  }
}

/** Neither name nor password. */
export function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
