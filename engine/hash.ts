// One name for one position: equal JSON gives an equal hash, whatever the order of its keys.

import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** JSON with keys in order. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(",")}}`
}

/** SHA-256 of the canonical JSON, its first 16 bytes in hexadecimal. */
export function stateHash(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(state))).subarray(0, 16))
}
