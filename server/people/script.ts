// One name, one script: letters of two alphabets in one word are how names are forged (UTS 39,
// "highly restrictive").

/**
 * Scripts in everyday use, widely or by few (UAX 31, tables 5 and 7). Dead ones only serve to
 * imitate.
 */
const scripts = [
  ...["Latin", "Cyrillic", "Greek", "Arabic", "Armenian", "Bengali", "Bopomofo", "Devanagari", "Ethiopic"],
  ...["Georgian", "Gujarati", "Gurmukhi", "Han", "Hangul", "Hebrew", "Hiragana", "Kannada", "Katakana"],
  ...["Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai"],
  ...["Tibetan", "Adlam", "Balinese", "Bamum", "Batak", "Canadian_Aboriginal", "Chakma", "Cham", "Cherokee"],
  ...["Javanese", "Kayah_Li", "Lepcha", "Limbu", "Lisu", "Mandaic", "Meetei_Mayek", "Miao", "Mongolian"],
  ...["New_Tai_Lue", "Newa", "Nko", "Ol_Chiki", "Osage", "Saurashtra", "Sundanese", "Syloti_Nagri", "Syriac"],
  ...["Tai_Le", "Tai_Tham", "Tai_Viet", "Tifinagh", "Vai", "Wancho", "Yi"],
] as const

type Script = (typeof scripts)[number]

const letters = scripts.map(
  (script) => [script, new RegExp(`^\\p{Script_Extensions=${script}}$`, "u")] as const,
)
const anywhere = /^[\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]$/u

/** Languages that write in several scripts at once, and in Latin among them. */
const together: readonly (readonly Script[])[] = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
]

/**
 * Whether one script, or one of the mixtures that a language has, holds every letter; and digits of
 * one kind.
 */
export function isOneScript(name: string): boolean {
  let possible: readonly (readonly Script[])[] = [...scripts.map((script) => [script]), ...together]
  for (const letter of new Set(name)) {
    if (anywhere.test(letter)) continue
    const own = letters.filter(([, has]) => has.test(letter)).map(([script]) => script)
    possible = possible.filter((mixture) => mixture.some((script) => own.includes(script)))
  }
  return possible.length > 0 && digitsAreOfOneKind(name)
}

/** Each kind of digits is ten in a row. */
function digitsAreOfOneKind(name: string): boolean {
  const zeros = (name.match(/\p{Nd}/gu) ?? []).map((digit) => zeroOf(digit.codePointAt(0) as number))
  return new Set(zeros).size <= 1
}

function zeroOf(digit: number): number {
  let zero = digit
  while (digit - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return zero
}
