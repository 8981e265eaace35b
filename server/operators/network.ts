// Ranges of addresses, as operators write them: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.
import { BlockList, isIP } from "node:net"

/** Wider than this and half of the world is out. */
const widest = { 4: 8, 6: 24 } as const

export interface Range {
  readonly address: string
  readonly bits: number
  readonly family: 4 | 6
}

/** Null, if it is none, or wider than anybody means. */
export function rangeOf(text: string): Range | null {
  const [address = "", bits, more] = text.trim().split("/")
  const family = isIP(address)
  if (family === 0 || more !== undefined || address.includes("%")) return null
  const most = family === 4 ? 32 : 128
  const width = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  if (width < widest[family as 4 | 6] || width > most) return null
  return { address, bits: width, family: family as 4 | 6 }
}

/** Many ranges, asked at once. IPv4 written as IPv6 is the same address. */
export class Ranges {
  private readonly list = new BlockList()
  private isEmpty = true

  constructor(ranges: Iterable<Range>) {
    for (const { address, bits, family } of ranges) {
      this.list.addSubnet(address, bits, `ipv${family}`)
      this.isEmpty = false
    }
  }

  has(ip: string): boolean {
    // Every choice of a guest asks, and as a rule nobody is kept out
    if (this.isEmpty) return false
    const [bare = ""] = ip.split("%", 1)
    const family = isIP(bare)
    return family !== 0 && this.list.check(bare, `ipv${family as 4 | 6}`)
  }
}
