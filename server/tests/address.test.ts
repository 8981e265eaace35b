import { fc, test as property } from "@fast-check/vitest"
import { expect, test } from "vitest"
import { networkOf } from "../address.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::6", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["not an address", "not an address"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

property.prop([fc.ipV6(), fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 })])(
  "whatever stands in the last 64 bits",
  (address, last) => {
    const network = networkOf(address)
    fc.pre(network.endsWith("::/64"))
    const other = `${network.slice(0, -"::/64".length)}:${last.map((group) => group.toString(16)).join(":")}`
    fc.pre(networkOf(other).endsWith("::/64"))
    expect(networkOf(other)).toBe(network)
  },
)
