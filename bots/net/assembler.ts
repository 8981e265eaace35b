// Just enough of an assembler for one small function of WebAssembly.

/** An instruction, or a block of them, as bytes. */
export type Code = readonly number[]

const none = 0x40
const [typeInt, typeFloat, typeVector] = [0x7f, 0x7d, 0x7b]

const leb = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]

/** A constant may be negative: its last byte keeps a bit for the sign. */
const int = (value: number): Code => {
  const bytes = leb(value)
  return [0x41, ...((bytes.at(-1) as number) < 0x40 ? bytes : [...bytes.slice(0, -1), value | 0x80, 0])]
}

const at =
  (...opcode: number[]) =>
  (offset: number): Code => [...opcode, 0, ...leb(offset)]

export const op = {
  get: (local: number): Code => [0x20, local],
  set: (local: number): Code => [0x21, local],
  tee: (local: number): Code => [0x22, local],
  int,
  float0: [0x43, 0, 0, 0, 0] as Code,
  add: [0x6a] as Code,
  shiftLeft: [0x74] as Code,
  /** Unsigned. */
  below: [0x49] as Code,
  /** Of two floats. */
  differs: [0x5c] as Code,
  loadInt: at(0x28),
  loadFloat: at(0x2a),
  storeInt: at(0x36),
  storeFloat: at(0x38),
  /** Runs once, and anew whenever it comes to `again` with something true. */
  loop: (...body: Code[]): Code => [0x03, none, ...body.flat(), 0x0b],
  again: [0x0d, 0] as Code,
  whenTrue: (...body: Code[]): Code => [0x04, none, ...body.flat(), 0x0b],
}

/** Four floats side by side. */
export const simd = {
  load: at(0xfd, 0x00),
  loadSplat: at(0xfd, 0x09),
  store: at(0xfd, 0x0b),
  zero: [0xfd, 0x0c, ...new Array<number>(16).fill(0)] as Code,
  add: [0xfd, ...leb(0xe4)] as Code,
  multiply: [0xfd, ...leb(0xe6)] as Code,
  max: [0xfd, ...leb(0xe9)] as Code,
}

export interface Locals {
  readonly ints: number
  readonly floats: number
  readonly vectors: number
}

export function code({ ints, floats, vectors }: Locals, body: readonly Code[]): Code {
  const locals = [3, ints, typeInt, floats, typeFloat, vectors, typeVector]
  const bytes = [...locals, ...body.flat(), 0x0b]
  return [...leb(bytes.length), ...bytes]
}

/**
 * A module that takes its memory from outside (`net.memory`), with one function of so many whole
 * numbers.
 */
export function module(name: string, params: number, body: Code): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))]
  const section = (id: number, bytes: readonly number[]) => [id, ...leb(bytes.length), ...bytes]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, params, ...new Array<number>(params).fill(typeInt), 0]),
    ...section(2, [1, ...text("net"), ...text("memory"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text(name), 0, 0]),
    ...section(10, [1, ...body]),
  ])
}
