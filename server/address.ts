// Whose an address is, as far as limits are concerned.
import { isIPv6 } from "node:net"

/**
 * IPv4 as it is, also where it is written as IPv6. Of IPv6 the first 64 bits: a provider gives that
 * much to one connection, and whoever has it can come from any of its 2^64 addresses.
 */
export function networkOf(address: string): string {
  // Most are none, and every request asks
  if (!address.includes(":") || !isIPv6(address)) return address
  const [bare = ""] = address.split("%", 1)
  const groups = groupsOf(bare)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".")
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`
}

/** The eight numbers of a right IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::")
  const before = numbersOf(head)
  if (tail === undefined) return before
  const after = numbersOf(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function numbersOf(text: string): number[] {
  if (text === "") return []
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
