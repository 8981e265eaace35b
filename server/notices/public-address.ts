// Addresses that strangers may have us call: those of the open network, and none of the server's
// own.
import { BlockList, isIP, isIPv4 } from "node:net"
import { networkInterfaces } from "node:os"

/**
 * Special-purpose ranges of IANA's registries: this host, private, shared, link-local,
 * documentation, multicast, reserved.
 */
const closed = new BlockList()
for (const [range, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(range, bits, "ipv4")
// Of IPv6 only what is handed out to the open network is open, less what leads back into IPv4 or is
// for documents
const open6 = new BlockList()
open6.addSubnet("2000::", 3, "ipv6")
for (const [range, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(range, bits, "ipv6")

/**
 * Whether an IP address is one that anybody else on the open network could have. What this machine
 * itself answers at its own, perhaps only from within, is nobody's business either.
 */
export function isPublic(address: string, own: readonly string[] = ownAddresses()): boolean {
  const [plain = ""] = address.split("%", 1)
  if (own.includes(plain)) return false
  if (isIPv4(plain)) return !closed.check(plain, "ipv4")
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return isPublic(mapped, own)
  return isIP(plain) === 6 && open6.check(plain, "ipv6") && !closed.check(plain, "ipv6")
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? [])

/** The IP address that an URL names itself; null for a name. */
export function literalOf({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "")
  return isIP(bare) === 0 ? null : bare
}
