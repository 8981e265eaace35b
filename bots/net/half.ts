// Numbers of 16 bits (IEEE half precision), by hand: not every browser has them yet.

const bytes = new DataView(new ArrayBuffer(4))

/** The nearest number of 16 bits; of two equally near the even one. */
export function toHalf(x: number): number {
  bytes.setFloat32(0, x)
  const bits = bytes.getUint32(0)
  const sign = (bits >>> 16) & 0x8000
  const size = Math.abs(x)
  if (Number.isNaN(x)) return sign | 0x7e00
  if (size >= 65520) return sign | 0x7c00
  // Below 2^-14 all numbers are multiples of 2^-24
  if (size < 2 ** -14) return sign | nearestEven(size * 2 ** 24)
  const exponent = ((bits >>> 23) & 0xff) - 127
  const mantissa = (size / 2 ** exponent - 1) * 1024
  // A mantissa that rounds up to 1024 carries over into the exponent, as it should
  return sign | (((exponent + 15) << 10) + nearestEven(mantissa))
}

export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >>> 10) & 0x1f
  const mantissa = half & 0x3ff
  if (exponent === 0) return sign * mantissa * 2 ** -24
  if (exponent === 31) return mantissa === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15)
}

/** Base64 of so many of them, low byte first. */
export function unpackHalves(base64: string, count: number): Float32Array {
  const text = atob(base64)
  const numbers = new Float32Array(count)
  for (let i = 0; i < numbers.length; i++)
    numbers[i] = fromHalf(text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 8))
  return numbers
}

export function packHalves(numbers: Float32Array): string {
  let text = ""
  for (const number of numbers) {
    const half = toHalf(number)
    text += String.fromCharCode(half & 0xff, half >>> 8)
  }
  return btoa(text)
}

function nearestEven(x: number): number {
  const below = Math.floor(x)
  const rest = x - below
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below
}
