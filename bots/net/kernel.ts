// One layer of a net: in WebAssembly four numbers at a time, or by plain arithmetic, which gives
// the same bits.

import { code, module, op, simd } from "./assembler.ts"

/**
 * Adds up a layer: `out = bias + sum of x[i] * row[i]`, in the order of i, inputs of 0 left out.
 * Addresses are in bytes; `weights` are the bias and then a row for each input, `stride` bytes
 * each, a multiple of `stripe`.
 */
export type Layer = (
  input: number,
  count: number,
  weights: number,
  out: number,
  stride: number,
  cutNegative: number,
) => void

/**
 * So many numbers are added up side by side: as many as keep a processor busy while it waits for
 * the sums.
 */
const sideBySide = 32
/** In bytes. */
export const stripe = 4 * sideBySide

/** At the start of the memory: inputs that are not 0, each with the address of its row. */
export const scratch = 8 * 2048

/**
 * The kernel in WebAssembly over the given memory; null where there is none with numbers side by
 * side.
 */
export function swift(memory: WebAssembly.Memory): Layer | null {
  const bytes = compiled === null ? assemble() : null
  try {
    if (bytes !== null) compiled = new WebAssembly.Module(bytes)
    const { exports } = new WebAssembly.Instance(compiled as WebAssembly.Module, { net: { memory } })
    return exports.layer as Layer
  } catch {
    // An old browser, or a page that may not compile anything
    return null
  }
}

let compiled: WebAssembly.Module | null = null

/** The same over the same memory, one number at a time. */
export function plain(memory: WebAssembly.Memory): Layer {
  const numbers = new Float32Array(memory.buffer)
  return (input, count, weights, out, stride, cutNegative) => {
    const width = stride >> 2
    const to = out >> 2
    let row = weights >> 2
    for (let j = 0; j < width; j++) numbers[to + j] = numbers[row + j] as number
    for (let i = 0; i < count; i++) {
      row += width
      const x = numbers[(input >> 2) + i] as number
      if (x === 0) continue
      for (let j = 0; j < width; j++)
        numbers[to + j] = (numbers[to + j] as number) + Math.fround(x * (numbers[row + j] as number))
    }
    if (cutNegative !== 0)
      for (let j = 0; j < width; j++) numbers[to + j] = Math.max(numbers[to + j] as number, 0)
  }
}

function assemble(): Uint8Array<ArrayBuffer> {
  // Parameters, then locals
  const [input, count, weights, out, stride, cutNegative] = [0, 1, 2, 3, 4, 5]
  const [list, end, row, block, at, source, value] = [6, 7, 8, 9, 10, 11, 12]
  const sums = Array.from({ length: sideBySide / 4 }, (_, i) => 13 + i)
  const splat = 13 + sums.length
  const { get, set, tee, add, loop, whenTrue, again, int } = op

  const listInputs = [
    ...[get(input), get(count), int(2), op.shiftLeft, add, set(end)],
    ...[get(weights), get(stride), add, set(row)],
    loop(
      // Written down in any case and kept if it is not 0: to guess which of them are takes longer
      ...[get(list), get(row), op.storeInt(0)],
      ...[get(list), get(input), op.loadFloat(0), tee(value), op.storeFloat(4)],
      ...[get(list), get(value), op.float0, op.differs, int(3), op.shiftLeft, add, set(list)],
      ...[get(row), get(stride), add, set(row)],
      ...[get(input), int(4), add, tee(input), get(end), op.below, again],
    ),
  ]
  const addRow = [
    ...[get(at), op.loadInt(0), get(block), add, set(source)],
    ...[get(at), simd.loadSplat(4), set(splat)],
    ...sums.flatMap((sum, i) => [
      ...[get(sum), get(splat), get(source), simd.load(16 * i)],
      ...[simd.multiply, simd.add, set(sum)],
    ]),
  ]
  const body = [
    ...[get(count), whenTrue(...listInputs)],
    loop(
      ...sums.flatMap((sum, i) => [get(weights), get(block), add, simd.load(16 * i), set(sum)]),
      ...[int(0), set(at)],
      get(list),
      whenTrue(loop(...addRow, get(at), int(8), add, tee(at), get(list), op.below, again)),
      get(cutNegative),
      whenTrue(...sums.flatMap((sum) => [get(sum), simd.zero, simd.max, set(sum)])),
      ...sums.flatMap((sum, i) => [get(out), get(block), add, get(sum), simd.store(16 * i)]),
      ...[get(block), int(stripe), add, tee(block), get(stride), op.below, again],
    ),
  ]
  return module("layer", 6, code({ ints: 6, floats: 1, vectors: sums.length + 1 }, body))
}
